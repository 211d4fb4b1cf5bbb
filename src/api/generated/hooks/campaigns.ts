// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import { client, send } from '../../transport/client';
import { type QueryParams, readOptions, useWrite, type WriteSettings, writeOptions } from '../../cache/options';
import { repeatable } from '../../transport/repeatable';
import type { CallOptions } from '../../transport/transport';
import { type Base, saveVersion } from '../../transport/versions';
import type { AudienceAsked, AudienceReach, Campaign, CampaignCreate, CampaignPage, CampaignPreview, CampaignPreviewAsked, CampaignReport, CampaignTest, CampaignTestSent, CampaignUpdate, Deleted, Id } from '../models';

/** List campaigns. A Manager sees the campaigns of the account, with statistics for all their recipients. */
export const listCampaigns = (params?: QueryParams<'listCampaigns'>, options?: CallOptions): Promise<CampaignPage> =>
  send('listCampaigns', options, (init) => client.GET('/campaigns', { ...init, params: { query: { ...params } } }));
export const listCampaignsQuery = (params?: QueryParams<'listCampaigns'>) =>
  readOptions('listCampaigns', [params], (signal) => listCampaigns(params, { signal }));

/** Create a draft campaign. Always creates a draft, so nothing is sent; a change of status sends it. A draft may be incomplete, but its values must be valid: template, images, products and locations must belong to this account. Refused are a subject or body for an SMS, an smsBody for an email, and placeholders other than `{{firstName}}`, `{{business}}`, `{{location}}`, `{{link}}` and `{{photoLink}}`. */
export const createCampaign = (data: CampaignCreate, options?: CallOptions): Promise<Campaign> =>
  repeatable('createCampaign', [data], options, (options) =>
    send('createCampaign', options, (init) => client.POST('/campaigns', { ...init, body: data })));
export const createCampaignMutation = (options?: CallOptions) =>
  writeOptions('createCampaign', ({ data }: { data: CampaignCreate }) => createCampaign(data, options));
export const useCreateCampaign = (settings?: WriteSettings<Campaign, { data: CampaignCreate }>) => useWrite(createCampaignMutation(), settings);

/** Count the recipients of an audience, with who is skipped and why. Reflects the current moment, for a campaign in the editor: nothing is stored or sent. The counts cover the whole account. Some of the skipped contacts are listed, last changed first; a Manager sees only contacts of their own locations. A rule with an unknown location is refused. */
export const findAudience = (data: AudienceAsked, options?: CallOptions): Promise<AudienceReach> =>
  send('findAudience', options, (init) => client.POST('/campaigns/audience', { ...init, body: data }));
export const findAudienceQuery = (data: AudienceAsked) =>
  readOptions('findAudience', [data], (signal) => findAudience(data, { signal }));

/** Preview a message as a contact would receive it. Renders the content of the editor, stored or not: nothing is stored or sent. The same code renders the messages that are sent. Placeholders use the data of the contact; without one, a sample name. Missing data is replaced with a fallback word and listed in `blanks`. Fields may be missing, but must be valid, as in a draft; messages of more than one million characters are refused. */
export const getCampaignPreview = (data: CampaignPreviewAsked, options?: CallOptions): Promise<CampaignPreview> =>
  send('getCampaignPreview', options, (init) => client.POST('/campaigns/preview', { ...init, body: data }));
export const getCampaignPreviewQuery = (data: CampaignPreviewAsked) =>
  readOptions('getCampaignPreview', [data], (signal) => getCampaignPreview(data, { signal }));

/** Get a campaign with its statistics. */
export const getCampaign = (id: Id, options?: CallOptions): Promise<Campaign> =>
  send('getCampaign', options, (init) => client.GET('/campaigns/{id}', { ...init, params: { path: { id } } }));
export const getCampaignQuery = (id: Id) =>
  readOptions('getCampaign', [id], (signal) => getCampaign(id, { signal }));

/** Update a campaign or its status; omitted fields stay unchanged. Fields other than `status` can be changed only in a draft or while paused; `channel` and `kind` only in a draft, and changing them clears the fields that apply only to the old value. Sending the current value changes nothing. Fields and status sent together are stored together or not at all. To schedule or send, the message must be complete, the audience must reach at least one contact, an SMS must include opt-out instructions, and an email needs the account's postal address, which its footer shows; scheduling a campaign that is not automatic requires a time at least five minutes ahead. A round that is due while the account has no postal address is not sent: the campaign is paused. A Manager needs the permission sendCampaigns to change the status, or anything in a paused campaign. */
export const updateCampaign = (id: Id, data: CampaignUpdate, options?: CallOptions): Promise<Campaign> =>
  send('updateCampaign', options, (init) => client.PATCH('/campaigns/{id}', { ...init, params: { path: { id } }, body: data }));
export const updateCampaignMutation = (options?: CallOptions) =>
  writeOptions('updateCampaign', ({ id, data, base }: { id: Id; data: CampaignUpdate; base: Base }) =>
    saveVersion(base, data, (data, version) => updateCampaign(id, data, { ...options, version })));
export const useUpdateCampaign = (settings?: WriteSettings<Campaign, { id: Id; data: CampaignUpdate; base: Base }>) => useWrite(updateCampaignMutation(), settings);

/** Delete a campaign and its statistics. Messages already sent are not recalled. A scheduled or sending campaign is refused: change it back to draft, pause or cancel it first. Without the permission sendCampaigns, a Manager can delete only drafts. */
export const deleteCampaign = (id: Id, options?: CallOptions): Promise<Deleted> =>
  send('deleteCampaign', options, (init) => client.DELETE('/campaigns/{id}', { ...init, params: { path: { id } } }));
export const deleteCampaignMutation = (options?: CallOptions) =>
  writeOptions('deleteCampaign', ({ id }: { id: Id }) => deleteCampaign(id, options));
export const useDeleteCampaign = (settings?: WriteSettings<Deleted, { id: Id }>) => useWrite(deleteCampaignMutation(), settings);

/** Duplicate a campaign as a draft. Works in any status. The copy has a new name, no time and no statistics; the caller becomes its author. */
export const duplicateCampaign = (id: Id, options?: CallOptions): Promise<Campaign> =>
  send('duplicateCampaign', options, (init) => client.POST('/campaigns/{id}/duplicate', { ...init, params: { path: { id } } }));
export const duplicateCampaignMutation = (options?: CallOptions) =>
  writeOptions('duplicateCampaign', ({ id }: { id: Id }) => duplicateCampaign(id, options));
export const useDuplicateCampaign = (settings?: WriteSettings<Campaign, { id: Id }>) => useWrite(duplicateCampaignMutation(), settings);

/** Get the report of a campaign by day and by link. The daily counts add up to the campaign's statistics, and the clicks of all links add up to `clicked`. */
export const getCampaignReport = (id: Id, options?: CallOptions): Promise<CampaignReport> =>
  send('getCampaignReport', options, (init) => client.GET('/campaigns/{id}/report', { ...init, params: { path: { id } } }));
export const getCampaignReportQuery = (id: Id) =>
  readOptions('getCampaignReport', [id], (signal) => getCampaignReport(id, { signal }));

/** Send a test copy of a campaign. Works in any status, with the stored content. It does not change the campaign or its statistics. Consent is not checked, so send test copies only to your own staff. Addresses for the other channel, incomplete messages, and emails of an account without a postal address are refused. Placeholders use the data of `contactId`; without one, a sample name. */
export const sendCampaignTest = (id: Id, data: CampaignTest, options?: CallOptions): Promise<CampaignTestSent> =>
  repeatable('sendCampaignTest', [id, data], options, (options) =>
    send('sendCampaignTest', options, (init) => client.POST('/campaigns/{id}/test', { ...init, params: { path: { id } }, body: data })));
export const sendCampaignTestMutation = (options?: CallOptions) =>
  writeOptions('sendCampaignTest', ({ id, data }: { id: Id; data: CampaignTest }) => sendCampaignTest(id, data, options));
export const useSendCampaignTest = (settings?: WriteSettings<CampaignTestSent, { id: Id; data: CampaignTest }>) => useWrite(sendCampaignTestMutation(), settings);
