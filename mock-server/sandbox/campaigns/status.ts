// The statuses of a campaign and their transitions.
import type { components } from '../../../src/api/generated/schema.d.ts';

export type Status = components['schemas']['CampaignStatus'];
export type WantedStatus = components['schemas']['CampaignStatusWanted'];

interface State {
  /** The statuses that a user can set next. */
  asked: WantedStatus[];
  /** The statuses that the server can set next. */
  itself: Status[];
  /** The status in a sentence. */
  is: string;
  /** What the user can do instead of a refused change. */
  instead: string;
}

const STATES: Record<Status, State> = {
  draft: {
    asked: ['scheduled', 'sending'],
    itself: [],
    is: 'This campaign is a draft',
    instead: 'Schedule or send it first.',
  },
  scheduled: {
    asked: ['draft'],
    itself: ['sending'],
    is: 'This campaign is scheduled',
    instead: 'Change it back to draft first.',
  },
  sending: {
    asked: ['paused', 'canceled'],
    itself: ['sent', 'paused', 'failed'],
    is: 'This campaign is being sent',
    instead: 'Pause it first.',
  },
  paused: {
    asked: ['sending', 'canceled'],
    itself: [],
    is: 'This campaign is paused',
    instead: 'Resume or cancel it.',
  },
  sent: {
    asked: [],
    itself: [],
    is: 'This campaign has been sent',
    instead: 'Create a new campaign instead.',
  },
  canceled: {
    asked: [],
    itself: [],
    is: 'This campaign was canceled',
    instead: 'Create a new campaign instead.',
  },
  failed: {
    asked: [],
    itself: [],
    is: 'This campaign has failed',
    instead: 'Create a new campaign instead.',
  },
};

export const mayAsk = (from: Status, to: WantedStatus): boolean => STATES[from].asked.includes(to);

/** Whether the server may make this transition. */
export const mayMove = (from: Status, to: Status): boolean => STATES[from].itself.includes(to);

const isFinal = (status: Status) => STATES[status].asked.length === 0 && STATES[status].itself.length === 0;

/** Why a user's transition is refused, and what to do about it. */
export function whyNot(from: Status, to: WantedStatus): { detail: string; message: string } {
  const { is, instead, asked } = STATES[from];
  return {
    detail: `${is} and can't change to ${to}. ${instead}`,
    message: isFinal(from)
      ? `The status of a ${from} campaign can't be changed.`
      : `A ${from} campaign can only change to ${asked.join(' or ')}.`,
  };
}

/** @returns undefined if the fields may change; else why not, and what to do about it */
export function whyFixed(status: Status, fields: string[]): string | undefined {
  if (fields.length === 0 || status === 'draft') return undefined;
  const { is, instead } = STATES[status];
  if (status !== 'paused') {
    return isFinal(status) ? `${is}. ${instead}` : `${is}. ${instead.replace(/\.$/, ', then change it.')}`;
  }
  const fixed = fields.filter((field) => field === 'channel' || field === 'kind');
  return fixed.length > 0
    ? `This campaign has started, so its ${fixed.join(' and ')} can't be changed.`
    : undefined;
}

/** @returns undefined if it may be deleted; else why not, and what to do about it */
export function whyKept(status: Status): string | undefined {
  if (status === 'scheduled')
    return 'This campaign is scheduled. Change it back to draft first, then delete it.';
  if (status === 'sending') return 'This campaign is being sent. Pause or cancel it first, then delete it.';
  return undefined;
}
