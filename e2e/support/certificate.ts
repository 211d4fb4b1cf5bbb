// A self-signed certificate for a server that replaces another HTTPS host in a test. It is created for each run:
// a key in the repository would look like a real secret.
import { generateKeyPairSync, sign } from 'node:crypto';

/** An ASN.1 element: tag, length, content. */
function der(tag: number, ...contents: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(contents.map((one) => Buffer.from(one)));
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...contents: Buffer[]) => der(0x30, ...contents);
const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));

const signature = sequence(objectId('2a8648ce3d040302'));
const name = sequence(der(0x31, sequence(objectId('550403'), der(0x0c, 'test'))));
const validity = sequence(der(0x17, '200101000000Z'), der(0x17, '491231235959Z'));

/** @returns key and certificate in the format of `createServer` of node:https */
export function makeCertificate(): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const version = der(0xa0, der(0x02, Buffer.from([2])));
  const serial = der(0x02, Buffer.from([1]));
  const own = publicKey.export({ type: 'spki', format: 'der' });
  const body = sequence(version, serial, signature, name, validity, name, own);
  const whole = sequence(body, signature, der(0x03, Buffer.from([0]), sign('sha256', body, privateKey)));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.toString('base64')}\n-----END CERTIFICATE-----\n`,
  };
}
