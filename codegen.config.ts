// The only statement of what is made from the contract. `npm run codegen` runs it.

export interface CodegenConfig {
  contract: string;
  /** Generated files; a door for each tag is written into the folder above. */
  outDir: string;
  /** Every call goes through this function of ours. */
  mutator: { path: string; name: string };
}

export default {
  contract: 'openapi/v1.yaml',
  outDir: 'src/api/generated',
  mutator: { path: 'src/api/http.ts', name: 'http' },
} satisfies CodegenConfig;
