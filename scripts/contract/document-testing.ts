import type { OpenApi } from './document.ts';

/** A minimal document. */
export const emptyDocument: OpenApi = {
  openapi: '3.1.0',
  info: { title: 'Sample', version: '1' },
  servers: [],
  tags: [],
  components: { schemas: {} },
  paths: {},
};
