import { defineConfig } from 'vitest/config';
import { messages } from './scripts/compile-messages.ts';

export default defineConfig({
  plugins: [messages()],
  resolve: { alias: { '~': new URL('./src', import.meta.url).pathname } },
  test: {
    include: ['{src,scripts,mock-server}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // More would only take turns: some tests start a browser or a database beside themselves.
    maxWorkers: 2,
  },
});
