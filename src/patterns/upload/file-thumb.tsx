import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { limited } from '~/lib/limited';
import { IconFile, IconFileMusic, IconMovie, IconPhoto } from '~/ui/icons';
import styles from './upload.module.css';

/** Picture types that every browser can decode. For others, a decoding error does not mean that the file is damaged. */
const DECODED = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** A picture of 12 megapixels takes 48 MB while it is decoded. */
const takeTurn = limited(4);

const ICONS = { image: IconPhoto, video: IconMovie, audio: IconFileMusic };

interface FileThumbProps {
  file: File;
  /** Called if its content is no such picture. */
  onDamaged: () => void;
  onSize?: ((width: number, height: number) => void) | undefined;
}

/** A thumbnail of a local file. An SVG is an image element, where its scripts and links do nothing. */
export function FileThumb({ file, onDamaged, onSize }: FileThumbProps) {
  const { type } = file;
  const [kind = ''] = type.split('/');
  const [failed, setFailed] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const media = useRef<HTMLImageElement & HTMLVideoElement>(null);
  const fail = () => {
    setFailed(true);
    onDamaged();
  };
  const draw = useEffectEvent(async () => {
    // Its row may be gone by now.
    if (!canvas.current) return;
    try {
      const picture = await createImageBitmap(file);
      const { width, height } = picture;
      const scale = Math.min(1, 112 / Math.max(width, height));
      const element = Object.assign(canvas.current, { width: width * scale, height: height * scale });
      element.getContext('2d')?.drawImage(picture, 0, 0, element.width, element.height);
      picture.close();
      onSize?.(width, height);
    } catch {
      fail();
    }
  });
  useEffect(() => {
    if (canvas.current) void takeTurn(draw);
    if (!media.current) return;
    const url = URL.createObjectURL(file);
    media.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  const Icon = kind in ICONS ? ICONS[kind as keyof typeof ICONS] : IconFile;
  return (
    <span className={styles.thumb}>
      {!failed && DECODED.includes(type) ? (
        <canvas ref={canvas} data-opaque={type === 'image/jpeg' || undefined} aria-hidden />
      ) : !failed && type === 'image/svg+xml' ? (
        <img ref={media} alt="" onError={fail} />
      ) : !failed && kind === 'video' ? (
        <video ref={media} muted preload="metadata" aria-hidden onError={() => setFailed(true)} />
      ) : (
        <Icon size={24} stroke={1.5} aria-hidden />
      )}
    </span>
  );
}
