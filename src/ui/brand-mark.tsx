/** The product's logo, inlined to save a request. public/favicon.svg is the same drawing. */
export function BrandMark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#3d4ad6" />
      <path fill="#fff" d="M7 9a2 2 0 0 1 2-2h10.2a1 1 0 0 1 .7 1.7L8.7 19.9A1 1 0 0 1 7 19.2z" />
      <path fill="#aab2ff" d="M25 23a2 2 0 0 1-2 2H12.8a1 1 0 0 1-.7-1.7l11.2-11.2a1 1 0 0 1 1.7.7z" />
    </svg>
  );
}
