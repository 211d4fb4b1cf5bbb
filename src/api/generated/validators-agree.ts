// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import type { input, output } from 'zod/mini';
import type * as accountBodies from './bodies/account';
import type * as accountParams from './params/account';
import type * as accountsBodies from './bodies/accounts';
import type * as accountsParams from './params/accounts';
import type * as analyticsBodies from './bodies/analytics';
import type * as analyticsParams from './params/analytics';
import type * as assetsBodies from './bodies/assets';
import type * as assetsParams from './params/assets';
import type * as boothBodies from './bodies/booth';
import type * as campaignsBodies from './bodies/campaigns';
import type * as campaignsParams from './params/campaigns';
import type * as contactsBodies from './bodies/contacts';
import type * as contactsParams from './params/contacts';
import type * as devicesBodies from './bodies/devices';
import type * as devicesParams from './params/devices';
import type * as integrationsBodies from './bodies/integrations';
import type * as integrationsParams from './params/integrations';
import type * as locationsBodies from './bodies/locations';
import type * as locationsParams from './params/locations';
import type * as managersBodies from './bodies/managers';
import type * as managersParams from './params/managers';
import type * as messagesBodies from './bodies/messages';
import type * as messagesParams from './params/messages';
import type * as paymentsBodies from './bodies/payments';
import type * as paymentsParams from './params/payments';
import type * as photosBodies from './bodies/photos';
import type * as photosParams from './params/photos';
import type * as productsBodies from './bodies/products';
import type * as productsParams from './params/products';
import type * as sessionsBodies from './bodies/sessions';
import type * as sessionsParams from './params/sessions';
import type * as templatesBodies from './bodies/templates';
import type * as templatesParams from './params/templates';
import type * as viewsBodies from './bodies/views';
import type * as viewsParams from './params/views';
import type { operations } from './schema';

type Content<Op extends { requestBody?: { content: object } }, Media extends string> = NonNullable<
  Op['requestBody']
>['content'] extends Record<Media, infer T>
  ? T
  : never;
type Agrees<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Body<Z, T> = Agrees<input<Z>, T>;
/**
 * Parsed values have their defaults filled in, so they may have more properties than the input, but never fewer;
 * parameters of the transport are not parsed.
 */
type Address<Z, T, Carried extends string = never> = Reads<output<Z>, Omit<NonNullable<T>, Carried>>;
type Reads<A, B> = [A] extends [B] ? Agrees<Required<A>, Required<B>> : false;
type is<T extends true> = T;

export type Agreement = [
  is<Body<typeof accountBodies.UpdateOwnAccountBody, Content<operations['updateOwnAccount'], 'application/json'>>>,
  is<Address<typeof accountParams.ListOwnAuditEntriesQueryParams, operations['listOwnAuditEntries']['parameters']['query'], 'uid'>>,
  is<Body<typeof accountBodies.DeleteOwnAccountBody, Content<operations['deleteOwnAccount'], 'application/json'>>>,
  is<Body<typeof accountBodies.UpdateGuestDomainBody, Content<operations['updateGuestDomain'], 'application/json'>>>,
  is<Address<typeof integrationsParams.GetIntegrationParams, operations['getIntegration']['parameters']['path']>>,
  is<Address<typeof integrationsParams.ConnectIntegrationParams, operations['connectIntegration']['parameters']['path']>>,
  is<Body<typeof integrationsBodies.ConnectIntegrationBody, Content<operations['connectIntegration'], 'application/json'>>>,
  is<Address<typeof integrationsParams.DisconnectIntegrationParams, operations['disconnectIntegration']['parameters']['path']>>,
  is<Address<typeof integrationsParams.CreateAuthorizationParams, operations['createAuthorization']['parameters']['path']>>,
  is<Address<typeof integrationsParams.RefreshIntegrationParams, operations['refreshIntegration']['parameters']['path']>>,
  is<Address<typeof locationsParams.ListLocationsQueryParams, operations['listLocations']['parameters']['query'], 'uid'>>,
  is<Body<typeof locationsBodies.CreateLocationBody, Content<operations['createLocation'], 'application/json'>>>,
  is<Body<typeof locationsBodies.UpdateLocationsBody, Content<operations['updateLocations'], 'application/json'>>>,
  is<Body<typeof locationsBodies.FindLocationChangesBody, Content<operations['findLocationChanges'], 'application/json'>>>,
  is<Address<typeof locationsParams.GetLocationParams, operations['getLocation']['parameters']['path']>>,
  is<Address<typeof locationsParams.UpdateLocationParams, operations['updateLocation']['parameters']['path']>>,
  is<Body<typeof locationsBodies.UpdateLocationBody, Content<operations['updateLocation'], 'application/json'>>>,
  is<Address<typeof locationsParams.DeleteLocationParams, operations['deleteLocation']['parameters']['path']>>,
  is<Address<typeof locationsParams.UpdateLocationPasswordParams, operations['updateLocationPassword']['parameters']['path']>>,
  is<Body<typeof locationsBodies.UpdateLocationPasswordBody, Content<operations['updateLocationPassword'], 'application/json'>>>,
  is<Address<typeof managersParams.ListManagersQueryParams, operations['listManagers']['parameters']['query'], 'uid'>>,
  is<Body<typeof managersBodies.CreateManagerBody, Content<operations['createManager'], 'application/json'>>>,
  is<Address<typeof managersParams.GetManagerParams, operations['getManager']['parameters']['path']>>,
  is<Address<typeof managersParams.UpdateManagerParams, operations['updateManager']['parameters']['path']>>,
  is<Body<typeof managersBodies.UpdateManagerBody, Content<operations['updateManager'], 'application/json'>>>,
  is<Address<typeof managersParams.DeleteManagerParams, operations['deleteManager']['parameters']['path']>>,
  is<Address<typeof managersParams.SendInvitationParams, operations['sendInvitation']['parameters']['path']>>,
  is<Body<typeof accountBodies.UpdateNotificationSettingsBody, Content<operations['updateNotificationSettings'], 'application/json'>>>,
  is<Body<typeof accountBodies.DeleteSignInsBody, Content<operations['deleteSignIns'], 'application/json'>>>,
  is<Address<typeof viewsParams.ListViewsQueryParams, operations['listViews']['parameters']['query'], 'uid'>>,
  is<Body<typeof viewsBodies.CreateViewBody, Content<operations['createView'], 'application/json'>>>,
  is<Address<typeof viewsParams.DeleteViewParams, operations['deleteView']['parameters']['path']>>,
  is<Address<typeof accountsParams.ListAccountsQueryParams, operations['listAccounts']['parameters']['query'], 'uid'>>,
  is<Body<typeof accountsBodies.CreateAccountBody, Content<operations['createAccount'], 'application/json'>>>,
  is<Address<typeof accountsParams.ListAuditEntriesQueryParams, operations['listAuditEntries']['parameters']['query'], 'uid'>>,
  is<Body<typeof accountsBodies.CreateInvitedAccountBody, Content<operations['createInvitedAccount'], 'application/json'>>>,
  is<Body<typeof accountsBodies.AcceptInvitationBody, Content<operations['acceptInvitation'], 'application/json'>>>,
  is<Body<typeof accountsBodies.FindInvitationBody, Content<operations['findInvitation'], 'application/json'>>>,
  is<Address<typeof accountsParams.ListAccountRequestsQueryParams, operations['listAccountRequests']['parameters']['query'], 'uid'>>,
  is<Body<typeof accountsBodies.CreateAccountRequestBody, Content<operations['createAccountRequest'], 'application/json'>>>,
  is<Address<typeof accountsParams.GetAccountParams, operations['getAccount']['parameters']['path']>>,
  is<Address<typeof accountsParams.UpdateAccountParams, operations['updateAccount']['parameters']['path']>>,
  is<Body<typeof accountsBodies.UpdateAccountBody, Content<operations['updateAccount'], 'application/json'>>>,
  is<Address<typeof accountsParams.GetAccountOverviewParams, operations['getAccountOverview']['parameters']['path']>>,
  is<Address<typeof accountsParams.UpdateAccountSettingsParams, operations['updateAccountSettings']['parameters']['path']>>,
  is<Body<typeof accountsBodies.UpdateAccountSettingsBody, Content<operations['updateAccountSettings'], 'application/json'>>>,
  is<Address<typeof accountsParams.CreateViewingParams, operations['createViewing']['parameters']['path']>>,
  is<Body<typeof accountsBodies.CreateViewingBody, Content<operations['createViewing'], 'application/json'>>>,
  is<Address<typeof accountsParams.DeleteViewingParams, operations['deleteViewing']['parameters']['path']>>,
  is<Address<typeof accountsParams.AllowChangesParams, operations['allowChanges']['parameters']['path']>>,
  is<Address<typeof accountsParams.RefreshStockAssetsParams, operations['refreshStockAssets']['parameters']['path']>>,
  is<Address<typeof analyticsParams.GetAnalyticsBreakdownQueryParams, operations['getAnalyticsBreakdown']['parameters']['query'], 'uid'>>,
  is<Address<typeof analyticsParams.GetAnalyticsSeriesQueryParams, operations['getAnalyticsSeries']['parameters']['query'], 'uid'>>,
  is<Address<typeof analyticsParams.GetAnalyticsSummaryQueryParams, operations['getAnalyticsSummary']['parameters']['query'], 'uid'>>,
  is<Body<typeof analyticsBodies.UpdateWeeklyReportBody, Content<operations['updateWeeklyReport'], 'application/json'>>>,
  is<Address<typeof assetsParams.ListAssetsQueryParams, operations['listAssets']['parameters']['query'], 'uid'>>,
  is<Address<typeof assetsParams.CreateAssetsQueryParams, operations['createAssets']['parameters']['query'], 'uid'>>,
  is<Body<typeof assetsBodies.CreateAssetsBody, Content<operations['createAssets'], 'multipart/form-data'>>>,
  is<Address<typeof assetsParams.GetAssetParams, operations['getAsset']['parameters']['path']>>,
  is<Address<typeof assetsParams.ReplaceAssetParams, operations['replaceAsset']['parameters']['path']>>,
  is<Body<typeof assetsBodies.ReplaceAssetBody, Content<operations['replaceAsset'], 'multipart/form-data'>>>,
  is<Address<typeof assetsParams.UpdateAssetParams, operations['updateAsset']['parameters']['path']>>,
  is<Body<typeof assetsBodies.UpdateAssetBody, Content<operations['updateAsset'], 'application/json'>>>,
  is<Address<typeof assetsParams.DeleteAssetParams, operations['deleteAsset']['parameters']['path']>>,
  is<Address<typeof assetsParams.UpdateAssetSceneParams, operations['updateAssetScene']['parameters']['path']>>,
  is<Body<typeof assetsBodies.UpdateAssetSceneBody, Content<operations['updateAssetScene'], 'multipart/form-data'>>>,
  is<Address<typeof integrationsParams.AuthorizeIntegrationParams, operations['authorizeIntegration']['parameters']['path']>>,
  is<Address<typeof integrationsParams.AuthorizeIntegrationQueryParams, operations['authorizeIntegration']['parameters']['query']>>,
  is<Body<typeof boothBodies.ReportBoothBody, Content<operations['reportBooth'], 'application/json'>>>,
  is<Body<typeof boothBodies.LinkBoothBody, Content<operations['linkBooth'], 'application/json'>>>,
  is<Body<typeof boothBodies.CreateBoothPhotoBody, Content<operations['createBoothPhoto'], 'multipart/form-data'>>>,
  is<Address<typeof campaignsParams.ListCampaignsQueryParams, operations['listCampaigns']['parameters']['query'], 'uid'>>,
  is<Body<typeof campaignsBodies.CreateCampaignBody, Content<operations['createCampaign'], 'application/json'>>>,
  is<Body<typeof campaignsBodies.FindAudienceBody, Content<operations['findAudience'], 'application/json'>>>,
  is<Body<typeof campaignsBodies.GetCampaignPreviewBody, Content<operations['getCampaignPreview'], 'application/json'>>>,
  is<Address<typeof campaignsParams.GetCampaignParams, operations['getCampaign']['parameters']['path']>>,
  is<Address<typeof campaignsParams.UpdateCampaignParams, operations['updateCampaign']['parameters']['path']>>,
  is<Body<typeof campaignsBodies.UpdateCampaignBody, Content<operations['updateCampaign'], 'application/json'>>>,
  is<Address<typeof campaignsParams.DeleteCampaignParams, operations['deleteCampaign']['parameters']['path']>>,
  is<Address<typeof campaignsParams.DuplicateCampaignParams, operations['duplicateCampaign']['parameters']['path']>>,
  is<Address<typeof campaignsParams.GetCampaignReportParams, operations['getCampaignReport']['parameters']['path']>>,
  is<Address<typeof campaignsParams.SendCampaignTestParams, operations['sendCampaignTest']['parameters']['path']>>,
  is<Body<typeof campaignsBodies.SendCampaignTestBody, Content<operations['sendCampaignTest'], 'application/json'>>>,
  is<Address<typeof contactsParams.ListContactsQueryParams, operations['listContacts']['parameters']['query'], 'uid'>>,
  is<Address<typeof contactsParams.CreateContactQueryParams, operations['createContact']['parameters']['query'], 'uid'>>,
  is<Body<typeof contactsBodies.CreateContactBody, Content<operations['createContact'], 'application/json'>>>,
  is<Body<typeof contactsBodies.UpdateContactBody, Content<operations['updateContact'], 'application/json'>>>,
  is<Body<typeof contactsBodies.UpdateContactsBody, Content<operations['updateContacts'], 'application/json'>>>,
  is<Address<typeof contactsParams.ListContactEmailsQueryParams, operations['listContactEmails']['parameters']['query'], 'uid'>>,
  is<Address<typeof contactsParams.DeleteContactEmailQueryParams, operations['deleteContactEmail']['parameters']['query'], 'uid'>>,
  is<Body<typeof contactsBodies.ExportContactsBody, Content<operations['exportContacts'], 'application/json'>>>,
  is<Address<typeof contactsParams.FindContactQueryParams, operations['findContact']['parameters']['query'], 'uid'>>,
  is<Body<typeof contactsBodies.ImportContactsBody, Content<operations['importContacts'], 'multipart/form-data'>>>,
  is<Address<typeof contactsParams.CancelContactImportParams, operations['cancelContactImport']['parameters']['path']>>,
  is<Address<typeof contactsParams.ListContactPhoneNumbersQueryParams, operations['listContactPhoneNumbers']['parameters']['query'], 'uid'>>,
  is<Address<typeof contactsParams.DeleteContactPhoneNumberQueryParams, operations['deleteContactPhoneNumber']['parameters']['query'], 'uid'>>,
  is<Address<typeof contactsParams.ListContactTagsQueryParams, operations['listContactTags']['parameters']['query'], 'uid'>>,
  is<Address<typeof contactsParams.GetContactParams, operations['getContact']['parameters']['path']>>,
  is<Address<typeof contactsParams.DeleteContactParams, operations['deleteContact']['parameters']['path']>>,
  is<Address<typeof contactsParams.MergeContactsParams, operations['mergeContacts']['parameters']['path']>>,
  is<Body<typeof contactsBodies.MergeContactsBody, Content<operations['mergeContacts'], 'application/json'>>>,
  is<Address<typeof contactsParams.ListContactEventsParams, operations['listContactEvents']['parameters']['path']>>,
  is<Address<typeof contactsParams.ListContactEventsQueryParams, operations['listContactEvents']['parameters']['query'], 'uid'>>,
  is<Address<typeof devicesParams.ListDevicesQueryParams, operations['listDevices']['parameters']['query'], 'uid'>>,
  is<Address<typeof devicesParams.ListDeviceNamesQueryParams, operations['listDeviceNames']['parameters']['query'], 'uid'>>,
  is<Address<typeof devicesParams.UnlinkDeviceQueryParams, operations['unlinkDevice']['parameters']['query'], 'uid'>>,
  is<Address<typeof devicesParams.UpdateDeviceParams, operations['updateDevice']['parameters']['path']>>,
  is<Body<typeof devicesBodies.UpdateDeviceBody, Content<operations['updateDevice'], 'application/json'>>>,
  is<Address<typeof devicesParams.DeleteDeviceParams, operations['deleteDevice']['parameters']['path']>>,
  is<Address<typeof messagesParams.ListMessagesQueryParams, operations['listMessages']['parameters']['query'], 'uid'>>,
  is<Body<typeof messagesBodies.UpdateMessagesBody, Content<operations['updateMessages'], 'application/json'>>>,
  is<Body<typeof paymentsBodies.UpdateBillingDetailsBody, Content<operations['updateBillingDetails'], 'application/json'>>>,
  is<Body<typeof paymentsBodies.ReplaceCardBody, Content<operations['replaceCard'], 'application/json'>>>,
  is<Address<typeof paymentsParams.ListInvoicesQueryParams, operations['listInvoices']['parameters']['query'], 'uid'>>,
  is<Address<typeof paymentsParams.ListPlansQueryParams, operations['listPlans']['parameters']['query'], 'uid'>>,
  is<Body<typeof paymentsBodies.UpdateSubscriptionBody, Content<operations['updateSubscription'], 'application/json'>>>,
  is<Body<typeof paymentsBodies.CancelSubscriptionBody, Content<operations['cancelSubscription'], 'application/json'>>>,
  is<Body<typeof paymentsBodies.GetSubscriptionPreviewBody, Content<operations['getSubscriptionPreview'], 'application/json'>>>,
  is<Address<typeof photosParams.ListPhotosQueryParams, operations['listPhotos']['parameters']['query'], 'uid'>>,
  is<Address<typeof photosParams.CreatePhotosQueryParams, operations['createPhotos']['parameters']['query'], 'uid'>>,
  is<Body<typeof photosBodies.CreatePhotosBody, Content<operations['createPhotos'], 'multipart/form-data'>>>,
  is<Address<typeof photosParams.GetPhotoCountsQueryParams, operations['getPhotoCounts']['parameters']['query'], 'uid'>>,
  is<Address<typeof photosParams.ListDeletedPhotosQueryParams, operations['listDeletedPhotos']['parameters']['query'], 'uid'>>,
  is<Body<typeof photosBodies.ErasePhotosBody, Content<operations['erasePhotos'], 'application/json'>>>,
  is<Address<typeof photosParams.GetPhotoIdsQueryParams, operations['getPhotoIds']['parameters']['query'], 'uid'>>,
  is<Body<typeof photosBodies.RestorePhotosBody, Content<operations['restorePhotos'], 'application/json'>>>,
  is<Address<typeof photosParams.GetPhotoWallQueryParams, operations['getPhotoWall']['parameters']['query'], 'uid'>>,
  is<Body<typeof photosBodies.UpdatePhotosBody, Content<operations['updatePhotos'], 'application/json'>>>,
  is<Body<typeof photosBodies.ExportPhotosBody, Content<operations['exportPhotos'], 'application/json'>>>,
  is<Address<typeof photosParams.GetPhotoParams, operations['getPhoto']['parameters']['path']>>,
  is<Address<typeof photosParams.UpdatePhotoParams, operations['updatePhoto']['parameters']['path']>>,
  is<Body<typeof photosBodies.UpdatePhotoBody, Content<operations['updatePhoto'], 'application/json'>>>,
  is<Address<typeof photosParams.DeletePhotoParams, operations['deletePhoto']['parameters']['path']>>,
  is<Address<typeof photosParams.GetPhotoNeighborsParams, operations['getPhotoNeighbors']['parameters']['path']>>,
  is<Address<typeof photosParams.GetPhotoNeighborsQueryParams, operations['getPhotoNeighbors']['parameters']['query'], 'uid'>>,
  is<Address<typeof photosParams.GetPhotoMessageParams, operations['getPhotoMessage']['parameters']['path']>>,
  is<Body<typeof photosBodies.GetPhotoMessageBody, Content<operations['getPhotoMessage'], 'application/json'>>>,
  is<Address<typeof photosParams.GetPhotoRecipientsParams, operations['getPhotoRecipients']['parameters']['path']>>,
  is<Address<typeof photosParams.SendPhotoParams, operations['sendPhoto']['parameters']['path']>>,
  is<Body<typeof photosBodies.SendPhotoBody, Content<operations['sendPhoto'], 'application/json'>>>,
  is<Address<typeof productsParams.ListProductsQueryParams, operations['listProducts']['parameters']['query'], 'uid'>>,
  is<Body<typeof productsBodies.CreateProductBody, Content<operations['createProduct'], 'application/json'>>>,
  is<Body<typeof productsBodies.UpdateProductsBody, Content<operations['updateProducts'], 'application/json'>>>,
  is<Body<typeof productsBodies.ImportProductsBody, Content<operations['importProducts'], 'multipart/form-data'>>>,
  is<Address<typeof productsParams.SearchProductsQueryParams, operations['searchProducts']['parameters']['query'], 'uid'>>,
  is<Address<typeof productsParams.GetProductParams, operations['getProduct']['parameters']['path']>>,
  is<Address<typeof productsParams.UpdateProductParams, operations['updateProduct']['parameters']['path']>>,
  is<Body<typeof productsBodies.UpdateProductBody, Content<operations['updateProduct'], 'application/json'>>>,
  is<Address<typeof productsParams.DeleteProductParams, operations['deleteProduct']['parameters']['path']>>,
  is<Address<typeof sessionsParams.ListSessionsQueryParams, operations['listSessions']['parameters']['query'], 'uid'>>,
  is<Body<typeof sessionsBodies.CreateSessionBody, Content<operations['createSession'], 'application/json'>>>,
  is<Address<typeof sessionsParams.GetSessionParams, operations['getSession']['parameters']['path']>>,
  is<Address<typeof sessionsParams.UpdateSessionParams, operations['updateSession']['parameters']['path']>>,
  is<Body<typeof sessionsBodies.UpdateSessionBody, Content<operations['updateSession'], 'application/json'>>>,
  is<Address<typeof sessionsParams.DeleteSessionParams, operations['deleteSession']['parameters']['path']>>,
  is<Address<typeof sessionsParams.DuplicateSessionParams, operations['duplicateSession']['parameters']['path']>>,
  is<Address<typeof sessionsParams.SendSessionTestParams, operations['sendSessionTest']['parameters']['path']>>,
  is<Body<typeof sessionsBodies.SendSessionTestBody, Content<operations['sendSessionTest'], 'application/json'>>>,
  is<Address<typeof templatesParams.ListTemplatesQueryParams, operations['listTemplates']['parameters']['query'], 'uid'>>,
  is<Body<typeof templatesBodies.CreateTemplateBody, Content<operations['createTemplate'], 'application/json'>>>,
  is<Address<typeof templatesParams.DuplicateTemplateParams, operations['duplicateTemplate']['parameters']['path']>>,
  is<Address<typeof templatesParams.GetTemplateParams, operations['getTemplate']['parameters']['path']>>,
  is<Address<typeof templatesParams.UpdateTemplateParams, operations['updateTemplate']['parameters']['path']>>,
  is<Body<typeof templatesBodies.UpdateTemplateBody, Content<operations['updateTemplate'], 'application/json'>>>,
  is<Address<typeof templatesParams.DeleteTemplateParams, operations['deleteTemplate']['parameters']['path']>>,
  is<Address<typeof templatesParams.UpdateTemplatePreviewParams, operations['updateTemplatePreview']['parameters']['path']>>,
  is<Body<typeof templatesBodies.UpdateTemplatePreviewBody, Content<operations['updateTemplatePreview'], 'multipart/form-data'>>>,
];
