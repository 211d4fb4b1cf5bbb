import type { OpenApi } from './document.ts';

/** A document in which nothing stands but what it cannot do without. */
export const emptyDocument: OpenApi = {
  openapi: '3.1.0',
  info: { title: 'Sample', version: '1' },
  servers: [],
  tags: [],
  components: { schemas: {} },
  paths: {},
};
