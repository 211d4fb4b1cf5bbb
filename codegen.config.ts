// What is made from the contract, and where; `npm run codegen` runs it.
export default {
  contract: 'openapi/v1.yaml',
  /** Generated files; a door for each tag is written into the folder above. */
  outDir: 'src/api/generated',
};
