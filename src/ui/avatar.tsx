import styles from './avatar.module.css';

/** Initials on a color that is always the same for one name. */
export const Avatar = ({ name }: { name: string }) => (
  <span className={styles.avatar} data-color={colorOf(name)} aria-hidden>
    {initialsOf(name)}
  </span>
);

const COLORS = 6;

const colorOf = (name: string) =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7) % COLORS;

export function initialsOf(name: string): string {
  const words = name.split(/[\s.@_-]+/).filter((word) => /^\p{L}/u.test(word));
  const [first, last] = [words[0], words.length > 1 && !name.includes('@') ? words.at(-1) : undefined];
  return [first, last].map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('') || '#';
}
