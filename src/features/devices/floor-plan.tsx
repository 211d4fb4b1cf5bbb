/** A floor plan with walls, a door, a chair, and the booth. */
export function FloorPlan() {
  return (
    <svg
      viewBox="0 0 160 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      style={{ inlineSize: '72%' }}
      aria-hidden
    >
      <path d="M12 108V12h136v96h-34M84 108H12" strokeLinecap="square" />
      <path d="M84 108a30 30 0 0 1 30-30v30" strokeDasharray="3 4" opacity="0.7" />
      <rect x="24" y="24" width="34" height="14" rx="3" opacity="0.7" />
      <circle cx="41" cy="54" r="8" opacity="0.7" />
      <path d="M98 24h38v22H98z" opacity="0.35" />
      <g stroke="var(--accent-text)">
        <rect x="106" y="60" width="22" height="30" rx="3" fill="var(--accent-soft)" />
        <circle cx="117" cy="71" r="4" />
        <path d="m104 58-26-9m26 34-26 15" strokeDasharray="2 4" />
      </g>
    </svg>
  );
}
