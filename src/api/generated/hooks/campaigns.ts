// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import { client, send } from '../../client';
import { type QueryParams, readOptions, useWrite, type WriteSettings, writeOptions } from '../../options';
import type { CallOptions } from '../../transport';
import type { AudienceAsked, AudienceReach, Campaign, CampaignCreate, CampaignPage, CampaignPreview, CampaignPreviewAsked, CampaignReport, CampaignTest, CampaignTestSent, CampaignUpdate, Deleted, Id } from '../models';

/** List campaigns. A Manager sees campaigns of the account and the figures of all their recipients. */
export const listCampaigns = (params?: QueryParams<'listCampaigns'>, options?: CallOptions): Promise<CampaignPage> =>
  send('listCampaigns', options, (init) => client.GET('/campaigns', { ...init, params: { query: { ...params } } }));
export const listCampaignsQuery = (params?: QueryParams<'listCampaigns'>) =>
  readOptions('listCampaigns', [params], (signal) => listCampaigns(params, { signal }));

/** Make a draft of a campaign. It is always made as a draft, so nothing is sent; a change of its status sends it. A draft may be incomplete, but what it says must be right: the template, pictures, products and locations must be of this account; a subject or body for an SMS, an smsBody for an e-mail, and a placeholder other than `{{firstName}}`, `{{business}}`, `{{location}}`, `{{link}}` and `{{photoLink}}` are refused. */
export const createCampaign = (data: CampaignCreate, options?: CallOptions): Promise<Campaign> =>
  send('createCampaign', options, (init) => client.POST('/campaigns', { ...init, body: data }));
export const createCampaignMutation = (options?: CallOptions) =>
  writeOptions('createCampaign', ({ data }: { data: CampaignCreate }) => createCampaign(data, options));
export const useCreateCampaign = (settings?: WriteSettings<Campaign, { data: CampaignCreate }>) => useWrite(createCampaignMutation(), settings);

/** Count whom an audience reaches, and tell who is left out and why. As of now, for a campaign that is being written: nothing is stored or sent. The figures are of the whole account. Of those left out some are named, the ones changed last; to a Manager only contacts of their own locations. A rule that names a location which is not there is refused. */
export const findAudience = (data: AudienceAsked, options?: CallOptions): Promise<AudienceReach> =>
  send('findAudience', options, (init) => client.POST('/campaigns/audience', { ...init, body: data }));
export const findAudienceQuery = (data: AudienceAsked) =>
  readOptions('findAudience', [data], (signal) => findAudience(data, { signal }));

/** Show a message as one contact would get it. What stands in a composer, stored or not: nothing is stored or sent. It is made by what also makes the message itself. Placeholders hold what is known of the contact; without one, of nobody in particular. What a contact lacks has a word in its place, and is told. Fields may be missing, but what is there must be right, as in a draft; a message of more than a million characters is refused. */
export const getCampaignPreview = (data: CampaignPreviewAsked, options?: CallOptions): Promise<CampaignPreview> =>
  send('getCampaignPreview', options, (init) => client.POST('/campaigns/preview', { ...init, body: data }));
export const getCampaignPreviewQuery = (data: CampaignPreviewAsked) =>
  readOptions('getCampaignPreview', [data], (signal) => getCampaignPreview(data, { signal }));

/** Read one campaign with its figures. */
export const getCampaign = (id: Id, options?: CallOptions): Promise<Campaign> =>
  send('getCampaign', options, (init) => client.GET('/campaigns/{id}', { ...init, params: { path: { id } } }));
export const getCampaignQuery = (id: Id) =>
  readOptions('getCampaign', [id], (signal) => getCampaign(id, { signal }));

/** Change a campaign or its status; fields left out stay as they are. Fields other than `status` change only in a draft, or while paused; `channel` and `kind` only in a draft, and another one drops what only the former has. What is sent as it is already changes nothing. When fields and a status come together, the fields are stored first, and neither is if one is refused. A status moves draft to scheduled or sending; scheduled to draft; sending to paused or cancelled; paused to sending or cancelled; the server alone moves scheduled to sending when the time comes, and sending to sent or failed. Any other move is a conflict. To schedule or send, the message must be complete, the audience must reach at least one contact, an SMS must say how to opt out, and scheduling a campaign that is not automatic needs a time at least five minutes ahead. Asking for `sending` of a draft that is not automatic schedules it ten seconds from now, so that it can still be moved back to draft; the server then sends it, whether anyone waits or not. A draft again, it loses a time that is less than five minutes ahead. A repeating campaign that is resumed keeps the time of its next round. A Manager needs the permission sendCampaigns to change the status, or anything in a paused campaign. */
export const updateCampaign = (id: Id, data: CampaignUpdate, options?: CallOptions): Promise<Campaign> =>
  send('updateCampaign', options, (init) => client.PATCH('/campaigns/{id}', { ...init, params: { path: { id } }, body: data }));
export const updateCampaignMutation = (options?: CallOptions) =>
  writeOptions('updateCampaign', ({ id, data }: { id: Id; data: CampaignUpdate }) => updateCampaign(id, data, options));
export const useUpdateCampaign = (settings?: WriteSettings<Campaign, { id: Id; data: CampaignUpdate }>) => useWrite(updateCampaignMutation(), settings);

/** Delete a campaign and its figures. What was sent stays sent. One that is scheduled or sending is refused: take it back to draft, pause or cancel it first. A Manager deletes drafts only, unless permitted sendCampaigns. */
export const deleteCampaign = (id: Id, options?: CallOptions): Promise<Deleted> =>
  send('deleteCampaign', options, (init) => client.DELETE('/campaigns/{id}', { ...init, params: { path: { id } } }));
export const deleteCampaignMutation = (options?: CallOptions) =>
  writeOptions('deleteCampaign', ({ id }: { id: Id }) => deleteCampaign(id, options));
export const useDeleteCampaign = (settings?: WriteSettings<Deleted, { id: Id }>) => useWrite(deleteCampaignMutation(), settings);

/** Make a draft with the words and the audience of a campaign. In any state. The copy has another name, no time and no figures, and whoever makes it is its author. */
export const duplicateCampaign = (id: Id, options?: CallOptions): Promise<Campaign> =>
  send('duplicateCampaign', options, (init) => client.POST('/campaigns/{id}/duplicate', { ...init, params: { path: { id } } }));
export const duplicateCampaignMutation = (options?: CallOptions) =>
  writeOptions('duplicateCampaign', ({ id }: { id: Id }) => duplicateCampaign(id, options));
export const useDuplicateCampaign = (settings?: WriteSettings<Campaign, { id: Id }>) => useWrite(duplicateCampaignMutation(), settings);

/** Read what became of a campaign, day by day and link by link. The figures of all days add up to those of the campaign, and the clicks of all links to its `clicked`. */
export const getCampaignReport = (id: Id, options?: CallOptions): Promise<CampaignReport> =>
  send('getCampaignReport', options, (init) => client.GET('/campaigns/{id}/report', { ...init, params: { path: { id } } }));
export const getCampaignReportQuery = (id: Id) =>
  readOptions('getCampaignReport', [id], (signal) => getCampaignReport(id, { signal }));

/** Send a copy of a campaign to the staff. In any state, with the words as they are stored. It changes nothing of the campaign and stands in none of its figures; consent is not asked, so the addresses are meant for one's own people. An address of the other channel is refused, and so is a message that is not complete. Placeholders hold what is known of `contactId`; without one, of nobody in particular. */
export const sendCampaignTest = (id: Id, data: CampaignTest, options?: CallOptions): Promise<CampaignTestSent> =>
  send('sendCampaignTest', options, (init) => client.POST('/campaigns/{id}/test', { ...init, params: { path: { id } }, body: data }));
export const sendCampaignTestMutation = (options?: CallOptions) =>
  writeOptions('sendCampaignTest', ({ id, data }: { id: Id; data: CampaignTest }) => sendCampaignTest(id, data, options));
export const useSendCampaignTest = (settings?: WriteSettings<CampaignTestSent, { id: Id; data: CampaignTest }>) => useWrite(sendCampaignTestMutation(), settings);
