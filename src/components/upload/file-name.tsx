import styles from './upload.module.css';

/** The end of a name stays visible: files of one camera differ there. */
const END = 14;
const LONGEST = 40;

/** A name that gets shorter in its middle where there is no room. */
export function FileName({ name }: { name: string }) {
  if (name.length <= 2 * END) return <span className={styles.fileName}>{name}</span>;
  return (
    <span className={styles.fileName} data-long title={name}>
      <span>{name.slice(0, -END)}</span>
      <span>{name.slice(-END)}</span>
    </span>
  );
}

/** A name for a sentence. */
export const shortName = (name: string): string =>
  name.length <= LONGEST ? name : `${name.slice(0, LONGEST - END - 1)}…${name.slice(-END)}`;
