import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type CampaignPreviewAsked, GetCampaignPreviewBody, getCampaignPreviewQuery } from '~/api/campaigns';
import { ApiError } from '~/api/transport/errors';
import { unknownPlaceholder, withoutMarks } from '~/lib/message-text';
import { accepts, maxLengthOf, type Schema } from '~/patterns/form/rules';
import { useDebouncedValue } from '~/ui/use-debounced-value';
import { PAUSE_MS } from '../audience/use-reach';
import type { CampaignValues } from '../model/composer-context';
import { useComposer } from '../model/composer-context';

/** The message as one contact receives it, without what the server would refuse. */
export function useMessage(values: CampaignValues) {
  const { contact } = useComposer();
  const key = JSON.stringify(messageOf(values, contact?.id ?? null));
  const settled = useDebouncedValue(key, PAUSE_MS);
  const isValid = canBeShown(JSON.parse(key));
  const asked = showable(JSON.parse(settled));
  const query = useQuery({
    ...getCampaignPreviewQuery(asked),
    enabled: canBeShown(asked),
    placeholderData: keepPreviousData,
  });
  const isLatest = isValid && key === settled && !query.isPlaceholderData;
  const { data, error } = query;
  return {
    message: data && (data.sms === null) === (asked.channel === 'email') ? data : undefined,
    error,
    isValid,
    /** Whether the server has accepted the current message. */
    isAccepted: isLatest && data !== undefined && error === null,
    /** The fields that the server has refused. */
    refused: isLatest && error instanceof ApiError ? error.fieldErrors : [],
    busy: query.isFetching,
    retry: () => void query.refetch(),
  };
}

/** The request of a preview: the edited or stored text of a campaign. */
export function messageOf(values: CampaignValues, contactId: string | null): CampaignPreviewAsked {
  const { channel = 'email', subject, preheader, body, smsBody, templateId } = values;
  const { mediaIds, linkUrl, productIds, senderName, replyTo } = values;
  return channel === 'sms'
    ? { channel, contactId, smsBody, linkUrl, senderName }
    : {
        channel,
        contactId,
        ...{ subject, preheader, body, templateId, mediaIds, linkUrl, productIds, senderName, replyTo },
      };
}

const TEXTS = ['subject', 'preheader', 'body', 'smsBody'];

/** The message with long texts cut, unknown placeholders marked, and other invalid fields left out. */
export function showable(asked: CampaignPreviewAsked): CampaignPreviewAsked {
  const rules: Record<string, Schema> = GetCampaignPreviewBody.shape;
  const shown = Object.entries(rules).flatMap(([name, rule]) => {
    const value = asked[name as keyof CampaignPreviewAsked];
    const fit =
      typeof value === 'string' && TEXTS.includes(name)
        ? withMarkedPlaceholders(value).slice(0, maxLengthOf(rule))
        : value;
    return accepts(rule, fit) ? [[name, fit]] : [];
  });
  return { channel: asked.channel, ...Object.fromEntries(shown) };
}

const withMarkedPlaceholders = (text: string): string =>
  text
    .split(/(\n\s*\n)/)
    .map((paragraph) =>
      unknownPlaceholder(withoutMarks(paragraph)) === undefined
        ? paragraph
        : paragraph.replace(/\{\{([^{}]*)\}\}/g, (one, name) =>
            unknownPlaceholder(one) ? `⚠ ${name}` : one,
          ),
    )
    .join('');

const canBeShown = (asked: CampaignPreviewAsked): boolean =>
  accepts(GetCampaignPreviewBody, asked) &&
  [asked.subject, asked.preheader, withoutMarks(asked.body), asked.smsBody].every(
    (text) => unknownPlaceholder(text) === undefined,
  );
