// The identity provider: the official Firebase Auth emulator, in a process of its own. It knows nobody at the start
// and forgets everybody at the end; the sandbox gives it its users.
import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { guardPart } from '../listener.ts';
import { type RunningPart, runPart } from '../run-part.ts';
import { readSettings } from '../settings.ts';

/** What we use of the emulator. It has no types and promises no interface, so its version is pinned. */
interface EmulatorServer {
  createApp(projectId: string): Promise<RequestListener>;
}
interface EmulatorSpec {
  default: { paths: Record<string, { parameters?: { $ref?: string }[] }> };
}

/**
 * The calls that the web SDK, its administrators' twin and we make. The emulator compiles a validator for each
 * parameter of each call it has, and for all 80 that takes three times as long as for these.
 */
const NEEDED = [
  /^\/v1\/accounts:(createAuthUri|delete|lookup|resetPassword|sendOobCode|sendVerificationCode|signUp|update)$/,
  /^\/v1\/accounts:signInWith(CustomToken|EmailLink|Idp|Password|PhoneNumber)$/,
  /^\/v1\/projects\/\{targetProjectId\}\/accounts(:(batchCreate|delete|lookup|sendOobCode|update))?$/,
  /^\/v1\/(projects|recaptchaParams)$/,
  /^\/v1\/token$/,
  /^\/v2\/(passwordPolicy|recaptchaConfig)$/,
  /^\/emulator\/v1\/projects\/\{targetProjectId\}\/(config|oobCodes|verificationCodes)$/,
];

async function startIdentity(projectId: string): Promise<RunningPart> {
  const load = createRequire(import.meta.url);
  const { paths } = (load('firebase-tools/lib/emulator/auth/apiSpec') as EmulatorSpec).default;
  for (const [path, item] of Object.entries(paths)) {
    if (!NEEDED.some((needed) => needed.test(path))) delete paths[path];
    // Nine that every call of Google's has (`alt`, `prettyPrint`) and that the emulator does not read.
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

/** As new projects have it: no answer tells whether an address has signed up. The emulator begins without. */
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
