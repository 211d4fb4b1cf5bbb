import { expect, it } from 'vitest';
import { ideasFor } from './idea-content';
import { motifs } from './motifs';

const seasons = ['2026-01-15', '2026-04-01', '2026-07-01', '2026-10-01', '2026-11-27'];

it.each(['beauty', 'pets', 'construction', 'marketing', 'other'] as const)(
  'shows no two ideas with the same icon or hue (%s)',
  (category) => {
    for (const day of seasons) {
      const shown = ideasFor(category, new Date(`${day}T12:00`)).map(({ id }) => motifs[id]);
      expect(new Set(shown.map((motif) => motif?.Icon)).size).toBe(shown.length);
      expect(new Set(shown.map((motif) => motif?.hue)).size).toBe(shown.length);
    }
  },
);
