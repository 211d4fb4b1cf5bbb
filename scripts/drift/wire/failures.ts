// Explains why there is no response, with advice if possible.
import { MAX_HEAD } from './connection.ts';
import type { FailureKind } from './reply.ts';

/** The phase that a request reached. */
export type Phase = 'connecting' | 'shaking hands' | 'asking' | 'answering';

export interface Scene {
  phase: Phase;
  target: URL;
  /** Received bytes of the body. */
  size: number;
  /** Announced bytes of the body. */
  length: string | undefined;
}

interface Reason {
  failure: FailureKind;
  says: string;
}

const ABOUT_CERTIFICATE = /CERT|LEAF_SIGNATURE|HOSTNAME_MISMATCH|^INVALID_(CA|PURPOSE)$|PATH_LENGTH|CRL/;

export function whyFailed(error: NodeJS.ErrnoException, scene: Scene): Reason {
  const { target, phase } = scene;
  const code = error.code ?? '';
  if (phase === 'connecting') return { failure: 'unreachable', says: whyUnreachable(code, error, target) };
  // TLS 1.3 reports it only after the request is sent.
  const { reason = error.message } = error as { reason?: string };
  const [alert] = /^(EPROTO$|ERR_SSL_)/.test(code) ? (/alert [a-z ]+/.exec(reason) ?? []) : [];
  if (alert !== undefined) {
    const says = `${target.host} broke TLS off (${alert}); it may want a certificate of the client.`;
    return { failure: 'broken', says };
  }
  if (phase === 'shaking hands') return whyNoTls(code, error, target);
  if (code === 'HPE_HEADER_OVERFLOW') {
    return { failure: 'too-large', says: `The head of its answer has more than ${MAX_HEAD} bytes.` };
  }
  if (code.startsWith('HPE_')) {
    return { failure: 'broken', says: `What ${target.host} sent is no HTTP: ${reason}.` };
  }
  return { failure: 'broken', says: whyEnded(scene) };
}

function whyUnreachable(code: string, { message }: Error, { host, hostname }: URL): string {
  if (code === 'ECONNREFUSED') {
    return `${host} refuses the connection; start the server there, or give another --target.`;
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `No host is known as ${hostname} (${code}); look for a slip in --target, or at the network.`;
  }
  return `${host} cannot be reached: ${message || code}.`;
}

function whyNoTls(code: string, { message }: Error, { host }: URL): Reason {
  if (ABOUT_CERTIFICATE.test(code)) {
    return {
      failure: 'certificate',
      says:
        `The certificate of ${host} is not to be trusted: ${message} (${code}). ` +
        'Name the file of your own authority in NODE_EXTRA_CA_CERTS if it is signed by one.',
    };
  }
  return {
    failure: 'broken',
    says: `${host} does not speak TLS (${code || message}); give --target with http:// if it has none.`,
  };
}

function whyEnded({ target: { host }, phase, size, length }: Scene): string {
  if (phase !== 'answering') return `${host} closed the connection without an answer.`;
  const of = length === undefined ? '' : ` of ${length}`;
  return `${host} closed the connection in the middle of its answer, after ${size}${of} bytes.`;
}

/** @param timeoutMs the elapsed timeout */
export function whyLate({ phase, target: { host } }: Scene, timeoutMs: number): Reason {
  const within = `within ${timeoutMs / 1000} s`;
  if (phase === 'connecting') {
    return { failure: 'unreachable', says: `${host} did not take a connection ${within}.` };
  }
  const says = {
    'shaking hands': `${host} took the connection and did not begin TLS ${within}.`,
    asking: `${host} took the request and said nothing ${within}.`,
    answering: `${host} began its answer and did not end it ${within}.`,
  };
  return { failure: 'timeout', says: says[phase] };
}
