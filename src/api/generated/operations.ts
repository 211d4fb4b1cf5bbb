// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

/** Relative to the base address of the API. */
export const prefix = '/v1';

/** A hash of the contract: responses cached under another one are not used. */
export const contractHash = '85f2b7dbba96';

export type OperationId =
  | 'acceptInvitation'
  | 'allowChanges'
  | 'authorizeIntegration'
  | 'cancelContactImport'
  | 'cancelSubscription'
  | 'connectIntegration'
  | 'createAccount'
  | 'createAccountRequest'
  | 'createAssets'
  | 'createAuthorization'
  | 'createBoothPhoto'
  | 'createCampaign'
  | 'createCardSetup'
  | 'createContact'
  | 'createDeviceCode'
  | 'createInvitedAccount'
  | 'createLocation'
  | 'createManager'
  | 'createPhotos'
  | 'createProduct'
  | 'createSession'
  | 'createTemplate'
  | 'createView'
  | 'createViewing'
  | 'deleteAsset'
  | 'deleteCampaign'
  | 'deleteContact'
  | 'deleteContactEmail'
  | 'deleteContactPhoneNumber'
  | 'deleteDevice'
  | 'deleteGuestDomain'
  | 'deleteLocation'
  | 'deleteManager'
  | 'deleteOwnAccount'
  | 'deletePhoto'
  | 'deleteProduct'
  | 'deleteSession'
  | 'deleteSignIns'
  | 'deleteTemplate'
  | 'deleteView'
  | 'deleteViewing'
  | 'disconnectIntegration'
  | 'duplicateCampaign'
  | 'duplicateSession'
  | 'duplicateTemplate'
  | 'erasePhotos'
  | 'exportAccount'
  | 'exportContacts'
  | 'exportPhotos'
  | 'findAudience'
  | 'findContact'
  | 'findInvitation'
  | 'findLocationChanges'
  | 'getAccount'
  | 'getAccountExport'
  | 'getAccountOverview'
  | 'getAnalyticsBreakdown'
  | 'getAnalyticsSeries'
  | 'getAnalyticsSummary'
  | 'getAsset'
  | 'getBillingDetails'
  | 'getBoothSession'
  | 'getCampaign'
  | 'getCampaignPreview'
  | 'getCampaignReport'
  | 'getCard'
  | 'getContact'
  | 'getDashboard'
  | 'getGuestDomain'
  | 'getIntegration'
  | 'getIntegrations'
  | 'getLocation'
  | 'getManager'
  | 'getNotificationSettings'
  | 'getOwnAccount'
  | 'getPhoto'
  | 'getPhotoCounts'
  | 'getPhotoIds'
  | 'getPhotoMessage'
  | 'getPhotoNeighbors'
  | 'getPhotoRecipients'
  | 'getPhotoWall'
  | 'getProduct'
  | 'getSession'
  | 'getSubscription'
  | 'getSubscriptionPreview'
  | 'getTemplate'
  | 'getUnreadMessages'
  | 'getWeeklyReport'
  | 'importContacts'
  | 'importProducts'
  | 'linkBooth'
  | 'listAccountRequests'
  | 'listAccounts'
  | 'listAssets'
  | 'listAuditEntries'
  | 'listCampaigns'
  | 'listContactEmails'
  | 'listContactEvents'
  | 'listContactPhoneNumbers'
  | 'listContacts'
  | 'listContactTags'
  | 'listDeletedPhotos'
  | 'listDeviceNames'
  | 'listDevices'
  | 'listIntegrations'
  | 'listInvoices'
  | 'listLocations'
  | 'listManagers'
  | 'listMessages'
  | 'listOwnAuditEntries'
  | 'listPhotos'
  | 'listPlans'
  | 'listProducts'
  | 'listSessions'
  | 'listTemplates'
  | 'listViews'
  | 'mergeContacts'
  | 'refreshGuestDomain'
  | 'refreshIntegration'
  | 'refreshStockAssets'
  | 'replaceAsset'
  | 'replaceCard'
  | 'reportBooth'
  | 'restoreOwnAccount'
  | 'restorePhotos'
  | 'resumeSubscription'
  | 'searchProducts'
  | 'sendCampaignTest'
  | 'sendInvitation'
  | 'sendPhoto'
  | 'sendSessionTest'
  | 'unlinkDevice'
  | 'updateAccount'
  | 'updateAccountSettings'
  | 'updateAsset'
  | 'updateAssetScene'
  | 'updateBillingDetails'
  | 'updateCampaign'
  | 'updateContact'
  | 'updateContacts'
  | 'updateDevice'
  | 'updateGuestDomain'
  | 'updateLocation'
  | 'updateLocationPassword'
  | 'updateLocations'
  | 'updateManager'
  | 'updateMessages'
  | 'updateNotificationSettings'
  | 'updateOwnAccount'
  | 'updatePhoto'
  | 'updatePhotos'
  | 'updateProduct'
  | 'updateProducts'
  | 'updateSession'
  | 'updateSubscription'
  | 'updateTemplate'
  | 'updateTemplatePreview'
  | 'updateWeeklyReport';

export type Tag = 'account' | 'accounts' | 'analytics' | 'assets' | 'booth' | 'campaigns' | 'contacts' | 'devices' | 'integrations' | 'locations' | 'managers' | 'messages' | 'payments' | 'photos' | 'products' | 'sessions' | 'templates' | 'views';

export type Role = 'Regular' | 'Manager' | 'Location' | 'Enterprise' | 'admin';

export type Permission = 'deletePhotos' | 'exportContacts' | 'sendCampaigns';

export interface OperationRule {
  tag: Tag;
  effect: 'read' | 'write';
  /** The user types that may call it; null for all. */
  roles: readonly Role[] | null;
  /** The permission that a Manager also needs. */
  permission: Permission | null;
}

export const operations: Readonly<Record<OperationId, OperationRule>> = {
  acceptInvitation: { tag: 'accounts', effect: 'write', roles: null, permission: null },
  allowChanges: { tag: 'accounts', effect: 'write', roles: ['admin'], permission: null },
  authorizeIntegration: { tag: 'integrations', effect: 'write', roles: null, permission: null },
  cancelContactImport: { tag: 'contacts', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise'], permission: null },
  cancelSubscription: { tag: 'payments', effect: 'write', roles: ['Regular', 'Enterprise'], permission: null },
  connectIntegration: { tag: 'integrations', effect: 'write', roles: ['Regular', 'Enterprise'], permission: null },
  createAccount: { tag: 'accounts', effect: 'write', roles: ['Regular'], permission: null },
  createAccountRequest: { tag: 'accounts', effect: 'write', roles: null, permission: null },
  createAssets: { tag: 'assets', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  createAuthorization: { tag: 'integrations', effect: 'write', roles: ['Regular', 'Enterprise'], permission: null },
  createBoothPhoto: { tag: 'booth', effect: 'write', roles: [], permission: null },
  createCampaign: { tag: 'campaigns', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise'], permission: null },
  createCardSetup: { tag: 'payments', effect: 'read', roles: ['Regular', 'Enterprise'], permission: null },
  createContact: { tag: 'contacts', effect: 'write', roles: ['Regular', 'Manager', 'Location', 'Enterprise', 'admin'], permission: null },
  createDeviceCode: { tag: 'devices', effect: 'write', roles: ['Regular', 'Manager', 'Location', 'Enterprise'], permission: null },
  createInvitedAccount: { tag: 'accounts', effect: 'write', roles: ['admin'], permission: null },
  createLocation: { tag: 'locations', effect: 'write', roles: ['Regular', 'Enterprise', 'admin'], permission: null },
  createManager: { tag: 'managers', effect: 'write', roles: ['Regular', 'Enterprise', 'admin'], permission: null },
  createPhotos: { tag: 'photos', effect: 'write', roles: ['Regular', 'Enterprise'], permission: null },
  createProduct: { tag: 'products', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  createSession: { tag: 'sessions', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  createTemplate: { tag: 'templates', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  createView: { tag: 'views', effect: 'write', roles: ['Regular', 'Manager', 'Location', 'Enterprise', 'admin'], permission: null },
  createViewing: { tag: 'accounts', effect: 'write', roles: ['admin'], permission: null },
  deleteAsset: { tag: 'assets', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  deleteCampaign: { tag: 'campaigns', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise'], permission: null },
  deleteContact: { tag: 'contacts', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  deleteContactEmail: { tag: 'contacts', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  deleteContactPhoneNumber: { tag: 'contacts', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  deleteDevice: { tag: 'devices', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise'], permission: null },
  deleteGuestDomain: { tag: 'account', effect: 'write', roles: ['Regular', 'Enterprise'], permission: null },
  deleteLocation: { tag: 'locations', effect: 'write', roles: ['Regular', 'Enterprise', 'admin'], permission: null },
  deleteManager: { tag: 'managers', effect: 'write', roles: ['Regular', 'Enterprise', 'admin'], permission: null },
  deleteOwnAccount: { tag: 'account', effect: 'write', roles: ['Regular', 'Enterprise'], permission: null },
  deletePhoto: { tag: 'photos', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise'], permission: 'deletePhotos' },
  deleteProduct: { tag: 'products', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  deleteSession: { tag: 'sessions', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  deleteSignIns: { tag: 'account', effect: 'write', roles: ['Regular', 'Manager', 'Location', 'Enterprise', 'admin'], permission: null },
  deleteTemplate: { tag: 'templates', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  deleteView: { tag: 'views', effect: 'write', roles: ['Regular', 'Manager', 'Location', 'Enterprise', 'admin'], permission: null },
  deleteViewing: { tag: 'accounts', effect: 'write', roles: ['admin'], permission: null },
  disconnectIntegration: { tag: 'integrations', effect: 'write', roles: ['Regular', 'Enterprise'], permission: null },
  duplicateCampaign: { tag: 'campaigns', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise'], permission: null },
  duplicateSession: { tag: 'sessions', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  duplicateTemplate: { tag: 'templates', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  erasePhotos: { tag: 'photos', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise'], permission: 'deletePhotos' },
  exportAccount: { tag: 'account', effect: 'write', roles: ['Regular', 'Enterprise'], permission: null },
  exportContacts: { tag: 'contacts', effect: 'read', roles: ['Regular', 'Manager', 'Enterprise'], permission: 'exportContacts' },
  exportPhotos: { tag: 'photos', effect: 'read', roles: ['Regular', 'Manager', 'Enterprise'], permission: null },
  findAudience: { tag: 'campaigns', effect: 'read', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  findContact: { tag: 'contacts', effect: 'read', roles: ['Regular', 'Manager', 'Location', 'Enterprise', 'admin'], permission: null },
  findInvitation: { tag: 'accounts', effect: 'read', roles: null, permission: null },
  findLocationChanges: { tag: 'locations', effect: 'read', roles: ['Regular', 'Enterprise', 'admin'], permission: null },
  getAccount: { tag: 'accounts', effect: 'read', roles: ['admin'], permission: null },
  getAccountExport: { tag: 'account', effect: 'read', roles: ['Regular', 'Enterprise'], permission: null },
  getAccountOverview: { tag: 'accounts', effect: 'read', roles: ['admin'], permission: null },
  getAnalyticsBreakdown: { tag: 'analytics', effect: 'read', roles: ['Regular', 'Manager', 'Location', 'Enterprise', 'admin'], permission: null },
  getAnalyticsSeries: { tag: 'analytics', effect: 'read', roles: ['Regular', 'Manager', 'Location', 'Enterprise', 'admin'], permission: null },
  getAnalyticsSummary: { tag: 'analytics', effect: 'read', roles: ['Regular', 'Manager', 'Location', 'Enterprise', 'admin'], permission: null },
  getAsset: { tag: 'assets', effect: 'read', roles: ['Regular', 'Manager', 'Location', 'Enterprise', 'admin'], permission: null },
  getBillingDetails: { tag: 'payments', effect: 'read', roles: ['Regular', 'Enterprise', 'admin'], permission: null },
  getBoothSession: { tag: 'booth', effect: 'read', roles: [], permission: null },
  getCampaign: { tag: 'campaigns', effect: 'read', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  getCampaignPreview: { tag: 'campaigns', effect: 'read', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  getCampaignReport: { tag: 'campaigns', effect: 'read', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  getCard: { tag: 'payments', effect: 'read', roles: ['Regular', 'Enterprise', 'admin'], permission: null },
  getContact: { tag: 'contacts', effect: 'read', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  getDashboard: { tag: 'analytics', effect: 'read', roles: ['Regular', 'Manager', 'Location', 'Enterprise', 'admin'], permission: null },
  getGuestDomain: { tag: 'account', effect: 'read', roles: ['Regular', 'Enterprise', 'admin'], permission: null },
  getIntegration: { tag: 'integrations', effect: 'read', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  getIntegrations: { tag: 'integrations', effect: 'read', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  getLocation: { tag: 'locations', effect: 'read', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  getManager: { tag: 'managers', effect: 'read', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  getNotificationSettings: { tag: 'account', effect: 'read', roles: ['Regular', 'Enterprise'], permission: null },
  getOwnAccount: { tag: 'account', effect: 'read', roles: ['Regular', 'Manager', 'Location', 'Enterprise', 'admin'], permission: null },
  getPhoto: { tag: 'photos', effect: 'read', roles: ['Regular', 'Manager', 'Location', 'Enterprise', 'admin'], permission: null },
  getPhotoCounts: { tag: 'photos', effect: 'read', roles: ['Regular', 'Manager', 'Location', 'Enterprise', 'admin'], permission: null },
  getPhotoIds: { tag: 'photos', effect: 'read', roles: ['Regular', 'Manager', 'Location', 'Enterprise', 'admin'], permission: null },
  getPhotoMessage: { tag: 'photos', effect: 'read', roles: ['Regular', 'Manager', 'Location', 'Enterprise'], permission: null },
  getPhotoNeighbors: { tag: 'photos', effect: 'read', roles: ['Regular', 'Manager', 'Location', 'Enterprise', 'admin'], permission: null },
  getPhotoRecipients: { tag: 'photos', effect: 'read', roles: ['Regular', 'Manager', 'Location', 'Enterprise'], permission: null },
  getPhotoWall: { tag: 'photos', effect: 'read', roles: ['Regular', 'Manager', 'Location', 'Enterprise', 'admin'], permission: null },
  getProduct: { tag: 'products', effect: 'read', roles: ['Regular', 'Manager', 'Location', 'Enterprise', 'admin'], permission: null },
  getSession: { tag: 'sessions', effect: 'read', roles: ['Regular', 'Manager', 'Location', 'Enterprise', 'admin'], permission: null },
  getSubscription: { tag: 'payments', effect: 'read', roles: ['Regular', 'Enterprise', 'admin'], permission: null },
  getSubscriptionPreview: { tag: 'payments', effect: 'read', roles: ['Regular', 'Enterprise', 'admin'], permission: null },
  getTemplate: { tag: 'templates', effect: 'read', roles: ['Regular', 'Manager', 'Location', 'Enterprise', 'admin'], permission: null },
  getUnreadMessages: { tag: 'messages', effect: 'read', roles: ['Regular', 'Manager', 'Location', 'Enterprise', 'admin'], permission: null },
  getWeeklyReport: { tag: 'analytics', effect: 'read', roles: ['Regular', 'Enterprise'], permission: null },
  importContacts: { tag: 'contacts', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise'], permission: null },
  importProducts: { tag: 'products', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  linkBooth: { tag: 'booth', effect: 'write', roles: null, permission: null },
  listAccountRequests: { tag: 'accounts', effect: 'read', roles: ['admin'], permission: null },
  listAccounts: { tag: 'accounts', effect: 'read', roles: ['Enterprise', 'admin'], permission: null },
  listAssets: { tag: 'assets', effect: 'read', roles: ['Regular', 'Manager', 'Location', 'Enterprise', 'admin'], permission: null },
  listAuditEntries: { tag: 'accounts', effect: 'read', roles: ['admin'], permission: null },
  listCampaigns: { tag: 'campaigns', effect: 'read', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  listContactEmails: { tag: 'contacts', effect: 'read', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  listContactEvents: { tag: 'contacts', effect: 'read', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  listContactPhoneNumbers: { tag: 'contacts', effect: 'read', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  listContacts: { tag: 'contacts', effect: 'read', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  listContactTags: { tag: 'contacts', effect: 'read', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  listDeletedPhotos: { tag: 'photos', effect: 'read', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: 'deletePhotos' },
  listDeviceNames: { tag: 'devices', effect: 'read', roles: ['Regular', 'Manager', 'Location', 'Enterprise', 'admin'], permission: null },
  listDevices: { tag: 'devices', effect: 'read', roles: ['Regular', 'Manager', 'Location', 'Enterprise', 'admin'], permission: null },
  listIntegrations: { tag: 'integrations', effect: 'read', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  listInvoices: { tag: 'payments', effect: 'read', roles: ['Regular', 'Enterprise', 'admin'], permission: null },
  listLocations: { tag: 'locations', effect: 'read', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  listManagers: { tag: 'managers', effect: 'read', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  listMessages: { tag: 'messages', effect: 'read', roles: ['Regular', 'Manager', 'Location', 'Enterprise', 'admin'], permission: null },
  listOwnAuditEntries: { tag: 'account', effect: 'read', roles: ['Regular', 'Enterprise', 'admin'], permission: null },
  listPhotos: { tag: 'photos', effect: 'read', roles: ['Regular', 'Manager', 'Location', 'Enterprise', 'admin'], permission: null },
  listPlans: { tag: 'payments', effect: 'read', roles: null, permission: null },
  listProducts: { tag: 'products', effect: 'read', roles: ['Regular', 'Manager', 'Location', 'Enterprise', 'admin'], permission: null },
  listSessions: { tag: 'sessions', effect: 'read', roles: ['Regular', 'Manager', 'Location', 'Enterprise', 'admin'], permission: null },
  listTemplates: { tag: 'templates', effect: 'read', roles: ['Regular', 'Manager', 'Location', 'Enterprise', 'admin'], permission: null },
  listViews: { tag: 'views', effect: 'read', roles: ['Regular', 'Manager', 'Location', 'Enterprise', 'admin'], permission: null },
  mergeContacts: { tag: 'contacts', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  refreshGuestDomain: { tag: 'account', effect: 'write', roles: ['Regular', 'Enterprise'], permission: null },
  refreshIntegration: { tag: 'integrations', effect: 'write', roles: ['Regular', 'Enterprise'], permission: null },
  refreshStockAssets: { tag: 'accounts', effect: 'write', roles: ['admin'], permission: null },
  replaceAsset: { tag: 'assets', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  replaceCard: { tag: 'payments', effect: 'write', roles: ['Regular', 'Enterprise'], permission: null },
  reportBooth: { tag: 'booth', effect: 'write', roles: [], permission: null },
  restoreOwnAccount: { tag: 'account', effect: 'write', roles: ['Regular', 'Enterprise'], permission: null },
  restorePhotos: { tag: 'photos', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise'], permission: 'deletePhotos' },
  resumeSubscription: { tag: 'payments', effect: 'write', roles: ['Regular', 'Enterprise'], permission: null },
  searchProducts: { tag: 'products', effect: 'read', roles: ['Regular', 'Manager', 'Location', 'Enterprise', 'admin'], permission: null },
  sendCampaignTest: { tag: 'campaigns', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise'], permission: 'sendCampaigns' },
  sendInvitation: { tag: 'managers', effect: 'write', roles: ['Regular', 'Enterprise', 'admin'], permission: null },
  sendPhoto: { tag: 'photos', effect: 'write', roles: ['Regular', 'Manager', 'Location', 'Enterprise'], permission: null },
  sendSessionTest: { tag: 'sessions', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise'], permission: null },
  unlinkDevice: { tag: 'devices', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise'], permission: null },
  updateAccount: { tag: 'accounts', effect: 'write', roles: ['admin'], permission: null },
  updateAccountSettings: { tag: 'accounts', effect: 'write', roles: ['admin'], permission: null },
  updateAsset: { tag: 'assets', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  updateAssetScene: { tag: 'assets', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  updateBillingDetails: { tag: 'payments', effect: 'write', roles: ['Regular', 'Enterprise'], permission: null },
  updateCampaign: { tag: 'campaigns', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise'], permission: null },
  updateContact: { tag: 'contacts', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  updateContacts: { tag: 'contacts', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  updateDevice: { tag: 'devices', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise'], permission: null },
  updateGuestDomain: { tag: 'account', effect: 'write', roles: ['Regular', 'Enterprise'], permission: null },
  updateLocation: { tag: 'locations', effect: 'write', roles: ['Regular', 'Enterprise', 'admin'], permission: null },
  updateLocationPassword: { tag: 'locations', effect: 'write', roles: ['Regular', 'Enterprise', 'admin'], permission: null },
  updateLocations: { tag: 'locations', effect: 'write', roles: ['Regular', 'Enterprise', 'admin'], permission: null },
  updateManager: { tag: 'managers', effect: 'write', roles: ['Regular', 'Enterprise', 'admin'], permission: null },
  updateMessages: { tag: 'messages', effect: 'write', roles: ['Regular', 'Manager', 'Location', 'Enterprise', 'admin'], permission: null },
  updateNotificationSettings: { tag: 'account', effect: 'write', roles: ['Regular', 'Enterprise'], permission: null },
  updateOwnAccount: { tag: 'account', effect: 'write', roles: ['Regular', 'Enterprise', 'admin'], permission: null },
  updatePhoto: { tag: 'photos', effect: 'write', roles: ['Regular', 'Manager', 'Location', 'Enterprise'], permission: null },
  updatePhotos: { tag: 'photos', effect: 'write', roles: ['Regular', 'Manager', 'Location', 'Enterprise'], permission: null },
  updateProduct: { tag: 'products', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  updateProducts: { tag: 'products', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  updateSession: { tag: 'sessions', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  updateSubscription: { tag: 'payments', effect: 'write', roles: ['Regular', 'Enterprise'], permission: null },
  updateTemplate: { tag: 'templates', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  updateTemplatePreview: { tag: 'templates', effect: 'write', roles: ['Regular', 'Manager', 'Enterprise', 'admin'], permission: null },
  updateWeeklyReport: { tag: 'analytics', effect: 'write', roles: ['Regular', 'Enterprise'], permission: null },
};

/** Whether something is the name of a call. */
export const isOperation = (name: unknown): name is OperationId =>
  typeof name === 'string' && Object.hasOwn(operations, name);
