import { IconFile, IconFileMusic, IconMovie, IconPhoto, IconPhotoOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { limited } from '~/lib/limited';
import styles from './upload.module.css';

/**
 * Picture types that every browser can decode. For others, a decoding error does not mean that the
 * file is damaged.
 */
const DECODED = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

interface Thumbnail {
  picture: ImageBitmap;
  /** The pixels of the file. */
  width: number;
  height: number;
}

/** Each file is decoded once; it keeps its thumbnail from row to row. */
const thumbnails = new WeakMap<File, Promise<Thumbnail>>();

function thumbnailOf(file: File): Promise<Thumbnail> {
  const known = thumbnails.get(file) ?? decode(file);
  thumbnails.set(file, known);
  return known;
}

/** A picture of 12 megapixels takes 48 MB while it is decoded. */
const atOnce = limited(4);

const decode = (file: File): Promise<Thumbnail> => atOnce(() => drawSmall(file));

async function drawSmall(file: File): Promise<Thumbnail> {
  const full = await createImageBitmap(file);
  const { width, height } = full;
  const scale = Math.min(1, 112 / Math.max(width, height));
  const [resizeWidth, resizeHeight] = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
  const picture = await createImageBitmap(full, { resizeWidth, resizeHeight, resizeQuality: 'medium' });
  full.close();
  return { picture, width, height };
}

/** Whether a picture of such a type cannot be decoded, also because it is another kind of file. */
export async function isDamaged(file: File): Promise<boolean> {
  if (!DECODED.includes(file.type)) return false;
  return thumbnailOf(file).then(
    () => false,
    () => true,
  );
}

interface FileThumbProps {
  file: File;
  onDamaged?: () => void;
  onSize?: (width: number, height: number) => void;
}

/**
 * A thumbnail of a local file. An SVG is an image element, where its scripts and links do nothing; a
 * video shows its first frame, if the browser can decode it.
 */
export function FileThumb({ file, onDamaged, onSize }: FileThumbProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState(false);
  const onBroken = () => {
    setFailed(true);
    onDamaged?.();
  };
  const isDrawn = DECODED.includes(file.type);
  const isVector = file.type === 'image/svg+xml';
  const isVideo = file.type.startsWith('video/');
  const vector = useRef<HTMLImageElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = vector.current ?? video.current;
    if (!element) return;
    const url = URL.createObjectURL(file);
    element.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is read once
  useEffect(() => {
    if (!isDrawn) return;
    let stale = false;
    thumbnailOf(file).then(
      ({ picture, width, height }) => {
        if (stale) return;
        onSize?.(width, height);
        const element = canvas.current;
        if (!element) return;
        element.width = picture.width;
        element.height = picture.height;
        element.getContext('2d')?.drawImage(picture, 0, 0);
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
      {isDrawn && !failed && (
        <canvas ref={canvas} data-opaque={file.type === 'image/jpeg' || undefined} aria-hidden />
      )}
      {isVector && !failed && <img ref={vector} alt="" onError={onBroken} />}
      {isVideo && !failed && (
        <video ref={video} muted preload="metadata" aria-hidden onError={() => setFailed(true)} />
      )}
      {(failed || !(isDrawn || isVector || isVideo)) && <Sign size={24} stroke={1.5} aria-hidden />}
    </span>
  );
}

function signOf(type: string, failed: boolean) {
  if (type.startsWith('video/')) return IconMovie;
  if (failed) return IconPhotoOff;
  if (type.startsWith('audio/')) return IconFileMusic;
  return type.startsWith('image/') ? IconPhoto : IconFile;
}
