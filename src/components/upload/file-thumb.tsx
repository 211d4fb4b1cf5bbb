import { IconFileMusic, IconMovie, IconPhoto, IconPhotoOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import styles from './upload.module.css';

/**
 * Picture types that every browser can decode. For others, a decoding error does not mean that the
 * file is damaged.
 */
const DECODED = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** Whether a picture of such a type cannot be decoded, also because it is another kind of file. */
export async function isDamaged(file: File): Promise<boolean> {
  if (!DECODED.includes(file.type)) return false;
  return createImageBitmap(file).then(
    (picture) => {
      picture.close();
      return false;
    },
    () => true,
  );
}

interface FileThumbProps {
  file: File;
  onDamaged?: () => void;
  onSize?: (width: number, height: number) => void;
}

/** A thumbnail of a local file. An SVG is an image element, where its scripts and links do nothing. */
export function FileThumb({ file, onDamaged, onSize }: FileThumbProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState(false);
  const onBroken = () => {
    setFailed(true);
    onDamaged?.();
  };
  const isDrawn = DECODED.includes(file.type);
  const isVector = file.type === 'image/svg+xml';
  const vector = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const element = vector.current;
    if (!isVector || !element) return;
    const url = URL.createObjectURL(file);
    element.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file, isVector]);
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
        if (!stale) onBroken();
      },
    );
    return () => {
      stale = true;
    };
  }, [file, isDrawn]);
  const Sign = signOf(file.type, failed);
  return (
    <span className={styles.thumb}>
      {isDrawn && !failed && <canvas ref={canvas} aria-hidden />}
      {isVector && !failed && <img ref={vector} alt="" onError={onBroken} />}
      {(failed || !(isDrawn || isVector)) && <Sign size={24} stroke={1.5} aria-hidden />}
    </span>
  );
}

function signOf(type: string, failed: boolean) {
  if (failed) return IconPhotoOff;
  if (type.startsWith('video/')) return IconMovie;
  return type.startsWith('audio/') ? IconFileMusic : IconPhoto;
}
