import { z } from 'zod/mini';
import { type Session, type SessionUpdate, UpdateSessionBody } from '~/api/sessions';
import { placeholdersIn } from '~/lib/message-text';
import { SESSION_PLACEHOLDERS } from './general/message-input';
import { hasPassed } from './model/readiness';

const MESSAGES = ['emailSubject', 'emailBody', 'smsBody'] as const;

const placeholderRule = (path: (typeof MESSAGES)[number]) =>
  z.refine<SessionUpdate>(
    (values) =>
      placeholdersIn(values[path]).every((placeholder) => SESSION_PLACEHOLDERS.includes(placeholder)),
    { path: [path], when: () => true },
  );

/**
 * The contract's body, and rules that its schema cannot state: a started session ends in the future, and messages
 * have known placeholders only.
 */
export const sessionUpdateSchema = ({ status }: Pick<Session, 'status'>) =>
  UpdateSessionBody.check(
    z.refine<SessionUpdate>(({ endsAt }) => !hasPassed(endsAt) || status === 'draft' || status === 'ended', {
      path: ['endsAt'],
      when: () => true,
    }),
    ...MESSAGES.map(placeholderRule),
  );
