// The part of the remote configuration that a browser gets.
import { createHash } from 'node:crypto';
import type { Reply } from '../problems.ts';
import { json } from './replies.ts';
import { atOrigin, type Published } from './template.ts';

interface Question {
  projectId: string;
  /** The origin on which the app was opened. */
  origin: string;
  /** The entity tag of the browser's version. */
  has: string | null;
}

/** @param published undefined when nothing is published */
export function remoteConfig(published: Published | undefined, { projectId, origin, has }: Question): Reply {
  // The tag depends on the content alone, so rewriting the same content does not change it.
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
