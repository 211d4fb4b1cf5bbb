import {
  IconBell,
  IconCake,
  IconCalendarRepeat,
  IconConfetti,
  IconDroplet,
  IconEyeClosed,
  IconFlower,
  IconGift,
  IconHammer,
  IconHeartHandshake,
  IconHomeCheck,
  IconLeaf,
  IconPalette,
  IconPaw,
  IconPolaroid,
  IconScissors,
  IconSpeakerphone,
  IconSunHigh,
  IconTicket,
  IconWand,
} from '~/ui/icons';
import type { SpriteIcon } from '~/ui/sprite-icon';

interface Motif {
  /** In degrees, as in OKLCH. */
  hue: number;
  Icon: SpriteIcon;
}

/** The pictures of the ideas, by their ids. Icons that no other page uses come with this file. */
export const motifs: Record<string, Motif> = {
  holidays: { hue: 25, Icon: IconGift },
  autumn: { hue: 50, Icon: IconLeaf },
  summer: { hue: 100, Icon: IconSunHigh },
  spring: { hue: 150, Icon: IconFlower },
  january: { hue: 285, Icon: IconWand },
  shades: { hue: 320, Icon: IconPalette },
  trim: { hue: 190, Icon: IconScissors },
  bath: { hue: 225, Icon: IconDroplet },
  portrait: { hue: 40, Icon: IconPaw },
  season: { hue: 40, Icon: IconHammer },
  checkup: { hue: 190, Icon: IconHomeCheck },
  event: { hue: 320, Icon: IconTicket },
  recap: { hue: 190, Icon: IconConfetti },
  news: { hue: 190, Icon: IconSpeakerphone },
  return: { hue: 320, Icon: IconCalendarRepeat },
  winback: { hue: 0, Icon: IconHeartHandshake },
  birthday: { hue: 75, Icon: IconCake },
  thanks: { hue: 255, Icon: IconPolaroid },
  unseen: { hue: 300, Icon: IconEyeClosed },
  textback: { hue: 130, Icon: IconBell },
};
