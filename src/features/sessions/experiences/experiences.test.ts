import { type MessageDescriptor, setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { UpdateSessionBody } from '~/api/sessions';
import type { Template } from '~/api/templates';
import { accepts } from '~/patterns/form/rules';
import { renumbered } from '../model/kinds';
import { slotProblem } from '../model/template-slots';
import { experiencesOf, READY_SETS } from './ready-sets';

const template = (slots: number) =>
  ({
    id: `template-${slots}`,
    scene: { layers: Array.from({ length: slots }, (_, i) => ({ type: 'photo', slot: i + 1 })) },
  }) as unknown as Template;
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const translate = (message: MessageDescriptor) => i18n._(message);
const sets = Object.entries(READY_SETS);

describe('ready sets', () => {
  it.each(sets)('has three for %s', (_category, ready) => {
    expect(ready).toHaveLength(3);
    expect(new Set(ready.map(({ id }) => id)).size).toBe(3);
  });

  it.each(sets)('makes experiences for %s that the contract accepts', (_category, ready) => {
    for (const set of ready) {
      const experiences = experiencesOf(set, [template(1), template(4), template(3)], translate);
      expect(experiences).toHaveLength(set.steps.length);
      expect(accepts(UpdateSessionBody, { experiences }), set.id).toBe(true);
      for (const experience of experiences) expect(slotProblem(experience, template(3))).toBeNull();
    }
  });

  it('leaves out the collage where no template holds several photos', () => {
    for (const set of sets.flatMap(([, ready]) => ready)) {
      const experiences = experiencesOf(set, [template(0), template(1)], translate);
      expect(experiences.length).toBeGreaterThan(0);
      expect(experiences.map(({ kind }) => kind)).not.toContain('collage');
    }
  });
});

describe('slots of a template', () => {
  const collage = { kind: 'collage', templateId: 'template-4', shots: 3 } as const;

  it('flags a collage with another number of shots', () => {
    expect(slotProblem(collage, template(4))).toEqual({ kind: 'mismatch', slots: 4, shots: 3 });
    expect(slotProblem({ ...collage, shots: 4 }, template(4))).toBeNull();
  });

  it('flags a collage without a template, or with one that holds no photo', () => {
    expect(slotProblem({ ...collage, templateId: null }, undefined)).toEqual({ kind: 'no-template' });
    expect(slotProblem(collage, template(0))).toEqual({ kind: 'no-slots' });
  });

  it('counts a slot once, and lets a single photo use any template', () => {
    const twice = {
      scene: { layers: [1, 1, 2].map((slot) => ({ type: 'photo', slot })) },
    } as unknown as Template;
    expect(slotProblem({ ...collage, shots: 2 }, twice)).toBeNull();
    expect(slotProblem({ kind: 'photo', templateId: 'template-4', shots: 1 }, template(4))).toBeNull();
  });
});

it('numbers experiences by their position and keeps those that stay', () => {
  const first = { key: 'a', value: { kind: 'photo', title: 'A', order: 0 } } as const;
  const moved = { key: 'b', value: { kind: 'photo', title: 'B', order: 0 } } as const;
  const items = renumbered<{ key: string; value: typeof first.value | typeof moved.value }>([first, moved]);
  expect(items[0]).toBe(first);
  expect(items[1]?.value.order).toBe(1);
});
