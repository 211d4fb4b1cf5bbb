// Three ready sets of experiences for each kind of business.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Account } from '~/api/account';
import type { ExperienceKind, ExperienceWrite } from '~/api/sessions';
import type { Template } from '~/api/templates';
import { newExperience } from '../model/kinds';
import { slotsOf } from '../model/template-slots';

interface Step {
  kind: ExperienceKind;
  title: MessageDescriptor;
  change?: Partial<ExperienceWrite>;
}

export interface ReadySet {
  id: string;
  name: MessageDescriptor;
  text: MessageDescriptor;
  steps: readonly Step[];
}

const beauty: readonly ReadySet[] = [
  {
    id: 'beauty-look',
    name: msg`New look`,
    text: msg`A portrait, and a before and after.`,
    steps: [
      { kind: 'photo', title: msg`Portrait`, change: { askProducts: true } },
      { kind: 'before_after', title: msg`Before and after` },
    ],
  },
  {
    id: 'beauty-motion',
    name: msg`In motion`,
    text: msg`A GIF and a boomerang for hair that moves.`,
    steps: [
      { kind: 'gif', title: msg`Swing your hair`, change: { shots: 6, intervalMs: 200 } },
      { kind: 'boomerang', title: msg`Turn around` },
      { kind: 'photo', title: msg`Portrait` },
    ],
  },
  {
    id: 'beauty-event',
    name: msg`Bridal and parties`,
    text: msg`A collage, a photo and a short video message.`,
    steps: [
      { kind: 'collage', title: msg`Three looks` },
      { kind: 'photo', title: msg`All of us` },
      { kind: 'video', title: msg`Say hello` },
    ],
  },
];

const pets: readonly ReadySet[] = [
  {
    id: 'pets-groom',
    name: msg`Fresh from the groomer`,
    text: msg`A before and after, and a portrait.`,
    steps: [
      { kind: 'before_after', title: msg`Before and after` },
      { kind: 'photo', title: msg`Portrait`, change: { askProducts: true } },
    ],
  },
  {
    id: 'pets-play',
    name: msg`Playtime`,
    text: msg`Fast pictures for pets that do not sit still.`,
    steps: [
      { kind: 'gif', title: msg`Wag your tail`, change: { shots: 6, intervalMs: 150, countdownSeconds: 1 } },
      { kind: 'boomerang', title: msg`Jump` },
    ],
  },
  {
    id: 'pets-birthday',
    name: msg`Pet birthday`,
    text: msg`A collage and a photo with the whole family.`,
    steps: [
      { kind: 'collage', title: msg`Party strip` },
      { kind: 'photo', title: msg`With the family` },
    ],
  },
];

const construction: readonly ReadySet[] = [
  {
    id: 'construction-progress',
    name: msg`Progress on site`,
    text: msg`A before and after, and a photo of the work.`,
    steps: [
      { kind: 'before_after', title: msg`Before and after` },
      { kind: 'photo', title: msg`The work`, change: { camera: 'rear', mirror: false } },
    ],
  },
  {
    id: 'construction-tour',
    name: msg`Walkthrough`,
    text: msg`A video tour and photos of the details.`,
    steps: [
      { kind: 'video', title: msg`Tour`, change: { camera: 'rear', mirror: false, durationSeconds: 45 } },
      { kind: 'collage', title: msg`Details`, change: { camera: 'rear', mirror: false } },
    ],
  },
  {
    id: 'construction-handover',
    name: msg`Handover day`,
    text: msg`A photo with the keys and a few words from the owners.`,
    steps: [
      { kind: 'photo', title: msg`With the keys` },
      { kind: 'video', title: msg`How was it?`, change: { durationSeconds: 30 } },
    ],
  },
];

const marketing: readonly ReadySet[] = [
  {
    id: 'marketing-event',
    name: msg`Event booth`,
    text: msg`A photo, a strip and a boomerang.`,
    steps: [
      { kind: 'photo', title: msg`Photo` },
      { kind: 'collage', title: msg`Photo strip` },
      { kind: 'boomerang', title: msg`Boomerang` },
    ],
  },
  {
    id: 'marketing-social',
    name: msg`Made for social`,
    text: msg`Moving pictures that people share.`,
    steps: [
      { kind: 'gif', title: msg`GIF` },
      { kind: 'boomerang', title: msg`Boomerang` },
      { kind: 'video', title: msg`Short video` },
    ],
  },
  {
    id: 'marketing-voices',
    name: msg`Customer voices`,
    text: msg`A short testimonial and a portrait to go with it.`,
    steps: [
      { kind: 'video', title: msg`Tell us`, change: { durationSeconds: 30 } },
      { kind: 'photo', title: msg`Portrait` },
    ],
  },
];

const other: readonly ReadySet[] = [
  {
    id: 'other-simple',
    name: msg`Just a photo`,
    text: msg`One photo and one retake. The fastest way to start.`,
    steps: [{ kind: 'photo', title: msg`Photo`, change: { retakes: 1 } }],
  },
  {
    id: 'other-classic',
    name: msg`Classic booth`,
    text: msg`A photo, a strip and a GIF.`,
    steps: [
      { kind: 'photo', title: msg`Photo` },
      { kind: 'collage', title: msg`Photo strip` },
      { kind: 'gif', title: msg`GIF` },
    ],
  },
  {
    id: 'other-change',
    name: msg`Show the change`,
    text: msg`A before and after, and a short video.`,
    steps: [
      { kind: 'before_after', title: msg`Before and after` },
      { kind: 'video', title: msg`Say hello` },
    ],
  },
];

export const READY_SETS: Record<Account['category'], readonly ReadySet[]> = {
  beauty,
  pets,
  construction,
  marketing,
  other,
};

/** Collages get the template whose slots come closest to three; without a template they are left out. */
export function experiencesOf(
  { steps }: ReadySet,
  templates: readonly Pick<Template, 'id' | 'scene'>[],
  translate: (message: MessageDescriptor) => string,
): ExperienceWrite[] {
  const distance = (template: Pick<Template, 'scene'>) => Math.abs(slotsOf(template) - 3);
  const [template] = templates
    .filter((one) => slotsOf(one) > 1)
    .toSorted((one, another) => distance(one) - distance(another));
  return steps.flatMap(({ kind, title, change }) => {
    const experience = { ...newExperience(kind, translate(title)), ...change };
    if (kind !== 'collage') return [experience];
    return template ? [{ ...experience, templateId: template.id, shots: slotsOf(template) }] : [];
  });
}
