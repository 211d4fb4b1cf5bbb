// A mock in a separate process, so that measuring does not take its time. It sends its address by IPC.
import { readSettings } from '../../mock-server/settings.ts';
import { startMock } from '../../mock-server/start.ts';

process.on('disconnect', () => process.exit(0));
const mock = await startMock(readSettings({ port: 0, identity: false, log: () => undefined }));
process.once('SIGTERM', () => void mock.stop().then(() => process.exit(0)));
process.send?.({
  api: mock.api,
  ports: { sandbox: mock.parts.sandbox?.port, prism: mock.parts.prism.port },
});
