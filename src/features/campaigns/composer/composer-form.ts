import { msg } from '@lingui/core/macro';
import type { Section } from '~/components/form/field';
import { Check } from './check';
import { composerFields } from './composer-fields';
import { DayClock } from './day-clock';
import { Preview } from './preview';
import { Reach } from './reach';

const [campaign, who, what, when] = composerFields;

/** Each block with what follows from it: how many it reaches, what they get, when, and what is still missing. */
export const composerForm: readonly Section[] = [
  campaign,
  { ...who, Beside: Reach },
  { ...what, Beside: Preview },
  { ...when, Beside: DayClock },
  { title: msg`Check`, fields: [], Beside: Check },
];
