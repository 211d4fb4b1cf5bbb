// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import { client, send } from '../../transport/client';
import { type QueryParams, readOptions, useWrite, type WriteSettings, writeOptions } from '../../cache/options';
import type { CallOptions } from '../../transport/transport';
import type { MessagePage, MessagesRead, UnreadMessages } from '../models';

/** List the caller's messages of the last 90 days, newest first. An import that finished is a message to the user who started it; other messages are to all users of the account who may see what they are about. A Manager and a Location get messages about their own locations, a Location none about campaigns. Whether a message is read is kept for each user. */
export const listMessages = (params?: QueryParams<'listMessages'>, options?: CallOptions): Promise<MessagePage> =>
  send('listMessages', options, (init) => client.GET('/messages', { ...init, params: { query: { ...params } } }));
export const listMessagesQuery = (params?: QueryParams<'listMessages'>) =>
  readOptions('listMessages', [params], (signal) => listMessages(params, { signal }));

/** Mark messages as read by the caller. Ids that the caller has no message of are ignored. */
export const updateMessages = (data: MessagesRead, options?: CallOptions): Promise<UnreadMessages> =>
  send('updateMessages', options, (init) => client.POST('/messages/read', { ...init, body: data }));
export const updateMessagesMutation = (options?: CallOptions) =>
  writeOptions('updateMessages', ({ data }: { data: MessagesRead }) => updateMessages(data, options));
export const useUpdateMessages = (settings?: WriteSettings<UnreadMessages, { data: MessagesRead }>) => useWrite(updateMessagesMutation(), settings);

/** Get the number of the caller's unread messages. */
export const getUnreadMessages = (options?: CallOptions): Promise<UnreadMessages> =>
  send('getUnreadMessages', options, (init) => client.GET('/messages/unread', { ...init }));
export const getUnreadMessagesQuery = () =>
  readOptions('getUnreadMessages', [], (signal) => getUnreadMessages({ signal }));
