// operationId -> handler. Requests have been validated against openapi/provider.yaml.
import type { Reply } from '../problems.ts';
import { webConfig } from './analytics.ts';
import type { Installations } from './installations.ts';
import { remoteConfig } from './remote-config.ts';
import { json, Refused } from './replies.ts';
import type { Template } from './template.ts';

export interface ProviderRequest {
  params: Record<string, string>;
  headers: Headers;
  /** Valid by its schema. */
  body: unknown;
  apiKey: string;
  /** The origin on which the app was opened. */
  origin: string;
}

interface ProviderDeps {
  projectId: string;
  installations: Installations;
  template: Template;
}

/** Throws Refused for requests that are not granted. */
export type Handler = (asked: ProviderRequest) => Reply | Promise<Reply>;

export const createHandlers = ({
  projectId,
  installations,
  template,
}: ProviderDeps): Record<string, Handler> => ({
  async createInstallation({ body }) {
    const { fid, appId } = body as { fid: string; appId: string };
    const name = `projects/${projectId}/installations/${fid}`;
    return json(200, { name, fid, ...(await installations.register(fid, appId)) });
  },

  createInstallationToken: async ({ params: { fid = '' }, headers }) =>
    json(200, await installations.token(fid, refreshToken(headers))),

  async deleteInstallation({ params: { fid = '' }, headers }) {
    await installations.remove(fid, refreshToken(headers));
    return json(200, {});
  },

  async getRemoteConfig({ body, headers, origin }) {
    const asked = body as Record<'app_instance_id' | 'app_instance_id_token' | 'app_id', string>;
    await installations.check(asked.app_instance_id, asked.app_id, asked.app_instance_id_token);
    return remoteConfig(template.now(), { projectId, origin, has: headers.get('if-none-match') });
  },

  getAnalyticsWebConfig: ({ params: { appId = '' }, apiKey }) => webConfig(projectId, appId, apiKey),
});

/** `Authorization: FIS_v2 <refresh token>` */
function refreshToken(headers: Headers): string {
  const [, token] = /^FIS_v2 (\S+)$/.exec(headers.get('authorization') ?? '') ?? [];
  if (!token) throw new Refused(401, 'Request is missing required authentication credential.');
  return token;
}
