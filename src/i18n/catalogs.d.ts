// Compiled at build time by scripts/compile-messages.ts.
declare module '*.po' {
  const messages: import('@lingui/core').Messages;
  export default messages;
}
