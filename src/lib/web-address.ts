/** Adds `https://` to an address that begins with a host, like `salon.example/book`. */
export const withScheme = (text: string): string =>
  /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?(?=[/?#]|$)/u.test(text.trim()) ? `https://${text.trim()}` : text;
