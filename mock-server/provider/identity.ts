// The identity provider: the official Firebase Auth emulator in a separate process. It keeps users
// only in memory; the sandbox restores them.
import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { guardPart } from '../listener.ts';
import { type RunningPart, runPart } from '../run-part.ts';
import { readSettings } from '../settings.ts';

/**
 * The parts of the emulator that we use. It has no types and no stable interface, so its version is
 * pinned.
 */
interface EmulatorServer {
  createApp(projectId: string): Promise<RequestListener>;
}
interface EmulatorSpec {
  default: { paths: Record<string, { parameters?: { $ref?: string }[] }> };
}

/**
 * The calls of the web SDK, the Admin SDK and this server. The emulator compiles a validator for
 * each parameter of each call, and all 80 calls take three times as long as these.
 */
const NEEDED = [
  /^\/v1\/accounts:(createAuthUri|delete|lookup|resetPassword|sendOobCode|sendVerificationCode|signUp|update)$/,
  /^\/v1\/accounts:signInWith(CustomToken|EmailLink|Idp|Password|PhoneNumber)$/,
  /^\/v1\/projects\/\{targetProjectId\}\/accounts(:(batchCreate|delete|lookup|sendOobCode|update))?$/,
  /^\/v1\/(projects|recaptchaParams)$/,
  /^\/v1\/token$/,
  /^\/v2\/(passwordPolicy|recaptchaConfig)$/,
  /^\/emulator\/v1\/projects\/\{targetProjectId\}\/(accounts|config|oobCodes|verificationCodes)$/,
];

async function startIdentity(projectId: string): Promise<RunningPart> {
  const load = createRequire(import.meta.url);
  const { paths } = (load('firebase-tools/lib/emulator/auth/apiSpec') as EmulatorSpec).default;
  for (const [path, item] of Object.entries(paths)) {
    if (!NEEDED.some((needed) => needed.test(path))) delete paths[path];
    // Nine parameters of every Google call (`alt`, `prettyPrint`) that the emulator does not read.
    item.parameters = item.parameters?.filter(({ $ref }) => $ref === undefined) ?? [];
  }
  const { createApp } = load('firebase-tools/lib/emulator/auth/server') as EmulatorServer;
  const server = createServer(await createApp(projectId));
  guardPart(server, console.error);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await hideWhoExists(`http://127.0.0.1:${port}`, projectId);
  return {
    port,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/**
 * Enables the default of new projects: no response reveals whether an address has an account. The
 * emulator starts without it.
 */
async function hideWhoExists(origin: string, projectId: string): Promise<void> {
  const response = await fetch(`${origin}/emulator/v1/projects/${projectId}/config`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!response.ok)
    throw new Error(`The identity emulator did not take its settings: ${await response.text()}`);
}

await runPart(() => startIdentity(readSettings().projectId));
