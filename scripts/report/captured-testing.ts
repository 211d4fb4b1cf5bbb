// Test helper: what a command writes when it runs in this process.
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Terminal } from './write.ts';

export interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

export async function captured(
  command: (streams: { stdout: Terminal; stderr: Terminal }) => Promise<number>,
): Promise<Ended> {
  const streams = { stdout: new PassThrough(), stderr: new PassThrough() };
  const written = Promise.all([text(streams.stdout), text(streams.stderr)]);
  const status = await command(streams);
  streams.stdout.end();
  streams.stderr.end();
  const [stdout, stderr] = await written;
  return { status, stdout, stderr };
}
