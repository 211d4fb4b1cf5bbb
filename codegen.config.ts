// What is made from the contract, and where; `npm run codegen` runs it.
export default {
  contract: 'openapi/v1.yaml',
  /** Generated files; a door for each tag is written into the folder above. */
  outDir: 'src/api/generated',
  /** Tags that only others call: the app gets their types, and nothing with which it could call them. */
  typesOnly: ['guest', 'webhooks'],
};
