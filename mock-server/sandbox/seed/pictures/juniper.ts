// Pictures that a salon has uploaded over the years, drawn as SVG: shapes and gradients only, since fonts differ between machines.
import type { components } from '../../../../src/api/generated/schema.d.ts';

export interface JuniperPicture {
  /** The file name without its extension. */
  name: string;
  type: components['schemas']['AssetType'];
  /** The content of an `<svg>` of 1200 x 900. */
  drawing: string;
}

const gradient = (id: string, from: string, to: string) =>
  `<linearGradient id="${id}" x2="0.4" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

/** A leaf that points up, 100 long, with its foot at the origin. */
const leaf = (fill: string, transform: string) =>
  `<path d="M0 0C-34-26-30-74 0-100C30-74 34-26 0 0Z" fill="${fill}" transform="${transform}"/>`;

const times = <T>(count: number, draw: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => draw(i));

/** Leaves along an edge in alternating colors. */
const garland = (colours: string[], count: number, at: (index: number) => [x: number, y: number]) =>
  times(count, (i) => {
    const [x, y] = at(i);
    const size = 0.7 + ((i * 7) % 5) / 14;
    return leaf(
      colours[i % colours.length] ?? '',
      `translate(${x} ${y}) rotate(${(i * 67) % 360}) scale(${size})`,
    );
  }).join('');

const autumn = ['#b5482a', '#d98a3d', '#8a5a2b', '#e3b45c', '#6f7f4f'];

const sprig = times(4, (i) => {
  const y = 560 - i * 90;
  return (
    leaf('#3f6b4f', `translate(600 ${y}) rotate(58)`) + leaf('#5c8a6b', `translate(600 ${y}) rotate(-58)`)
  );
}).join('');

/** Newest first, as on the page. */
export const juniperPictures: JuniperPicture[] = [
  {
    name: 'autumn-frame',
    type: 'overlay',
    drawing: `<path d="M0 0h1200v900H0zM110 110v680h980V110z" fill="#f6ead7" fill-rule="evenodd"/>
      <rect x="126" y="126" width="948" height="648" fill="none" stroke="#b5482a" stroke-width="5"/>
      ${garland(autumn, 26, (i) => [i * 48, 62 + ((i * 5) % 3) * 18])}${garland(autumn, 26, (i) => [i * 48, 842 - ((i * 5) % 3) * 18])}
      ${garland(autumn, 13, (i) => [50 + (i % 2) * 18, 120 + i * 55])}${garland(autumn, 13, (i) => [1150 - (i % 2) * 18, 120 + i * 55])}`,
  },
  {
    name: 'welcome-screen',
    type: 'start_screen',
    drawing: `${gradient('sky', '#f7b79b', '#e0667a')}<rect width="1200" height="900" fill="url(#sky)"/>
      <circle cx="600" cy="470" r="220" fill="#fde4b8"/>
      <path d="M0 620C240 500 420 560 640 640S1010 700 1200 560V900H0Z" fill="#8c3f63"/>
      <path d="M0 730C260 640 520 700 760 760S1080 770 1200 700V900H0Z" fill="#5a2c54"/>`,
  },
  {
    name: 'juniper-logo',
    type: 'logo',
    drawing: `<circle cx="600" cy="450" r="330" fill="none" stroke="#3f6b4f" stroke-width="14"/>
      <path d="M600 700V215" stroke="#3f6b4f" stroke-width="12" stroke-linecap="round"/>${sprig}
      ${leaf('#3f6b4f', 'translate(600 260) scale(0.9)')}
      <circle cx="545" cy="640" r="24" fill="#4a5fa5"/><circle cx="655" cy="640" r="24" fill="#4a5fa5"/><circle cx="600" cy="610" r="24" fill="#6d80c4"/>`,
  },
  {
    name: 'botanical-wall',
    type: 'microsite_background',
    drawing: `${gradient('wall', '#17443b', '#0e2c2c')}<rect width="1200" height="900" fill="url(#wall)"/>
      ${times(96, (i) => leaf(['#2f6b55', '#4c8a68', '#235749', '#86b08a'][i % 4] ?? '', `translate(${(i % 12) * 110} ${Math.floor(i / 12) * 130 + ((i * 5) % 3) * 45}) rotate(${(i * 79) % 360}) scale(${1.1 + (i % 3) / 3})`)).join('')}`,
  },
  {
    name: 'serum-offer',
    type: 'promotional',
    drawing: `${gradient('table', '#f4e3e6', '#d9b8c4')}${gradient('glass', '#d38a4c', '#8a4a22')}
      <rect width="1200" height="900" fill="url(#table)"/><circle cx="600" cy="420" r="330" fill="#faf1ef"/>
      <ellipse cx="600" cy="780" rx="300" ry="34" fill="#b98fa0"/>
      <rect x="480" y="390" width="240" height="390" rx="44" fill="url(#glass)"/>
      <rect x="480" y="520" width="240" height="150" fill="#fdf6ee"/><rect x="520" y="560" width="160" height="12" fill="#8a4a22"/>
      <rect x="545" y="600" width="110" height="10" fill="#c9a58a"/>
      <rect x="550" y="320" width="100" height="76" rx="10" fill="#3a2a28"/><rect x="572" y="190" width="56" height="140" rx="28" fill="#4b3734"/>
      ${leaf('#7f9b76', 'translate(770 780) rotate(38) scale(2)')}${leaf('#9bb58f', 'translate(790 780) rotate(70) scale(1.5)')}`,
  },
  {
    name: 'photo-strip',
    type: 'layout',
    drawing: `<rect width="1200" height="900" fill="#e9e4da"/><rect x="90" y="130" width="1020" height="640" rx="18" fill="#fff"/>
      ${['#f2a65a', '#5f9ea0', '#a66a9a']
        .map(
          (fill, i) =>
            `<g transform="translate(${130 + i * 320} 170)"><rect width="300" height="440" rx="8" fill="${fill}"/>
             <circle cx="150" cy="190" r="72" fill="#fff" opacity="0.85"/><path d="M30 440a120 150 0 0 1 240 0Z" fill="#fff" opacity="0.85"/></g>`,
        )
        .join('')}
      <rect x="130" y="655" width="420" height="26" rx="13" fill="#3d4a5c"/><rect x="130" y="702" width="260" height="18" rx="9" fill="#b9b4aa"/>`,
  },
  {
    name: 'countdown',
    type: 'experience_screen',
    drawing: `${gradient('night', '#2b2f77', '#141533')}<rect width="1200" height="900" fill="url(#night)"/>
      ${times(5, (i) => `<circle cx="600" cy="450" r="${400 - i * 72}" fill="#8f9bff" opacity="${0.1 + i * 0.06}"/>`).join('')}
      <path d="M600 130a320 320 0 1 1-277 160" fill="none" stroke="#ffd27a" stroke-width="26" stroke-linecap="round"/>
      <path d="M545 350h100v220h-46V396h-54z" fill="#fff"/>`,
  },
  {
    name: 'confetti',
    type: 'sharing_screen',
    drawing: `${gradient('party', '#fff3d6', '#ffd9cf')}<rect width="1200" height="900" fill="url(#party)"/>
      ${times(110, (i) => `<rect width="${22 + (i % 4) * 8}" height="${14 + (i % 3) * 10}" rx="${(i % 3) * 6}" fill="${['#e4572e', '#29a19c', '#f3a712', '#6a4c93', '#ef798a'][i % 5]}" transform="translate(${(i * 197) % 1200} ${(i * 331) % 900}) rotate(${(i * 41) % 180})"/>`).join('')}
      <rect x="330" y="230" width="540" height="440" rx="22" fill="#fff"/><rect x="366" y="266" width="468" height="300" rx="10" fill="#f2a08c"/>
      <circle cx="530" cy="400" r="62" fill="#fff4e6"/><circle cx="672" cy="400" r="62" fill="#ffe0b8"/>
      <path d="M440 566a90 96 0 0 1 180 0ZM582 566a90 96 0 0 1 180 0Z" fill="#8c3f63"/>`,
  },
];
