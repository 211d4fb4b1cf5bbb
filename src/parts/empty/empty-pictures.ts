// Pictures of empty lists and screens. A browser loads one when it is shown.
import booth from './booth.webp';
import designs from './designs.webp';
import message from './message.webp';
import people from './people.webp';
import photos from './photos.webp';
import places from './places.webp';
import products from './products.webp';

const pictures = { booth, designs, message, people, photos, places, products };

export type EmptyPicture = keyof typeof pictures;

/** A decorative picture for a `ResultBlock`; the same in both themes. */
export const emptyPicture = (name: EmptyPicture) => ({
  image: { light: pictures[name], dark: pictures[name], alt: '' },
  width: '16rem',
});
