import { IconFileMusic, IconMovie, IconPhoto, IconPhotoOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import styles from './upload.module.css';

/**
 * Picture types that every browser can decode. For others, a decoding error does not mean that the
 * file is damaged.
 */
const DECODED = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

interface FileThumbProps {
  file: File;
  onDamaged?: () => void;
  onSize?: (width: number, height: number) => void;
}

/**
 * A thumbnail of a local file. It is drawn on a canvas, because the content policy forbids `blob:`
 * URLs.
 */
export function FileThumb({ file, onDamaged, onSize }: FileThumbProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState(false);
  const isDrawn = DECODED.includes(file.type);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is read once
  useEffect(() => {
    if (!isDrawn) return;
    let stale = false;
    createImageBitmap(file).then(
      (picture) => {
        if (!stale) onSize?.(picture.width, picture.height);
        const element = canvas.current;
        if (!stale && element) {
          const scale = Math.min(1, 96 / Math.max(picture.width, picture.height));
          element.width = Math.max(1, picture.width * scale);
          element.height = Math.max(1, picture.height * scale);
          element.getContext('2d')?.drawImage(picture, 0, 0, element.width, element.height);
        }
        picture.close();
      },
      () => {
        if (stale) return;
        setFailed(true);
        onDamaged?.();
      },
    );
    return () => {
      stale = true;
    };
  }, [file, isDrawn]);
  const Sign = signOf(file.type, failed);
  return (
    <span className={styles.thumb}>
      {isDrawn && !failed ? <canvas ref={canvas} aria-hidden /> : <Sign size={24} stroke={1.5} aria-hidden />}
    </span>
  );
}

function signOf(type: string, failed: boolean) {
  if (failed) return IconPhotoOff;
  if (type.startsWith('video/')) return IconMovie;
  return type.startsWith('audio/') ? IconFileMusic : IconPhoto;
}
