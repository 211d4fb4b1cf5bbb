import type { Account } from '~/api/account';
import { motifs } from './motifs';
import type { Idea } from './ready';
import styles from './start-ideas.module.css';

type Colors = Pick<Account, 'brandColor'>;

/** A message in the color of the business, with the motif of its idea. */
export function IdeaPicture({ idea, account }: { idea: Idea; account: Colors }) {
  const brand = account.brandColor ?? 'var(--accent)';
  const { hue, Icon } = motifs[idea.id] ?? {};
  return (
    <svg viewBox="0 0 60 76" style={{ '--hue': hue }} aria-hidden>
      {idea.channel === 'sms' ? (
        <>
          <rect x="8" y="1" width="44" height="74" rx="7" className={styles.paper} />
          <path
            d="M18 12h26a4 4 0 0 1 4 4v26a4 4 0 0 1-4 4H21l-7 6V16a4 4 0 0 1 4-4z"
            className={styles.tint}
          />
          {Icon && <Icon x={19} y={17} className={styles.motif} />}
          <path d="M18 60h24" className={styles.line} />
        </>
      ) : (
        <>
          <rect x="1" y="1" width="58" height="74" rx="4" className={styles.paper} />
          <path d="M1 9V5a4 4 0 0 1 4-4h50a4 4 0 0 1 4 4v4z" fill={brand} />
          <rect x="8" y="14" width="44" height="34" rx="3" className={styles.tint} />
          {Icon && <Icon x={18} y={19} className={styles.motif} />}
          <path d="M8 54h44" className={styles.line} />
          <rect x="18" y="61" width="24" height="8" rx="4" fill={brand} />
        </>
      )}
    </svg>
  );
}
