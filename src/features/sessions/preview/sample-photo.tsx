import styles from './preview.module.css';

const LOOKS = [
  { sky: '#CFE0D6', shirt: '#3F6B4F', skin: '#E7B995', hair: '#4A3228' },
  { sky: '#E9DCCB', shirt: '#B4552D', skin: '#8C5A3C', hair: '#1F1A17' },
  { sky: '#D5DBEC', shirt: '#3D4AD6', skin: '#F0CDB0', hair: '#B5803D' },
  { sky: '#ECD3DA', shirt: '#7A2E4D', skin: '#C68E68', hair: '#2B2320' },
] as const;

/** A drawn guest instead of a photo. */
export function SamplePhoto({ variant = 0 }: { variant?: number }) {
  const { sky, shirt, skin, hair } = LOOKS[variant % LOOKS.length] ?? LOOKS[0];
  return (
    <svg
      className={styles.sample}
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      focusable="false"
    >
      <rect width="100" height="100" fill={sky} />
      <path d="M18 100c0-24 14-36 32-36s32 12 32 36Z" fill={shirt} />
      <path d="M28 44c0-18 8-28 22-28s22 10 22 28c0 10-3 18-6 22H34c-3-4-6-12-6-22Z" fill={hair} />
      <rect x="43" y="54" width="14" height="16" rx="6" fill={skin} />
      <ellipse cx="50" cy="44" rx="15" ry="18" fill={skin} />
      <path d="M35 40c4-10 16-14 30-4-2-14-8-18-15-18s-14 6-15 22Z" fill={hair} />
      <path d="M44 51c3 4 9 4 12 0" fill="none" stroke="#5A2E22" strokeWidth="1.6" strokeLinecap="round" />
      <circle cx="44.5" cy="43" r="1.6" fill="#2A1B16" />
      <circle cx="55.5" cy="43" r="1.6" fill="#2A1B16" />
    </svg>
  );
}
