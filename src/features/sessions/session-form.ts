import { msg } from '@lingui/core/macro';
import type { Session, SessionUpdate } from '~/api/sessions';
import type { Section } from '~/patterns/form/field';
import { fieldsOf } from '~/patterns/form/fields';
import { brandingForm } from './branding/branding-form';
import { ExperiencesInput } from './experiences/experiences-input';
import { generalForm } from './general/general-form';
import { GoLive, type SessionIntent } from './go-live';
import { SessionPreview } from './preview/preview';

const field = fieldsOf<SessionUpdate, Session>();

/** One form with three tabs; beside it, the session's readiness and a preview. */
export const sessionForm: readonly Section<SessionUpdate, Session, SessionIntent>[] = [
  ...generalForm,
  ...brandingForm,
  {
    title: msg`Experiences`,
    text: msg`What guests can do. They see them in this order.`,
    tab: 'experiences',
    fields: [field.list('experiences', { label: msg`Experiences`, Input: ExperiencesInput })],
  },
  { title: msg`Status`, aside: true, fields: [], SideContent: GoLive },
  { title: msg`Preview`, aside: true, sticky: true, fields: [], SideContent: SessionPreview },
];
