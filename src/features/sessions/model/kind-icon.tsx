import type { ExperienceKind } from '~/api/sessions';
import { IconArrowsDiff, IconCamera, IconGif, IconInfinity, IconLayoutGrid, IconVideo } from '~/ui/icons';

const ICONS: Record<ExperienceKind, typeof IconCamera> = {
  photo: IconCamera,
  collage: IconLayoutGrid,
  gif: IconGif,
  boomerang: IconInfinity,
  video: IconVideo,
  before_after: IconArrowsDiff,
};

export function KindIcon({ kind, size = 20 }: { kind: ExperienceKind; size?: number }) {
  const KindSymbol = ICONS[kind] ?? IconCamera;
  return <KindSymbol size={size} stroke={1.5} aria-hidden />;
}
