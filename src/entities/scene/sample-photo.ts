import type { Account } from '~/api/account';
import type { Picture } from '~/scene/drawing';
import beauty from './samples/beauty.svg?no-inline';
import construction from './samples/construction.svg?no-inline';
import marketing from './samples/marketing.svg?no-inline';
import pets from './samples/pets.svg?no-inline';

const portrait = (href: string): Picture => ({ href, width: 900, height: 1200 });
const landscape = (href: string): Picture => ({ href, width: 1200, height: 900 });

const SAMPLES: Record<Account['category'], Picture> = {
  beauty: portrait(beauty),
  pets: portrait(pets),
  construction: landscape(construction),
  marketing: landscape(marketing),
  other: landscape(marketing),
};

/** A drawn photo of a business of this category. The demo data fill their templates with the same. */
export const samplePhoto = (category: Account['category']): Picture => SAMPLES[category];
