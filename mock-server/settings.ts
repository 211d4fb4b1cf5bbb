// What the mock can be told, and where it is told. Nothing else of the mock reads the environment for it.

export interface Settings {
  /** The address the front door listens on. */
  host: string;
  /** 0 means any free port. */
  port: number;
  /** False when the caller puts `handle` in front of a server of its own. */
  listen: boolean;
  /** Where sandbox and identity keep what must last. */
  dataDir: string;
  /** Off: Prism answers everything. */
  sandbox: boolean;
  identity: boolean;
  /** The project of the identity provider. Only a `demo-` project takes unsigned tokens. */
  projectId: string;
  /** The contract's root file. */
  contract: string;
  /** Takes one line for a person. */
  log(line: string): void;
}

/**
 * Settings for one mock: what is given, else the environment (HOST, PORT, DATA_DIR, PROJECT_ID, CONTRACT), else the default.
 * @throws Error with one sentence when PORT is no port
 */
export function readSettings(given: Partial<Settings> = {}, env: NodeJS.ProcessEnv = process.env): Settings {
  return {
    host: given.host ?? env.HOST ?? '127.0.0.1',
    port: given.port ?? readPort(env.PORT ?? '4010'),
    listen: given.listen ?? true,
    dataDir: given.dataDir ?? env.DATA_DIR ?? 'data',
    sandbox: given.sandbox ?? true,
    identity: given.identity ?? true,
    projectId: given.projectId ?? env.PROJECT_ID ?? 'demo-frameside',
    contract: given.contract ?? env.CONTRACT ?? 'openapi/v1.yaml',
    log: given.log ?? ((line) => console.error(line)),
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) {
    throw new Error(`PORT is "${text}"; set it to a number from 0 to 65535.`);
  }
  return port;
}
