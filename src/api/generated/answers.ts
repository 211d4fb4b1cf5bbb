// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import type { DeclaredAnswers } from '../../lib/declared-answers';

export const answers: DeclaredAnswers = {
 "version": "1.0.0",
 "operations": {
  "acceptInvitation": {
   "200": 0,
   "400": 1,
   "404": 2,
   "409": 3,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "allowChanges": {
   "200": 10,
   "401": 11,
   "403": 12,
   "404": 2,
   "409": 3,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "authorizeIntegration": {
   "302": 13,
   "404": 2,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "cancelContactImport": {
   "200": 14,
   "401": 11,
   "403": 12,
   "404": 2,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "cancelSubscription": {
   "200": 15,
   "400": 1,
   "401": 11,
   "403": 12,
   "409": 3,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "connectIntegration": {
   "200": 16,
   "400": 1,
   "401": 11,
   "403": 12,
   "404": 2,
   "409": 3,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "createAccount": {
   "200": 17,
   "400": 1,
   "401": 11,
   "403": 18,
   "409": 3,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "createAccountRequest": {
   "200": 19,
   "400": 1,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "createAssets": {
   "200": 20,
   "400": 1,
   "401": 11,
   "403": 21,
   "409": 22,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "createAuthorization": {
   "200": 23,
   "401": 11,
   "403": 12,
   "404": 2,
   "409": 3,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "createBoothPhoto": {
   "200": 24,
   "400": 1,
   "401": 11,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "createCampaign": {
   "200": 25,
   "400": 1,
   "401": 11,
   "403": 12,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "createCardSetup": {
   "200": 26,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "createContact": {
   "200": 27,
   "400": 1,
   "401": 11,
   "403": 21,
   "409": 28,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "createDeviceCode": {
   "200": 29,
   "401": 11,
   "403": 12,
   "409": 22,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "createInvitedAccount": {
   "200": 17,
   "400": 1,
   "401": 11,
   "403": 12,
   "409": 3,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "createLocation": {
   "200": 30,
   "400": 1,
   "401": 11,
   "403": 21,
   "409": 28,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "createManager": {
   "200": 31,
   "400": 1,
   "401": 11,
   "403": 21,
   "409": 3,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "createPhotos": {
   "200": 32,
   "400": 1,
   "401": 11,
   "403": 12,
   "409": 22,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "createProduct": {
   "200": 33,
   "400": 1,
   "401": 11,
   "403": 21,
   "409": 3,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "createSession": {
   "200": 34,
   "400": 1,
   "401": 11,
   "403": 21,
   "409": 3,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "createTemplate": {
   "200": 35,
   "400": 1,
   "401": 11,
   "403": 21,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "createView": {
   "200": 36,
   "400": 1,
   "401": 11,
   "403": 21,
   "409": 3,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "createViewing": {
   "200": 10,
   "400": 1,
   "401": 11,
   "403": 12,
   "404": 2,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "deleteAsset": {
   "200": 37,
   "401": 11,
   "403": 21,
   "404": 2,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "deleteCampaign": {
   "200": 37,
   "401": 11,
   "403": 12,
   "404": 2,
   "409": 3,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "deleteContact": {
   "200": 37,
   "401": 11,
   "403": 21,
   "404": 2,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "deleteContactEmail": {
   "200": 38,
   "401": 11,
   "403": 21,
   "404": 2,
   "409": 3,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "deleteContactPhoneNumber": {
   "200": 39,
   "401": 11,
   "403": 21,
   "404": 2,
   "409": 3,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "deleteDevice": {
   "200": 37,
   "401": 11,
   "403": 12,
   "404": 2,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "deleteGuestDomain": {
   "200": 40,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "deleteLocation": {
   "200": 37,
   "401": 11,
   "403": 21,
   "404": 2,
   "409": 3,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "deleteManager": {
   "200": 37,
   "401": 11,
   "403": 21,
   "404": 2,
   "409": 3,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "deleteOwnAccount": {
   "200": 17,
   "400": 1,
   "401": 11,
   "403": 12,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "deletePhoto": {
   "200": 37,
   "401": 11,
   "403": 12,
   "404": 2,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "deleteProduct": {
   "200": 37,
   "401": 11,
   "403": 21,
   "404": 2,
   "409": 3,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "deleteSession": {
   "200": 37,
   "401": 11,
   "403": 21,
   "404": 2,
   "409": 3,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "deleteSignIns": {
   "200": 41,
   "400": 1,
   "401": 11,
   "403": 12,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "deleteTemplate": {
   "200": 37,
   "401": 11,
   "403": 21,
   "404": 2,
   "409": 3,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "deleteView": {
   "200": 37,
   "401": 11,
   "403": 21,
   "404": 2,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "deleteViewing": {
   "200": 42,
   "401": 11,
   "403": 12,
   "404": 2,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "disconnectIntegration": {
   "200": 43,
   "401": 11,
   "403": 12,
   "404": 2,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "duplicateCampaign": {
   "200": 25,
   "401": 11,
   "403": 12,
   "404": 2,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "duplicateSession": {
   "200": 34,
   "401": 11,
   "403": 21,
   "404": 2,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "duplicateTemplate": {
   "200": 35,
   "401": 11,
   "403": 21,
   "404": 2,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "erasePhotos": {
   "200": 44,
   "400": 1,
   "401": 11,
   "403": 12,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "exportAccount": {
   "200": 45,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "exportContacts": {
   "200": 46,
   "400": 1,
   "401": 11,
   "403": 12,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "exportPhotos": {
   "200": 47,
   "400": 1,
   "401": 11,
   "403": 12,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "findAudience": {
   "200": 48,
   "400": 1,
   "401": 11,
   "403": 12,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "findContact": {
   "200": 27,
   "401": 11,
   "403": 12,
   "404": 2,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "findInvitation": {
   "200": 49,
   "400": 1,
   "404": 2,
   "409": 3,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "findLocationChanges": {
   "200": 50,
   "400": 1,
   "401": 11,
   "403": 12,
   "409": 3,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "getAccount": {
   "200": 17,
   "401": 11,
   "403": 12,
   "404": 2,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "getAccountExport": {
   "200": 45,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "getAccountOverview": {
   "200": 51,
   "401": 11,
   "403": 12,
   "404": 2,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "getAnalyticsBreakdown": {
   "200": 52,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "getAnalyticsSeries": {
   "200": 53,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "getAnalyticsSummary": {
   "200": 54,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "getAsset": {
   "200": 55,
   "401": 11,
   "403": 12,
   "404": 2,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "getBillingDetails": {
   "200": 56,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "getBoothSession": {
   "200": 57,
   "401": 11,
   "404": 2,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "getCampaign": {
   "200": 25,
   "401": 11,
   "403": 12,
   "404": 2,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "getCampaignPreview": {
   "200": 58,
   "400": 1,
   "401": 11,
   "403": 12,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "getCampaignReport": {
   "200": 59,
   "401": 11,
   "403": 12,
   "404": 2,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "getCard": {
   "200": 60,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "getContact": {
   "200": 27,
   "401": 11,
   "403": 12,
   "404": 2,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "getDashboard": {
   "200": 61,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "getGuestDomain": {
   "200": 40,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "getIntegration": {
   "200": 16,
   "401": 11,
   "403": 12,
   "404": 2,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "getIntegrations": {
   "200": 62,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "getLocation": {
   "200": 30,
   "401": 11,
   "403": 12,
   "404": 2,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "getManager": {
   "200": 31,
   "401": 11,
   "403": 12,
   "404": 2,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "getNotificationSettings": {
   "200": 63,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "getOwnAccount": {
   "200": 17,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "getPhoto": {
   "200": 64,
   "401": 11,
   "403": 12,
   "404": 2,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "getPhotoCounts": {
   "200": 65,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "getPhotoIds": {
   "200": 66,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "getPhotoMessage": {
   "200": 67,
   "400": 1,
   "401": 11,
   "403": 12,
   "404": 2,
   "409": 28,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "getPhotoNeighbors": {
   "200": 68,
   "401": 11,
   "403": 12,
   "404": 2,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "getPhotoRecipients": {
   "200": 69,
   "401": 11,
   "403": 12,
   "404": 2,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "getPhotoWall": {
   "200": 70,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "getProduct": {
   "200": 33,
   "401": 11,
   "403": 12,
   "404": 2,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "getSession": {
   "200": 34,
   "401": 11,
   "403": 12,
   "404": 2,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "getSubscription": {
   "200": 15,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "getSubscriptionPreview": {
   "200": 71,
   "400": 1,
   "401": 11,
   "403": 12,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "getTemplate": {
   "200": 35,
   "401": 11,
   "403": 12,
   "404": 2,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "getUnreadMessages": {
   "200": 72,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "getWeeklyReport": {
   "200": 73,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "importContacts": {
   "200": 74,
   "400": 1,
   "401": 11,
   "403": 12,
   "409": 3,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "importProducts": {
   "200": 75,
   "400": 1,
   "401": 11,
   "403": 21,
   "409": 3,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "linkBooth": {
   "200": 76,
   "400": 1,
   "404": 2,
   "409": 22,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "listAccountRequests": {
   "200": 77,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "listAccounts": {
   "200": 78,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "listAssets": {
   "200": 79,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "listAuditEntries": {
   "200": 80,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "listCampaigns": {
   "200": 81,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "listContactEmails": {
   "200": 82,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "listContactEvents": {
   "200": 83,
   "401": 11,
   "403": 12,
   "404": 2,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "listContactPhoneNumbers": {
   "200": 84,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "listContacts": {
   "200": 85,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "listContactTags": {
   "200": 86,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "listDeletedPhotos": {
   "200": 87,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "listDeviceNames": {
   "200": 88,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "listDevices": {
   "200": 89,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "listIntegrations": {
   "200": 90,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "listInvoices": {
   "200": 91,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "listLocations": {
   "200": 92,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "listManagers": {
   "200": 93,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "listMessages": {
   "200": 94,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "listOwnAuditEntries": {
   "200": 80,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "listPhotos": {
   "200": 95,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "listPlans": {
   "200": 96,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "listProducts": {
   "200": 97,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "listSessions": {
   "200": 98,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "listTemplates": {
   "200": 99,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "listViews": {
   "200": 100,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "mergeContacts": {
   "200": 27,
   "400": 1,
   "401": 11,
   "403": 21,
   "404": 2,
   "409": 3,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "refreshGuestDomain": {
   "200": 40,
   "401": 11,
   "403": 12,
   "409": 3,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "refreshIntegration": {
   "200": 101,
   "401": 11,
   "403": 12,
   "404": 2,
   "409": 3,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "refreshStockAssets": {
   "200": 102,
   "401": 11,
   "403": 12,
   "404": 2,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "replaceAsset": {
   "200": 55,
   "400": 1,
   "401": 11,
   "403": 21,
   "404": 2,
   "409": 22,
   "412": 103,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "replaceCard": {
   "200": 60,
   "400": 1,
   "401": 11,
   "403": 12,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "reportBooth": {
   "200": 104,
   "400": 1,
   "401": 11,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "restoreOwnAccount": {
   "200": 17,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "restorePhotos": {
   "200": 105,
   "400": 1,
   "401": 11,
   "403": 12,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "resumeSubscription": {
   "200": 15,
   "401": 11,
   "403": 12,
   "409": 3,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "searchProducts": {
   "200": 97,
   "401": 11,
   "403": 12,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "sendCampaignTest": {
   "200": 106,
   "400": 1,
   "401": 11,
   "403": 12,
   "404": 2,
   "409": 28,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "sendInvitation": {
   "200": 31,
   "401": 11,
   "403": 21,
   "404": 2,
   "409": 3,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "sendPhoto": {
   "200": 64,
   "400": 1,
   "401": 11,
   "403": 12,
   "404": 2,
   "409": 28,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "sendSessionTest": {
   "200": 107,
   "400": 1,
   "401": 11,
   "403": 12,
   "404": 2,
   "409": 28,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "unlinkDevice": {
   "200": 108,
   "401": 11,
   "403": 12,
   "404": 2,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "updateAccount": {
   "200": 17,
   "400": 1,
   "401": 11,
   "403": 12,
   "404": 2,
   "412": 103,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "updateAccountSettings": {
   "200": 17,
   "400": 1,
   "401": 11,
   "403": 12,
   "404": 2,
   "412": 103,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "updateAsset": {
   "200": 55,
   "400": 1,
   "401": 11,
   "403": 21,
   "404": 2,
   "412": 103,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "updateAssetScene": {
   "200": 55,
   "400": 1,
   "401": 11,
   "403": 21,
   "404": 2,
   "412": 103,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "updateBillingDetails": {
   "200": 56,
   "400": 1,
   "401": 11,
   "403": 12,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "updateCampaign": {
   "200": 25,
   "400": 1,
   "401": 11,
   "403": 12,
   "404": 2,
   "409": 28,
   "412": 103,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "updateContact": {
   "200": 27,
   "400": 1,
   "401": 11,
   "403": 21,
   "404": 2,
   "409": 3,
   "412": 103,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "updateContacts": {
   "200": 109,
   "400": 1,
   "401": 11,
   "403": 21,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "updateDevice": {
   "200": 108,
   "400": 1,
   "401": 11,
   "403": 12,
   "404": 2,
   "409": 3,
   "412": 103,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "updateGuestDomain": {
   "200": 40,
   "400": 1,
   "401": 11,
   "403": 12,
   "409": 3,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "updateLocation": {
   "200": 30,
   "400": 1,
   "401": 11,
   "403": 21,
   "404": 2,
   "409": 3,
   "412": 103,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "updateLocationPassword": {
   "200": 110,
   "400": 1,
   "401": 11,
   "403": 21,
   "404": 2,
   "409": 3,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "updateLocations": {
   "200": 50,
   "400": 1,
   "401": 11,
   "403": 21,
   "409": 3,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "updateManager": {
   "200": 31,
   "400": 1,
   "401": 11,
   "403": 21,
   "404": 2,
   "409": 3,
   "412": 103,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "updateMessages": {
   "200": 72,
   "400": 1,
   "401": 11,
   "403": 21,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "updateNotificationSettings": {
   "200": 63,
   "400": 1,
   "401": 11,
   "403": 12,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "updateOwnAccount": {
   "200": 17,
   "400": 1,
   "401": 11,
   "403": 21,
   "409": 3,
   "412": 103,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "updatePhoto": {
   "200": 64,
   "400": 1,
   "401": 11,
   "403": 12,
   "404": 2,
   "409": 3,
   "412": 103,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "updatePhotos": {
   "200": 111,
   "400": 1,
   "401": 11,
   "403": 12,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "updateProduct": {
   "200": 33,
   "400": 1,
   "401": 11,
   "403": 21,
   "404": 2,
   "409": 3,
   "412": 103,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "updateProducts": {
   "200": 112,
   "400": 1,
   "401": 11,
   "403": 21,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "updateSession": {
   "200": 34,
   "400": 1,
   "401": 11,
   "403": 21,
   "404": 2,
   "409": 3,
   "412": 103,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "updateSubscription": {
   "200": 15,
   "400": 1,
   "401": 11,
   "403": 12,
   "409": 3,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "updateTemplate": {
   "200": 35,
   "400": 1,
   "401": 11,
   "403": 21,
   "404": 2,
   "412": 103,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "updateTemplatePreview": {
   "200": 35,
   "400": 1,
   "401": 11,
   "403": 21,
   "404": 2,
   "412": 103,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  },
  "updateWeeklyReport": {
   "200": 73,
   "400": 1,
   "401": 11,
   "403": 12,
   "413": 4,
   "415": 5,
   "422": 6,
   "429": 7,
   "500": 8,
   "503": 9
  }
 },
 "answers": [
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/InvitationAccepted"
    }
   }
  },
  {
   "content": {
    "application/problem+json": {
     "$ref": "#/components/schemas/Problem400"
    }
   }
  },
  {
   "content": {
    "application/problem+json": {
     "$ref": "#/components/schemas/Problem404"
    }
   }
  },
  {
   "content": {
    "application/problem+json": {
     "$ref": "#/components/schemas/Problem409"
    }
   }
  },
  {
   "content": {
    "application/problem+json": {
     "$ref": "#/components/schemas/Problem413"
    }
   }
  },
  {
   "content": {
    "application/problem+json": {
     "$ref": "#/components/schemas/Problem415"
    }
   }
  },
  {
   "content": {
    "application/problem+json": {
     "$ref": "#/components/schemas/Problem422"
    }
   }
  },
  {
   "headers": {
    "Retry-After": {
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 3600
     }
    }
   },
   "content": {
    "application/problem+json": {
     "$ref": "#/components/schemas/Problem429"
    }
   }
  },
  {
   "content": {
    "application/problem+json": {
     "$ref": "#/components/schemas/Problem500"
    }
   }
  },
  {
   "headers": {
    "Retry-After": {
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 3600
     }
    }
   },
   "content": {
    "application/problem+json": {
     "$ref": "#/components/schemas/Problem503"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/AuditEntry"
    }
   }
  },
  {
   "content": {
    "application/problem+json": {
     "$ref": "#/components/schemas/Problem401"
    }
   }
  },
  {
   "content": {
    "application/problem+json": {
     "anyOf": [
      {
       "$ref": "#/components/schemas/Problem403"
      },
      {
       "$ref": "#/components/schemas/ViewingRequiredProblem"
      }
     ]
    }
   }
  },
  {
   "headers": {
    "Location": {
     "required": true,
     "schema": {
      "$ref": "#/components/schemas/Url"
     }
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/ContactImportUndone"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/Subscription"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/Integration"
    }
   }
  },
  {
   "headers": {
    "ETag": {
     "schema": {
      "type": "string",
      "minLength": 3,
      "maxLength": 66,
      "pattern": "^\"[A-Za-z0-9_-]{1,64}\"$"
     }
    }
   },
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/Account"
    }
   }
  },
  {
   "content": {
    "application/problem+json": {
     "$ref": "#/components/schemas/Problem403"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/AccountRequested"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/AssetsCreated"
    }
   }
  },
  {
   "content": {
    "application/problem+json": {
     "anyOf": [
      {
       "$ref": "#/components/schemas/Problem403"
      },
      {
       "$ref": "#/components/schemas/ViewingRequiredProblem"
      },
      {
       "$ref": "#/components/schemas/ViewingReadOnlyProblem"
      }
     ]
    }
   }
  },
  {
   "content": {
    "application/problem+json": {
     "anyOf": [
      {
       "$ref": "#/components/schemas/LimitProblem"
      },
      {
       "$ref": "#/components/schemas/Problem409"
      }
     ]
    }
   }
  },
  {
   "headers": {
    "Set-Cookie": {
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 300
     }
    }
   },
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/IntegrationAuthorization"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/Photo"
    }
   }
  },
  {
   "headers": {
    "ETag": {
     "schema": {
      "type": "string",
      "minLength": 3,
      "maxLength": 66,
      "pattern": "^\"[A-Za-z0-9_-]{1,64}\"$"
     }
    }
   },
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/Campaign"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/CardSetup"
    }
   }
  },
  {
   "headers": {
    "ETag": {
     "schema": {
      "type": "string",
      "minLength": 3,
      "maxLength": 66,
      "pattern": "^\"[A-Za-z0-9_-]{1,64}\"$"
     }
    }
   },
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/Contact"
    }
   }
  },
  {
   "content": {
    "application/problem+json": {
     "anyOf": [
      {
       "$ref": "#/components/schemas/Problem409"
      },
      {
       "$ref": "#/components/schemas/LimitProblem"
      }
     ]
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/DeviceCode"
    }
   }
  },
  {
   "headers": {
    "ETag": {
     "schema": {
      "type": "string",
      "minLength": 3,
      "maxLength": 66,
      "pattern": "^\"[A-Za-z0-9_-]{1,64}\"$"
     }
    }
   },
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/Location"
    }
   }
  },
  {
   "headers": {
    "ETag": {
     "schema": {
      "type": "string",
      "minLength": 3,
      "maxLength": 66,
      "pattern": "^\"[A-Za-z0-9_-]{1,64}\"$"
     }
    }
   },
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/Manager"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/PhotosCreated"
    }
   }
  },
  {
   "headers": {
    "ETag": {
     "schema": {
      "type": "string",
      "minLength": 3,
      "maxLength": 66,
      "pattern": "^\"[A-Za-z0-9_-]{1,64}\"$"
     }
    }
   },
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/Product"
    }
   }
  },
  {
   "headers": {
    "ETag": {
     "schema": {
      "type": "string",
      "minLength": 3,
      "maxLength": 66,
      "pattern": "^\"[A-Za-z0-9_-]{1,64}\"$"
     }
    }
   },
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/Session"
    }
   }
  },
  {
   "headers": {
    "ETag": {
     "schema": {
      "type": "string",
      "minLength": 3,
      "maxLength": 66,
      "pattern": "^\"[A-Za-z0-9_-]{1,64}\"$"
     }
    }
   },
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/Template"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/View"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/Deleted"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/ContactEmailDeleted"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/ContactPhoneNumberDeleted"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/GuestDomain"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/SignInsDeleted"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/EndedViewing"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/IntegrationDisconnected"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/PhotoErasureResult"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/AccountExport"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/ContactExported"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/PhotoExported"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/AudienceReach"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/OpenInvitation"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/LocationsChanged"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/AccountOverview"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/AnalyticsBreakdown"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/AnalyticsSeries"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/AnalyticsSummary"
    }
   }
  },
  {
   "headers": {
    "ETag": {
     "schema": {
      "type": "string",
      "minLength": 3,
      "maxLength": 66,
      "pattern": "^\"[A-Za-z0-9_-]{1,64}\"$"
     }
    }
   },
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/Asset"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/BillingDetails"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/BoothSession"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/CampaignPreview"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/CampaignReport"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/CardOnFile"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/Dashboard"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/Integrations"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/NotificationSettings"
    }
   }
  },
  {
   "headers": {
    "ETag": {
     "schema": {
      "type": "string",
      "minLength": 3,
      "maxLength": 66,
      "pattern": "^\"[A-Za-z0-9_-]{1,64}\"$"
     }
    }
   },
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/Photo"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/PhotoCounts"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/PhotoIdList"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/PhotoMessagePreview"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/PhotoNeighbors"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/PhotoRecipients"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/PhotoWall"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/SubscriptionPreview"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/UnreadMessages"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/WeeklyReport"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/ContactImportSummary"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/ProductImportSummary"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/BoothLinked"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/AccountRequestPage"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/AccountPage"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/AssetPage"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/AuditEntryPage"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/CampaignPage"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/ContactEmailPage"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/ContactEventPage"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/ContactPhoneNumberPage"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/ContactPage"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/ContactTagPage"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/DeletedPhotoPage"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/DeviceNamePage"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/DevicePage"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/IntegrationNames"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/InvoicePage"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/LocationPage"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/ManagerPage"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/MessagePage"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/PhotoPage"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/PlanPage"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/ProductPage"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/SessionPage"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/TemplatePage"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/ViewPage"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/IntegrationSync"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/StockRefresh"
    }
   }
  },
  {
   "content": {
    "application/problem+json": {
     "$ref": "#/components/schemas/Problem412"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/BoothState"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/PhotoRestoreResult"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/CampaignTestSent"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/SessionTestSent"
    }
   }
  },
  {
   "headers": {
    "ETag": {
     "schema": {
      "type": "string",
      "minLength": 3,
      "maxLength": 66,
      "pattern": "^\"[A-Za-z0-9_-]{1,64}\"$"
     }
    }
   },
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/Device"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/ContactBulkResult"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/LocationPasswordSet"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/PhotoBulkResult"
    }
   }
  },
  {
   "content": {
    "application/json": {
     "$ref": "#/components/schemas/ProductBulkResult"
    }
   }
  }
 ],
 "schemas": {
  "Account": {
   "type": "object",
   "required": [
    "id",
    "version",
    "businessName",
    "category",
    "ownerName",
    "email",
    "phone",
    "website",
    "bookingUrl",
    "reviewUrl",
    "timezone",
    "locale",
    "currency",
    "logoAssetId",
    "brandColor",
    "accentColor",
    "headingFont",
    "textFont",
    "socialHandles",
    "address",
    "userType",
    "status",
    "settings",
    "referral",
    "createdAt",
    "deletionAt"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Uid"
    },
    "version": {
     "$ref": "#/components/schemas/Version"
    },
    "businessName": {
     "$ref": "#/components/schemas/BusinessName"
    },
    "category": {
     "$ref": "#/components/schemas/BusinessCategory"
    },
    "ownerName": {
     "$ref": "#/components/schemas/PersonName"
    },
    "email": {
     "$ref": "#/components/schemas/EmailAddress"
    },
    "phone": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/PhoneNumber"
      },
      {
       "type": "null"
      }
     ]
    },
    "website": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Url"
      },
      {
       "type": "null"
      }
     ]
    },
    "bookingUrl": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Url"
      },
      {
       "type": "null"
      }
     ]
    },
    "reviewUrl": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Url"
      },
      {
       "type": "null"
      }
     ]
    },
    "timezone": {
     "$ref": "#/components/schemas/Timezone"
    },
    "locale": {
     "$ref": "#/components/schemas/Locale"
    },
    "currency": {
     "$ref": "#/components/schemas/Currency"
    },
    "logoAssetId": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Id"
      },
      {
       "type": "null"
      }
     ]
    },
    "brandColor": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Color"
      },
      {
       "type": "null"
      }
     ]
    },
    "accentColor": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Color"
      },
      {
       "type": "null"
      }
     ]
    },
    "headingFont": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/SceneFont"
      },
      {
       "type": "null"
      }
     ]
    },
    "textFont": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/SceneFont"
      },
      {
       "type": "null"
      }
     ]
    },
    "socialHandles": {
     "$ref": "#/components/schemas/SocialHandles"
    },
    "address": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/PostalAddress"
      },
      {
       "type": "null"
      }
     ]
    },
    "userType": {
     "$ref": "#/components/schemas/UserType"
    },
    "status": {
     "$ref": "#/components/schemas/AccountStatus"
    },
    "settings": {
     "$ref": "#/components/schemas/AccountSettings"
    },
    "referral": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 120
    },
    "createdAt": {
     "$ref": "#/components/schemas/Time"
    },
    "deletionAt": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Time"
      },
      {
       "type": "null"
      }
     ]
    }
   }
  },
  "AccountExport": {
   "type": "object",
   "required": [
    "status",
    "done",
    "total",
    "bytes",
    "email",
    "requestedAt",
    "expiresAt"
   ],
   "properties": {
    "status": {
     "$ref": "#/components/schemas/AccountExportStatus"
    },
    "done": {
     "type": "integer",
     "minimum": 0,
     "maximum": 10000000
    },
    "total": {
     "type": "integer",
     "minimum": 0,
     "maximum": 10000000
    },
    "bytes": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000000000
    },
    "email": {
     "allOf": [
      {
       "$ref": "#/components/schemas/EmailAddress"
      }
     ]
    },
    "requestedAt": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Time"
      },
      {
       "type": "null"
      }
     ]
    },
    "expiresAt": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Time"
      },
      {
       "type": "null"
      }
     ]
    }
   }
  },
  "AccountExportStatus": {
   "type": "string",
   "enum": [
    "none",
    "preparing",
    "ready",
    "failed",
    "expired"
   ]
  },
  "AccountFeature": {
   "type": "string",
   "enum": [
    "campaigns",
    "microsites",
    "integrations",
    "analytics",
    "franchise"
   ]
  },
  "AccountHealth": {
   "type": "object",
   "required": [
    "devices",
    "devicesOnline",
    "photosLast30Days",
    "lastPhotoAt",
    "failedCampaigns",
    "brokenIntegrations",
    "lastActiveAt"
   ],
   "properties": {
    "devices": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100000
    },
    "devicesOnline": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100000
    },
    "photosLast30Days": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100000000
    },
    "lastPhotoAt": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Time"
      },
      {
       "type": "null"
      }
     ]
    },
    "failedCampaigns": {
     "type": "integer",
     "minimum": 0,
     "maximum": 1000000
    },
    "brokenIntegrations": {
     "type": "integer",
     "minimum": 0,
     "maximum": 14
    },
    "lastActiveAt": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Time"
      },
      {
       "type": "null"
      }
     ]
    }
   }
  },
  "AccountLimits": {
   "type": "object",
   "required": [
    "devices",
    "locations",
    "contacts",
    "storageGb"
   ],
   "additionalProperties": false,
   "properties": {
    "devices": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 100000
    },
    "locations": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 100000
    },
    "contacts": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 100000000
    },
    "storageGb": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 100000
    }
   }
  },
  "AccountOverview": {
   "type": "object",
   "required": [
    "health",
    "subscription"
   ],
   "properties": {
    "health": {
     "$ref": "#/components/schemas/AccountHealth"
    },
    "subscription": {
     "$ref": "#/components/schemas/Subscription"
    }
   }
  },
  "AccountPage": {
   "type": "object",
   "required": [
    "page",
    "pages",
    "items"
   ],
   "properties": {
    "page": {
     "$ref": "#/components/schemas/PageNumber"
    },
    "pages": {
     "$ref": "#/components/schemas/PageCount"
    },
    "total": {
     "$ref": "#/components/schemas/Total"
    },
    "items": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/AccountSummary"
     }
    }
   }
  },
  "AccountRequest": {
   "type": "object",
   "required": [
    "id",
    "at",
    "businessName",
    "category",
    "ownerName",
    "email",
    "message"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "at": {
     "$ref": "#/components/schemas/Time"
    },
    "businessName": {
     "$ref": "#/components/schemas/BusinessName"
    },
    "category": {
     "$ref": "#/components/schemas/BusinessCategory"
    },
    "ownerName": {
     "$ref": "#/components/schemas/PersonName"
    },
    "email": {
     "$ref": "#/components/schemas/EmailAddress"
    },
    "message": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 500
    }
   }
  },
  "AccountRequestPage": {
   "type": "object",
   "required": [
    "page",
    "pages",
    "items"
   ],
   "properties": {
    "page": {
     "$ref": "#/components/schemas/PageNumber"
    },
    "pages": {
     "$ref": "#/components/schemas/PageCount"
    },
    "total": {
     "$ref": "#/components/schemas/Total"
    },
    "items": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/AccountRequest"
     }
    }
   }
  },
  "AccountRequested": {
   "type": "object",
   "required": [
    "email"
   ],
   "properties": {
    "email": {
     "$ref": "#/components/schemas/EmailAddress"
    }
   }
  },
  "AccountSettings": {
   "type": "object",
   "required": [
    "features",
    "limits",
    "brandLock",
    "retentionDays",
    "smsEnabled",
    "senderName"
   ],
   "additionalProperties": false,
   "properties": {
    "features": {
     "type": "array",
     "maxItems": 5,
     "uniqueItems": true,
     "items": {
      "$ref": "#/components/schemas/AccountFeature"
     }
    },
    "limits": {
     "$ref": "#/components/schemas/AccountLimits"
    },
    "brandLock": {
     "type": "boolean"
    },
    "retentionDays": {
     "type": "integer",
     "minimum": 30,
     "maximum": 3650
    },
    "smsEnabled": {
     "type": "boolean"
    },
    "senderName": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 11
    }
   }
  },
  "AccountStatus": {
   "type": "string",
   "enum": [
    "trial",
    "active",
    "past_due",
    "suspended"
   ]
  },
  "AccountSummary": {
   "type": "object",
   "required": [
    "id",
    "businessName",
    "category",
    "ownerName",
    "email",
    "userType",
    "status",
    "plan",
    "createdAt",
    "health"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Uid"
    },
    "businessName": {
     "$ref": "#/components/schemas/BusinessName"
    },
    "category": {
     "$ref": "#/components/schemas/BusinessCategory"
    },
    "ownerName": {
     "$ref": "#/components/schemas/PersonName"
    },
    "email": {
     "$ref": "#/components/schemas/EmailAddress"
    },
    "userType": {
     "$ref": "#/components/schemas/UserType"
    },
    "status": {
     "$ref": "#/components/schemas/AccountStatus"
    },
    "plan": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/PlanType"
      },
      {
       "type": "null"
      }
     ]
    },
    "createdAt": {
     "$ref": "#/components/schemas/Time"
    },
    "health": {
     "$ref": "#/components/schemas/AccountHealth"
    }
   }
  },
  "AnalyticsBreakdown": {
   "type": "object",
   "required": [
    "timezone",
    "period",
    "previousPeriod",
    "by",
    "rows"
   ],
   "properties": {
    "timezone": {
     "allOf": [
      {
       "$ref": "#/components/schemas/Timezone"
      }
     ]
    },
    "period": {
     "$ref": "#/components/schemas/AnalyticsPeriod"
    },
    "previousPeriod": {
     "$ref": "#/components/schemas/AnalyticsPeriod"
    },
    "by": {
     "$ref": "#/components/schemas/AnalyticsDimension"
    },
    "rows": {
     "type": "array",
     "maxItems": 1000,
     "items": {
      "$ref": "#/components/schemas/AnalyticsRow"
     }
    }
   }
  },
  "AnalyticsCount": {
   "type": "integer",
   "minimum": 0,
   "maximum": 1000000000
  },
  "AnalyticsDaily": {
   "type": "object",
   "required": [
    "photos",
    "contacts",
    "optIns",
    "deliveries",
    "opens",
    "views",
    "downloads",
    "shares",
    "bookingClicks",
    "reviewClicks",
    "productClicks",
    "activeDevices"
   ],
   "properties": {
    "photos": {
     "$ref": "#/components/schemas/AnalyticsDayCounts"
    },
    "contacts": {
     "$ref": "#/components/schemas/AnalyticsOptionalDayCounts"
    },
    "optIns": {
     "$ref": "#/components/schemas/AnalyticsOptionalDayCounts"
    },
    "deliveries": {
     "$ref": "#/components/schemas/AnalyticsDayCounts"
    },
    "opens": {
     "$ref": "#/components/schemas/AnalyticsDayCounts"
    },
    "views": {
     "$ref": "#/components/schemas/AnalyticsDayCounts"
    },
    "downloads": {
     "$ref": "#/components/schemas/AnalyticsDayCounts"
    },
    "shares": {
     "$ref": "#/components/schemas/AnalyticsDayCounts"
    },
    "bookingClicks": {
     "$ref": "#/components/schemas/AnalyticsDayCounts"
    },
    "reviewClicks": {
     "$ref": "#/components/schemas/AnalyticsDayCounts"
    },
    "productClicks": {
     "$ref": "#/components/schemas/AnalyticsDayCounts"
    },
    "activeDevices": {
     "$ref": "#/components/schemas/AnalyticsDayCounts"
    }
   }
  },
  "AnalyticsDay": {
   "type": "string",
   "format": "date",
   "maxLength": 10
  },
  "AnalyticsDayCounts": {
   "type": "array",
   "minItems": 1,
   "maxItems": 731,
   "items": {
    "$ref": "#/components/schemas/AnalyticsCount"
   }
  },
  "AnalyticsDimension": {
   "type": "string",
   "enum": [
    "location",
    "session",
    "device",
    "experience"
   ]
  },
  "AnalyticsFigures": {
   "type": "object",
   "required": [
    "photos",
    "contacts",
    "optIns",
    "deliveries",
    "opens",
    "views",
    "downloads",
    "shares",
    "bookingClicks",
    "reviewClicks",
    "productClicks",
    "activeDevices"
   ],
   "properties": {
    "photos": {
     "allOf": [
      {
       "$ref": "#/components/schemas/AnalyticsCount"
      }
     ]
    },
    "contacts": {
     "allOf": [
      {
       "$ref": "#/components/schemas/AnalyticsOptionalCount"
      }
     ]
    },
    "optIns": {
     "allOf": [
      {
       "$ref": "#/components/schemas/AnalyticsOptionalCount"
      }
     ]
    },
    "deliveries": {
     "allOf": [
      {
       "$ref": "#/components/schemas/AnalyticsCount"
      }
     ]
    },
    "opens": {
     "allOf": [
      {
       "$ref": "#/components/schemas/AnalyticsCount"
      }
     ]
    },
    "views": {
     "allOf": [
      {
       "$ref": "#/components/schemas/AnalyticsCount"
      }
     ]
    },
    "downloads": {
     "allOf": [
      {
       "$ref": "#/components/schemas/AnalyticsCount"
      }
     ]
    },
    "shares": {
     "allOf": [
      {
       "$ref": "#/components/schemas/AnalyticsCount"
      }
     ]
    },
    "bookingClicks": {
     "allOf": [
      {
       "$ref": "#/components/schemas/AnalyticsCount"
      }
     ]
    },
    "reviewClicks": {
     "allOf": [
      {
       "$ref": "#/components/schemas/AnalyticsCount"
      }
     ]
    },
    "productClicks": {
     "allOf": [
      {
       "$ref": "#/components/schemas/AnalyticsCount"
      }
     ]
    },
    "activeDevices": {
     "allOf": [
      {
       "$ref": "#/components/schemas/AnalyticsCount"
      }
     ]
    }
   }
  },
  "AnalyticsFunnel": {
   "type": "object",
   "required": [
    "captured",
    "delivered",
    "opened",
    "viewed",
    "shared",
    "booked"
   ],
   "properties": {
    "captured": {
     "allOf": [
      {
       "$ref": "#/components/schemas/AnalyticsCount"
      }
     ]
    },
    "delivered": {
     "allOf": [
      {
       "$ref": "#/components/schemas/AnalyticsCount"
      }
     ]
    },
    "opened": {
     "allOf": [
      {
       "$ref": "#/components/schemas/AnalyticsCount"
      }
     ]
    },
    "viewed": {
     "allOf": [
      {
       "$ref": "#/components/schemas/AnalyticsCount"
      }
     ]
    },
    "shared": {
     "allOf": [
      {
       "$ref": "#/components/schemas/AnalyticsCount"
      }
     ]
    },
    "booked": {
     "allOf": [
      {
       "$ref": "#/components/schemas/AnalyticsCount"
      }
     ]
    }
   }
  },
  "AnalyticsInterval": {
   "type": "string",
   "enum": [
    "day",
    "week",
    "month"
   ]
  },
  "AnalyticsMetric": {
   "type": "string",
   "enum": [
    "photos",
    "contacts",
    "optIns",
    "deliveries",
    "opens",
    "views",
    "downloads",
    "shares",
    "bookingClicks",
    "reviewClicks",
    "productClicks",
    "activeDevices"
   ]
  },
  "AnalyticsOptionalCount": {
   "type": [
    "integer",
    "null"
   ],
   "minimum": 0,
   "maximum": 1000000000
  },
  "AnalyticsOptionalDayCounts": {
   "type": [
    "array",
    "null"
   ],
   "minItems": 1,
   "maxItems": 731,
   "items": {
    "$ref": "#/components/schemas/AnalyticsCount"
   }
  },
  "AnalyticsPeriod": {
   "type": "object",
   "required": [
    "from",
    "to",
    "startsAt",
    "endsAt"
   ],
   "properties": {
    "from": {
     "allOf": [
      {
       "$ref": "#/components/schemas/AnalyticsDay"
      }
     ]
    },
    "to": {
     "allOf": [
      {
       "$ref": "#/components/schemas/AnalyticsDay"
      }
     ]
    },
    "startsAt": {
     "allOf": [
      {
       "$ref": "#/components/schemas/Time"
      }
     ]
    },
    "endsAt": {
     "allOf": [
      {
       "$ref": "#/components/schemas/Time"
      }
     ]
    }
   }
  },
  "AnalyticsPoint": {
   "type": "object",
   "required": [
    "from",
    "to",
    "value",
    "previous"
   ],
   "properties": {
    "from": {
     "allOf": [
      {
       "$ref": "#/components/schemas/AnalyticsDay"
      }
     ]
    },
    "to": {
     "allOf": [
      {
       "$ref": "#/components/schemas/AnalyticsDay"
      }
     ]
    },
    "value": {
     "$ref": "#/components/schemas/AnalyticsOptionalCount"
    },
    "previous": {
     "allOf": [
      {
       "$ref": "#/components/schemas/AnalyticsOptionalCount"
      }
     ]
    }
   }
  },
  "AnalyticsRow": {
   "type": "object",
   "required": [
    "id",
    "name",
    "figures",
    "previous"
   ],
   "properties": {
    "id": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Id"
      },
      {
       "type": "null"
      }
     ]
    },
    "name": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 200
    },
    "figures": {
     "$ref": "#/components/schemas/AnalyticsFigures"
    },
    "previous": {
     "allOf": [
      {
       "$ref": "#/components/schemas/AnalyticsFigures"
      }
     ]
    }
   }
  },
  "AnalyticsSeries": {
   "type": "object",
   "required": [
    "timezone",
    "period",
    "previousPeriod",
    "metric",
    "interval",
    "points"
   ],
   "properties": {
    "timezone": {
     "allOf": [
      {
       "$ref": "#/components/schemas/Timezone"
      }
     ]
    },
    "period": {
     "$ref": "#/components/schemas/AnalyticsPeriod"
    },
    "previousPeriod": {
     "$ref": "#/components/schemas/AnalyticsPeriod"
    },
    "metric": {
     "$ref": "#/components/schemas/AnalyticsMetric"
    },
    "interval": {
     "$ref": "#/components/schemas/AnalyticsInterval"
    },
    "points": {
     "type": "array",
     "minItems": 1,
     "maxItems": 731,
     "items": {
      "$ref": "#/components/schemas/AnalyticsPoint"
     }
    }
   }
  },
  "AnalyticsSummary": {
   "type": "object",
   "required": [
    "timezone",
    "period",
    "previousPeriod",
    "figures",
    "previous",
    "daily",
    "funnel",
    "previousFunnel"
   ],
   "properties": {
    "timezone": {
     "allOf": [
      {
       "$ref": "#/components/schemas/Timezone"
      }
     ]
    },
    "period": {
     "$ref": "#/components/schemas/AnalyticsPeriod"
    },
    "previousPeriod": {
     "$ref": "#/components/schemas/AnalyticsPeriod"
    },
    "figures": {
     "$ref": "#/components/schemas/AnalyticsFigures"
    },
    "previous": {
     "allOf": [
      {
       "$ref": "#/components/schemas/AnalyticsFigures"
      }
     ]
    },
    "daily": {
     "$ref": "#/components/schemas/AnalyticsDaily"
    },
    "funnel": {
     "$ref": "#/components/schemas/AnalyticsFunnel"
    },
    "previousFunnel": {
     "allOf": [
      {
       "$ref": "#/components/schemas/AnalyticsFunnel"
      }
     ]
    }
   }
  },
  "Asset": {
   "type": "object",
   "required": [
    "id",
    "version",
    "type",
    "name",
    "mime",
    "url",
    "thumbUrl",
    "width",
    "height",
    "bytes",
    "durationMs",
    "scene",
    "stock",
    "createdAt",
    "updatedAt",
    "usedBy"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "version": {
     "$ref": "#/components/schemas/Version"
    },
    "type": {
     "$ref": "#/components/schemas/AssetType"
    },
    "name": {
     "$ref": "#/components/schemas/AssetName"
    },
    "mime": {
     "$ref": "#/components/schemas/AssetMime"
    },
    "url": {
     "$ref": "#/components/schemas/MediaUrl"
    },
    "thumbUrl": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/MediaUrl"
      },
      {
       "type": "null"
      }
     ]
    },
    "width": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 100000
    },
    "height": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 100000
    },
    "bytes": {
     "type": "integer",
     "minimum": 1,
     "maximum": 209715200
    },
    "durationMs": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 86400000
    },
    "scene": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Scene"
      },
      {
       "type": "null"
      }
     ]
    },
    "stock": {
     "type": "boolean"
    },
    "createdAt": {
     "$ref": "#/components/schemas/Time"
    },
    "updatedAt": {
     "$ref": "#/components/schemas/Time"
    },
    "usedBy": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/AssetUse"
     }
    }
   }
  },
  "AssetMime": {
   "type": "string",
   "minLength": 7,
   "maxLength": 100,
   "pattern": "^(image|video|audio)/[a-z0-9.+-]+$"
  },
  "AssetName": {
   "type": "string",
   "minLength": 1,
   "maxLength": 255
  },
  "AssetPage": {
   "type": "object",
   "required": [
    "page",
    "pages",
    "items"
   ],
   "properties": {
    "page": {
     "$ref": "#/components/schemas/PageNumber"
    },
    "pages": {
     "$ref": "#/components/schemas/PageCount"
    },
    "total": {
     "$ref": "#/components/schemas/Total"
    },
    "items": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/Asset"
     }
    }
   }
  },
  "AssetType": {
   "type": "string",
   "enum": [
    "logo",
    "promotional",
    "template_background",
    "template_overlay",
    "overlay",
    "start_screen",
    "experience_screen",
    "sharing_screen",
    "microsite_background",
    "layout",
    "misc"
   ]
  },
  "AssetUse": {
   "type": "object",
   "required": [
    "kind",
    "id",
    "name"
   ],
   "properties": {
    "kind": {
     "type": "string",
     "enum": [
      "account",
      "session",
      "template",
      "campaign",
      "location",
      "product"
     ]
    },
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 120
    }
   }
  },
  "AssetsCreated": {
   "type": "object",
   "required": [
    "items"
   ],
   "properties": {
    "items": {
     "type": "array",
     "minItems": 1,
     "maxItems": 50,
     "items": {
      "$ref": "#/components/schemas/Asset"
     }
    }
   }
  },
  "AttentionItem": {
   "oneOf": [
    {
     "$ref": "#/components/schemas/DeviceOfflineItem"
    },
    {
     "$ref": "#/components/schemas/PhotosToReviewItem"
    },
    {
     "$ref": "#/components/schemas/CampaignFailedItem"
    },
    {
     "$ref": "#/components/schemas/IntegrationExpiredItem"
    },
    {
     "$ref": "#/components/schemas/CardFailedItem"
    }
   ],
   "discriminator": {
    "propertyName": "kind"
   }
  },
  "AudienceConsentRule": {
   "type": "object",
   "required": [
    "field",
    "channel",
    "status"
   ],
   "additionalProperties": false,
   "properties": {
    "field": {
     "type": "string",
     "const": "consent",
     "maxLength": 9
    },
    "channel": {
     "$ref": "#/components/schemas/CampaignChannel"
    },
    "status": {
     "$ref": "#/components/schemas/ConsentStatus"
    }
   }
  },
  "AudienceContact": {
   "type": "object",
   "required": [
    "id",
    "name",
    "address"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "name": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 161
    },
    "address": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 254
    }
   }
  },
  "AudienceContacts": {
   "type": "array",
   "maxItems": 20,
   "items": {
    "$ref": "#/components/schemas/AudienceContact"
   }
  },
  "AudienceDays": {
   "type": "integer",
   "minimum": 1,
   "maximum": 3650
  },
  "AudienceHasEmailRule": {
   "type": "object",
   "required": [
    "field",
    "value"
   ],
   "additionalProperties": false,
   "properties": {
    "field": {
     "type": "string",
     "const": "hasEmail",
     "maxLength": 9
    },
    "value": {
     "type": "boolean"
    }
   }
  },
  "AudienceHasPhoneRule": {
   "type": "object",
   "required": [
    "field",
    "value"
   ],
   "additionalProperties": false,
   "properties": {
    "field": {
     "type": "string",
     "const": "hasPhone",
     "maxLength": 9
    },
    "value": {
     "type": "boolean"
    }
   }
  },
  "AudienceLastPhotoRule": {
   "type": "object",
   "required": [
    "field",
    "op",
    "days"
   ],
   "additionalProperties": false,
   "properties": {
    "field": {
     "type": "string",
     "const": "lastPhoto",
     "maxLength": 9
    },
    "op": {
     "$ref": "#/components/schemas/AudienceRecency"
    },
    "days": {
     "$ref": "#/components/schemas/AudienceDays"
    }
   }
  },
  "AudienceLastVisitRule": {
   "type": "object",
   "required": [
    "field",
    "op",
    "days"
   ],
   "additionalProperties": false,
   "properties": {
    "field": {
     "type": "string",
     "const": "lastVisit",
     "maxLength": 9
    },
    "op": {
     "$ref": "#/components/schemas/AudienceRecency"
    },
    "days": {
     "$ref": "#/components/schemas/AudienceDays"
    },
    "includesUnknown": {
     "type": "boolean"
    }
   }
  },
  "AudienceLocationRule": {
   "type": "object",
   "required": [
    "field",
    "op",
    "value"
   ],
   "additionalProperties": false,
   "properties": {
    "field": {
     "type": "string",
     "const": "location",
     "maxLength": 9
    },
    "op": {
     "$ref": "#/components/schemas/AudienceMembership"
    },
    "value": {
     "allOf": [
      {
       "$ref": "#/components/schemas/Id"
      }
     ]
    }
   }
  },
  "AudienceMembership": {
   "type": "string",
   "enum": [
    "is",
    "isNot"
   ]
  },
  "AudienceNamed": {
   "type": "object",
   "required": [
    "noAddress",
    "noConsent",
    "bounced",
    "duplicate"
   ],
   "properties": {
    "noAddress": {
     "$ref": "#/components/schemas/AudienceContacts"
    },
    "noConsent": {
     "$ref": "#/components/schemas/AudienceContacts"
    },
    "bounced": {
     "$ref": "#/components/schemas/AudienceContacts"
    },
    "duplicate": {
     "$ref": "#/components/schemas/AudienceContacts"
    }
   }
  },
  "AudienceReach": {
   "type": "object",
   "required": [
    "audience",
    "count",
    "skipped",
    "unknownVisits",
    "sample",
    "named",
    "limit"
   ],
   "properties": {
    "audience": {
     "allOf": [
      {
       "$ref": "#/components/schemas/CampaignCount"
      }
     ]
    },
    "count": {
     "allOf": [
      {
       "$ref": "#/components/schemas/CampaignCount"
      }
     ]
    },
    "skipped": {
     "$ref": "#/components/schemas/CampaignSkipped"
    },
    "unknownVisits": {
     "allOf": [
      {
       "$ref": "#/components/schemas/CampaignCount"
      }
     ]
    },
    "sample": {
     "type": "array",
     "maxItems": 3,
     "items": {
      "$ref": "#/components/schemas/AudienceContact"
     }
    },
    "named": {
     "$ref": "#/components/schemas/AudienceNamed"
    },
    "limit": {
     "allOf": [
      {
       "$ref": "#/components/schemas/Usage"
      }
     ]
    }
   }
  },
  "AudienceRecency": {
   "type": "string",
   "enum": [
    "within",
    "notWithin"
   ]
  },
  "AudienceRule": {
   "oneOf": [
    {
     "$ref": "#/components/schemas/AudienceTagRule"
    },
    {
     "$ref": "#/components/schemas/AudienceSourceRule"
    },
    {
     "$ref": "#/components/schemas/AudienceLocationRule"
    },
    {
     "$ref": "#/components/schemas/AudienceConsentRule"
    },
    {
     "$ref": "#/components/schemas/AudienceLastPhotoRule"
    },
    {
     "$ref": "#/components/schemas/AudienceLastVisitRule"
    },
    {
     "$ref": "#/components/schemas/AudienceHasEmailRule"
    },
    {
     "$ref": "#/components/schemas/AudienceHasPhoneRule"
    }
   ],
   "discriminator": {
    "propertyName": "field"
   }
  },
  "AudienceSourceRule": {
   "type": "object",
   "required": [
    "field",
    "op",
    "value"
   ],
   "additionalProperties": false,
   "properties": {
    "field": {
     "type": "string",
     "const": "source",
     "maxLength": 9
    },
    "op": {
     "$ref": "#/components/schemas/AudienceMembership"
    },
    "value": {
     "$ref": "#/components/schemas/ContactSource"
    }
   }
  },
  "AudienceTagRule": {
   "type": "object",
   "required": [
    "field",
    "op",
    "values"
   ],
   "additionalProperties": false,
   "properties": {
    "field": {
     "type": "string",
     "const": "tag",
     "maxLength": 9
    },
    "op": {
     "$ref": "#/components/schemas/AudienceMembership"
    },
    "values": {
     "type": "array",
     "minItems": 1,
     "maxItems": 30,
     "uniqueItems": true,
     "items": {
      "$ref": "#/components/schemas/ContactTag"
     }
    }
   }
  },
  "AuditAction": {
   "type": "string",
   "enum": [
    "create",
    "view",
    "allowChanges",
    "change",
    "endView",
    "update",
    "refreshStockAssets"
   ]
  },
  "AuditChange": {
   "type": "object",
   "required": [
    "field",
    "before",
    "after"
   ],
   "properties": {
    "field": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100
    },
    "before": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 2048
    },
    "after": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 2048
    }
   }
  },
  "AuditEntry": {
   "type": "object",
   "required": [
    "id",
    "at",
    "admin",
    "account",
    "action",
    "reason",
    "operation",
    "record",
    "count",
    "changes",
    "stock"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "at": {
     "$ref": "#/components/schemas/Time"
    },
    "admin": {
     "type": "object",
     "required": [
      "id",
      "email"
     ],
     "properties": {
      "id": {
       "$ref": "#/components/schemas/Uid"
      },
      "email": {
       "type": [
        "string",
        "null"
       ],
       "maxLength": 254
      }
     }
    },
    "account": {
     "type": "object",
     "required": [
      "id",
      "name"
     ],
     "properties": {
      "id": {
       "$ref": "#/components/schemas/Uid"
      },
      "name": {
       "$ref": "#/components/schemas/BusinessName"
      }
     }
    },
    "action": {
     "$ref": "#/components/schemas/AuditAction"
    },
    "reason": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 200
    },
    "operation": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 60,
     "pattern": "^[a-z][A-Za-z]+$"
    },
    "record": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/AuditRecord"
      },
      {
       "type": "null"
      }
     ]
    },
    "count": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 1000000
    },
    "changes": {
     "type": "array",
     "maxItems": 50,
     "items": {
      "$ref": "#/components/schemas/AuditChange"
     }
    },
    "stock": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/StockRefresh"
      },
      {
       "type": "null"
      }
     ]
    }
   }
  },
  "AuditEntryPage": {
   "type": "object",
   "required": [
    "page",
    "pages",
    "items"
   ],
   "properties": {
    "page": {
     "$ref": "#/components/schemas/PageNumber"
    },
    "pages": {
     "$ref": "#/components/schemas/PageCount"
    },
    "total": {
     "$ref": "#/components/schemas/Total"
    },
    "items": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/AuditEntry"
     }
    }
   }
  },
  "AuditRecord": {
   "type": "object",
   "required": [
    "type",
    "id",
    "name"
   ],
   "properties": {
    "type": {
     "type": "string",
     "enum": [
      "account",
      "asset",
      "contact",
      "location",
      "manager",
      "product",
      "session",
      "template"
     ]
    },
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 254
    }
   }
  },
  "BillingDetails": {
   "type": "object",
   "required": [
    "companyName",
    "address",
    "taxId",
    "email",
    "tax"
   ],
   "properties": {
    "companyName": {
     "type": "string",
     "minLength": 1,
     "maxLength": 120
    },
    "address": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/PostalAddress"
      },
      {
       "type": "null"
      }
     ]
    },
    "taxId": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/TaxId"
      },
      {
       "type": "null"
      }
     ]
    },
    "email": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/EmailAddress"
      },
      {
       "type": "null"
      }
     ]
    },
    "tax": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/TaxRate"
      },
      {
       "type": "null"
      }
     ]
    }
   }
  },
  "BoothAsset": {
   "type": "object",
   "required": [
    "id",
    "type",
    "mime",
    "url"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "type": {
     "$ref": "#/components/schemas/AssetType"
    },
    "mime": {
     "$ref": "#/components/schemas/AssetMime"
    },
    "url": {
     "$ref": "#/components/schemas/MediaUrl"
    }
   }
  },
  "BoothKey": {
   "type": "string",
   "minLength": 43,
   "maxLength": 43,
   "pattern": "^[A-Za-z0-9_-]{43}$"
  },
  "BoothLinked": {
   "type": "object",
   "required": [
    "deviceId",
    "key",
    "name"
   ],
   "properties": {
    "deviceId": {
     "$ref": "#/components/schemas/Id"
    },
    "key": {
     "$ref": "#/components/schemas/BoothKey"
    },
    "name": {
     "$ref": "#/components/schemas/DeviceTitle"
    }
   }
  },
  "BoothProduct": {
   "type": "object",
   "required": [
    "id",
    "name",
    "imageAssetId"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "name": {
     "$ref": "#/components/schemas/ProductTitle"
    },
    "imageAssetId": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Id"
      },
      {
       "type": "null"
      }
     ]
    }
   }
  },
  "BoothSession": {
   "type": "object",
   "required": [
    "id",
    "settingsVersion",
    "businessName",
    "locationName",
    "timezone",
    "language",
    "displayMode",
    "galleryVisibility",
    "shareChannels",
    "capture",
    "consentText",
    "consentVersion",
    "consentRequired",
    "termsUrl",
    "minAge",
    "idleSeconds",
    "theme",
    "primaryColor",
    "accentColor",
    "font",
    "logoAssetId",
    "startScreenAssetId",
    "experienceScreenAssetId",
    "sharingScreenAssetId",
    "overlayAssetIds",
    "promotionalAssetIds",
    "startText",
    "thanksText",
    "experiences",
    "templates",
    "assets",
    "products",
    "photoUrl"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "settingsVersion": {
     "$ref": "#/components/schemas/SettingsVersion"
    },
    "businessName": {
     "allOf": [
      {
       "$ref": "#/components/schemas/BusinessName"
      }
     ]
    },
    "locationName": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/LocationName"
      },
      {
       "type": "null"
      }
     ]
    },
    "timezone": {
     "allOf": [
      {
       "$ref": "#/components/schemas/Timezone"
      }
     ]
    },
    "language": {
     "$ref": "#/components/schemas/Locale"
    },
    "displayMode": {
     "$ref": "#/components/schemas/DisplayMode"
    },
    "galleryVisibility": {
     "$ref": "#/components/schemas/GalleryVisibility"
    },
    "shareChannels": {
     "$ref": "#/components/schemas/SessionShareChannels"
    },
    "capture": {
     "$ref": "#/components/schemas/SessionCapture"
    },
    "consentText": {
     "$ref": "#/components/schemas/SessionConsentText"
    },
    "consentVersion": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100000
    },
    "consentRequired": {
     "type": "boolean"
    },
    "termsUrl": {
     "$ref": "#/components/schemas/SessionUrl"
    },
    "minAge": {
     "$ref": "#/components/schemas/SessionMinAge"
    },
    "idleSeconds": {
     "$ref": "#/components/schemas/SessionIdleSeconds"
    },
    "theme": {
     "$ref": "#/components/schemas/SessionTheme"
    },
    "primaryColor": {
     "$ref": "#/components/schemas/SessionColor"
    },
    "accentColor": {
     "$ref": "#/components/schemas/SessionColor"
    },
    "font": {
     "$ref": "#/components/schemas/SessionFont"
    },
    "logoAssetId": {
     "$ref": "#/components/schemas/SessionAssetId"
    },
    "startScreenAssetId": {
     "$ref": "#/components/schemas/SessionAssetId"
    },
    "experienceScreenAssetId": {
     "$ref": "#/components/schemas/SessionAssetId"
    },
    "sharingScreenAssetId": {
     "$ref": "#/components/schemas/SessionAssetId"
    },
    "overlayAssetIds": {
     "$ref": "#/components/schemas/SessionAssetIds"
    },
    "promotionalAssetIds": {
     "$ref": "#/components/schemas/SessionAssetIds"
    },
    "startText": {
     "$ref": "#/components/schemas/SessionStartText"
    },
    "thanksText": {
     "$ref": "#/components/schemas/SessionThanksText"
    },
    "experiences": {
     "type": "array",
     "minItems": 1,
     "maxItems": 20,
     "items": {
      "$ref": "#/components/schemas/Experience"
     }
    },
    "templates": {
     "type": "array",
     "maxItems": 20,
     "items": {
      "$ref": "#/components/schemas/BoothTemplate"
     }
    },
    "assets": {
     "type": "array",
     "maxItems": 1000,
     "items": {
      "$ref": "#/components/schemas/BoothAsset"
     }
    },
    "products": {
     "type": "array",
     "maxItems": 500,
     "items": {
      "$ref": "#/components/schemas/BoothProduct"
     }
    },
    "photoUrl": {
     "type": "string",
     "minLength": 1,
     "maxLength": 300
    }
   }
  },
  "BoothState": {
   "type": "object",
   "required": [
    "name",
    "locationId",
    "sessionId",
    "idle",
    "settingsVersion"
   ],
   "properties": {
    "name": {
     "$ref": "#/components/schemas/DeviceTitle"
    },
    "locationId": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Id"
      },
      {
       "type": "null"
      }
     ]
    },
    "sessionId": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Id"
      },
      {
       "type": "null"
      }
     ]
    },
    "idle": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/DeviceIdle"
      },
      {
       "type": "null"
      }
     ]
    },
    "settingsVersion": {
     "$ref": "#/components/schemas/SettingsVersion"
    }
   }
  },
  "BoothTemplate": {
   "type": "object",
   "required": [
    "id",
    "name",
    "width",
    "height",
    "dpi",
    "scene"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "name": {
     "$ref": "#/components/schemas/TemplateName"
    },
    "width": {
     "$ref": "#/components/schemas/TemplateWidth"
    },
    "height": {
     "$ref": "#/components/schemas/TemplateHeight"
    },
    "dpi": {
     "$ref": "#/components/schemas/TemplateDpi"
    },
    "scene": {
     "$ref": "#/components/schemas/Scene"
    }
   }
  },
  "BusinessCategory": {
   "type": "string",
   "enum": [
    "beauty",
    "pets",
    "construction",
    "marketing",
    "other"
   ]
  },
  "BusinessName": {
   "type": "string",
   "minLength": 1,
   "maxLength": 80
  },
  "Campaign": {
   "type": "object",
   "required": [
    "id",
    "version",
    "name",
    "channel",
    "status",
    "kind",
    "time",
    "repeat",
    "trigger",
    "audience",
    "subject",
    "preheader",
    "body",
    "smsBody",
    "templateId",
    "mediaIds",
    "linkUrl",
    "productIds",
    "senderName",
    "replyTo",
    "timezone",
    "quietHours",
    "thumbUrl",
    "stats",
    "failure",
    "createdBy",
    "createdAt",
    "updatedAt"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "version": {
     "$ref": "#/components/schemas/Version"
    },
    "name": {
     "$ref": "#/components/schemas/CampaignTitle"
    },
    "channel": {
     "$ref": "#/components/schemas/CampaignChannel"
    },
    "status": {
     "$ref": "#/components/schemas/CampaignStatus"
    },
    "kind": {
     "$ref": "#/components/schemas/CampaignKind"
    },
    "time": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Time"
      },
      {
       "type": "null"
      }
     ]
    },
    "repeat": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/CampaignRepeat"
      },
      {
       "type": "null"
      }
     ]
    },
    "trigger": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/CampaignTrigger"
      },
      {
       "type": "null"
      }
     ]
    },
    "audience": {
     "$ref": "#/components/schemas/CampaignAudience"
    },
    "subject": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/CampaignSubject"
      },
      {
       "type": "null"
      }
     ]
    },
    "preheader": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/CampaignPreheader"
      },
      {
       "type": "null"
      }
     ]
    },
    "body": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/CampaignBody"
      },
      {
       "type": "null"
      }
     ]
    },
    "smsBody": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/CampaignSmsBody"
      },
      {
       "type": "null"
      }
     ]
    },
    "templateId": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Id"
      },
      {
       "type": "null"
      }
     ]
    },
    "mediaIds": {
     "$ref": "#/components/schemas/CampaignMediaIds"
    },
    "linkUrl": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Url"
      },
      {
       "type": "null"
      }
     ]
    },
    "productIds": {
     "$ref": "#/components/schemas/CampaignProductIds"
    },
    "senderName": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/CampaignSenderName"
      },
      {
       "type": "null"
      }
     ]
    },
    "replyTo": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/EmailAddress"
      },
      {
       "type": "null"
      }
     ]
    },
    "timezone": {
     "$ref": "#/components/schemas/Timezone"
    },
    "quietHours": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/CampaignQuietHours"
      },
      {
       "type": "null"
      }
     ]
    },
    "thumbUrl": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/MediaUrl"
      },
      {
       "type": "null"
      }
     ]
    },
    "stats": {
     "$ref": "#/components/schemas/CampaignStats"
    },
    "failure": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 500
    },
    "createdBy": {
     "$ref": "#/components/schemas/CampaignAuthor"
    },
    "createdAt": {
     "$ref": "#/components/schemas/Time"
    },
    "updatedAt": {
     "$ref": "#/components/schemas/Time"
    }
   }
  },
  "CampaignAudience": {
   "type": "object",
   "required": [
    "match",
    "rules"
   ],
   "additionalProperties": false,
   "properties": {
    "match": {
     "type": "string",
     "enum": [
      "all",
      "any"
     ]
    },
    "rules": {
     "type": "array",
     "maxItems": 20,
     "items": {
      "$ref": "#/components/schemas/AudienceRule"
     }
    }
   }
  },
  "CampaignAuthor": {
   "type": "object",
   "required": [
    "id",
    "name"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Uid"
    },
    "name": {
     "$ref": "#/components/schemas/PersonName"
    }
   }
  },
  "CampaignBody": {
   "type": "string",
   "minLength": 1,
   "maxLength": 50000
  },
  "CampaignChannel": {
   "type": "string",
   "enum": [
    "email",
    "sms"
   ]
  },
  "CampaignClock": {
   "type": "string",
   "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$",
   "maxLength": 5
  },
  "CampaignCount": {
   "type": "integer",
   "minimum": 0,
   "maximum": 100000000
  },
  "CampaignDay": {
   "type": "object",
   "required": [
    "day",
    "sent",
    "delivered",
    "opened",
    "clicked",
    "bounced",
    "unsubscribed"
   ],
   "properties": {
    "day": {
     "type": "string",
     "format": "date",
     "maxLength": 10
    },
    "sent": {
     "$ref": "#/components/schemas/CampaignCount"
    },
    "delivered": {
     "$ref": "#/components/schemas/CampaignCount"
    },
    "opened": {
     "$ref": "#/components/schemas/CampaignCount"
    },
    "clicked": {
     "$ref": "#/components/schemas/CampaignCount"
    },
    "bounced": {
     "$ref": "#/components/schemas/CampaignCount"
    },
    "unsubscribed": {
     "$ref": "#/components/schemas/CampaignCount"
    }
   }
  },
  "CampaignFailedItem": {
   "type": "object",
   "required": [
    "kind",
    "campaignId",
    "name",
    "failure"
   ],
   "properties": {
    "kind": {
     "type": "string",
     "const": "campaignFailed",
     "maxLength": 14
    },
    "campaignId": {
     "$ref": "#/components/schemas/Id"
    },
    "name": {
     "$ref": "#/components/schemas/CampaignTitle"
    },
    "failure": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 500
    }
   }
  },
  "CampaignKind": {
   "type": "string",
   "enum": [
    "once",
    "repeating",
    "automatic"
   ]
  },
  "CampaignLink": {
   "type": "object",
   "required": [
    "url",
    "clicked",
    "clicks"
   ],
   "properties": {
    "url": {
     "$ref": "#/components/schemas/Url"
    },
    "clicked": {
     "allOf": [
      {
       "$ref": "#/components/schemas/CampaignCount"
      }
     ]
    },
    "clicks": {
     "allOf": [
      {
       "$ref": "#/components/schemas/CampaignCount"
      }
     ]
    }
   }
  },
  "CampaignMediaIds": {
   "type": "array",
   "maxItems": 10,
   "uniqueItems": true,
   "items": {
    "$ref": "#/components/schemas/Id"
   }
  },
  "CampaignPage": {
   "type": "object",
   "required": [
    "page",
    "pages",
    "items"
   ],
   "properties": {
    "page": {
     "$ref": "#/components/schemas/PageNumber"
    },
    "pages": {
     "$ref": "#/components/schemas/PageCount"
    },
    "total": {
     "$ref": "#/components/schemas/Total"
    },
    "items": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/Campaign"
     }
    }
   }
  },
  "CampaignPhotoShown": {
   "type": "string",
   "enum": [
    "own",
    "sample",
    "none"
   ]
  },
  "CampaignPlaceholder": {
   "type": "string",
   "enum": [
    "{{firstName}}",
    "{{business}}",
    "{{location}}",
    "{{link}}",
    "{{photoLink}}"
   ]
  },
  "CampaignPreheader": {
   "type": "string",
   "minLength": 1,
   "maxLength": 150
  },
  "CampaignPreview": {
   "type": "object",
   "required": [
    "contact",
    "from",
    "replyTo",
    "subject",
    "preheader",
    "html",
    "text",
    "sms",
    "blanks",
    "photo"
   ],
   "properties": {
    "contact": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/AudienceContact"
      },
      {
       "type": "null"
      }
     ]
    },
    "from": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 80
    },
    "replyTo": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/EmailAddress"
      },
      {
       "type": "null"
      }
     ]
    },
    "subject": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 40000
    },
    "preheader": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 40000
    },
    "html": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 1000000
    },
    "text": {
     "type": "string",
     "maxLength": 1000000
    },
    "sms": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/CampaignSmsCost"
      },
      {
       "type": "null"
      }
     ]
    },
    "blanks": {
     "type": "array",
     "maxItems": 5,
     "uniqueItems": true,
     "items": {
      "$ref": "#/components/schemas/CampaignPlaceholder"
     }
    },
    "photo": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/CampaignPhotoShown"
      },
      {
       "type": "null"
      }
     ]
    }
   }
  },
  "CampaignProductIds": {
   "type": "array",
   "maxItems": 10,
   "uniqueItems": true,
   "items": {
    "$ref": "#/components/schemas/Id"
   }
  },
  "CampaignQuietHours": {
   "type": "object",
   "required": [
    "from",
    "to"
   ],
   "additionalProperties": false,
   "properties": {
    "from": {
     "$ref": "#/components/schemas/CampaignClock"
    },
    "to": {
     "$ref": "#/components/schemas/CampaignClock"
    }
   }
  },
  "CampaignRepeat": {
   "type": "object",
   "required": [
    "every",
    "unit"
   ],
   "additionalProperties": false,
   "properties": {
    "every": {
     "type": "integer",
     "minimum": 1,
     "maximum": 12
    },
    "unit": {
     "type": "string",
     "enum": [
      "week",
      "month"
     ]
    }
   }
  },
  "CampaignReport": {
   "type": "object",
   "required": [
    "id",
    "stats",
    "links",
    "days"
   ],
   "properties": {
    "id": {
     "allOf": [
      {
       "$ref": "#/components/schemas/Id"
      }
     ]
    },
    "stats": {
     "$ref": "#/components/schemas/CampaignStats"
    },
    "links": {
     "type": "array",
     "maxItems": 5000,
     "items": {
      "$ref": "#/components/schemas/CampaignLink"
     }
    },
    "days": {
     "type": "array",
     "maxItems": 10000,
     "items": {
      "$ref": "#/components/schemas/CampaignDay"
     }
    }
   }
  },
  "CampaignSenderName": {
   "type": "string",
   "minLength": 1,
   "maxLength": 80
  },
  "CampaignSkipped": {
   "type": "object",
   "required": [
    "noAddress",
    "noConsent",
    "bounced",
    "duplicate"
   ],
   "properties": {
    "noAddress": {
     "allOf": [
      {
       "$ref": "#/components/schemas/CampaignCount"
      }
     ]
    },
    "noConsent": {
     "allOf": [
      {
       "$ref": "#/components/schemas/CampaignCount"
      }
     ]
    },
    "bounced": {
     "allOf": [
      {
       "$ref": "#/components/schemas/CampaignCount"
      }
     ]
    },
    "duplicate": {
     "allOf": [
      {
       "$ref": "#/components/schemas/CampaignCount"
      }
     ]
    }
   }
  },
  "CampaignSmsBody": {
   "type": "string",
   "minLength": 1,
   "maxLength": 480
  },
  "CampaignSmsCost": {
   "type": "object",
   "required": [
    "alphabet",
    "characters",
    "segments"
   ],
   "properties": {
    "alphabet": {
     "type": "string",
     "enum": [
      "gsm",
      "unicode"
     ]
    },
    "characters": {
     "type": "integer",
     "minimum": 0,
     "maximum": 2000000
    },
    "segments": {
     "type": "integer",
     "minimum": 0,
     "maximum": 30000
    }
   }
  },
  "CampaignStats": {
   "type": "object",
   "required": [
    "audience",
    "skipped",
    "sent",
    "delivered",
    "opened",
    "clicked",
    "bounced",
    "unsubscribed"
   ],
   "properties": {
    "audience": {
     "$ref": "#/components/schemas/CampaignCount"
    },
    "skipped": {
     "$ref": "#/components/schemas/CampaignSkipped"
    },
    "sent": {
     "$ref": "#/components/schemas/CampaignCount"
    },
    "delivered": {
     "$ref": "#/components/schemas/CampaignCount"
    },
    "opened": {
     "allOf": [
      {
       "$ref": "#/components/schemas/CampaignCount"
      }
     ]
    },
    "clicked": {
     "allOf": [
      {
       "$ref": "#/components/schemas/CampaignCount"
      }
     ]
    },
    "bounced": {
     "$ref": "#/components/schemas/CampaignCount"
    },
    "unsubscribed": {
     "$ref": "#/components/schemas/CampaignCount"
    }
   }
  },
  "CampaignStatus": {
   "type": "string",
   "enum": [
    "draft",
    "scheduled",
    "sending",
    "paused",
    "sent",
    "canceled",
    "failed"
   ]
  },
  "CampaignSubject": {
   "type": "string",
   "minLength": 1,
   "maxLength": 150
  },
  "CampaignTestSent": {
   "type": "object",
   "required": [
    "id",
    "to",
    "sentAt"
   ],
   "properties": {
    "id": {
     "allOf": [
      {
       "$ref": "#/components/schemas/Id"
      }
     ]
    },
    "to": {
     "type": "array",
     "minItems": 1,
     "maxItems": 5,
     "items": {
      "type": "string",
      "minLength": 1,
      "maxLength": 254
     }
    },
    "sentAt": {
     "$ref": "#/components/schemas/Time"
    }
   }
  },
  "CampaignTitle": {
   "type": "string",
   "minLength": 1,
   "maxLength": 80
  },
  "CampaignTrigger": {
   "type": "object",
   "required": [
    "event",
    "delayDays"
   ],
   "additionalProperties": false,
   "properties": {
    "event": {
     "$ref": "#/components/schemas/CampaignTriggerEvent"
    },
    "delayDays": {
     "type": "integer",
     "minimum": 0,
     "maximum": 365
    }
   }
  },
  "CampaignTriggerEvent": {
   "type": "string",
   "enum": [
    "after_photo",
    "winback",
    "birthday",
    "not_viewed"
   ]
  },
  "CaptureField": {
   "type": "object",
   "required": [
    "key",
    "label",
    "kind",
    "required"
   ],
   "additionalProperties": false,
   "properties": {
    "key": {
     "$ref": "#/components/schemas/CaptureKey"
    },
    "label": {
     "type": "string",
     "minLength": 1,
     "maxLength": 60
    },
    "kind": {
     "type": "string",
     "enum": [
      "text",
      "email",
      "phone",
      "date",
      "checkbox"
     ]
    },
    "required": {
     "type": "boolean"
    }
   }
  },
  "CaptureKey": {
   "type": "string",
   "maxLength": 39,
   "pattern": "^(firstName|lastName|emailAddress|phoneNumber|birthday|marketingConsent|custom[A-Z0-9][A-Za-z0-9]{0,32})$"
  },
  "Card": {
   "type": "object",
   "required": [
    "brand",
    "last4",
    "expMonth",
    "expYear",
    "name",
    "postalCode"
   ],
   "properties": {
    "brand": {
     "$ref": "#/components/schemas/CardBrand"
    },
    "last4": {
     "type": "string",
     "pattern": "^\\d{4}$",
     "maxLength": 4
    },
    "expMonth": {
     "type": "integer",
     "minimum": 1,
     "maximum": 12
    },
    "expYear": {
     "type": "integer",
     "minimum": 2000,
     "maximum": 2100
    },
    "name": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 80
    },
    "postalCode": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 16
    }
   }
  },
  "CardBrand": {
   "type": "string",
   "enum": [
    "visa",
    "mastercard",
    "amex",
    "discover",
    "other"
   ]
  },
  "CardFailedItem": {
   "type": "object",
   "required": [
    "kind",
    "invoiceNumber",
    "amount",
    "currency"
   ],
   "properties": {
    "kind": {
     "type": "string",
     "const": "cardFailed",
     "maxLength": 10
    },
    "invoiceNumber": {
     "$ref": "#/components/schemas/InvoiceNumber"
    },
    "amount": {
     "$ref": "#/components/schemas/Money"
    },
    "currency": {
     "$ref": "#/components/schemas/Currency"
    }
   }
  },
  "CardOnFile": {
   "type": "object",
   "required": [
    "card"
   ],
   "properties": {
    "card": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Card"
      },
      {
       "type": "null"
      }
     ]
    }
   }
  },
  "CardSetup": {
   "type": "object",
   "required": [
    "clientSecret",
    "expiresAt"
   ],
   "properties": {
    "clientSecret": {
     "type": "string",
     "minLength": 8,
     "maxLength": 500,
     "pattern": "^seti_[A-Za-z0-9_.-]+$"
    },
    "expiresAt": {
     "$ref": "#/components/schemas/Time"
    }
   }
  },
  "Color": {
   "type": "string",
   "pattern": "^#[0-9A-Fa-f]{6}$",
   "maxLength": 7
  },
  "ConsentHow": {
   "type": "string",
   "enum": [
    "booth",
    "microsite",
    "staff",
    "import",
    "integration",
    "unsubscribe",
    "stop"
   ]
  },
  "ConsentStatus": {
   "type": "string",
   "enum": [
    "in",
    "out",
    "unknown"
   ]
  },
  "Contact": {
   "type": "object",
   "required": [
    "id",
    "version",
    "emailAddress",
    "phoneNumber",
    "emails",
    "phoneNumbers",
    "source",
    "sourceId",
    "firstName",
    "lastName",
    "birthday",
    "notes",
    "tags",
    "locationIds",
    "emailConsent",
    "smsConsent",
    "bounced",
    "photoCount",
    "lastPhotoAt",
    "lastPhotoThumbUrl",
    "lastVisitAt",
    "nextVisitAt",
    "visitCount",
    "spent",
    "createdAt",
    "updatedAt"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "version": {
     "$ref": "#/components/schemas/Version"
    },
    "emailAddress": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/EmailAddress"
      },
      {
       "type": "null"
      }
     ]
    },
    "phoneNumber": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/PhoneNumber"
      },
      {
       "type": "null"
      }
     ]
    },
    "emails": {
     "$ref": "#/components/schemas/ContactEmailValues"
    },
    "phoneNumbers": {
     "$ref": "#/components/schemas/ContactPhoneNumberValues"
    },
    "source": {
     "$ref": "#/components/schemas/ContactSource"
    },
    "sourceId": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/ContactSourceId"
      },
      {
       "type": "null"
      }
     ]
    },
    "firstName": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/PersonName"
      },
      {
       "type": "null"
      }
     ]
    },
    "lastName": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/PersonName"
      },
      {
       "type": "null"
      }
     ]
    },
    "birthday": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/ContactBirthday"
      },
      {
       "type": "null"
      }
     ]
    },
    "notes": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/ContactNotes"
      },
      {
       "type": "null"
      }
     ]
    },
    "tags": {
     "$ref": "#/components/schemas/ContactTags"
    },
    "locationIds": {
     "$ref": "#/components/schemas/ContactLocationIds"
    },
    "emailConsent": {
     "$ref": "#/components/schemas/ContactConsent"
    },
    "smsConsent": {
     "$ref": "#/components/schemas/ContactConsent"
    },
    "bounced": {
     "type": "boolean"
    },
    "photoCount": {
     "type": "integer",
     "minimum": 0,
     "maximum": 1000000
    },
    "lastPhotoAt": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Time"
      },
      {
       "type": "null"
      }
     ]
    },
    "lastPhotoThumbUrl": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/MediaUrl"
      },
      {
       "type": "null"
      }
     ]
    },
    "lastVisitAt": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Time"
      },
      {
       "type": "null"
      }
     ]
    },
    "nextVisitAt": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Time"
      },
      {
       "type": "null"
      }
     ]
    },
    "visitCount": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/ContactVisitCount"
      },
      {
       "type": "null"
      }
     ]
    },
    "spent": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/ContactSpent"
      },
      {
       "type": "null"
      }
     ]
    },
    "createdAt": {
     "$ref": "#/components/schemas/Time"
    },
    "updatedAt": {
     "$ref": "#/components/schemas/Time"
    }
   }
  },
  "ContactBirthday": {
   "type": "string",
   "pattern": "^((0[1-9]|1[0-2])-(0[1-9]|1\\d|2\\d)|(0[13-9]|1[0-2])-30|(0[13578]|1[02])-31)$",
   "maxLength": 5
  },
  "ContactBulkResult": {
   "type": "object",
   "required": [
    "changed",
    "missing",
    "refused"
   ],
   "properties": {
    "changed": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/Id"
     }
    },
    "missing": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/Id"
     }
    },
    "refused": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/ContactRefusal"
     }
    }
   }
  },
  "ContactCampaignSent": {
   "type": "object",
   "required": [
    "kind",
    "at",
    "channel",
    "campaignId",
    "campaignName"
   ],
   "properties": {
    "kind": {
     "type": "string",
     "const": "campaignSent",
     "maxLength": 12
    },
    "at": {
     "$ref": "#/components/schemas/Time"
    },
    "channel": {
     "$ref": "#/components/schemas/DeliveryChannel"
    },
    "campaignId": {
     "allOf": [
      {
       "$ref": "#/components/schemas/Id"
      }
     ]
    },
    "campaignName": {
     "allOf": [
      {
       "$ref": "#/components/schemas/CampaignTitle"
      }
     ]
    }
   }
  },
  "ContactConsent": {
   "type": "object",
   "required": [
    "status",
    "at",
    "how",
    "by",
    "evidence"
   ],
   "properties": {
    "status": {
     "$ref": "#/components/schemas/ConsentStatus"
    },
    "at": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Time"
      },
      {
       "type": "null"
      }
     ]
    },
    "how": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/ConsentHow"
      },
      {
       "type": "null"
      }
     ]
    },
    "by": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 120
    },
    "evidence": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/ContactConsentEvidence"
      },
      {
       "type": "null"
      }
     ]
    }
   }
  },
  "ContactConsentEvidence": {
   "type": "string",
   "minLength": 1,
   "maxLength": 120
  },
  "ContactConsentGiven": {
   "type": "object",
   "required": [
    "kind",
    "at",
    "channel",
    "status",
    "how",
    "by",
    "evidence"
   ],
   "properties": {
    "kind": {
     "type": "string",
     "const": "consent",
     "maxLength": 7
    },
    "at": {
     "$ref": "#/components/schemas/Time"
    },
    "channel": {
     "$ref": "#/components/schemas/DeliveryChannel"
    },
    "status": {
     "$ref": "#/components/schemas/ConsentStatus"
    },
    "how": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/ConsentHow"
      },
      {
       "type": "null"
      }
     ]
    },
    "by": {
     "$ref": "#/components/schemas/ContactEventWitness"
    },
    "evidence": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/ContactConsentEvidence"
      },
      {
       "type": "null"
      }
     ]
    }
   }
  },
  "ContactCreated": {
   "type": "object",
   "required": [
    "kind",
    "at",
    "source"
   ],
   "properties": {
    "kind": {
     "type": "string",
     "const": "created",
     "maxLength": 7
    },
    "at": {
     "$ref": "#/components/schemas/Time"
    },
    "source": {
     "$ref": "#/components/schemas/ContactSource"
    }
   }
  },
  "ContactEmail": {
   "type": "object",
   "required": [
    "value",
    "contactId",
    "contactName",
    "consent"
   ],
   "properties": {
    "value": {
     "$ref": "#/components/schemas/EmailAddress"
    },
    "contactId": {
     "$ref": "#/components/schemas/Id"
    },
    "contactName": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/ContactFullName"
      },
      {
       "type": "null"
      }
     ]
    },
    "consent": {
     "$ref": "#/components/schemas/ConsentStatus"
    }
   }
  },
  "ContactEmailDeleted": {
   "type": "object",
   "required": [
    "value"
   ],
   "properties": {
    "value": {
     "$ref": "#/components/schemas/EmailAddress"
    }
   }
  },
  "ContactEmailPage": {
   "type": "object",
   "required": [
    "page",
    "pages",
    "items"
   ],
   "properties": {
    "page": {
     "$ref": "#/components/schemas/PageNumber"
    },
    "pages": {
     "$ref": "#/components/schemas/PageCount"
    },
    "total": {
     "$ref": "#/components/schemas/Total"
    },
    "items": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/ContactEmail"
     }
    }
   }
  },
  "ContactEmailValue": {
   "type": "object",
   "required": [
    "value"
   ],
   "additionalProperties": false,
   "properties": {
    "value": {
     "$ref": "#/components/schemas/EmailAddress"
    }
   }
  },
  "ContactEmailValues": {
   "type": "array",
   "maxItems": 20,
   "uniqueItems": true,
   "items": {
    "$ref": "#/components/schemas/ContactEmailValue"
   }
  },
  "ContactEvent": {
   "oneOf": [
    {
     "$ref": "#/components/schemas/ContactCreated"
    },
    {
     "$ref": "#/components/schemas/ContactImported"
    },
    {
     "$ref": "#/components/schemas/ContactMerged"
    },
    {
     "$ref": "#/components/schemas/ContactConsentGiven"
    },
    {
     "$ref": "#/components/schemas/ContactVisited"
    },
    {
     "$ref": "#/components/schemas/ContactPhotographed"
    },
    {
     "$ref": "#/components/schemas/ContactPhotoSent"
    },
    {
     "$ref": "#/components/schemas/ContactCampaignSent"
    }
   ],
   "discriminator": {
    "propertyName": "kind"
   }
  },
  "ContactEventPage": {
   "type": "object",
   "required": [
    "page",
    "pages",
    "items"
   ],
   "properties": {
    "page": {
     "$ref": "#/components/schemas/PageNumber"
    },
    "pages": {
     "$ref": "#/components/schemas/PageCount"
    },
    "total": {
     "$ref": "#/components/schemas/Total"
    },
    "items": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/ContactEvent"
     }
    }
   }
  },
  "ContactEventWitness": {
   "type": [
    "string",
    "null"
   ],
   "minLength": 1,
   "maxLength": 120
  },
  "ContactExported": {
   "type": "object",
   "required": [
    "url",
    "count"
   ],
   "properties": {
    "url": {
     "$ref": "#/components/schemas/MediaUrl"
    },
    "count": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000
    }
   }
  },
  "ContactFullName": {
   "type": "string",
   "minLength": 1,
   "maxLength": 161
  },
  "ContactImportCount": {
   "type": "integer",
   "minimum": 0,
   "maximum": 100000000
  },
  "ContactImportRejection": {
   "type": "object",
   "required": [
    "row",
    "field",
    "message"
   ],
   "properties": {
    "row": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000
    },
    "field": {
     "type": "string",
     "minLength": 1,
     "maxLength": 80
    },
    "message": {
     "type": "string",
     "minLength": 1,
     "maxLength": 500
    }
   }
  },
  "ContactImportSummary": {
   "type": "object",
   "required": [
    "created",
    "updated",
    "skipped",
    "rejected",
    "optedOut"
   ],
   "properties": {
    "created": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100000
    },
    "updated": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100000
    },
    "skipped": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100000
    },
    "optedOut": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100000
    },
    "rejected": {
     "type": "array",
     "maxItems": 100000,
     "items": {
      "$ref": "#/components/schemas/ContactImportRejection"
     }
    }
   }
  },
  "ContactImportUndone": {
   "type": "object",
   "required": [
    "deleted",
    "restored",
    "kept"
   ],
   "properties": {
    "deleted": {
     "allOf": [
      {
       "$ref": "#/components/schemas/ContactImportCount"
      }
     ]
    },
    "restored": {
     "allOf": [
      {
       "$ref": "#/components/schemas/ContactImportCount"
      }
     ]
    },
    "kept": {
     "allOf": [
      {
       "$ref": "#/components/schemas/ContactImportCount"
      }
     ]
    }
   }
  },
  "ContactImported": {
   "type": "object",
   "required": [
    "kind",
    "at",
    "by"
   ],
   "properties": {
    "kind": {
     "type": "string",
     "const": "imported",
     "maxLength": 8
    },
    "at": {
     "$ref": "#/components/schemas/Time"
    },
    "by": {
     "$ref": "#/components/schemas/ContactEventWitness"
    }
   }
  },
  "ContactLocationIds": {
   "type": "array",
   "maxItems": 200,
   "uniqueItems": true,
   "items": {
    "$ref": "#/components/schemas/Id"
   }
  },
  "ContactMerged": {
   "type": "object",
   "required": [
    "kind",
    "at",
    "by",
    "contactName"
   ],
   "properties": {
    "kind": {
     "type": "string",
     "const": "merged",
     "maxLength": 6
    },
    "at": {
     "$ref": "#/components/schemas/Time"
    },
    "by": {
     "$ref": "#/components/schemas/ContactEventWitness"
    },
    "contactName": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/ContactFullName"
      },
      {
       "type": "null"
      }
     ]
    }
   }
  },
  "ContactNotes": {
   "type": "string",
   "minLength": 1,
   "maxLength": 1000
  },
  "ContactPage": {
   "type": "object",
   "required": [
    "page",
    "pages",
    "items"
   ],
   "properties": {
    "page": {
     "$ref": "#/components/schemas/PageNumber"
    },
    "pages": {
     "$ref": "#/components/schemas/PageCount"
    },
    "total": {
     "$ref": "#/components/schemas/Total"
    },
    "items": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/Contact"
     }
    }
   }
  },
  "ContactPhoneNumber": {
   "type": "object",
   "required": [
    "value",
    "contactId",
    "contactName",
    "consent"
   ],
   "properties": {
    "value": {
     "$ref": "#/components/schemas/PhoneNumber"
    },
    "contactId": {
     "$ref": "#/components/schemas/Id"
    },
    "contactName": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/ContactFullName"
      },
      {
       "type": "null"
      }
     ]
    },
    "consent": {
     "$ref": "#/components/schemas/ConsentStatus"
    }
   }
  },
  "ContactPhoneNumberDeleted": {
   "type": "object",
   "required": [
    "value"
   ],
   "properties": {
    "value": {
     "$ref": "#/components/schemas/PhoneNumber"
    }
   }
  },
  "ContactPhoneNumberPage": {
   "type": "object",
   "required": [
    "page",
    "pages",
    "items"
   ],
   "properties": {
    "page": {
     "$ref": "#/components/schemas/PageNumber"
    },
    "pages": {
     "$ref": "#/components/schemas/PageCount"
    },
    "total": {
     "$ref": "#/components/schemas/Total"
    },
    "items": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/ContactPhoneNumber"
     }
    }
   }
  },
  "ContactPhoneNumberValue": {
   "type": "object",
   "required": [
    "value"
   ],
   "additionalProperties": false,
   "properties": {
    "value": {
     "$ref": "#/components/schemas/PhoneNumber"
    }
   }
  },
  "ContactPhoneNumberValues": {
   "type": "array",
   "maxItems": 20,
   "uniqueItems": true,
   "items": {
    "$ref": "#/components/schemas/ContactPhoneNumberValue"
   }
  },
  "ContactPhotoSent": {
   "type": "object",
   "required": [
    "kind",
    "at",
    "photoId",
    "thumbUrl",
    "channel",
    "to",
    "status",
    "reason"
   ],
   "properties": {
    "kind": {
     "type": "string",
     "const": "photoSent",
     "maxLength": 9
    },
    "at": {
     "allOf": [
      {
       "$ref": "#/components/schemas/Time"
      }
     ]
    },
    "photoId": {
     "$ref": "#/components/schemas/Id"
    },
    "thumbUrl": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/MediaUrl"
      },
      {
       "type": "null"
      }
     ]
    },
    "channel": {
     "$ref": "#/components/schemas/DeliveryChannel"
    },
    "to": {
     "type": "string",
     "minLength": 1,
     "maxLength": 254
    },
    "status": {
     "$ref": "#/components/schemas/DeliveryStatus"
    },
    "reason": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 200
    }
   }
  },
  "ContactPhotographed": {
   "type": "object",
   "required": [
    "kind",
    "at",
    "photoId",
    "thumbUrl",
    "locationId",
    "consent"
   ],
   "properties": {
    "kind": {
     "type": "string",
     "const": "photo",
     "maxLength": 5
    },
    "at": {
     "$ref": "#/components/schemas/Time"
    },
    "photoId": {
     "$ref": "#/components/schemas/Id"
    },
    "thumbUrl": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/MediaUrl"
      },
      {
       "type": "null"
      }
     ]
    },
    "locationId": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Id"
      },
      {
       "type": "null"
      }
     ]
    },
    "consent": {
     "$ref": "#/components/schemas/PhotoConsent"
    }
   }
  },
  "ContactRefusal": {
   "type": "object",
   "required": [
    "id",
    "message"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "message": {
     "type": "string",
     "minLength": 1,
     "maxLength": 500
    }
   }
  },
  "ContactSource": {
   "type": "string",
   "minLength": 1,
   "maxLength": 40,
   "pattern": "^[a-z0-9][a-z0-9_-]*$"
  },
  "ContactSourceId": {
   "type": "string",
   "minLength": 1,
   "maxLength": 128
  },
  "ContactSpent": {
   "type": "integer",
   "minimum": 0,
   "maximum": 2000000000
  },
  "ContactTag": {
   "type": "string",
   "minLength": 1,
   "maxLength": 40
  },
  "ContactTagCount": {
   "type": "object",
   "required": [
    "tag",
    "contacts"
   ],
   "properties": {
    "tag": {
     "$ref": "#/components/schemas/ContactTag"
    },
    "contacts": {
     "type": "integer",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   }
  },
  "ContactTagPage": {
   "type": "object",
   "required": [
    "page",
    "pages",
    "items"
   ],
   "properties": {
    "page": {
     "$ref": "#/components/schemas/PageNumber"
    },
    "pages": {
     "$ref": "#/components/schemas/PageCount"
    },
    "total": {
     "$ref": "#/components/schemas/Total"
    },
    "items": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/ContactTagCount"
     }
    }
   }
  },
  "ContactTags": {
   "type": "array",
   "maxItems": 30,
   "uniqueItems": true,
   "items": {
    "$ref": "#/components/schemas/ContactTag"
   }
  },
  "ContactVisitCount": {
   "type": "integer",
   "minimum": 0,
   "maximum": 1000000
  },
  "ContactVisited": {
   "type": "object",
   "required": [
    "kind",
    "at"
   ],
   "properties": {
    "kind": {
     "type": "string",
     "const": "visit",
     "maxLength": 5
    },
    "at": {
     "$ref": "#/components/schemas/Time"
    }
   }
  },
  "Currency": {
   "type": "string",
   "pattern": "^[A-Z]{3}$",
   "maxLength": 3
  },
  "Dashboard": {
   "type": "object",
   "required": [
    "attention",
    "contactsWithoutLocation",
    "devices",
    "nextCampaign",
    "plan",
    "trialEndsAt",
    "setup"
   ],
   "properties": {
    "attention": {
     "type": "array",
     "maxItems": 50,
     "items": {
      "$ref": "#/components/schemas/AttentionItem"
     }
    },
    "contactsWithoutLocation": {
     "allOf": [
      {
       "$ref": "#/components/schemas/AnalyticsCount"
      }
     ]
    },
    "devices": {
     "$ref": "#/components/schemas/DashboardDevices"
    },
    "nextCampaign": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/DashboardCampaign"
      },
      {
       "type": "null"
      }
     ]
    },
    "plan": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 60
    },
    "trialEndsAt": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Time"
      },
      {
       "type": "null"
      }
     ]
    },
    "setup": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/SetupGuide"
      },
      {
       "type": "null"
      }
     ]
    }
   }
  },
  "DashboardCampaign": {
   "type": "object",
   "required": [
    "id",
    "name",
    "channel",
    "time"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "name": {
     "$ref": "#/components/schemas/CampaignTitle"
    },
    "channel": {
     "$ref": "#/components/schemas/CampaignChannel"
    },
    "time": {
     "$ref": "#/components/schemas/Time"
    }
   }
  },
  "DashboardDevices": {
   "type": "object",
   "required": [
    "linked",
    "online",
    "neverSeen"
   ],
   "properties": {
    "linked": {
     "$ref": "#/components/schemas/AnalyticsCount"
    },
    "online": {
     "$ref": "#/components/schemas/AnalyticsCount"
    },
    "neverSeen": {
     "$ref": "#/components/schemas/AnalyticsCount"
    }
   }
  },
  "Deleted": {
   "type": "object",
   "required": [
    "id"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    }
   }
  },
  "DeletedPhoto": {
   "type": "object",
   "required": [
    "id",
    "media",
    "url",
    "thumbUrl",
    "width",
    "height",
    "caption",
    "capturedAt",
    "deletedAt",
    "eraseAt"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "media": {
     "$ref": "#/components/schemas/PhotoMedia"
    },
    "url": {
     "allOf": [
      {
       "$ref": "#/components/schemas/MediaUrl"
      }
     ]
    },
    "thumbUrl": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/MediaUrl"
      },
      {
       "type": "null"
      }
     ]
    },
    "width": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 100000
    },
    "height": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 100000
    },
    "caption": {
     "allOf": [
      {
       "$ref": "#/components/schemas/PhotoCaption"
      }
     ]
    },
    "capturedAt": {
     "allOf": [
      {
       "$ref": "#/components/schemas/Time"
      }
     ]
    },
    "deletedAt": {
     "allOf": [
      {
       "$ref": "#/components/schemas/Time"
      }
     ]
    },
    "eraseAt": {
     "allOf": [
      {
       "$ref": "#/components/schemas/Time"
      }
     ]
    }
   }
  },
  "DeletedPhotoPage": {
   "type": "object",
   "required": [
    "page",
    "pages",
    "items"
   ],
   "properties": {
    "page": {
     "$ref": "#/components/schemas/PageNumber"
    },
    "pages": {
     "$ref": "#/components/schemas/PageCount"
    },
    "total": {
     "$ref": "#/components/schemas/Total"
    },
    "items": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/DeletedPhoto"
     }
    }
   }
  },
  "DeliveryChannel": {
   "type": "string",
   "enum": [
    "email",
    "sms"
   ]
  },
  "DeliveryStatus": {
   "type": "string",
   "enum": [
    "queued",
    "delivering",
    "delivered",
    "opened",
    "error"
   ]
  },
  "Device": {
   "type": "object",
   "required": [
    "id",
    "version",
    "name",
    "locationId",
    "sessionId",
    "idle",
    "status",
    "lastSeenAt",
    "appVersion",
    "model",
    "battery",
    "charging",
    "freeMb",
    "queueLength",
    "linkedAt",
    "lastPhotoThumbUrl"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "version": {
     "$ref": "#/components/schemas/Version"
    },
    "name": {
     "$ref": "#/components/schemas/DeviceTitle"
    },
    "locationId": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Id"
      },
      {
       "type": "null"
      }
     ]
    },
    "sessionId": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Id"
      },
      {
       "type": "null"
      }
     ]
    },
    "idle": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/DeviceIdle"
      },
      {
       "type": "null"
      }
     ]
    },
    "status": {
     "$ref": "#/components/schemas/DeviceStatus"
    },
    "lastSeenAt": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Time"
      },
      {
       "type": "null"
      }
     ]
    },
    "appVersion": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 32,
     "pattern": "^[0-9A-Za-z.+-]+$"
    },
    "model": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 80
    },
    "battery": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 100
    },
    "charging": {
     "type": [
      "boolean",
      "null"
     ]
    },
    "freeMb": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 10000000
    },
    "queueLength": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100000
    },
    "linkedAt": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Time"
      },
      {
       "type": "null"
      }
     ]
    },
    "lastPhotoThumbUrl": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/MediaUrl"
      },
      {
       "type": "null"
      }
     ]
    }
   }
  },
  "DeviceCode": {
   "type": "object",
   "required": [
    "code",
    "expiresAt"
   ],
   "properties": {
    "code": {
     "type": "string",
     "minLength": 8,
     "maxLength": 8,
     "pattern": "^[A-HJ-NP-Z2-9]{8}$"
    },
    "expiresAt": {
     "allOf": [
      {
       "$ref": "#/components/schemas/Time"
      }
     ]
    }
   }
  },
  "DeviceIdle": {
   "type": "object",
   "required": [
    "reason",
    "startsAt"
   ],
   "properties": {
    "reason": {
     "type": "string",
     "enum": [
      "suspended",
      "noSession",
      "draft",
      "scheduled",
      "paused",
      "ended"
     ]
    },
    "startsAt": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Time"
      },
      {
       "type": "null"
      }
     ]
    }
   }
  },
  "DeviceName": {
   "type": "object",
   "required": [
    "id",
    "name"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "name": {
     "$ref": "#/components/schemas/DeviceTitle"
    }
   }
  },
  "DeviceNamePage": {
   "type": "object",
   "required": [
    "page",
    "pages",
    "items"
   ],
   "properties": {
    "page": {
     "$ref": "#/components/schemas/PageNumber"
    },
    "pages": {
     "$ref": "#/components/schemas/PageCount"
    },
    "total": {
     "$ref": "#/components/schemas/Total"
    },
    "items": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/DeviceName"
     }
    }
   }
  },
  "DeviceOfflineItem": {
   "type": "object",
   "required": [
    "kind",
    "deviceId",
    "name",
    "locationId",
    "lastSeenAt"
   ],
   "properties": {
    "kind": {
     "type": "string",
     "const": "deviceOffline",
     "maxLength": 13
    },
    "deviceId": {
     "$ref": "#/components/schemas/Id"
    },
    "name": {
     "$ref": "#/components/schemas/DeviceTitle"
    },
    "locationId": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Id"
      },
      {
       "type": "null"
      }
     ]
    },
    "lastSeenAt": {
     "$ref": "#/components/schemas/Time"
    }
   }
  },
  "DevicePage": {
   "type": "object",
   "required": [
    "page",
    "pages",
    "items"
   ],
   "properties": {
    "page": {
     "$ref": "#/components/schemas/PageNumber"
    },
    "pages": {
     "$ref": "#/components/schemas/PageCount"
    },
    "total": {
     "$ref": "#/components/schemas/Total"
    },
    "items": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/Device"
     }
    }
   }
  },
  "DeviceStatus": {
   "type": "string",
   "enum": [
    "online",
    "offline",
    "outdated",
    "never"
   ]
  },
  "DeviceTitle": {
   "type": "string",
   "minLength": 1,
   "maxLength": 40
  },
  "DisplayMode": {
   "type": "integer",
   "enum": [
    0,
    1
   ]
  },
  "DnsRecord": {
   "type": "object",
   "required": [
    "type",
    "name",
    "value",
    "status",
    "found"
   ],
   "properties": {
    "type": {
     "$ref": "#/components/schemas/DnsRecordType"
    },
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 300
    },
    "value": {
     "type": "string",
     "minLength": 1,
     "maxLength": 300
    },
    "status": {
     "$ref": "#/components/schemas/DnsRecordStatus"
    },
    "found": {
     "type": "array",
     "maxItems": 20,
     "items": {
      "type": "string",
      "maxLength": 300
     }
    }
   }
  },
  "DnsRecordStatus": {
   "type": "string",
   "enum": [
    "missing",
    "wrong",
    "found"
   ]
  },
  "DnsRecordType": {
   "type": "string",
   "enum": [
    "CNAME",
    "TXT"
   ]
  },
  "DomainName": {
   "type": "string",
   "minLength": 1,
   "maxLength": 253
  },
  "EmailAddress": {
   "type": "string",
   "format": "email",
   "maxLength": 254
  },
  "EndedViewing": {
   "type": "object",
   "required": [
    "id"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Uid"
    }
   }
  },
  "Experience": {
   "type": "object",
   "required": [
    "id",
    "kind",
    "title",
    "enabled",
    "order",
    "templateId",
    "countdownSeconds",
    "nextCountdownSeconds",
    "shots",
    "intervalMs",
    "durationSeconds",
    "camera",
    "mirror",
    "retakes",
    "overlayAssetIds",
    "backgroundAssetIds",
    "screenAssetId",
    "filters",
    "displayMode",
    "shareChannels",
    "askProducts"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "kind": {
     "$ref": "#/components/schemas/ExperienceKind"
    },
    "title": {
     "$ref": "#/components/schemas/ExperienceTitle"
    },
    "enabled": {
     "type": "boolean"
    },
    "order": {
     "$ref": "#/components/schemas/ExperienceOrder"
    },
    "templateId": {
     "$ref": "#/components/schemas/ExperienceTemplateId"
    },
    "countdownSeconds": {
     "allOf": [
      {
       "$ref": "#/components/schemas/ExperienceCountdown"
      }
     ]
    },
    "nextCountdownSeconds": {
     "allOf": [
      {
       "$ref": "#/components/schemas/ExperienceCountdown"
      }
     ]
    },
    "shots": {
     "$ref": "#/components/schemas/ExperienceShots"
    },
    "intervalMs": {
     "$ref": "#/components/schemas/ExperienceInterval"
    },
    "durationSeconds": {
     "$ref": "#/components/schemas/ExperienceDuration"
    },
    "camera": {
     "$ref": "#/components/schemas/ExperienceCamera"
    },
    "mirror": {
     "type": "boolean"
    },
    "retakes": {
     "$ref": "#/components/schemas/ExperienceRetakes"
    },
    "overlayAssetIds": {
     "allOf": [
      {
       "$ref": "#/components/schemas/SessionAssetIds"
      }
     ]
    },
    "backgroundAssetIds": {
     "allOf": [
      {
       "$ref": "#/components/schemas/SessionAssetIds"
      }
     ]
    },
    "screenAssetId": {
     "allOf": [
      {
       "$ref": "#/components/schemas/SessionAssetId"
      }
     ]
    },
    "filters": {
     "$ref": "#/components/schemas/PhotoFilters"
    },
    "displayMode": {
     "$ref": "#/components/schemas/ExperienceDisplayMode"
    },
    "shareChannels": {
     "$ref": "#/components/schemas/ExperienceShareChannels"
    },
    "askProducts": {
     "type": "boolean"
    }
   }
  },
  "ExperienceCamera": {
   "type": "string",
   "enum": [
    "front",
    "rear"
   ]
  },
  "ExperienceCountdown": {
   "type": "number",
   "minimum": 0,
   "maximum": 20
  },
  "ExperienceDisplayMode": {
   "oneOf": [
    {
     "$ref": "#/components/schemas/Inherit"
    },
    {
     "$ref": "#/components/schemas/DisplayMode"
    }
   ]
  },
  "ExperienceDuration": {
   "type": [
    "integer",
    "null"
   ],
   "minimum": 1,
   "maximum": 60
  },
  "ExperienceInterval": {
   "type": [
    "integer",
    "null"
   ],
   "minimum": 100,
   "maximum": 2000
  },
  "ExperienceKind": {
   "type": "string",
   "enum": [
    "photo",
    "collage",
    "gif",
    "boomerang",
    "video",
    "before_after"
   ]
  },
  "ExperienceOrder": {
   "type": "integer",
   "minimum": 0,
   "maximum": 19
  },
  "ExperienceRetakes": {
   "type": "integer",
   "minimum": 0,
   "maximum": 5
  },
  "ExperienceShareChannels": {
   "oneOf": [
    {
     "$ref": "#/components/schemas/Inherit"
    },
    {
     "$ref": "#/components/schemas/SessionShareChannels"
    }
   ]
  },
  "ExperienceShots": {
   "type": [
    "integer",
    "null"
   ],
   "minimum": 1,
   "maximum": 16
  },
  "ExperienceTemplateId": {
   "oneOf": [
    {
     "$ref": "#/components/schemas/Id"
    },
    {
     "type": "null"
    }
   ]
  },
  "ExperienceTitle": {
   "type": "string",
   "minLength": 1,
   "maxLength": 24
  },
  "FieldError": {
   "type": "object",
   "required": [
    "field",
    "message"
   ],
   "properties": {
    "field": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "message": {
     "type": "string",
     "minLength": 1,
     "maxLength": 500
    }
   }
  },
  "GalleryVisibility": {
   "type": "string",
   "enum": [
    "public",
    "unlisted",
    "private"
   ]
  },
  "GuestDomain": {
   "type": "object",
   "required": [
    "domain",
    "displayName",
    "status",
    "records",
    "checkedAt",
    "verifiedAt"
   ],
   "properties": {
    "domain": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/DomainName"
      },
      {
       "type": "null"
      }
     ]
    },
    "displayName": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/DomainName"
      },
      {
       "type": "null"
      }
     ]
    },
    "status": {
     "$ref": "#/components/schemas/GuestDomainStatus"
    },
    "records": {
     "type": "array",
     "maxItems": 2,
     "items": {
      "$ref": "#/components/schemas/DnsRecord"
     }
    },
    "checkedAt": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Time"
      },
      {
       "type": "null"
      }
     ]
    },
    "verifiedAt": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Time"
      },
      {
       "type": "null"
      }
     ]
    }
   }
  },
  "GuestDomainStatus": {
   "type": "string",
   "enum": [
    "none",
    "waiting",
    "wrong",
    "verified"
   ]
  },
  "Id": {
   "type": "string",
   "minLength": 1,
   "maxLength": 64,
   "pattern": "^[A-Za-z0-9][A-Za-z0-9_-]*$"
  },
  "ImageLayer": {
   "type": "object",
   "required": [
    "id",
    "type",
    "name",
    "x",
    "y",
    "w",
    "h",
    "rotation",
    "opacity",
    "z",
    "locked",
    "hidden",
    "editable",
    "assetId"
   ],
   "additionalProperties": true,
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "type": {
     "type": "string",
     "const": "image",
     "maxLength": 7
    },
    "name": {
     "$ref": "#/components/schemas/LayerName"
    },
    "x": {
     "$ref": "#/components/schemas/LayerPosition"
    },
    "y": {
     "$ref": "#/components/schemas/LayerPosition"
    },
    "w": {
     "$ref": "#/components/schemas/LayerLength"
    },
    "h": {
     "$ref": "#/components/schemas/LayerLength"
    },
    "rotation": {
     "$ref": "#/components/schemas/LayerRotation"
    },
    "opacity": {
     "$ref": "#/components/schemas/LayerOpacity"
    },
    "z": {
     "$ref": "#/components/schemas/LayerOrder"
    },
    "locked": {
     "type": "boolean"
    },
    "hidden": {
     "type": "boolean"
    },
    "editable": {
     "$ref": "#/components/schemas/LayerScopes"
    },
    "group": {
     "$ref": "#/components/schemas/LayerGroup"
    },
    "assetId": {
     "$ref": "#/components/schemas/Id"
    }
   }
  },
  "ImportedRows": {
   "type": "object",
   "required": [
    "list",
    "created",
    "updated",
    "skipped",
    "rejected"
   ],
   "properties": {
    "list": {
     "type": "string",
     "enum": [
      "contacts",
      "products"
     ]
    },
    "created": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100000000
    },
    "updated": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100000000
    },
    "skipped": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100000000
    },
    "rejected": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100000000
    }
   }
  },
  "Inherit": {
   "type": "string",
   "const": "inherit",
   "maxLength": 7
  },
  "InheritedFrom": {
   "type": "string",
   "enum": [
    "own",
    "location",
    "account"
   ]
  },
  "Integration": {
   "type": "object",
   "required": [
    "name",
    "status",
    "accountLabel",
    "scopes",
    "connectedAt",
    "lastSyncAt",
    "error",
    "dependents"
   ],
   "properties": {
    "name": {
     "$ref": "#/components/schemas/IntegrationName"
    },
    "status": {
     "$ref": "#/components/schemas/IntegrationStatus"
    },
    "accountLabel": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 120
    },
    "scopes": {
     "type": "array",
     "maxItems": 20,
     "items": {
      "type": "string",
      "minLength": 1,
      "maxLength": 80
     }
    },
    "connectedAt": {
     "$ref": "#/components/schemas/Time"
    },
    "lastSyncAt": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Time"
      },
      {
       "type": "null"
      }
     ]
    },
    "error": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 300
    },
    "dependents": {
     "$ref": "#/components/schemas/IntegrationDependents"
    }
   }
  },
  "IntegrationAuthorization": {
   "type": "object",
   "required": [
    "name",
    "uid",
    "expiresAt"
   ],
   "properties": {
    "name": {
     "$ref": "#/components/schemas/IntegrationName"
    },
    "uid": {
     "$ref": "#/components/schemas/Uid"
    },
    "expiresAt": {
     "$ref": "#/components/schemas/Time"
    }
   }
  },
  "IntegrationCampaign": {
   "type": "object",
   "required": [
    "id",
    "name"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 120
    }
   }
  },
  "IntegrationDependents": {
   "type": "object",
   "required": [
    "campaigns",
    "campaignCount",
    "contactCount",
    "photoCount"
   ],
   "properties": {
    "campaigns": {
     "type": "array",
     "maxItems": 20,
     "items": {
      "$ref": "#/components/schemas/IntegrationCampaign"
     }
    },
    "campaignCount": {
     "type": "integer",
     "minimum": 0,
     "maximum": 200000000
    },
    "contactCount": {
     "type": "integer",
     "minimum": 0,
     "maximum": 200000000
    },
    "photoCount": {
     "type": "integer",
     "minimum": 0,
     "maximum": 200000000
    }
   }
  },
  "IntegrationDisconnected": {
   "type": "object",
   "required": [
    "name",
    "stoppedCampaigns"
   ],
   "properties": {
    "name": {
     "$ref": "#/components/schemas/IntegrationName"
    },
    "stoppedCampaigns": {
     "type": "integer",
     "minimum": 0,
     "maximum": 200000000
    }
   }
  },
  "IntegrationExpiredItem": {
   "type": "object",
   "required": [
    "kind",
    "name"
   ],
   "properties": {
    "kind": {
     "type": "string",
     "const": "integrationExpired",
     "maxLength": 18
    },
    "name": {
     "$ref": "#/components/schemas/IntegrationName"
    }
   }
  },
  "IntegrationName": {
   "type": "string",
   "enum": [
    "storage",
    "facebook",
    "crm",
    "google",
    "instagram",
    "square",
    "twilio",
    "twitter",
    "mindbody",
    "salon-interactive",
    "meevo",
    "phorest",
    "textel",
    "sendgrid"
   ]
  },
  "IntegrationNames": {
   "type": "array",
   "maxItems": 14,
   "uniqueItems": true,
   "items": {
    "$ref": "#/components/schemas/IntegrationName"
   }
  },
  "IntegrationStatus": {
   "type": "string",
   "enum": [
    "connected",
    "expired",
    "error"
   ]
  },
  "IntegrationSync": {
   "type": "object",
   "required": [
    "name",
    "added",
    "updated",
    "unchanged"
   ],
   "properties": {
    "name": {
     "$ref": "#/components/schemas/IntegrationName"
    },
    "added": {
     "type": "integer",
     "minimum": 0,
     "maximum": 200000000
    },
    "updated": {
     "type": "integer",
     "minimum": 0,
     "maximum": 200000000
    },
    "unchanged": {
     "type": "integer",
     "minimum": 0,
     "maximum": 200000000
    }
   }
  },
  "Integrations": {
   "type": "object",
   "required": [
    "integrations"
   ],
   "properties": {
    "integrations": {
     "type": "array",
     "maxItems": 14,
     "items": {
      "$ref": "#/components/schemas/Integration"
     }
    }
   }
  },
  "InvitationAccepted": {
   "type": "object",
   "required": [
    "email"
   ],
   "properties": {
    "email": {
     "$ref": "#/components/schemas/EmailAddress"
    }
   }
  },
  "Invoice": {
   "type": "object",
   "required": [
    "id",
    "number",
    "issuedAt",
    "planName",
    "amount",
    "tax",
    "currency",
    "status",
    "periodStart",
    "periodEnd",
    "seller",
    "buyer",
    "pdfUrl"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "number": {
     "$ref": "#/components/schemas/InvoiceNumber"
    },
    "issuedAt": {
     "$ref": "#/components/schemas/Time"
    },
    "planName": {
     "type": "string",
     "minLength": 1,
     "maxLength": 60
    },
    "amount": {
     "allOf": [
      {
       "$ref": "#/components/schemas/Money"
      }
     ]
    },
    "tax": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Tax"
      },
      {
       "type": "null"
      }
     ]
    },
    "currency": {
     "$ref": "#/components/schemas/Currency"
    },
    "status": {
     "$ref": "#/components/schemas/InvoiceStatus"
    },
    "seller": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/InvoiceParty"
      },
      {
       "type": "null"
      }
     ]
    },
    "buyer": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/InvoiceParty"
      },
      {
       "type": "null"
      }
     ]
    },
    "periodStart": {
     "$ref": "#/components/schemas/Time"
    },
    "periodEnd": {
     "$ref": "#/components/schemas/Time"
    },
    "pdfUrl": {
     "$ref": "#/components/schemas/MediaUrl"
    }
   }
  },
  "InvoiceNumber": {
   "type": "string",
   "minLength": 1,
   "maxLength": 40,
   "pattern": "^[A-Z0-9-]+$"
  },
  "InvoicePage": {
   "type": "object",
   "required": [
    "page",
    "pages",
    "items"
   ],
   "properties": {
    "page": {
     "$ref": "#/components/schemas/PageNumber"
    },
    "pages": {
     "$ref": "#/components/schemas/PageCount"
    },
    "total": {
     "$ref": "#/components/schemas/Total"
    },
    "items": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/Invoice"
     }
    }
   }
  },
  "InvoiceParty": {
   "type": "object",
   "required": [
    "name",
    "address",
    "taxId"
   ],
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 120
    },
    "address": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/PostalAddress"
      },
      {
       "type": "null"
      }
     ]
    },
    "taxId": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/TaxId"
      },
      {
       "type": "null"
      }
     ]
    }
   }
  },
  "InvoiceStatus": {
   "type": "string",
   "enum": [
    "paid",
    "open"
   ]
  },
  "LayerGroup": {
   "type": "string",
   "minLength": 1,
   "maxLength": 64
  },
  "LayerLength": {
   "type": "number",
   "minimum": 0,
   "maximum": 24000
  },
  "LayerName": {
   "type": "string",
   "minLength": 1,
   "maxLength": 60
  },
  "LayerOpacity": {
   "type": "number",
   "minimum": 0,
   "maximum": 1
  },
  "LayerOrder": {
   "type": "integer",
   "minimum": 0,
   "maximum": 1000
  },
  "LayerPosition": {
   "type": "number",
   "minimum": -12000,
   "maximum": 12000
  },
  "LayerRotation": {
   "type": "number",
   "minimum": -360,
   "maximum": 360
  },
  "LayerScope": {
   "type": "string",
   "enum": [
    "text",
    "color",
    "image",
    "position",
    "size",
    "visibility"
   ]
  },
  "LayerScopes": {
   "type": "array",
   "maxItems": 6,
   "uniqueItems": true,
   "items": {
    "$ref": "#/components/schemas/LayerScope"
   }
  },
  "LimitName": {
   "type": "string",
   "enum": [
    "devices",
    "locations",
    "contacts",
    "emails",
    "sms",
    "storageGb"
   ]
  },
  "LimitProblem": {
   "allOf": [
    {
     "$ref": "#/components/schemas/Problem"
    },
    {
     "type": "object",
     "required": [
      "errors",
      "limit"
     ],
     "properties": {
      "type": {
       "type": "string",
       "const": "/problems/limit-reached",
       "maxLength": 120
      },
      "title": {
       "type": "string",
       "const": "Limit reached",
       "maxLength": 120
      },
      "status": {
       "type": "integer",
       "const": 409
      },
      "errors": {
       "type": "array",
       "maxItems": 0,
       "items": {
        "$ref": "#/components/schemas/FieldError"
       }
      },
      "limit": {
       "$ref": "#/components/schemas/Usage"
      }
     }
    }
   ]
  },
  "Locale": {
   "type": "string",
   "pattern": "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$",
   "maxLength": 35
  },
  "Location": {
   "type": "object",
   "required": [
    "id",
    "version",
    "name",
    "email",
    "phone",
    "address",
    "timezone",
    "bookingUrl",
    "reviewUrl",
    "status",
    "managerIds",
    "logoAssetId",
    "devices",
    "devicesOnline",
    "photosLast7Days",
    "contacts",
    "createdAt"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "version": {
     "$ref": "#/components/schemas/Version"
    },
    "name": {
     "$ref": "#/components/schemas/LocationName"
    },
    "email": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/EmailAddress"
      },
      {
       "type": "null"
      }
     ]
    },
    "phone": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/PhoneNumber"
      },
      {
       "type": "null"
      }
     ]
    },
    "address": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/PostalAddress"
      },
      {
       "type": "null"
      }
     ]
    },
    "timezone": {
     "$ref": "#/components/schemas/Timezone"
    },
    "bookingUrl": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Url"
      },
      {
       "type": "null"
      }
     ]
    },
    "reviewUrl": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Url"
      },
      {
       "type": "null"
      }
     ]
    },
    "status": {
     "$ref": "#/components/schemas/LocationStatus"
    },
    "managerIds": {
     "$ref": "#/components/schemas/LocationManagerIds"
    },
    "logoAssetId": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Id"
      },
      {
       "type": "null"
      }
     ]
    },
    "devices": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100000
    },
    "devicesOnline": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100000
    },
    "photosLast7Days": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100000000
    },
    "contacts": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100000000
    },
    "createdAt": {
     "$ref": "#/components/schemas/Time"
    }
   }
  },
  "LocationChange": {
   "type": "object",
   "required": [
    "field",
    "device",
    "from",
    "to"
   ],
   "properties": {
    "field": {
     "type": "string",
     "enum": [
      "logoAssetId",
      "bookingUrl",
      "reviewUrl",
      "session",
      "device"
     ]
    },
    "device": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/LocationDevice"
      },
      {
       "type": "null"
      }
     ]
    },
    "from": {
     "$ref": "#/components/schemas/LocationValue"
    },
    "to": {
     "$ref": "#/components/schemas/LocationValue"
    }
   }
  },
  "LocationChanges": {
   "type": "object",
   "required": [
    "id",
    "name",
    "changes"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "name": {
     "$ref": "#/components/schemas/LocationName"
    },
    "changes": {
     "type": "array",
     "maxItems": 100010,
     "items": {
      "$ref": "#/components/schemas/LocationChange"
     }
    }
   }
  },
  "LocationDevice": {
   "type": "object",
   "required": [
    "id",
    "name"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "name": {
     "$ref": "#/components/schemas/DeviceTitle"
    }
   }
  },
  "LocationManagerIds": {
   "type": "array",
   "maxItems": 200,
   "uniqueItems": true,
   "items": {
    "$ref": "#/components/schemas/Id"
   }
  },
  "LocationName": {
   "type": "string",
   "minLength": 1,
   "maxLength": 80
  },
  "LocationPage": {
   "type": "object",
   "required": [
    "page",
    "pages",
    "items"
   ],
   "properties": {
    "page": {
     "$ref": "#/components/schemas/PageNumber"
    },
    "pages": {
     "$ref": "#/components/schemas/PageCount"
    },
    "total": {
     "$ref": "#/components/schemas/Total"
    },
    "items": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/Location"
     }
    }
   }
  },
  "LocationPasswordSet": {
   "type": "object",
   "required": [
    "id"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    }
   }
  },
  "LocationStatus": {
   "type": "string",
   "enum": [
    "active",
    "disabled"
   ]
  },
  "LocationValue": {
   "type": "object",
   "required": [
    "value",
    "name"
   ],
   "properties": {
    "value": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 2048
    },
    "name": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 200
    }
   }
  },
  "LocationsChanged": {
   "type": "object",
   "required": [
    "items"
   ],
   "properties": {
    "items": {
     "type": "array",
     "minItems": 1,
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/LocationChanges"
     }
    }
   }
  },
  "LogoLayer": {
   "type": "object",
   "required": [
    "id",
    "type",
    "name",
    "x",
    "y",
    "w",
    "h",
    "rotation",
    "opacity",
    "z",
    "locked",
    "hidden",
    "editable"
   ],
   "additionalProperties": true,
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "type": {
     "type": "string",
     "const": "logo",
     "maxLength": 7
    },
    "name": {
     "$ref": "#/components/schemas/LayerName"
    },
    "x": {
     "$ref": "#/components/schemas/LayerPosition"
    },
    "y": {
     "$ref": "#/components/schemas/LayerPosition"
    },
    "w": {
     "$ref": "#/components/schemas/LayerLength"
    },
    "h": {
     "$ref": "#/components/schemas/LayerLength"
    },
    "rotation": {
     "$ref": "#/components/schemas/LayerRotation"
    },
    "opacity": {
     "$ref": "#/components/schemas/LayerOpacity"
    },
    "z": {
     "$ref": "#/components/schemas/LayerOrder"
    },
    "locked": {
     "type": "boolean"
    },
    "hidden": {
     "type": "boolean"
    },
    "editable": {
     "$ref": "#/components/schemas/LayerScopes"
    },
    "group": {
     "$ref": "#/components/schemas/LayerGroup"
    }
   }
  },
  "Manager": {
   "type": "object",
   "required": [
    "id",
    "version",
    "firstName",
    "lastName",
    "email",
    "phone",
    "allLocations",
    "locationIds",
    "permissions",
    "status",
    "invitedAt",
    "invitationEndsAt",
    "lastActiveAt"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "version": {
     "$ref": "#/components/schemas/Version"
    },
    "firstName": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/PersonName"
      },
      {
       "type": "null"
      }
     ]
    },
    "lastName": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/PersonName"
      },
      {
       "type": "null"
      }
     ]
    },
    "email": {
     "$ref": "#/components/schemas/EmailAddress"
    },
    "phone": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/PhoneNumber"
      },
      {
       "type": "null"
      }
     ]
    },
    "allLocations": {
     "type": "boolean"
    },
    "locationIds": {
     "type": "array",
     "maxItems": 500,
     "uniqueItems": true,
     "items": {
      "$ref": "#/components/schemas/Id"
     }
    },
    "permissions": {
     "$ref": "#/components/schemas/ManagerPermissions"
    },
    "status": {
     "$ref": "#/components/schemas/ManagerStatus"
    },
    "invitedAt": {
     "allOf": [
      {
       "$ref": "#/components/schemas/Time"
      }
     ]
    },
    "invitationEndsAt": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Time"
      },
      {
       "type": "null"
      }
     ]
    },
    "lastActiveAt": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Time"
      },
      {
       "type": "null"
      }
     ]
    }
   }
  },
  "ManagerPage": {
   "type": "object",
   "required": [
    "page",
    "pages",
    "items"
   ],
   "properties": {
    "page": {
     "$ref": "#/components/schemas/PageNumber"
    },
    "pages": {
     "$ref": "#/components/schemas/PageCount"
    },
    "total": {
     "$ref": "#/components/schemas/Total"
    },
    "items": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/Manager"
     }
    }
   }
  },
  "ManagerPermissions": {
   "type": "object",
   "required": [
    "sendCampaigns",
    "deletePhotos",
    "exportContacts",
    "editBranding"
   ],
   "additionalProperties": false,
   "properties": {
    "sendCampaigns": {
     "type": "boolean"
    },
    "deletePhotos": {
     "type": "boolean"
    },
    "exportContacts": {
     "type": "boolean"
    },
    "editBranding": {
     "type": "boolean"
    }
   }
  },
  "ManagerStatus": {
   "type": "string",
   "enum": [
    "invited",
    "active",
    "disabled"
   ]
  },
  "MediaUrl": {
   "type": "string",
   "format": "uri-reference",
   "minLength": 1,
   "maxLength": 2048
  },
  "Message": {
   "type": "object",
   "required": [
    "id",
    "kind",
    "at",
    "read",
    "objectId",
    "name",
    "imported"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "kind": {
     "$ref": "#/components/schemas/MessageKind"
    },
    "at": {
     "$ref": "#/components/schemas/Time"
    },
    "read": {
     "type": "boolean"
    },
    "objectId": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Id"
      },
      {
       "type": "null"
      }
     ]
    },
    "name": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 120
    },
    "imported": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/ImportedRows"
      },
      {
       "type": "null"
      }
     ]
    }
   }
  },
  "MessageKind": {
   "type": "string",
   "enum": [
    "importFinished",
    "boothOffline",
    "campaignSent",
    "campaignPaused",
    "campaignFailed",
    "photoHidden"
   ]
  },
  "MessagePage": {
   "type": "object",
   "required": [
    "page",
    "pages",
    "items"
   ],
   "properties": {
    "page": {
     "$ref": "#/components/schemas/PageNumber"
    },
    "pages": {
     "$ref": "#/components/schemas/PageCount"
    },
    "total": {
     "$ref": "#/components/schemas/Total"
    },
    "items": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/Message"
     }
    }
   }
  },
  "Money": {
   "type": "integer",
   "minimum": 0,
   "maximum": 100000000
  },
  "NextCharge": {
   "type": "object",
   "required": [
    "amount",
    "currency",
    "at"
   ],
   "properties": {
    "amount": {
     "$ref": "#/components/schemas/Money"
    },
    "currency": {
     "$ref": "#/components/schemas/Currency"
    },
    "at": {
     "$ref": "#/components/schemas/Time"
    }
   }
  },
  "NotificationSettings": {
   "type": "object",
   "required": [
    "email",
    "boothOffline",
    "photoHidden",
    "managerJoined",
    "importFinished"
   ],
   "properties": {
    "email": {
     "allOf": [
      {
       "$ref": "#/components/schemas/EmailAddress"
      }
     ]
    },
    "boothOffline": {
     "type": "boolean"
    },
    "photoHidden": {
     "type": "boolean"
    },
    "managerJoined": {
     "type": "boolean"
    },
    "importFinished": {
     "type": "boolean"
    }
   }
  },
  "OpenInvitation": {
   "type": "object",
   "required": [
    "businessName",
    "email",
    "role",
    "locations"
   ],
   "properties": {
    "businessName": {
     "$ref": "#/components/schemas/BusinessName"
    },
    "email": {
     "$ref": "#/components/schemas/EmailAddress"
    },
    "role": {
     "type": "string",
     "enum": [
      "manager",
      "owner"
     ]
    },
    "locations": {
     "type": "array",
     "maxItems": 1000,
     "items": {
      "$ref": "#/components/schemas/LocationName"
     }
    }
   }
  },
  "PageCount": {
   "type": "integer",
   "minimum": 0,
   "maximum": 1000000
  },
  "PageNumber": {
   "type": "integer",
   "minimum": 1,
   "maximum": 1000000
  },
  "PairRole": {
   "type": "string",
   "enum": [
    "before",
    "after"
   ]
  },
  "PersonName": {
   "type": "string",
   "minLength": 1,
   "maxLength": 80
  },
  "PhoneNumber": {
   "type": "string",
   "pattern": "^(\\d{10}|\\+[1-9]\\d{7,14})$",
   "maxLength": 16
  },
  "Photo": {
   "type": "object",
   "required": [
    "id",
    "version",
    "token",
    "publicUrl",
    "sessionId",
    "experienceId",
    "deviceId",
    "locationId",
    "contactIds",
    "media",
    "url",
    "thumbUrl",
    "width",
    "height",
    "bytes",
    "durationMs",
    "capturedAt",
    "uploadedAt",
    "visibility",
    "guestLink",
    "held",
    "hiddenBy",
    "approval",
    "consent",
    "pairId",
    "pairRole",
    "caption",
    "tags",
    "productIds",
    "favorite",
    "deliveries",
    "stats"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "version": {
     "$ref": "#/components/schemas/Version"
    },
    "token": {
     "$ref": "#/components/schemas/PhotoToken"
    },
    "publicUrl": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Url"
      },
      {
       "type": "null"
      }
     ]
    },
    "sessionId": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Id"
      },
      {
       "type": "null"
      }
     ]
    },
    "experienceId": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Id"
      },
      {
       "type": "null"
      }
     ]
    },
    "deviceId": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Id"
      },
      {
       "type": "null"
      }
     ]
    },
    "locationId": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Id"
      },
      {
       "type": "null"
      }
     ]
    },
    "contactIds": {
     "$ref": "#/components/schemas/PhotoContactIds"
    },
    "media": {
     "$ref": "#/components/schemas/PhotoMedia"
    },
    "url": {
     "allOf": [
      {
       "$ref": "#/components/schemas/MediaUrl"
      }
     ]
    },
    "thumbUrl": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/MediaUrl"
      },
      {
       "type": "null"
      }
     ]
    },
    "width": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 100000
    },
    "height": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 100000
    },
    "bytes": {
     "type": "integer",
     "minimum": 1,
     "maximum": 209715200
    },
    "durationMs": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 86400000
    },
    "capturedAt": {
     "allOf": [
      {
       "$ref": "#/components/schemas/Time"
      }
     ]
    },
    "uploadedAt": {
     "allOf": [
      {
       "$ref": "#/components/schemas/Time"
      }
     ]
    },
    "visibility": {
     "$ref": "#/components/schemas/PhotoVisibility"
    },
    "guestLink": {
     "$ref": "#/components/schemas/PhotoLink"
    },
    "held": {
     "type": "boolean"
    },
    "hiddenBy": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/PhotoHiddenBy"
      },
      {
       "type": "null"
      }
     ]
    },
    "approval": {
     "$ref": "#/components/schemas/PhotoApproval"
    },
    "consent": {
     "$ref": "#/components/schemas/PhotoConsent"
    },
    "pairId": {
     "$ref": "#/components/schemas/PhotoPairId"
    },
    "pairRole": {
     "$ref": "#/components/schemas/PhotoPairRole"
    },
    "caption": {
     "allOf": [
      {
       "$ref": "#/components/schemas/PhotoCaption"
      }
     ]
    },
    "tags": {
     "$ref": "#/components/schemas/PhotoTags"
    },
    "productIds": {
     "$ref": "#/components/schemas/PhotoProductIds"
    },
    "favorite": {
     "type": "boolean"
    },
    "deliveries": {
     "type": "array",
     "maxItems": 100,
     "items": {
      "$ref": "#/components/schemas/PhotoDelivery"
     }
    },
    "stats": {
     "$ref": "#/components/schemas/PhotoStats"
    }
   }
  },
  "PhotoApproval": {
   "type": "string",
   "enum": [
    "pending",
    "approved",
    "rejected"
   ]
  },
  "PhotoBulkResult": {
   "type": "object",
   "required": [
    "changed",
    "missing",
    "refused"
   ],
   "properties": {
    "changed": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/Id"
     }
    },
    "missing": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/Id"
     }
    },
    "refused": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/PhotoRefusal"
     }
    }
   }
  },
  "PhotoCaption": {
   "type": [
    "string",
    "null"
   ],
   "minLength": 1,
   "maxLength": 280
  },
  "PhotoConsent": {
   "type": "object",
   "required": [
    "given",
    "at",
    "textVersion",
    "text"
   ],
   "additionalProperties": false,
   "properties": {
    "given": {
     "type": "boolean"
    },
    "at": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Time"
      },
      {
       "type": "null"
      }
     ]
    },
    "textVersion": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 100000
    },
    "text": {
     "allOf": [
      {
       "$ref": "#/components/schemas/SessionConsentText"
      }
     ]
    }
   }
  },
  "PhotoContactIds": {
   "type": "array",
   "maxItems": 20,
   "uniqueItems": true,
   "items": {
    "$ref": "#/components/schemas/Id"
   }
  },
  "PhotoCount": {
   "type": "integer",
   "minimum": 0,
   "maximum": 1000000000
  },
  "PhotoCounts": {
   "type": "object",
   "required": [
    "all",
    "toReview",
    "hidden",
    "favorites"
   ],
   "properties": {
    "all": {
     "$ref": "#/components/schemas/PhotoTally"
    },
    "toReview": {
     "allOf": [
      {
       "$ref": "#/components/schemas/PhotoTally"
      }
     ]
    },
    "hidden": {
     "allOf": [
      {
       "$ref": "#/components/schemas/PhotoTally"
      }
     ]
    },
    "favorites": {
     "allOf": [
      {
       "$ref": "#/components/schemas/PhotoTally"
      }
     ]
    }
   }
  },
  "PhotoDay": {
   "type": "object",
   "required": [
    "date",
    "ratios"
   ],
   "properties": {
    "date": {
     "type": "string",
     "format": "date",
     "maxLength": 10
    },
    "ratios": {
     "type": "array",
     "minItems": 1,
     "maxItems": 100000,
     "items": {
      "type": "integer",
      "minimum": 10,
      "maximum": 1000
     }
    }
   }
  },
  "PhotoDelivery": {
   "type": "object",
   "required": [
    "channel",
    "to",
    "status",
    "reason",
    "at"
   ],
   "properties": {
    "channel": {
     "$ref": "#/components/schemas/DeliveryChannel"
    },
    "to": {
     "type": "string",
     "minLength": 1,
     "maxLength": 254
    },
    "status": {
     "$ref": "#/components/schemas/DeliveryStatus"
    },
    "reason": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 200
    },
    "at": {
     "allOf": [
      {
       "$ref": "#/components/schemas/Time"
      }
     ]
    }
   }
  },
  "PhotoErasureResult": {
   "type": "object",
   "required": [
    "erased",
    "missing"
   ],
   "properties": {
    "erased": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/Id"
     }
    },
    "missing": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/Id"
     }
    }
   }
  },
  "PhotoExported": {
   "type": "object",
   "required": [
    "url",
    "count"
   ],
   "properties": {
    "url": {
     "$ref": "#/components/schemas/MediaUrl"
    },
    "count": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2000
    }
   }
  },
  "PhotoFilter": {
   "type": "string",
   "enum": [
    "mono",
    "sepia",
    "warm",
    "cool",
    "vivid",
    "fade",
    "noir",
    "soft"
   ]
  },
  "PhotoFilters": {
   "type": "array",
   "maxItems": 8,
   "uniqueItems": true,
   "items": {
    "$ref": "#/components/schemas/PhotoFilter"
   }
  },
  "PhotoHiddenBy": {
   "type": "string",
   "enum": [
    "guest",
    "staff"
   ]
  },
  "PhotoIdList": {
   "type": "object",
   "required": [
    "ids"
   ],
   "properties": {
    "ids": {
     "type": "array",
     "maxItems": 100000,
     "items": {
      "$ref": "#/components/schemas/Id"
     }
    }
   }
  },
  "PhotoLayer": {
   "type": "object",
   "required": [
    "id",
    "type",
    "name",
    "x",
    "y",
    "w",
    "h",
    "rotation",
    "opacity",
    "z",
    "locked",
    "hidden",
    "editable",
    "slot"
   ],
   "additionalProperties": true,
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "type": {
     "type": "string",
     "const": "photo",
     "maxLength": 7
    },
    "name": {
     "$ref": "#/components/schemas/LayerName"
    },
    "x": {
     "$ref": "#/components/schemas/LayerPosition"
    },
    "y": {
     "$ref": "#/components/schemas/LayerPosition"
    },
    "w": {
     "$ref": "#/components/schemas/LayerLength"
    },
    "h": {
     "$ref": "#/components/schemas/LayerLength"
    },
    "rotation": {
     "$ref": "#/components/schemas/LayerRotation"
    },
    "opacity": {
     "$ref": "#/components/schemas/LayerOpacity"
    },
    "z": {
     "$ref": "#/components/schemas/LayerOrder"
    },
    "locked": {
     "type": "boolean"
    },
    "hidden": {
     "type": "boolean"
    },
    "editable": {
     "$ref": "#/components/schemas/LayerScopes"
    },
    "group": {
     "$ref": "#/components/schemas/LayerGroup"
    },
    "slot": {
     "type": "integer",
     "minimum": 1,
     "maximum": 16
    }
   }
  },
  "PhotoLink": {
   "type": "string",
   "enum": [
    "on",
    "off"
   ]
  },
  "PhotoMedia": {
   "type": "string",
   "enum": [
    "image",
    "gif",
    "video"
   ]
  },
  "PhotoMessage": {
   "type": "object",
   "required": [
    "from",
    "subject",
    "html",
    "text"
   ],
   "properties": {
    "from": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 80
    },
    "subject": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 40000
    },
    "html": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 1000000
    },
    "text": {
     "type": "string",
     "maxLength": 1000000
    }
   }
  },
  "PhotoMessageContact": {
   "type": "object",
   "required": [
    "id",
    "name"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "name": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 200
    }
   }
  },
  "PhotoMessagePreview": {
   "allOf": [
    {
     "$ref": "#/components/schemas/PhotoMessage"
    },
    {
     "type": "object",
     "required": [
      "contacts"
     ],
     "properties": {
      "contacts": {
       "type": "array",
       "maxItems": 20,
       "items": {
        "$ref": "#/components/schemas/PhotoMessageContact"
       }
      }
     }
    }
   ]
  },
  "PhotoNeighbors": {
   "type": "object",
   "required": [
    "previousId",
    "nextId"
   ],
   "properties": {
    "previousId": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Id"
      },
      {
       "type": "null"
      }
     ]
    },
    "nextId": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Id"
      },
      {
       "type": "null"
      }
     ]
    }
   }
  },
  "PhotoPage": {
   "type": "object",
   "required": [
    "page",
    "pages",
    "items"
   ],
   "properties": {
    "page": {
     "$ref": "#/components/schemas/PageNumber"
    },
    "pages": {
     "$ref": "#/components/schemas/PageCount"
    },
    "total": {
     "$ref": "#/components/schemas/Total"
    },
    "items": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/Photo"
     }
    }
   }
  },
  "PhotoPairId": {
   "oneOf": [
    {
     "$ref": "#/components/schemas/Id"
    },
    {
     "type": "null"
    }
   ]
  },
  "PhotoPairRole": {
   "oneOf": [
    {
     "$ref": "#/components/schemas/PairRole"
    },
    {
     "type": "null"
    }
   ]
  },
  "PhotoProductIds": {
   "type": "array",
   "maxItems": 10,
   "uniqueItems": true,
   "items": {
    "$ref": "#/components/schemas/Id"
   }
  },
  "PhotoRecipient": {
   "type": "object",
   "required": [
    "contactId",
    "name",
    "channel",
    "to",
    "refusal"
   ],
   "properties": {
    "contactId": {
     "$ref": "#/components/schemas/Id"
    },
    "name": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 200
    },
    "channel": {
     "$ref": "#/components/schemas/DeliveryChannel"
    },
    "to": {
     "type": "string",
     "minLength": 1,
     "maxLength": 254
    },
    "refusal": {
     "type": [
      "string",
      "null"
     ],
     "enum": [
      "optedOut",
      "noSms",
      null
     ]
    }
   }
  },
  "PhotoRecipients": {
   "type": "object",
   "required": [
    "refusal",
    "recipients"
   ],
   "properties": {
    "refusal": {
     "type": [
      "string",
      "null"
     ],
     "enum": [
      "linkOff",
      "expired",
      null
     ]
    },
    "recipients": {
     "type": "array",
     "maxItems": 40,
     "items": {
      "$ref": "#/components/schemas/PhotoRecipient"
     }
    }
   }
  },
  "PhotoRefusal": {
   "type": "object",
   "required": [
    "id",
    "message"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "message": {
     "type": "string",
     "minLength": 1,
     "maxLength": 500
    }
   }
  },
  "PhotoRestoreResult": {
   "type": "object",
   "required": [
    "restored",
    "missing"
   ],
   "properties": {
    "restored": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/Id"
     }
    },
    "missing": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/Id"
     }
    }
   }
  },
  "PhotoStats": {
   "type": "object",
   "required": [
    "views",
    "downloads",
    "shares",
    "ctaClicks",
    "bookingClicks",
    "reviewClicks",
    "productClicks"
   ],
   "properties": {
    "views": {
     "$ref": "#/components/schemas/PhotoCount"
    },
    "downloads": {
     "$ref": "#/components/schemas/PhotoCount"
    },
    "shares": {
     "$ref": "#/components/schemas/PhotoCount"
    },
    "ctaClicks": {
     "allOf": [
      {
       "$ref": "#/components/schemas/PhotoCount"
      }
     ]
    },
    "bookingClicks": {
     "$ref": "#/components/schemas/PhotoCount"
    },
    "reviewClicks": {
     "$ref": "#/components/schemas/PhotoCount"
    },
    "productClicks": {
     "$ref": "#/components/schemas/PhotoCount"
    }
   }
  },
  "PhotoTag": {
   "type": "string",
   "minLength": 1,
   "maxLength": 40
  },
  "PhotoTags": {
   "type": "array",
   "maxItems": 20,
   "uniqueItems": true,
   "items": {
    "$ref": "#/components/schemas/PhotoTag"
   }
  },
  "PhotoTally": {
   "type": "integer",
   "minimum": 0,
   "maximum": 1000000000
  },
  "PhotoToken": {
   "type": "string",
   "minLength": 22,
   "maxLength": 64,
   "pattern": "^[A-Za-z0-9_-]+$"
  },
  "PhotoVisibility": {
   "type": "string",
   "enum": [
    "public",
    "hidden"
   ]
  },
  "PhotoWall": {
   "type": "object",
   "required": [
    "asOf",
    "timezone",
    "total",
    "days"
   ],
   "properties": {
    "asOf": {
     "allOf": [
      {
       "$ref": "#/components/schemas/Time"
      }
     ]
    },
    "timezone": {
     "allOf": [
      {
       "$ref": "#/components/schemas/Timezone"
      }
     ]
    },
    "total": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100000
    },
    "days": {
     "type": "array",
     "maxItems": 100000,
     "items": {
      "$ref": "#/components/schemas/PhotoDay"
     }
    }
   }
  },
  "PhotosCreated": {
   "type": "object",
   "required": [
    "items",
    "existing"
   ],
   "properties": {
    "items": {
     "type": "array",
     "minItems": 1,
     "maxItems": 20,
     "items": {
      "$ref": "#/components/schemas/Photo"
     }
    },
    "existing": {
     "type": "array",
     "maxItems": 20,
     "uniqueItems": true,
     "items": {
      "$ref": "#/components/schemas/Id"
     }
    }
   }
  },
  "PhotosToReviewItem": {
   "type": "object",
   "required": [
    "kind",
    "count"
   ],
   "properties": {
    "kind": {
     "type": "string",
     "const": "photosToReview",
     "maxLength": 14
    },
    "count": {
     "type": "integer",
     "minimum": 1,
     "maximum": 1000000000
    }
   }
  },
  "Plan": {
   "type": "object",
   "required": [
    "id",
    "name",
    "type",
    "price",
    "currency",
    "interval",
    "trialDays",
    "features",
    "limits"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 60
    },
    "type": {
     "$ref": "#/components/schemas/PlanType"
    },
    "price": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100000000
    },
    "currency": {
     "$ref": "#/components/schemas/Currency"
    },
    "interval": {
     "$ref": "#/components/schemas/PlanInterval"
    },
    "trialDays": {
     "type": "integer",
     "minimum": 0,
     "maximum": 365
    },
    "features": {
     "type": "array",
     "maxItems": 5,
     "uniqueItems": true,
     "items": {
      "$ref": "#/components/schemas/AccountFeature"
     }
    },
    "limits": {
     "$ref": "#/components/schemas/PlanLimits"
    }
   }
  },
  "PlanInterval": {
   "type": "string",
   "enum": [
    "month",
    "year"
   ]
  },
  "PlanLimits": {
   "type": "object",
   "required": [
    "devices",
    "locations",
    "contacts",
    "emails",
    "sms",
    "storageGb"
   ],
   "properties": {
    "devices": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 100000
    },
    "locations": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 100000
    },
    "contacts": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 100000000
    },
    "emails": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 100000000
    },
    "sms": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 100000000
    },
    "storageGb": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 100000
    }
   }
  },
  "PlanPage": {
   "type": "object",
   "required": [
    "page",
    "pages",
    "items"
   ],
   "properties": {
    "page": {
     "$ref": "#/components/schemas/PageNumber"
    },
    "pages": {
     "$ref": "#/components/schemas/PageCount"
    },
    "total": {
     "$ref": "#/components/schemas/Total"
    },
    "items": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/Plan"
     }
    }
   }
  },
  "PlanType": {
   "type": "string",
   "enum": [
    "indie",
    "business",
    "enterprise"
   ]
  },
  "PostalAddress": {
   "type": "object",
   "required": [
    "line1",
    "line2",
    "city",
    "region",
    "postalCode",
    "country"
   ],
   "additionalProperties": false,
   "properties": {
    "line1": {
     "type": "string",
     "minLength": 1,
     "maxLength": 120
    },
    "line2": {
     "type": "string",
     "maxLength": 120
    },
    "city": {
     "type": "string",
     "minLength": 1,
     "maxLength": 80
    },
    "region": {
     "type": "string",
     "maxLength": 80
    },
    "postalCode": {
     "type": "string",
     "maxLength": 16
    },
    "country": {
     "type": "string",
     "pattern": "^[A-Z]{2}$",
     "maxLength": 2
    }
   }
  },
  "Problem": {
   "type": "object",
   "required": [
    "type",
    "title",
    "status",
    "detail"
   ],
   "properties": {
    "type": {
     "type": "string",
     "format": "uri-reference",
     "maxLength": 120
    },
    "title": {
     "type": "string",
     "minLength": 1,
     "maxLength": 120
    },
    "status": {
     "type": "integer",
     "minimum": 400,
     "maximum": 599
    },
    "detail": {
     "type": "string",
     "minLength": 1,
     "maxLength": 1000
    },
    "errors": {
     "type": "array",
     "maxItems": 100,
     "items": {
      "$ref": "#/components/schemas/FieldError"
     }
    }
   }
  },
  "Problem400": {
   "allOf": [
    {
     "$ref": "#/components/schemas/Problem"
    },
    {
     "type": "object",
     "properties": {
      "type": {
       "type": "string",
       "const": "/problems/malformed",
       "maxLength": 120
      },
      "title": {
       "type": "string",
       "const": "Malformed request",
       "maxLength": 120
      },
      "status": {
       "type": "integer",
       "const": 400
      }
     }
    }
   ]
  },
  "Problem401": {
   "allOf": [
    {
     "$ref": "#/components/schemas/Problem"
    },
    {
     "type": "object",
     "properties": {
      "type": {
       "type": "string",
       "const": "/problems/not-signed-in",
       "maxLength": 120
      },
      "title": {
       "type": "string",
       "const": "Not signed in",
       "maxLength": 120
      },
      "status": {
       "type": "integer",
       "const": 401
      }
     }
    }
   ]
  },
  "Problem403": {
   "allOf": [
    {
     "$ref": "#/components/schemas/Problem"
    },
    {
     "type": "object",
     "properties": {
      "type": {
       "type": "string",
       "const": "/problems/not-allowed",
       "maxLength": 120
      },
      "title": {
       "type": "string",
       "const": "Not allowed",
       "maxLength": 120
      },
      "status": {
       "type": "integer",
       "const": 403
      }
     }
    }
   ]
  },
  "Problem404": {
   "allOf": [
    {
     "$ref": "#/components/schemas/Problem"
    },
    {
     "type": "object",
     "properties": {
      "type": {
       "type": "string",
       "const": "/problems/not-found",
       "maxLength": 120
      },
      "title": {
       "type": "string",
       "const": "Not found",
       "maxLength": 120
      },
      "status": {
       "type": "integer",
       "const": 404
      }
     }
    }
   ]
  },
  "Problem409": {
   "allOf": [
    {
     "$ref": "#/components/schemas/Problem"
    },
    {
     "type": "object",
     "required": [
      "errors"
     ],
     "properties": {
      "type": {
       "type": "string",
       "const": "/problems/conflict",
       "maxLength": 120
      },
      "title": {
       "type": "string",
       "const": "Conflict",
       "maxLength": 120
      },
      "status": {
       "type": "integer",
       "const": 409
      },
      "errors": {
       "type": "array",
       "maxItems": 100,
       "items": {
        "$ref": "#/components/schemas/FieldError"
       }
      }
     }
    }
   ]
  },
  "Problem412": {
   "allOf": [
    {
     "$ref": "#/components/schemas/Problem"
    },
    {
     "type": "object",
     "required": [
      "current"
     ],
     "properties": {
      "type": {
       "type": "string",
       "const": "/problems/stale",
       "maxLength": 120
      },
      "title": {
       "type": "string",
       "const": "Changed meanwhile",
       "maxLength": 120
      },
      "status": {
       "type": "integer",
       "const": 412
      },
      "current": {
       "type": "object",
       "additionalProperties": true,
       "maxProperties": 100,
       "required": [
        "id",
        "version"
       ],
       "properties": {
        "id": {
         "$ref": "#/components/schemas/Uid"
        },
        "version": {
         "$ref": "#/components/schemas/Version"
        }
       }
      }
     }
    }
   ]
  },
  "Problem413": {
   "allOf": [
    {
     "$ref": "#/components/schemas/Problem"
    },
    {
     "type": "object",
     "properties": {
      "type": {
       "type": "string",
       "const": "/problems/too-large",
       "maxLength": 120
      },
      "title": {
       "type": "string",
       "const": "Too large",
       "maxLength": 120
      },
      "status": {
       "type": "integer",
       "const": 413
      }
     }
    }
   ]
  },
  "Problem415": {
   "allOf": [
    {
     "$ref": "#/components/schemas/Problem"
    },
    {
     "type": "object",
     "properties": {
      "type": {
       "type": "string",
       "const": "/problems/unsupported-media-type",
       "maxLength": 120
      },
      "title": {
       "type": "string",
       "const": "Unsupported media type",
       "maxLength": 120
      },
      "status": {
       "type": "integer",
       "const": 415
      }
     }
    }
   ]
  },
  "Problem422": {
   "allOf": [
    {
     "$ref": "#/components/schemas/Problem"
    },
    {
     "type": "object",
     "required": [
      "errors"
     ],
     "properties": {
      "type": {
       "type": "string",
       "const": "/problems/invalid",
       "maxLength": 120
      },
      "title": {
       "type": "string",
       "const": "Invalid request",
       "maxLength": 120
      },
      "status": {
       "type": "integer",
       "const": 422
      },
      "errors": {
       "type": "array",
       "minItems": 1,
       "maxItems": 100,
       "items": {
        "$ref": "#/components/schemas/FieldError"
       }
      }
     }
    }
   ]
  },
  "Problem429": {
   "allOf": [
    {
     "$ref": "#/components/schemas/Problem"
    },
    {
     "type": "object",
     "properties": {
      "type": {
       "type": "string",
       "const": "/problems/too-many-requests",
       "maxLength": 120
      },
      "title": {
       "type": "string",
       "const": "Too many requests",
       "maxLength": 120
      },
      "status": {
       "type": "integer",
       "const": 429
      }
     }
    }
   ]
  },
  "Problem500": {
   "allOf": [
    {
     "$ref": "#/components/schemas/Problem"
    },
    {
     "type": "object",
     "properties": {
      "type": {
       "type": "string",
       "const": "/problems/server-error",
       "maxLength": 120
      },
      "title": {
       "type": "string",
       "const": "Server error",
       "maxLength": 120
      },
      "status": {
       "type": "integer",
       "const": 500
      }
     }
    }
   ]
  },
  "Problem503": {
   "allOf": [
    {
     "$ref": "#/components/schemas/Problem"
    },
    {
     "type": "object",
     "properties": {
      "type": {
       "type": "string",
       "const": "/problems/unavailable",
       "maxLength": 120
      },
      "title": {
       "type": "string",
       "const": "Unavailable",
       "maxLength": 120
      },
      "status": {
       "type": "integer",
       "const": 503
      }
     }
    }
   ]
  },
  "Product": {
   "type": "object",
   "required": [
    "id",
    "version",
    "name",
    "brand",
    "sku",
    "category",
    "description",
    "price",
    "currency",
    "url",
    "imageAssetId",
    "imageUrl",
    "active",
    "order",
    "locationIds",
    "tags",
    "createdAt",
    "updatedAt"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "version": {
     "$ref": "#/components/schemas/Version"
    },
    "name": {
     "$ref": "#/components/schemas/ProductTitle"
    },
    "brand": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/ProductBrand"
      },
      {
       "type": "null"
      }
     ]
    },
    "sku": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/ProductSku"
      },
      {
       "type": "null"
      }
     ]
    },
    "category": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/ProductCategory"
      },
      {
       "type": "null"
      }
     ]
    },
    "description": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/ProductDescription"
      },
      {
       "type": "null"
      }
     ]
    },
    "price": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/ProductPrice"
      },
      {
       "type": "null"
      }
     ]
    },
    "currency": {
     "$ref": "#/components/schemas/Currency"
    },
    "url": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Url"
      },
      {
       "type": "null"
      }
     ]
    },
    "imageAssetId": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Id"
      },
      {
       "type": "null"
      }
     ]
    },
    "imageUrl": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/MediaUrl"
      },
      {
       "type": "null"
      }
     ]
    },
    "active": {
     "type": "boolean"
    },
    "order": {
     "$ref": "#/components/schemas/ProductOrder"
    },
    "locationIds": {
     "$ref": "#/components/schemas/ProductLocationIds"
    },
    "tags": {
     "$ref": "#/components/schemas/ProductTags"
    },
    "createdAt": {
     "$ref": "#/components/schemas/Time"
    },
    "updatedAt": {
     "$ref": "#/components/schemas/Time"
    }
   }
  },
  "ProductBrand": {
   "type": "string",
   "minLength": 1,
   "maxLength": 80
  },
  "ProductBulkResult": {
   "type": "object",
   "required": [
    "changed",
    "missing",
    "refused"
   ],
   "properties": {
    "changed": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/Id"
     }
    },
    "missing": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/Id"
     }
    },
    "refused": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/ProductRefusal"
     }
    }
   }
  },
  "ProductCategory": {
   "type": "string",
   "minLength": 1,
   "maxLength": 60
  },
  "ProductDescription": {
   "type": "string",
   "minLength": 1,
   "maxLength": 2000
  },
  "ProductImportRejection": {
   "type": "object",
   "required": [
    "row",
    "field",
    "message"
   ],
   "properties": {
    "row": {
     "type": "integer",
     "minimum": 1,
     "maximum": 20000
    },
    "field": {
     "type": "string",
     "minLength": 1,
     "maxLength": 80
    },
    "message": {
     "type": "string",
     "minLength": 1,
     "maxLength": 500
    }
   }
  },
  "ProductImportSummary": {
   "type": "object",
   "required": [
    "created",
    "updated",
    "skipped",
    "rejected"
   ],
   "properties": {
    "created": {
     "type": "integer",
     "minimum": 0,
     "maximum": 20000
    },
    "updated": {
     "type": "integer",
     "minimum": 0,
     "maximum": 20000
    },
    "skipped": {
     "type": "integer",
     "minimum": 0,
     "maximum": 20000
    },
    "rejected": {
     "type": "array",
     "maxItems": 20000,
     "items": {
      "$ref": "#/components/schemas/ProductImportRejection"
     }
    }
   }
  },
  "ProductLayer": {
   "type": "object",
   "required": [
    "id",
    "type",
    "name",
    "x",
    "y",
    "w",
    "h",
    "rotation",
    "opacity",
    "z",
    "locked",
    "hidden",
    "editable",
    "productId"
   ],
   "additionalProperties": true,
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "type": {
     "type": "string",
     "const": "product",
     "maxLength": 7
    },
    "name": {
     "$ref": "#/components/schemas/LayerName"
    },
    "x": {
     "$ref": "#/components/schemas/LayerPosition"
    },
    "y": {
     "$ref": "#/components/schemas/LayerPosition"
    },
    "w": {
     "$ref": "#/components/schemas/LayerLength"
    },
    "h": {
     "$ref": "#/components/schemas/LayerLength"
    },
    "rotation": {
     "$ref": "#/components/schemas/LayerRotation"
    },
    "opacity": {
     "$ref": "#/components/schemas/LayerOpacity"
    },
    "z": {
     "$ref": "#/components/schemas/LayerOrder"
    },
    "locked": {
     "type": "boolean"
    },
    "hidden": {
     "type": "boolean"
    },
    "editable": {
     "$ref": "#/components/schemas/LayerScopes"
    },
    "group": {
     "$ref": "#/components/schemas/LayerGroup"
    },
    "productId": {
     "$ref": "#/components/schemas/Id"
    }
   }
  },
  "ProductLocationIds": {
   "type": "array",
   "maxItems": 200,
   "uniqueItems": true,
   "items": {
    "$ref": "#/components/schemas/Id"
   }
  },
  "ProductOrder": {
   "type": "integer",
   "minimum": 0,
   "maximum": 100000
  },
  "ProductPage": {
   "type": "object",
   "required": [
    "page",
    "pages",
    "items"
   ],
   "properties": {
    "page": {
     "$ref": "#/components/schemas/PageNumber"
    },
    "pages": {
     "$ref": "#/components/schemas/PageCount"
    },
    "total": {
     "$ref": "#/components/schemas/Total"
    },
    "items": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/Product"
     }
    }
   }
  },
  "ProductPrice": {
   "type": "integer",
   "minimum": 0,
   "maximum": 100000000
  },
  "ProductRefusal": {
   "type": "object",
   "required": [
    "id",
    "message"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "message": {
     "type": "string",
     "minLength": 1,
     "maxLength": 500
    }
   }
  },
  "ProductSku": {
   "type": "string",
   "minLength": 1,
   "maxLength": 64,
   "pattern": "^[A-Za-z0-9][A-Za-z0-9._/-]*$"
  },
  "ProductTag": {
   "type": "string",
   "minLength": 1,
   "maxLength": 40
  },
  "ProductTags": {
   "type": "array",
   "maxItems": 20,
   "uniqueItems": true,
   "items": {
    "$ref": "#/components/schemas/ProductTag"
   }
  },
  "ProductTitle": {
   "type": "string",
   "minLength": 1,
   "maxLength": 120
  },
  "QrLayer": {
   "type": "object",
   "required": [
    "id",
    "type",
    "name",
    "x",
    "y",
    "w",
    "h",
    "rotation",
    "opacity",
    "z",
    "locked",
    "hidden",
    "editable",
    "color"
   ],
   "additionalProperties": true,
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "type": {
     "type": "string",
     "const": "qr",
     "maxLength": 7
    },
    "name": {
     "$ref": "#/components/schemas/LayerName"
    },
    "x": {
     "$ref": "#/components/schemas/LayerPosition"
    },
    "y": {
     "$ref": "#/components/schemas/LayerPosition"
    },
    "w": {
     "$ref": "#/components/schemas/LayerLength"
    },
    "h": {
     "$ref": "#/components/schemas/LayerLength"
    },
    "rotation": {
     "$ref": "#/components/schemas/LayerRotation"
    },
    "opacity": {
     "$ref": "#/components/schemas/LayerOpacity"
    },
    "z": {
     "$ref": "#/components/schemas/LayerOrder"
    },
    "locked": {
     "type": "boolean"
    },
    "hidden": {
     "type": "boolean"
    },
    "editable": {
     "$ref": "#/components/schemas/LayerScopes"
    },
    "group": {
     "$ref": "#/components/schemas/LayerGroup"
    },
    "color": {
     "$ref": "#/components/schemas/Color"
    }
   }
  },
  "Scene": {
   "type": "object",
   "required": [
    "version",
    "width",
    "height",
    "background",
    "layers"
   ],
   "additionalProperties": true,
   "properties": {
    "version": {
     "type": "integer",
     "const": 1
    },
    "width": {
     "type": "integer",
     "minimum": 100,
     "maximum": 6000
    },
    "height": {
     "type": "integer",
     "minimum": 1,
     "maximum": 12000
    },
    "background": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Color"
      },
      {
       "type": "null"
      }
     ]
    },
    "layers": {
     "type": "array",
     "maxItems": 500,
     "items": {
      "$ref": "#/components/schemas/SceneLayer"
     }
    }
   }
  },
  "SceneFont": {
   "type": "string",
   "enum": [
    "Inter",
    "Inter Bold",
    "Lora",
    "Playfair Display",
    "Oswald",
    "Dancing Script"
   ]
  },
  "SceneLayer": {
   "oneOf": [
    {
     "$ref": "#/components/schemas/PhotoLayer"
    },
    {
     "$ref": "#/components/schemas/ImageLayer"
    },
    {
     "$ref": "#/components/schemas/TextLayer"
    },
    {
     "$ref": "#/components/schemas/ShapeLayer"
    },
    {
     "$ref": "#/components/schemas/QrLayer"
    },
    {
     "$ref": "#/components/schemas/LogoLayer"
    },
    {
     "$ref": "#/components/schemas/ProductLayer"
    }
   ],
   "discriminator": {
    "propertyName": "type"
   }
  },
  "Session": {
   "type": "object",
   "required": [
    "id",
    "version",
    "name",
    "status",
    "locationIds",
    "deviceIds",
    "startsAt",
    "endsAt",
    "language",
    "displayMode",
    "galleryVisibility",
    "slug",
    "micrositeUrl",
    "passcode",
    "galleryExpiresInDays",
    "requireApproval",
    "holdUntilApproved",
    "shareChannels",
    "capture",
    "consentText",
    "consentVersion",
    "consentRequired",
    "termsUrl",
    "minAge",
    "emailSubject",
    "emailBody",
    "smsBody",
    "bookingUrl",
    "reviewUrl",
    "ctaLabel",
    "ctaUrl",
    "idleSeconds",
    "theme",
    "primaryColor",
    "accentColor",
    "font",
    "logoAssetId",
    "startScreenAssetId",
    "experienceScreenAssetId",
    "sharingScreenAssetId",
    "micrositeBackgroundAssetId",
    "overlayAssetIds",
    "promotionalAssetIds",
    "startText",
    "thanksText",
    "inherits",
    "lockedFields",
    "experiences",
    "photos",
    "lastPhotoThumbUrl",
    "createdAt",
    "updatedAt"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "version": {
     "$ref": "#/components/schemas/Version"
    },
    "name": {
     "$ref": "#/components/schemas/SessionName"
    },
    "status": {
     "$ref": "#/components/schemas/SessionStatus"
    },
    "locationIds": {
     "$ref": "#/components/schemas/SessionLocationIds"
    },
    "deviceIds": {
     "$ref": "#/components/schemas/SessionDeviceIds"
    },
    "startsAt": {
     "$ref": "#/components/schemas/SessionTime"
    },
    "endsAt": {
     "$ref": "#/components/schemas/SessionTime"
    },
    "language": {
     "allOf": [
      {
       "$ref": "#/components/schemas/Locale"
      }
     ]
    },
    "displayMode": {
     "$ref": "#/components/schemas/DisplayMode"
    },
    "galleryVisibility": {
     "$ref": "#/components/schemas/GalleryVisibility"
    },
    "slug": {
     "$ref": "#/components/schemas/SessionSlug"
    },
    "micrositeUrl": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Url"
      },
      {
       "type": "null"
      }
     ]
    },
    "passcode": {
     "$ref": "#/components/schemas/SessionPasscode"
    },
    "galleryExpiresInDays": {
     "$ref": "#/components/schemas/SessionGalleryDays"
    },
    "requireApproval": {
     "type": "boolean"
    },
    "holdUntilApproved": {
     "type": "boolean"
    },
    "shareChannels": {
     "$ref": "#/components/schemas/SessionShareChannels"
    },
    "capture": {
     "$ref": "#/components/schemas/SessionCapture"
    },
    "consentText": {
     "$ref": "#/components/schemas/SessionConsentText"
    },
    "consentVersion": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100000
    },
    "consentRequired": {
     "type": "boolean"
    },
    "termsUrl": {
     "$ref": "#/components/schemas/SessionUrl"
    },
    "minAge": {
     "$ref": "#/components/schemas/SessionMinAge"
    },
    "emailSubject": {
     "$ref": "#/components/schemas/SessionEmailSubject"
    },
    "emailBody": {
     "$ref": "#/components/schemas/SessionEmailBody"
    },
    "smsBody": {
     "$ref": "#/components/schemas/SessionSmsBody"
    },
    "bookingUrl": {
     "allOf": [
      {
       "$ref": "#/components/schemas/SessionUrl"
      }
     ]
    },
    "reviewUrl": {
     "allOf": [
      {
       "$ref": "#/components/schemas/SessionUrl"
      }
     ]
    },
    "ctaLabel": {
     "$ref": "#/components/schemas/SessionButtonLabel"
    },
    "ctaUrl": {
     "$ref": "#/components/schemas/SessionUrl"
    },
    "idleSeconds": {
     "$ref": "#/components/schemas/SessionIdleSeconds"
    },
    "theme": {
     "$ref": "#/components/schemas/SessionTheme"
    },
    "primaryColor": {
     "allOf": [
      {
       "$ref": "#/components/schemas/SessionColor"
      }
     ]
    },
    "accentColor": {
     "allOf": [
      {
       "$ref": "#/components/schemas/SessionColor"
      }
     ]
    },
    "font": {
     "$ref": "#/components/schemas/SessionFont"
    },
    "logoAssetId": {
     "allOf": [
      {
       "$ref": "#/components/schemas/SessionAssetId"
      }
     ]
    },
    "startScreenAssetId": {
     "$ref": "#/components/schemas/SessionAssetId"
    },
    "experienceScreenAssetId": {
     "$ref": "#/components/schemas/SessionAssetId"
    },
    "sharingScreenAssetId": {
     "$ref": "#/components/schemas/SessionAssetId"
    },
    "micrositeBackgroundAssetId": {
     "$ref": "#/components/schemas/SessionAssetId"
    },
    "overlayAssetIds": {
     "$ref": "#/components/schemas/SessionAssetIds"
    },
    "promotionalAssetIds": {
     "$ref": "#/components/schemas/SessionAssetIds"
    },
    "startText": {
     "$ref": "#/components/schemas/SessionStartText"
    },
    "thanksText": {
     "$ref": "#/components/schemas/SessionThanksText"
    },
    "inherits": {
     "$ref": "#/components/schemas/SessionInherits"
    },
    "lockedFields": {
     "$ref": "#/components/schemas/SessionLockedFields"
    },
    "experiences": {
     "type": "array",
     "maxItems": 20,
     "items": {
      "$ref": "#/components/schemas/Experience"
     }
    },
    "photos": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100000000
    },
    "lastPhotoThumbUrl": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/MediaUrl"
      },
      {
       "type": "null"
      }
     ]
    },
    "createdAt": {
     "$ref": "#/components/schemas/Time"
    },
    "updatedAt": {
     "$ref": "#/components/schemas/Time"
    }
   }
  },
  "SessionAssetId": {
   "oneOf": [
    {
     "$ref": "#/components/schemas/Id"
    },
    {
     "type": "null"
    }
   ]
  },
  "SessionAssetIds": {
   "type": "array",
   "maxItems": 20,
   "uniqueItems": true,
   "items": {
    "$ref": "#/components/schemas/Id"
   }
  },
  "SessionButtonLabel": {
   "type": [
    "string",
    "null"
   ],
   "minLength": 1,
   "maxLength": 24
  },
  "SessionCapture": {
   "type": "array",
   "maxItems": 16,
   "items": {
    "$ref": "#/components/schemas/CaptureField"
   }
  },
  "SessionColor": {
   "oneOf": [
    {
     "$ref": "#/components/schemas/Color"
    },
    {
     "type": "null"
    }
   ]
  },
  "SessionConsentText": {
   "type": [
    "string",
    "null"
   ],
   "minLength": 1,
   "maxLength": 600
  },
  "SessionDeviceIds": {
   "type": "array",
   "maxItems": 200,
   "uniqueItems": true,
   "items": {
    "$ref": "#/components/schemas/Id"
   }
  },
  "SessionEmailBody": {
   "type": [
    "string",
    "null"
   ],
   "minLength": 1,
   "maxLength": 5000
  },
  "SessionEmailSubject": {
   "type": [
    "string",
    "null"
   ],
   "minLength": 1,
   "maxLength": 150
  },
  "SessionField": {
   "type": "string",
   "enum": [
    "name",
    "locationIds",
    "deviceIds",
    "startsAt",
    "endsAt",
    "language",
    "displayMode",
    "galleryVisibility",
    "slug",
    "passcode",
    "galleryExpiresInDays",
    "requireApproval",
    "holdUntilApproved",
    "shareChannels",
    "capture",
    "consentText",
    "consentRequired",
    "termsUrl",
    "minAge",
    "emailSubject",
    "emailBody",
    "smsBody",
    "bookingUrl",
    "reviewUrl",
    "ctaLabel",
    "ctaUrl",
    "idleSeconds",
    "theme",
    "primaryColor",
    "accentColor",
    "font",
    "logoAssetId",
    "startScreenAssetId",
    "experienceScreenAssetId",
    "sharingScreenAssetId",
    "micrositeBackgroundAssetId",
    "overlayAssetIds",
    "promotionalAssetIds",
    "startText",
    "thanksText",
    "experiences"
   ]
  },
  "SessionFont": {
   "type": "string",
   "minLength": 1,
   "maxLength": 60
  },
  "SessionGalleryDays": {
   "type": [
    "integer",
    "null"
   ],
   "minimum": 1,
   "maximum": 3650
  },
  "SessionIdleSeconds": {
   "type": "integer",
   "minimum": 10,
   "maximum": 300
  },
  "SessionInherits": {
   "type": "object",
   "required": [
    "logoAssetId",
    "primaryColor",
    "accentColor",
    "bookingUrl",
    "reviewUrl"
   ],
   "properties": {
    "logoAssetId": {
     "$ref": "#/components/schemas/InheritedFrom"
    },
    "primaryColor": {
     "$ref": "#/components/schemas/InheritedFrom"
    },
    "accentColor": {
     "$ref": "#/components/schemas/InheritedFrom"
    },
    "bookingUrl": {
     "$ref": "#/components/schemas/InheritedFrom"
    },
    "reviewUrl": {
     "$ref": "#/components/schemas/InheritedFrom"
    }
   }
  },
  "SessionLocationIds": {
   "type": "array",
   "maxItems": 200,
   "uniqueItems": true,
   "items": {
    "$ref": "#/components/schemas/Id"
   }
  },
  "SessionLockedFields": {
   "type": "array",
   "maxItems": 40,
   "uniqueItems": true,
   "items": {
    "$ref": "#/components/schemas/SessionField"
   }
  },
  "SessionMinAge": {
   "type": "integer",
   "minimum": 0,
   "maximum": 21
  },
  "SessionName": {
   "type": "string",
   "minLength": 1,
   "maxLength": 60
  },
  "SessionPage": {
   "type": "object",
   "required": [
    "page",
    "pages",
    "items"
   ],
   "properties": {
    "page": {
     "$ref": "#/components/schemas/PageNumber"
    },
    "pages": {
     "$ref": "#/components/schemas/PageCount"
    },
    "total": {
     "$ref": "#/components/schemas/Total"
    },
    "items": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/Session"
     }
    }
   }
  },
  "SessionPasscode": {
   "type": [
    "string",
    "null"
   ],
   "minLength": 4,
   "maxLength": 20,
   "pattern": "^[\\x21-\\x7E]+$"
  },
  "SessionShareChannels": {
   "type": "array",
   "maxItems": 6,
   "uniqueItems": true,
   "items": {
    "$ref": "#/components/schemas/ShareChannel"
   }
  },
  "SessionSlug": {
   "type": "string",
   "minLength": 3,
   "maxLength": 40,
   "pattern": "^[a-z0-9-]+$"
  },
  "SessionSmsBody": {
   "type": [
    "string",
    "null"
   ],
   "minLength": 1,
   "maxLength": 320
  },
  "SessionStartText": {
   "type": [
    "string",
    "null"
   ],
   "minLength": 1,
   "maxLength": 60
  },
  "SessionStatus": {
   "type": "string",
   "enum": [
    "draft",
    "scheduled",
    "active",
    "paused",
    "ended"
   ]
  },
  "SessionTestSent": {
   "type": "object",
   "required": [
    "id",
    "to",
    "message"
   ],
   "properties": {
    "id": {
     "allOf": [
      {
       "$ref": "#/components/schemas/Id"
      }
     ]
    },
    "to": {
     "type": "string",
     "minLength": 1,
     "maxLength": 254
    },
    "message": {
     "$ref": "#/components/schemas/PhotoMessage"
    }
   }
  },
  "SessionThanksText": {
   "type": [
    "string",
    "null"
   ],
   "minLength": 1,
   "maxLength": 120
  },
  "SessionTheme": {
   "type": "string",
   "enum": [
    "light",
    "dark"
   ]
  },
  "SessionTime": {
   "oneOf": [
    {
     "$ref": "#/components/schemas/Time"
    },
    {
     "type": "null"
    }
   ]
  },
  "SessionUrl": {
   "oneOf": [
    {
     "$ref": "#/components/schemas/Url"
    },
    {
     "type": "null"
    }
   ]
  },
  "SettingsVersion": {
   "type": "string",
   "minLength": 1,
   "maxLength": 64,
   "pattern": "^[A-Za-z0-9_-]+$"
  },
  "SetupGuide": {
   "type": "object",
   "required": [
    "brand",
    "contacts",
    "location",
    "session",
    "device",
    "photo",
    "address",
    "campaign"
   ],
   "properties": {
    "brand": {
     "type": "boolean"
    },
    "contacts": {
     "type": "boolean"
    },
    "location": {
     "type": "boolean"
    },
    "session": {
     "type": "boolean"
    },
    "device": {
     "type": "boolean"
    },
    "photo": {
     "type": "boolean"
    },
    "address": {
     "type": [
      "boolean",
      "null"
     ]
    },
    "campaign": {
     "type": [
      "boolean",
      "null"
     ]
    }
   }
  },
  "ShapeLayer": {
   "type": "object",
   "required": [
    "id",
    "type",
    "name",
    "x",
    "y",
    "w",
    "h",
    "rotation",
    "opacity",
    "z",
    "locked",
    "hidden",
    "editable",
    "shape",
    "fill",
    "radius"
   ],
   "additionalProperties": true,
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "type": {
     "type": "string",
     "const": "shape",
     "maxLength": 7
    },
    "name": {
     "$ref": "#/components/schemas/LayerName"
    },
    "x": {
     "$ref": "#/components/schemas/LayerPosition"
    },
    "y": {
     "$ref": "#/components/schemas/LayerPosition"
    },
    "w": {
     "$ref": "#/components/schemas/LayerLength"
    },
    "h": {
     "$ref": "#/components/schemas/LayerLength"
    },
    "rotation": {
     "$ref": "#/components/schemas/LayerRotation"
    },
    "opacity": {
     "$ref": "#/components/schemas/LayerOpacity"
    },
    "z": {
     "$ref": "#/components/schemas/LayerOrder"
    },
    "locked": {
     "type": "boolean"
    },
    "hidden": {
     "type": "boolean"
    },
    "editable": {
     "$ref": "#/components/schemas/LayerScopes"
    },
    "group": {
     "$ref": "#/components/schemas/LayerGroup"
    },
    "shape": {
     "type": "string",
     "enum": [
      "rectangle",
      "ellipse",
      "line"
     ]
    },
    "fill": {
     "$ref": "#/components/schemas/Color"
    },
    "radius": {
     "type": "number",
     "minimum": 0,
     "maximum": 6000
    }
   }
  },
  "ShareChannel": {
   "type": "string",
   "enum": [
    "email",
    "sms",
    "qr",
    "social",
    "download",
    "print"
   ]
  },
  "SignInsDeleted": {
   "type": "object",
   "required": [
    "endedAt"
   ],
   "properties": {
    "endedAt": {
     "allOf": [
      {
       "$ref": "#/components/schemas/Time"
      }
     ]
    }
   }
  },
  "SocialHandle": {
   "type": "string",
   "minLength": 1,
   "maxLength": 200
  },
  "SocialHandles": {
   "type": "object",
   "required": [
    "instagram",
    "facebook",
    "twitter"
   ],
   "additionalProperties": false,
   "properties": {
    "instagram": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/SocialHandle"
      },
      {
       "type": "null"
      }
     ]
    },
    "facebook": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/SocialHandle"
      },
      {
       "type": "null"
      }
     ]
    },
    "twitter": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/SocialHandle"
      },
      {
       "type": "null"
      }
     ]
    }
   }
  },
  "StockRefresh": {
   "type": "object",
   "required": [
    "added",
    "updated",
    "removed"
   ],
   "properties": {
    "added": {
     "type": "integer",
     "minimum": 0,
     "maximum": 10000
    },
    "updated": {
     "type": "integer",
     "minimum": 0,
     "maximum": 10000
    },
    "removed": {
     "type": "integer",
     "minimum": 0,
     "maximum": 10000
    }
   }
  },
  "Subscription": {
   "type": "object",
   "required": [
    "status",
    "plan",
    "currentPeriodStart",
    "currentPeriodEnd",
    "trialEndsAt",
    "cancelAtPeriodEnd",
    "credit",
    "currency",
    "nextCharge",
    "usage"
   ],
   "properties": {
    "status": {
     "$ref": "#/components/schemas/SubscriptionStatus"
    },
    "plan": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Plan"
      },
      {
       "type": "null"
      }
     ]
    },
    "currentPeriodStart": {
     "$ref": "#/components/schemas/Time"
    },
    "currentPeriodEnd": {
     "$ref": "#/components/schemas/Time"
    },
    "trialEndsAt": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Time"
      },
      {
       "type": "null"
      }
     ]
    },
    "cancelAtPeriodEnd": {
     "type": "boolean"
    },
    "credit": {
     "allOf": [
      {
       "$ref": "#/components/schemas/Money"
      }
     ]
    },
    "currency": {
     "$ref": "#/components/schemas/Currency"
    },
    "nextCharge": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/NextCharge"
      },
      {
       "type": "null"
      }
     ]
    },
    "usage": {
     "type": "array",
     "maxItems": 6,
     "items": {
      "$ref": "#/components/schemas/Usage"
     }
    }
   }
  },
  "SubscriptionPreview": {
   "type": "object",
   "required": [
    "plan",
    "limits",
    "price",
    "credit",
    "charge",
    "creditLeft",
    "tax",
    "due",
    "total",
    "currency",
    "periodStart",
    "periodEnd",
    "trialEndsAt",
    "nextCharge"
   ],
   "properties": {
    "plan": {
     "$ref": "#/components/schemas/Plan"
    },
    "limits": {
     "allOf": [
      {
       "$ref": "#/components/schemas/PlanLimits"
      }
     ]
    },
    "price": {
     "allOf": [
      {
       "$ref": "#/components/schemas/Money"
      }
     ]
    },
    "credit": {
     "allOf": [
      {
       "$ref": "#/components/schemas/Money"
      }
     ]
    },
    "charge": {
     "allOf": [
      {
       "$ref": "#/components/schemas/Money"
      }
     ]
    },
    "tax": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Tax"
      },
      {
       "type": "null"
      }
     ]
    },
    "due": {
     "allOf": [
      {
       "$ref": "#/components/schemas/Money"
      }
     ]
    },
    "total": {
     "allOf": [
      {
       "$ref": "#/components/schemas/Money"
      }
     ]
    },
    "creditLeft": {
     "allOf": [
      {
       "$ref": "#/components/schemas/Money"
      }
     ]
    },
    "currency": {
     "$ref": "#/components/schemas/Currency"
    },
    "periodStart": {
     "$ref": "#/components/schemas/Time"
    },
    "periodEnd": {
     "$ref": "#/components/schemas/Time"
    },
    "trialEndsAt": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Time"
      },
      {
       "type": "null"
      }
     ]
    },
    "nextCharge": {
     "$ref": "#/components/schemas/NextCharge"
    }
   }
  },
  "SubscriptionStatus": {
   "type": "string",
   "enum": [
    "trialing",
    "active",
    "past_due",
    "canceled"
   ]
  },
  "Tax": {
   "type": "object",
   "required": [
    "name",
    "percent",
    "isReverseCharge",
    "amount"
   ],
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 20
    },
    "percent": {
     "type": "number",
     "minimum": 0,
     "maximum": 100
    },
    "isReverseCharge": {
     "type": "boolean"
    },
    "amount": {
     "$ref": "#/components/schemas/Money"
    }
   }
  },
  "TaxId": {
   "type": "string",
   "minLength": 4,
   "maxLength": 30,
   "pattern": "^[A-Za-z0-9][A-Za-z0-9 ./-]*$"
  },
  "TaxRate": {
   "type": "object",
   "required": [
    "name",
    "percent",
    "isReverseCharge"
   ],
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 20
    },
    "percent": {
     "type": "number",
     "minimum": 0,
     "maximum": 100
    },
    "isReverseCharge": {
     "type": "boolean"
    }
   }
  },
  "Template": {
   "type": "object",
   "required": [
    "id",
    "version",
    "name",
    "kind",
    "width",
    "height",
    "dpi",
    "tags",
    "locked",
    "stock",
    "preview",
    "scene",
    "createdAt",
    "updatedAt",
    "usedBy"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "version": {
     "$ref": "#/components/schemas/Version"
    },
    "name": {
     "$ref": "#/components/schemas/TemplateName"
    },
    "kind": {
     "$ref": "#/components/schemas/TemplateKind"
    },
    "width": {
     "$ref": "#/components/schemas/TemplateWidth"
    },
    "height": {
     "$ref": "#/components/schemas/TemplateHeight"
    },
    "dpi": {
     "$ref": "#/components/schemas/TemplateDpi"
    },
    "tags": {
     "$ref": "#/components/schemas/TemplateTags"
    },
    "locked": {
     "type": "boolean"
    },
    "stock": {
     "type": "boolean"
    },
    "preview": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/MediaUrl"
      },
      {
       "type": "null"
      }
     ]
    },
    "scene": {
     "$ref": "#/components/schemas/Scene"
    },
    "createdAt": {
     "$ref": "#/components/schemas/Time"
    },
    "updatedAt": {
     "$ref": "#/components/schemas/Time"
    },
    "usedBy": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/TemplateUse"
     }
    }
   }
  },
  "TemplateDpi": {
   "type": "integer",
   "enum": [
    72,
    150,
    300
   ]
  },
  "TemplateHeight": {
   "type": "integer",
   "minimum": 1,
   "maximum": 12000
  },
  "TemplateKind": {
   "type": "string",
   "enum": [
    "print",
    "story",
    "square",
    "strip",
    "mail"
   ]
  },
  "TemplateName": {
   "type": "string",
   "minLength": 1,
   "maxLength": 60
  },
  "TemplatePage": {
   "type": "object",
   "required": [
    "page",
    "pages",
    "items"
   ],
   "properties": {
    "page": {
     "$ref": "#/components/schemas/PageNumber"
    },
    "pages": {
     "$ref": "#/components/schemas/PageCount"
    },
    "total": {
     "$ref": "#/components/schemas/Total"
    },
    "items": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/Template"
     }
    }
   }
  },
  "TemplateTag": {
   "type": "string",
   "minLength": 1,
   "maxLength": 40
  },
  "TemplateTags": {
   "type": "array",
   "maxItems": 20,
   "uniqueItems": true,
   "items": {
    "$ref": "#/components/schemas/TemplateTag"
   }
  },
  "TemplateUse": {
   "type": "object",
   "required": [
    "kind",
    "id",
    "name"
   ],
   "properties": {
    "kind": {
     "type": "string",
     "enum": [
      "session",
      "campaign"
     ]
    },
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 120
    }
   }
  },
  "TemplateWidth": {
   "type": "integer",
   "minimum": 100,
   "maximum": 6000
  },
  "TextLayer": {
   "type": "object",
   "required": [
    "id",
    "type",
    "name",
    "x",
    "y",
    "w",
    "h",
    "rotation",
    "opacity",
    "z",
    "locked",
    "hidden",
    "editable",
    "text",
    "font",
    "size",
    "color",
    "align"
   ],
   "additionalProperties": true,
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "type": {
     "type": "string",
     "const": "text",
     "maxLength": 7
    },
    "name": {
     "$ref": "#/components/schemas/LayerName"
    },
    "x": {
     "$ref": "#/components/schemas/LayerPosition"
    },
    "y": {
     "$ref": "#/components/schemas/LayerPosition"
    },
    "w": {
     "$ref": "#/components/schemas/LayerLength"
    },
    "h": {
     "$ref": "#/components/schemas/LayerLength"
    },
    "rotation": {
     "$ref": "#/components/schemas/LayerRotation"
    },
    "opacity": {
     "$ref": "#/components/schemas/LayerOpacity"
    },
    "z": {
     "$ref": "#/components/schemas/LayerOrder"
    },
    "locked": {
     "type": "boolean"
    },
    "hidden": {
     "type": "boolean"
    },
    "editable": {
     "$ref": "#/components/schemas/LayerScopes"
    },
    "group": {
     "$ref": "#/components/schemas/LayerGroup"
    },
    "text": {
     "type": "string",
     "maxLength": 1000
    },
    "font": {
     "type": "string",
     "minLength": 1,
     "maxLength": 60
    },
    "size": {
     "type": "number",
     "minimum": 1,
     "maximum": 2000
    },
    "color": {
     "$ref": "#/components/schemas/Color"
    },
    "align": {
     "type": "string",
     "enum": [
      "left",
      "center",
      "right"
     ]
    }
   }
  },
  "Time": {
   "type": "string",
   "format": "date-time",
   "maxLength": 35
  },
  "Timezone": {
   "type": "string",
   "pattern": "^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$",
   "maxLength": 64
  },
  "Total": {
   "type": "integer",
   "minimum": 0,
   "maximum": 200000000
  },
  "Uid": {
   "type": "string",
   "minLength": 1,
   "maxLength": 128,
   "pattern": "^[A-Za-z0-9][A-Za-z0-9_-]*$"
  },
  "UnreadMessages": {
   "type": "object",
   "required": [
    "unread"
   ],
   "properties": {
    "unread": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100000000
    }
   }
  },
  "Url": {
   "type": "string",
   "format": "uri",
   "pattern": "^https?://",
   "maxLength": 2048
  },
  "Usage": {
   "type": "object",
   "required": [
    "name",
    "used",
    "max"
   ],
   "properties": {
    "name": {
     "$ref": "#/components/schemas/LimitName"
    },
    "used": {
     "type": "number",
     "minimum": 0,
     "maximum": 1000000000
    },
    "max": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000
    }
   }
  },
  "UserType": {
   "type": "integer",
   "enum": [
    0,
    1,
    2,
    3
   ]
  },
  "Version": {
   "type": "string",
   "minLength": 1,
   "maxLength": 64,
   "pattern": "^[A-Za-z0-9_-]+$"
  },
  "View": {
   "type": "object",
   "required": [
    "id",
    "list",
    "name",
    "search",
    "createdAt"
   ],
   "properties": {
    "id": {
     "$ref": "#/components/schemas/Id"
    },
    "list": {
     "$ref": "#/components/schemas/ViewList"
    },
    "name": {
     "$ref": "#/components/schemas/ViewName"
    },
    "search": {
     "$ref": "#/components/schemas/ViewSearch"
    },
    "createdAt": {
     "$ref": "#/components/schemas/Time"
    }
   }
  },
  "ViewList": {
   "type": "string",
   "minLength": 1,
   "maxLength": 40,
   "pattern": "^[a-z][A-Za-z]*$"
  },
  "ViewName": {
   "type": "string",
   "minLength": 1,
   "maxLength": 60
  },
  "ViewPage": {
   "type": "object",
   "required": [
    "page",
    "pages",
    "items"
   ],
   "properties": {
    "page": {
     "$ref": "#/components/schemas/PageNumber"
    },
    "pages": {
     "$ref": "#/components/schemas/PageCount"
    },
    "total": {
     "$ref": "#/components/schemas/Total"
    },
    "items": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/View"
     }
    }
   }
  },
  "ViewSearch": {
   "type": "object",
   "maxProperties": 30,
   "propertyNames": {
    "type": "string",
    "minLength": 1,
    "maxLength": 40,
    "pattern": "^[a-z][A-Za-z]*$"
   },
   "additionalProperties": {
    "oneOf": [
     {
      "$ref": "#/components/schemas/ViewText"
     },
     {
      "type": "array",
      "maxItems": 20,
      "items": {
       "$ref": "#/components/schemas/ViewText"
      }
     }
    ]
   }
  },
  "ViewText": {
   "type": "string",
   "maxLength": 200
  },
  "ViewingReadOnlyProblem": {
   "allOf": [
    {
     "$ref": "#/components/schemas/Problem"
    },
    {
     "type": "object",
     "properties": {
      "type": {
       "type": "string",
       "const": "/problems/viewing-read-only",
       "maxLength": 120
      },
      "title": {
       "type": "string",
       "const": "Viewing is read-only",
       "maxLength": 120
      },
      "status": {
       "type": "integer",
       "const": 403
      }
     }
    }
   ]
  },
  "ViewingRequiredProblem": {
   "allOf": [
    {
     "$ref": "#/components/schemas/Problem"
    },
    {
     "type": "object",
     "properties": {
      "type": {
       "type": "string",
       "const": "/problems/viewing-required",
       "maxLength": 120
      },
      "title": {
       "type": "string",
       "const": "Viewing required",
       "maxLength": 120
      },
      "status": {
       "type": "integer",
       "const": 403
      }
     }
    }
   ]
  },
  "WeeklyReport": {
   "type": "object",
   "required": [
    "enabled",
    "email",
    "nextAt"
   ],
   "properties": {
    "enabled": {
     "type": "boolean"
    },
    "email": {
     "allOf": [
      {
       "$ref": "#/components/schemas/EmailAddress"
      }
     ]
    },
    "nextAt": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/Time"
      },
      {
       "type": "null"
      }
     ]
    }
   }
  }
 }
};
