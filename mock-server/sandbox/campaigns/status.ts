// How a campaign goes from state to state.
import type { components } from '../../../src/api/generated/schema.d.ts';

export type Status = components['schemas']['CampaignStatus'];
export type WantedStatus = components['schemas']['CampaignStatusWanted'];

interface State {
  /** Where a person can take it. */
  asked: WantedStatus[];
  /** Where it goes by itself. */
  itself: Status[];
  /** How to say that it is in this state. */
  is: string;
  /** What to do instead of what was refused. */
  instead: string;
}

const STATES: Record<Status, State> = {
  draft: {
    asked: ['scheduled', 'sending'],
    itself: [],
    is: 'It is a draft',
    instead: 'Schedule it or send it first.',
  },
  scheduled: {
    asked: ['draft'],
    itself: ['sending'],
    is: 'It is scheduled',
    instead: 'Take it back to draft first.',
  },
  sending: {
    asked: ['paused', 'cancelled'],
    itself: ['sent', 'failed'],
    is: 'It is being sent',
    instead: 'Pause it first.',
  },
  paused: {
    asked: ['sending', 'cancelled'],
    itself: [],
    is: 'It is paused',
    instead: 'Go on sending it, or cancel it.',
  },
  sent: { asked: [], itself: [], is: 'It has been sent', instead: 'Make a new campaign instead.' },
  cancelled: { asked: [], itself: [], is: 'It was cancelled', instead: 'Make a new campaign instead.' },
  failed: { asked: [], itself: [], is: 'It has failed', instead: 'Make a new campaign instead.' },
};

export const mayAsk = (from: Status, to: WantedStatus): boolean => STATES[from].asked.includes(to);

/** Whether the server itself may move it so. */
export const mayMove = (from: Status, to: Status): boolean => STATES[from].itself.includes(to);

const isFinal = (status: Status) => STATES[status].asked.length === 0 && STATES[status].itself.length === 0;

/** Why it cannot become what was asked, and what to do about it. */
export function whyNot(from: Status, to: WantedStatus): { detail: string; message: string } {
  const { is, instead, asked } = STATES[from];
  return {
    detail: `${is}, so its status cannot become ${to}. ${instead}`,
    message: isFinal(from)
      ? `A ${from} campaign keeps its status.`
      : `From ${from} it can become ${asked.join(' or ')}.`,
  };
}

/** @returns undefined where the fields may change; else why not, and what to do about it */
export function whyFixed(status: Status, fields: string[]): string | undefined {
  if (fields.length === 0 || status === 'draft') return undefined;
  const { is, instead } = STATES[status];
  if (status !== 'paused') {
    return isFinal(status) ? `${is}. ${instead}` : `${is}. ${instead.replace(/\.$/, ', then change it.')}`;
  }
  const fixed = fields.filter((field) => field === 'channel' || field === 'kind');
  return fixed.length > 0 ? `It has begun, so its ${fixed.join(' and ')} cannot change any more.` : undefined;
}

/** @returns undefined where it may be deleted; else why not, and what to do about it */
export function whyKept(status: Status): string | undefined {
  if (status === 'scheduled') return 'It is scheduled. Take it back to draft first, then delete it.';
  if (status === 'sending') return 'It is being sent. Pause or cancel it first, then delete it.';
  return undefined;
}
