import type { Picture } from '~/scene/drawing';
import guest1 from '../samples/guest-1.svg?no-inline';
import guest2 from '../samples/guest-2.svg?no-inline';
import guest3 from '../samples/guest-3.svg?no-inline';
import guest4 from '../samples/guest-4.svg?no-inline';
import styles from './preview.module.css';

/** Drawn guests, in place of photos. */
export const SAMPLE_PHOTOS: readonly Picture[] = [guest1, guest2, guest3, guest4].map((href) => ({
  ...{ href, width: 400, height: 400 },
}));

/** A drawn guest. */
export function SamplePhoto({ variant = 0 }: { variant?: number }) {
  return <img className={styles.sample} src={SAMPLE_PHOTOS[variant % SAMPLE_PHOTOS.length]?.href} alt="" />;
}
