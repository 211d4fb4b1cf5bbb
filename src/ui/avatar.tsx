import { useState } from 'react';
import styles from './avatar.module.css';

interface AvatarProps {
  name: string;
  /** The picture's URL. */
  photo?: string | null;
}

/** A photo, or initials on a color derived from the name. */
export function Avatar({ name, photo = null }: AvatarProps) {
  const [failedPhoto, setFailedPhoto] = useState<string | null>(null);
  if (photo !== null && photo !== failedPhoto) {
    return (
      <img
        className={styles.avatar}
        src={photo}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setFailedPhoto(photo)}
      />
    );
  }
  return (
    <span className={styles.avatar} data-color={colorOf(name)} aria-hidden>
      {initialsOf(name)}
    </span>
  );
}

const COLORS = 6;

const colorOf = (name: string) =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7) % COLORS;

export function initialsOf(name: string): string {
  const words = name.split(/[\s.@_-]+/).filter((word) => /^\p{L}/u.test(word));
  const [first, last] = [words[0], words.length > 1 && !name.includes('@') ? words.at(-1) : undefined];
  return [first, last].map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('') || '#';
}
