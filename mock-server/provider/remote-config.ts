// What a browser gets of the remote configuration.
import { createHash } from 'node:crypto';
import type { Reply } from '../problems.ts';
import { json } from './replies.ts';
import { atOrigin, type Published } from './template.ts';

interface Question {
  projectId: string;
  /** The origin that the app was opened on. */
  origin: string;
  /** The entity tag of what the browser has. */
  has: string | null;
}

/** @param published undefined when nothing is */
export function remoteConfig(published: Published | undefined, { projectId, origin, has }: Question): Reply {
  // Of the content alone: what is written anew without a change has the same tag.
  const tagOf = (content: unknown) => {
    const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
    return `etag-${projectId}-firebase-fetch-${hash}`;
  };
  if (!published) return json(200, { state: 'NO_TEMPLATE' }, { etag: tagOf('NO_TEMPLATE') });
  const { version: templateVersion } = published;
  const isEmpty = Object.keys(published.entries).length === 0;
  const entries = isEmpty ? {} : { ...published.entries, api_url: atOrigin(published.entries, origin) };
  const etag = tagOf(entries);
  if (has === etag) return json(200, { state: 'NO_CHANGE', templateVersion }, { etag });
  if (isEmpty) return json(200, { state: 'EMPTY_CONFIG', templateVersion }, { etag });
  return json(200, { state: 'UPDATE', entries, templateVersion }, { etag });
}
