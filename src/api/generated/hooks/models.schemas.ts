/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
/**
 * The identifier of an account, which is its owner's user id at the identity provider.
 * @minLength 1
 * @maxLength 128
 * @pattern ^[A-Za-z0-9][A-Za-z0-9_-]*$
 */
export type Uid = string;

/**
 * @minLength 1
 * @maxLength 80
 */
export type BusinessName = string;

export type BusinessCategory = 'beauty' | 'pets' | 'construction' | 'marketing' | 'other';
/**
 * @minLength 1
 * @maxLength 80
 */
export type PersonName = string;

/**
 * @maxLength 254
 */
export type EmailAddress = string;

/**
 * Ten digits, or the international form with a leading plus.
 * @maxLength 16
 * @pattern ^(\d{10}|\+[1-9]\d{7,14})$
 */
export type PhoneNumber = string;

/**
 * An http or https address.
 * @maxLength 2048
 * @pattern ^https?://
 */
export type Url = string;

/**
 * A name of the IANA time zone database.
 * @maxLength 64
 * @pattern ^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$
 */
export type Timezone = string;

/**
 * A BCP 47 language tag.
 * @maxLength 35
 * @pattern ^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$
 */
export type Locale = string;

/**
 * An ISO 4217 code.
 * @maxLength 3
 * @pattern ^[A-Z]{3}$
 */
export type Currency = string;

/**
 * The identifier of a record.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[A-Za-z0-9][A-Za-z0-9_-]*$
 */
export type Id = string;

/**
 * @maxLength 7
 * @pattern ^#[0-9A-Fa-f]{6}$
 */
export type Colour = string;

/**
 * A handle, or the address of a profile.
 * @minLength 1
 * @maxLength 200
 */
export type SocialHandle = string;

/**
 * Null where the business has none.
 */
export interface SocialHandles {
  instagram: SocialHandle | null;
  facebook: SocialHandle | null;
  twitter: SocialHandle | null;
}

/**
 * The foot of every e-mail carries it.
 */
export interface PostalAddress {
  /**
     * @minLength 1
     * @maxLength 120
     */
  line1: string;
  /** @maxLength 120 */
  line2: string;
  /**
     * @minLength 1
     * @maxLength 80
     */
  city: string;
  /** @maxLength 80 */
  region: string;
  /** @maxLength 16 */
  postalCode: string;
  /**
     * An ISO 3166-1 alpha-2 code.
     * @maxLength 2
     * @pattern ^[A-Z]{2}$
     */
  country: string;
}

/**
 * Regular 0, Manager 1, Location 2, Enterprise 3.
 */
export type UserType = 0 | 1 | 2 | 3;
export type AccountStatus = 'trial' | 'active' | 'past_due' | 'suspended';
export type AccountFeature = 'campaigns' | 'microsites' | 'integrations' | 'analytics' | 'franchise';
/**
 * How much the account may have; null where there is no limit.
 */
export interface AccountLimits {
  /**
     * @minimum 0
     * @maximum 100000
     * @nullable
     */
  devices: number | null;
  /**
     * @minimum 0
     * @maximum 100000
     * @nullable
     */
  locations: number | null;
  /**
     * @minimum 0
     * @maximum 100000000
     * @nullable
     */
  contacts: number | null;
  /**
     * @minimum 0
     * @maximum 100000
     * @nullable
     */
  storageGb: number | null;
}

/**
 * Set by an administrator.
 */
export interface AccountSettings {
  /** @maxItems 5 */
  features: AccountFeature[];
  limits: AccountLimits;
  /** Whether locations must keep the account's look. */
  brandLock: boolean;
  /**
     * @minimum 30
     * @maximum 3650
     */
  retentionDays: number;
  smsEnabled: boolean;
  /**
     * Who an SMS is from; null for the product's own.
     * @minLength 1
     * @maxLength 11
     * @nullable
     */
  senderName: string | null;
}

/**
 * A moment in UTC.
 * @maxLength 35
 */
export type Time = string;

export interface Account {
  id: Uid;
  businessName: BusinessName;
  category: BusinessCategory;
  ownerName: PersonName;
  email: EmailAddress;
  phone: PhoneNumber | null;
  website: Url | null;
  bookingUrl: Url | null;
  reviewUrl: Url | null;
  timezone: Timezone;
  locale: Locale;
  currency: Currency;
  /** An asset of type logo. */
  logoAssetId: Id | null;
  brandColor: Colour | null;
  accentColor: Colour | null;
  socialHandles: SocialHandles;
  address: PostalAddress | null;
  userType: UserType;
  status: AccountStatus;
  settings: AccountSettings;
  /**
     * Who sent the owner here.
     * @minLength 1
     * @maxLength 120
     * @nullable
     */
  referral: string | null;
  createdAt: Time;
}

/**
 * One thing wrong with one field.
 */
export interface FieldError {
  /**
     * Where it is, as a path into the body (`layers.2.text`) or the name of a parameter.
     * @minLength 1
     * @maxLength 200
     */
  field: string;
  /**
     * What is wrong and what would be right, in one sentence.
     * @minLength 1
     * @maxLength 500
     */
  message: string;
}

/**
 * RFC 9457.
 */
export interface Problem {
  /** @maxLength 120 */
  type: string;
  /**
     * @minLength 1
     * @maxLength 120
     */
  title: string;
  /**
     * @minimum 400
     * @maximum 599
     */
  status: number;
  /**
     * What happened and what to do about it, in a sentence for a person.
     * @minLength 1
     * @maxLength 1000
     */
  detail: string;
  /** @maxItems 100 */
  errors?: FieldError[];
}

export type Problem401 = Problem & {
  /** @maxLength 120 */
  type?: '/problems/not-signed-in';
  /** @maxLength 120 */
  title?: 'Not signed in';
  status?: 401;
};

export type Problem403 = Problem & {
  /** @maxLength 120 */
  type?: '/problems/not-allowed';
  /** @maxLength 120 */
  title?: 'Not allowed';
  status?: 403;
};

export type Problem422 = Problem & {
  /** @maxLength 120 */
  type?: '/problems/invalid';
  /** @maxLength 120 */
  title?: 'Invalid request';
  status?: 422;
  /**
     * @minItems 1
     * @maxItems 100
     */
  errors: FieldError[];
};

export type Problem429 = Problem & {
  /** @maxLength 120 */
  type?: '/problems/too-many-requests';
  /** @maxLength 120 */
  title?: 'Too many requests';
  status?: 429;
};

export type Problem500 = Problem & {
  /** @maxLength 120 */
  type?: '/problems/server-error';
  /** @maxLength 120 */
  title?: 'Server error';
  status?: 500;
};

export type Problem503 = Problem & {
  /** @maxLength 120 */
  type?: '/problems/unavailable';
  /** @maxLength 120 */
  title?: 'Unavailable';
  status?: 503;
};

/**
 * What an owner may change. The e-mail address belongs to the identity provider.
 */
export interface AccountUpdate {
  businessName?: BusinessName;
  category?: BusinessCategory;
  ownerName?: PersonName;
  phone?: PhoneNumber | null;
  website?: Url | null;
  bookingUrl?: Url | null;
  reviewUrl?: Url | null;
  timezone?: Timezone;
  locale?: Locale;
  currency?: Currency;
  logoAssetId?: Id | null;
  brandColor?: Colour | null;
  accentColor?: Colour | null;
  socialHandles?: SocialHandles;
  address?: PostalAddress | null;
}

export type Problem400 = Problem & {
  /** @maxLength 120 */
  type?: '/problems/malformed';
  /** @maxLength 120 */
  title?: 'Malformed request';
  status?: 400;
};

export type Problem409 = Problem & {
  /** @maxLength 120 */
  type?: '/problems/conflict';
  /** @maxLength 120 */
  title?: 'Conflict';
  status?: 409;
  /**
     * The fields that clash; empty where it is no field's fault.
     * @maxItems 100
     */
  errors: FieldError[];
};

export type Problem413 = Problem & {
  /** @maxLength 120 */
  type?: '/problems/too-large';
  /** @maxLength 120 */
  title?: 'Too large';
  status?: 413;
};

export type Problem415 = Problem & {
  /** @maxLength 120 */
  type?: '/problems/unsupported-media-type';
  /** @maxLength 120 */
  title?: 'Unsupported media type';
  status?: 415;
};

/**
 * A service that can be connected. salon-interactive, meevo, phorest, textel and sendgrid take a key on a page of ours; the others ask for consent on a page of theirs.
 */
export type IntegrationName = 'storage' | 'facebook' | 'crm' | 'google' | 'instagram' | 'square' | 'twilio' | 'twitter' | 'mindbody' | 'salon-interactive' | 'meevo' | 'phorest' | 'textel' | 'sendgrid';
/**
 * @maxItems 14
 */
export type IntegrationNames = IntegrationName[];

/**
 * A disabled location cannot sign in.
 */
export type LocationStatus = 'active' | 'disabled';
/**
 * By name, age, booths online, photos of the last seven days, or contacts; with a minus the other way round.
 */
export type LocationSort = 'name' | '-name' | 'created' | '-created' | 'online' | '-online' | 'photos' | '-photos' | 'contacts' | '-contacts';
/**
 * The page answered, counted from 1.
 * @minimum 1
 * @maximum 1000000
 */
export type PageNumber = number;

/**
 * How many pages there are; 0 when nothing matches.
 * @minimum 0
 * @maximum 1000000
 */
export type PageCount = number;

/**
 * @minLength 1
 * @maxLength 80
 */
export type LocationName = string;

/**
 * Who looks after it. The same tie as a manager's `locationIds`; to change one is to change both.
 * @maxItems 200
 */
export type LocationManagerIds = Id[];

export interface Location {
  id: Id;
  name: LocationName;
  email: EmailAddress;
  /** Null where the account's own is meant. */
  phone: PhoneNumber | null;
  address: PostalAddress | null;
  timezone: Timezone;
  /** Null where the account's own is meant. */
  bookingUrl: Url | null;
  /** Null where the account's own is meant. */
  reviewUrl: Url | null;
  status: LocationStatus;
  managerIds: LocationManagerIds;
  /** An asset of type logo; null where the account's own is meant. */
  logoAssetId: Id | null;
  /**
     * How many booths stand there.
     * @minimum 0
     * @maximum 100000
     */
  devices: number;
  /**
     * How many of them were heard from in the last five minutes.
     * @minimum 0
     * @maximum 100000
     */
  devicesOnline: number;
  /**
     * @minimum 0
     * @maximum 100000000
     */
  photosLast7Days: number;
  /**
     * How many contacts it knows.
     * @minimum 0
     * @maximum 100000000
     */
  contacts: number;
  createdAt: Time;
}

export interface LocationPage {
  page: PageNumber;
  pages: PageCount;
  /** @maxItems 200 */
  items: Location[];
}

/**
 * A password. The identity provider asks for 6 characters, we for 8.
 * @minLength 8
 * @maxLength 128
 */
export type LocationSecret = string;

export interface LocationCreate {
  name: LocationName;
  email: EmailAddress;
  password: LocationSecret;
  confirmPassword: LocationSecret;
  phone?: PhoneNumber | null;
  address?: PostalAddress | null;
  timezone: Timezone;
  bookingUrl?: Url | null;
  reviewUrl?: Url | null;
  /**
     * Who looks after it.
     * @maxItems 200
     */
  managerIds?: Id[];
  /** An asset of type logo. */
  logoAssetId?: Id | null;
}

/**
 * The locations, and what they get; what is left out stays as it is.
 */
export interface LocationsApply {
  /**
     * @minItems 1
     * @maxItems 200
     */
  locationIds: Id[];
  /** The session that their booths are to run. */
  sessionId?: Id;
  logoAssetId?: Id | null;
  bookingUrl?: Url | null;
  reviewUrl?: Url | null;
}

/**
 * @minLength 1
 * @maxLength 40
 */
export type DeviceTitle = string;

export interface LocationDevice {
  id: Id;
  name: DeviceTitle;
}

/**
 * What is there, and what it is called where it has a name.
 */
export interface LocationValue {
  /**
     * An id or an address; null for nothing, or where the account's own is meant.
     * @minLength 1
     * @maxLength 2048
     * @nullable
     */
  value: string | null;
  /**
     * Of the session or the logo.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  name: string | null;
}

/**
 * `logoAssetId`, `bookingUrl` and `reviewUrl` of the location; `session`, where a session becomes one for it; and `device`, where a booth runs another session.
 */
export type LocationChangeField = 'logoAssetId' | 'bookingUrl' | 'reviewUrl' | 'session' | 'device';
export interface LocationChange {
  /** `logoAssetId`, `bookingUrl` and `reviewUrl` of the location; `session`, where a session becomes one for it; and `device`, where a booth runs another session. */
  field: LocationChangeField;
  /** The booth; null where it is about none. */
  device: LocationDevice | null;
  from: LocationValue;
  to: LocationValue;
}

export interface LocationChanges {
  id: Id;
  name: LocationName;
  /**
     * Empty where all of it is so already.
     * @maxItems 100010
     */
  changes: LocationChange[];
}

export interface LocationsChanged {
  /**
     * @minItems 1
     * @maxItems 200
     */
  items: LocationChanges[];
}

export type Problem404 = Problem & {
  /** @maxLength 120 */
  type?: '/problems/not-found';
  /** @maxLength 120 */
  title?: 'Not found';
  status?: 404;
};

export interface LocationUpdate {
  name?: LocationName;
  email?: EmailAddress;
  phone?: PhoneNumber | null;
  address?: PostalAddress | null;
  timezone?: Timezone;
  bookingUrl?: Url | null;
  reviewUrl?: Url | null;
  status?: LocationStatus;
  managerIds?: LocationManagerIds;
  logoAssetId?: Id | null;
}

/**
 * What was deleted.
 */
export interface Deleted {
  id: Id;
}

export interface LocationPassword {
  password: LocationSecret;
  confirmPassword: LocationSecret;
}

/**
 * Whose password was set.
 */
export interface LocationPasswordSet {
  id: Id;
}

/**
 * Invited, until the invitation is accepted; a disabled manager cannot sign in.
 */
export type ManagerStatus = 'invited' | 'active' | 'disabled';
/**
 * By the last invitation, name or last activity; with a minus the other way round. Managers who were never active come last.
 */
export type ManagerSort = 'invited' | '-invited' | 'name' | '-name' | 'active' | '-active';
/**
 * What a manager may do beyond looking after the locations.
 */
export interface ManagerPermissions {
  /** Send and schedule campaigns; without it, drafts only. */
  sendCampaigns: boolean;
  /** Delete photos; without it, hide them only. */
  deletePhotos: boolean;
  /** Take contacts out of the product as a file. */
  exportContacts: boolean;
  /** Change the look of sessions where it is not locked. */
  editBranding: boolean;
}

export interface Manager {
  id: Id;
  /** Null until it is given. */
  firstName: PersonName | null;
  /** Null until it is given. */
  lastName: PersonName | null;
  email: EmailAddress;
  phone: PhoneNumber | null;
  /**
     * The locations looked after; empty when the last of them was deleted.
     * @maxItems 500
     */
  locationIds: Id[];
  permissions: ManagerPermissions;
  status: ManagerStatus;
  /** When the invitation was last sent. */
  invitedAt: Time;
  /** Until when its link works; null once it was accepted. */
  invitationEndsAt: Time | null;
  /** Null before the first sign-in. */
  lastActiveAt: Time | null;
}

export interface ManagerPage {
  page: PageNumber;
  pages: PageCount;
  /** @maxItems 200 */
  items: Manager[];
}

/**
 * Locations of the account. The same tie as a location's `managerIds`; to change one is to change both.
 * @minItems 1
 * @maxItems 500
 */
export type ManagerLocationIds = Id[];

/**
 * Names that are left out are asked for when the invitation is accepted; permissions left out are none.
 */
export interface ManagerCreate {
  firstName?: PersonName | null;
  lastName?: PersonName | null;
  email: EmailAddress;
  phone?: PhoneNumber | null;
  locationIds: ManagerLocationIds;
  permissions?: ManagerPermissions;
}

export type ManagerUpdateStatus = 'active' | 'disabled';
export interface ManagerUpdate {
  firstName?: PersonName | null;
  lastName?: PersonName | null;
  phone?: PhoneNumber | null;
  locationIds?: ManagerLocationIds;
  permissions?: ManagerPermissions;
  status?: ManagerUpdateStatus;
}

/**
 * The list that a view is of.
 */
export type ViewList = 'accounts' | 'assets' | 'campaigns' | 'contacts' | 'devices' | 'locations' | 'managers' | 'photos' | 'products' | 'sessions' | 'templates';
/**
 * @minLength 1
 * @maxLength 60
 */
export type ViewName = string;

/**
 * @maxLength 200
 */
export type ViewText = string;

/**
 * What stands in the address of the list, by name: text, or several where a name comes more than once. The server keeps it and does not look into it, so a list may come to know other names.
 */
export interface ViewSearch {[key: string]: ViewText | ViewText[]}

export interface View {
  id: Id;
  list: ViewList;
  name: ViewName;
  search: ViewSearch;
  createdAt: Time;
}

export interface ViewPage {
  page: PageNumber;
  pages: PageCount;
  /** @maxItems 200 */
  items: View[];
}

export interface ViewCreate {
  list: ViewList;
  name: ViewName;
  search: ViewSearch;
}

/**
 * What tells whether the business is well.
 */
export interface AccountHealth {
  /**
     * How many booths are linked.
     * @minimum 0
     * @maximum 100000
     */
  devices: number;
  /**
     * How many of them were heard from in the last five minutes.
     * @minimum 0
     * @maximum 100000
     */
  devicesOnline: number;
  /**
     * @minimum 0
     * @maximum 100000000
     */
  photosLast30Days: number;
  /** Null before the first photo. */
  lastPhotoAt: Time | null;
  /**
     * How many connected services have expired or fail.
     * @minimum 0
     * @maximum 14
     */
  brokenIntegrations: number;
  /** When somebody of the account last used the product; null for never. */
  lastActiveAt: Time | null;
}

/**
 * An account as a row of the list.
 */
export interface AccountSummary {
  id: Uid;
  businessName: BusinessName;
  category: BusinessCategory;
  ownerName: PersonName;
  email: EmailAddress;
  userType: UserType;
  status: AccountStatus;
  createdAt: Time;
  health: AccountHealth;
}

export interface AccountPage {
  page: PageNumber;
  pages: PageCount;
  /** @maxItems 200 */
  items: AccountSummary[];
}

/**
 * What a business says of itself when it signs up. The category decides with which stock assets it begins. Left out, the owner's name is the one at the identity provider or what stands before the @ of the address, the time zone UTC and the language en.
 */
export interface AccountCreate {
  businessName: BusinessName;
  category: BusinessCategory;
  ownerName?: PersonName;
  timezone?: Timezone;
  locale?: Locale;
}

export interface InvitationAccept {
  /**
     * The secret of the link.
     * @minLength 16
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_-]+$
     */
  token: string;
  /**
     * The identity provider asks for 6 characters.
     * @minLength 6
     * @maxLength 128
     */
  password: string;
}

export interface InvitationAccepted {
  email: EmailAddress;
}

/**
 * How many stock assets were changed.
 */
export interface StockRefresh {
  /**
     * @minimum 0
     * @maximum 10000
     */
  added: number;
  /**
     * @minimum 0
     * @maximum 10000
     */
  updated: number;
  /**
     * @minimum 0
     * @maximum 10000
     */
  removed: number;
}

/**
 * What an asset is for.
 */
export type AssetType = 'logo' | 'promotional' | 'template_background' | 'template_overlay' | 'overlay' | 'start_screen' | 'experience_screen' | 'sharing_screen' | 'microsite_background' | 'layout' | 'misc';
/**
 * The media type, judged by the file's content.
 * @minLength 7
 * @maxLength 100
 * @pattern ^(image|video|audio)/[a-z0-9.+-]+$
 */
export type AssetMime = string;

/**
 * Where a browser reads the file. It expires, and is relative to the origin of the API.
 * @minLength 1
 * @maxLength 2048
 */
export type MediaUrl = string;

/**
 * @minLength 1
 * @maxLength 60
 */
export type LayerName = string;

/**
 * @minimum -12000
 * @maximum 12000
 */
export type LayerPosition = number;

/**
 * @minimum 0
 * @maximum 24000
 */
export type LayerLength = number;

/**
 * @minimum -360
 * @maximum 360
 */
export type LayerRotation = number;

/**
 * @minimum 0
 * @maximum 1
 */
export type LayerOpacity = number;

/**
 * @minimum 0
 * @maximum 1000
 */
export type LayerOrder = number;

/**
 * What a location may change although the layer is locked.
 */
export type LayerScope = 'text' | 'colour' | 'image' | 'position' | 'size' | 'visibility';
/**
 * @maxItems 6
 */
export type LayerScopes = LayerScope[];

/**
 * @maxLength 7
 */
export type PhotoLayerType = 'photo';
/**
 * A place for a photo that the booth takes.
 */
export interface PhotoLayer {
  id: Id;
  /** @maxLength 7 */
  type: PhotoLayerType;
  name: LayerName;
  x: LayerPosition;
  y: LayerPosition;
  w: LayerLength;
  h: LayerLength;
  rotation: LayerRotation;
  opacity: LayerOpacity;
  z: LayerOrder;
  locked: boolean;
  hidden: boolean;
  editable: LayerScopes;
  /**
     * Which of the shots stands here; each number once in a scene.
     * @minimum 1
     * @maximum 16
     */
  slot: number;
}

/**
 * @maxLength 7
 */
export type ImageLayerType = 'image';
/**
 * A picture of the business.
 */
export interface ImageLayer {
  id: Id;
  /** @maxLength 7 */
  type: ImageLayerType;
  name: LayerName;
  x: LayerPosition;
  y: LayerPosition;
  w: LayerLength;
  h: LayerLength;
  rotation: LayerRotation;
  opacity: LayerOpacity;
  z: LayerOrder;
  locked: boolean;
  hidden: boolean;
  editable: LayerScopes;
  assetId: Id;
}

/**
 * @maxLength 7
 */
export type TextLayerType = 'text';
export type TextLayerAlign = 'left' | 'center' | 'right';
/**
 * Words; `{{business}}`, `{{date}}`, `{{location}}` and `{{firstName}}` are filled in when drawn.
 */
export interface TextLayer {
  id: Id;
  /** @maxLength 7 */
  type: TextLayerType;
  name: LayerName;
  x: LayerPosition;
  y: LayerPosition;
  w: LayerLength;
  h: LayerLength;
  rotation: LayerRotation;
  opacity: LayerOpacity;
  z: LayerOrder;
  locked: boolean;
  hidden: boolean;
  editable: LayerScopes;
  /** @maxLength 1000 */
  text: string;
  /**
     * @minLength 1
     * @maxLength 60
     */
  font: string;
  /**
     * @minimum 1
     * @maximum 2000
     */
  size: number;
  colour: Colour;
  align: TextLayerAlign;
}

/**
 * @maxLength 7
 */
export type ShapeLayerType = 'shape';
export type ShapeLayerShape = 'rectangle' | 'ellipse' | 'line';
export interface ShapeLayer {
  id: Id;
  /** @maxLength 7 */
  type: ShapeLayerType;
  name: LayerName;
  x: LayerPosition;
  y: LayerPosition;
  w: LayerLength;
  h: LayerLength;
  rotation: LayerRotation;
  opacity: LayerOpacity;
  z: LayerOrder;
  locked: boolean;
  hidden: boolean;
  editable: LayerScopes;
  shape: ShapeLayerShape;
  fill: Colour;
  /**
     * How round the corners of a rectangle are.
     * @minimum 0
     * @maximum 6000
     */
  radius: number;
}

/**
 * @maxLength 7
 */
export type QrLayerType = 'qr';
/**
 * A code that leads a guest to the photo's own page.
 */
export interface QrLayer {
  id: Id;
  /** @maxLength 7 */
  type: QrLayerType;
  name: LayerName;
  x: LayerPosition;
  y: LayerPosition;
  w: LayerLength;
  h: LayerLength;
  rotation: LayerRotation;
  opacity: LayerOpacity;
  z: LayerOrder;
  locked: boolean;
  hidden: boolean;
  editable: LayerScopes;
  colour: Colour;
}

/**
 * @maxLength 7
 */
export type LogoLayerType = 'logo';
/**
 * The logo in force where the scene is drawn.
 */
export interface LogoLayer {
  id: Id;
  /** @maxLength 7 */
  type: LogoLayerType;
  name: LayerName;
  x: LayerPosition;
  y: LayerPosition;
  w: LayerLength;
  h: LayerLength;
  rotation: LayerRotation;
  opacity: LayerOpacity;
  z: LayerOrder;
  locked: boolean;
  hidden: boolean;
  editable: LayerScopes;
}

/**
 * @maxLength 7
 */
export type ProductLayerType = 'product';
/**
 * A product of the business, shown by its picture.
 */
export interface ProductLayer {
  id: Id;
  /** @maxLength 7 */
  type: ProductLayerType;
  name: LayerName;
  x: LayerPosition;
  y: LayerPosition;
  w: LayerLength;
  h: LayerLength;
  rotation: LayerRotation;
  opacity: LayerOpacity;
  z: LayerOrder;
  locked: boolean;
  hidden: boolean;
  editable: LayerScopes;
  productId: Id;
}

export type SceneLayer = PhotoLayer | ImageLayer | TextLayer | ShapeLayer | QrLayer | LogoLayer | ProductLayer;

export interface Scene {
  version: 1;
  /**
     * @minimum 100
     * @maximum 6000
     */
  width: number;
  /**
     * @minimum 1
     * @maximum 12000
     */
  height: number;
  background: Colour;
  /** @maxItems 200 */
  layers: SceneLayer[];
}

export type AssetUseKind = 'account' | 'session' | 'template' | 'campaign' | 'location' | 'product';
/**
 * One place that shows the asset.
 */
export interface AssetUse {
  kind: AssetUseKind;
  id: Id;
  /**
     * @minLength 1
     * @maxLength 120
     */
  name: string;
}

export interface Asset {
  id: Id;
  type: AssetType;
  /**
     * The name of the file as it was uploaded.
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  mime: AssetMime;
  url: MediaUrl;
  /** A small still picture; null for a sound, and for a video without one. */
  thumbUrl: MediaUrl | null;
  /**
     * In pixels; null for a sound and where it is not known.
     * @minimum 1
     * @maximum 100000
     * @nullable
     */
  width: number | null;
  /**
     * In pixels; null for a sound and where it is not known.
     * @minimum 1
     * @maximum 100000
     * @nullable
     */
  height: number | null;
  /**
     * The size of the file.
     * @minimum 1
     * @maximum 209715200
     */
  bytes: number;
  /**
     * In milliseconds; null for a picture and where it is not known.
     * @minimum 0
     * @maximum 86400000
     * @nullable
     */
  durationMs: number | null;
  /** What the picture was drawn from; null for a file that was uploaded as it is. */
  scene: Scene | null;
  /** Whether it came with the business category. */
  stock: boolean;
  createdAt: Time;
  updatedAt: Time;
  /**
     * Where it is shown. Deleting it leaves a gap there.
     * @maxItems 200
     */
  usedBy: AssetUse[];
}

export interface AssetPage {
  page: PageNumber;
  pages: PageCount;
  /** @maxItems 200 */
  items: Asset[];
}

/**
 * A picture, a video or a sound.
 * @minLength 1
 * @maxLength 209715200
 */
export type MediaFile = Blob;

export interface AssetUpload {
  /**
     * Pictures of at most 25 MB, videos of at most 200 MB, sounds of at most 20 MB.
     * @minItems 1
     * @maxItems 50
     */
  assets: MediaFile[];
}

export interface AssetsCreated {
  /**
     * @minItems 1
     * @maxItems 50
     */
  items: Asset[];
}

/**
 * A Scene as JSON text, because a multipart part carries text.
 * @minLength 2
 * @maxLength 500000
 */
export type SceneText = string;

export interface AssetReplacement {
  asset: MediaFile;
  scene?: SceneText;
}

export interface AssetSceneUpload {
  scene: SceneText;
}

/**
 * The version of the booth's app.
 * @minLength 1
 * @maxLength 32
 * @pattern ^[0-9A-Za-z.+-]+$
 */
export type BoothAppVersion = string;

/**
 * What the booth is.
 * @minLength 1
 * @maxLength 80
 */
export type BoothModel = string;

export interface BoothReport {
  appVersion: BoothAppVersion;
  /** Left out, it stays as it is known. */
  model?: BoothModel;
  /**
     * How full the battery is, in percent; null without one.
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  battery: number | null;
  /**
     * Whether it is on power; null without a battery.
     * @nullable
     */
  charging: boolean | null;
  /**
     * Free storage in megabytes.
     * @minimum 0
     * @maximum 10000000
     */
  freeMb: number;
  /**
     * How many photos wait to be sent.
     * @minimum 0
     * @maximum 100000
     */
  queueLength: number;
}

/**
 * Changes whenever what the booth would read as its session changes: another session, its settings or its state, a template, a product, an asset. `none` while it runs nothing. To be compared, not to be read.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type SettingsVersion = string;

export interface BoothState {
  name: DeviceTitle;
  /** Where it stands; null when nobody has said. */
  locationId: Id | null;
  /** What it shall run now; null while that is nothing, be it that its session is not active or out of its times. */
  sessionId: Id | null;
  settingsVersion: SettingsVersion;
}

export interface BoothLink {
  /**
     * Eight letters and digits, as the device code has them; small letters and a space or dash in the middle are taken too.
     * @minLength 8
     * @maxLength 9
     * @pattern ^[A-HJ-NP-Za-hj-np-z2-9]{4}[ -]?[A-HJ-NP-Za-hj-np-z2-9]{4}$
     */
  code: string;
  model: BoothModel;
  appVersion: BoothAppVersion;
}

/**
 * 256 random bits in base64url. Whoever has it is the booth; the server keeps only its hash.
 * @minLength 43
 * @maxLength 43
 * @pattern ^[A-Za-z0-9_-]{43}$
 */
export type BoothKey = string;

export interface BoothLinked {
  deviceId: Id;
  key: BoothKey;
  name: DeviceTitle;
}

/**
 * A picture or a gif of at most 25 MB, or a video of at most 200 MB.
 * @minLength 1
 * @maxLength 209715200
 */
export type PhotoFile = Blob;

export type PairRole = 'before' | 'after';
/**
 * What the guest said to being shown to others.
 */
export interface PhotoConsent {
  given: boolean;
  /** When it was asked; null when it was not. */
  at: Time | null;
  /**
     * The session's `consentVersion` at the time; null when nothing was shown.
     * @minimum 0
     * @maximum 100000
     * @nullable
     */
  textVersion: number | null;
}

/**
 * A PhotoConsent as JSON text. Left out, no consent was given.
 * @minLength 2
 * @maxLength 500
 */
export type BoothConsentText = string;

/**
 * Month and day, like 04-23. The year is not asked for.
 * @maxLength 5
 * @pattern ^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$
 */
export type ContactBirthday = string;

export interface BoothAnswer {
  /**
     * @maxLength 40
     * @pattern ^custom[A-Z0-9][A-Za-z0-9]{0,32}$
     */
  key: string;
  /**
     * As text; a checkbox is `true` or `false`.
     * @minLength 1
     * @maxLength 200
     */
  value: string;
}

/**
 * What the guest answered, by the keys of the session's `capture`. What was not answered is left out.
 */
export interface BoothGuest {
  firstName?: PersonName;
  lastName?: PersonName;
  emailAddress?: EmailAddress;
  phoneNumber?: PhoneNumber;
  birthday?: ContactBirthday;
  marketingConsent?: boolean;
  /**
     * Answers to the business's own questions.
     * @maxItems 10
     */
  custom?: BoothAnswer[];
}

/**
 * A BoothGuest as JSON text, because a multipart part carries text.
 * @minLength 2
 * @maxLength 5000
 */
export type BoothGuestText = string;

/**
 * The products shown beside it.
 * @maxItems 10
 */
export type PhotoProductIds = Id[];

/**
 * The products that the staff named, as a JSON list of ids.
 * @minLength 2
 * @maxLength 1000
 */
export type BoothProductIdsText = string;

export interface BoothPhoto {
  photo: PhotoFile;
  /**
     * Chosen by the booth, another one for every photo. The same again means the same photo.
     * @minLength 8
     * @maxLength 64
     * @pattern ^[A-Za-z0-9][A-Za-z0-9_-]*$
     */
  clientId: string;
  /** When it was taken. A time in the future becomes that of the arrival. */
  capturedAt: Time;
  /** The experience it was taken in. */
  experienceId?: Id;
  /** The session it was taken in. Left out, the one the device has now. */
  sessionId?: Id;
  /** The same for both photos of a pair, chosen by the booth. Comes with `pairRole`. */
  pairId?: Id;
  pairRole?: PairRole;
  consent?: BoothConsentText;
  guest?: BoothGuestText;
  productIds?: BoothProductIdsText;
}

/**
 * The key of the public link, of at least 128 random bits. Not the id, which it does not tell.
 * @minLength 22
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type PhotoToken = string;

/**
 * Whom it shows, or was taken for.
 * @maxItems 20
 */
export type PhotoContactIds = Id[];

export type PhotoMedia = 'image' | 'gif' | 'video';
/**
 * A `public` photo can be seen at its public link, and in the gallery where that is not private. The link of a `hidden` one says that it is hidden.
 */
export type PhotoVisibility = 'public' | 'hidden';
/**
 * Whether somebody has looked at it. Photos of a session that asks for no approval come approved.
 */
export type PhotoApproval = 'pending' | 'approved' | 'rejected';
/**
 * What the two photos of a pair share. Chosen by whoever pairs them, and null for a photo that has no pair.
 */
export type PhotoPairId = Id | null;

export type PhotoPairRole = PairRole | null;

/**
 * @minLength 1
 * @maxLength 280
 * @nullable
 */
export type PhotoCaption = string | null;

/**
 * @minLength 1
 * @maxLength 40
 */
export type PhotoTag = string;

/**
 * @maxItems 20
 */
export type PhotoTags = PhotoTag[];

export type DeliveryChannel = 'email' | 'sms';
/**
 * An `opened` one was delivered before; after `error` nothing follows.
 */
export type DeliveryStatus = 'queued' | 'delivering' | 'delivered' | 'opened' | 'error';
/**
 * One message with this photo, to one address.
 */
export interface PhotoDelivery {
  channel: DeliveryChannel;
  /**
     * The address or number.
     * @minLength 1
     * @maxLength 254
     */
  to: string;
  status: DeliveryStatus;
  /**
     * What went wrong, for the staff; null unless it is an error.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  reason: string | null;
  /** When it came into this state. */
  at: Time;
}

/**
 * @minimum 0
 * @maximum 1000000000
 */
export type PhotoCount = number;

/**
 * What guests did at its public link.
 */
export interface PhotoStats {
  views: PhotoCount;
  downloads: PhotoCount;
  shares: PhotoCount;
  ctaClicks: PhotoCount;
  productClicks: PhotoCount;
}

export interface Photo {
  id: Id;
  token: PhotoToken;
  /** The session it was taken in; null when that was deleted or there was none. */
  sessionId: Id | null;
  /** The experience it was taken in, which the session may have lost since; null when it was uploaded. */
  experienceId: Id | null;
  /** The device that took it; null when that was deleted or it was uploaded. */
  deviceId: Id | null;
  /** Where it was taken; null when nobody has said. */
  locationId: Id | null;
  contactIds: PhotoContactIds;
  media: PhotoMedia;
  /** The file as it was taken. Stops working at once when the photo is hidden or deleted. */
  url: MediaUrl;
  /** A small still picture; null for a video without one. Stops working as `url` does. */
  thumbUrl: MediaUrl | null;
  /**
     * In pixels; null where it is not known, which may be so for a video.
     * @minimum 1
     * @maximum 100000
     * @nullable
     */
  width: number | null;
  /**
     * In pixels; null where it is not known, which may be so for a video.
     * @minimum 1
     * @maximum 100000
     * @nullable
     */
  height: number | null;
  /**
     * The size of the file.
     * @minimum 1
     * @maximum 209715200
     */
  bytes: number;
  /**
     * In milliseconds; null for a picture and where it is not known.
     * @minimum 0
     * @maximum 86400000
     * @nullable
     */
  durationMs: number | null;
  /** When it was taken. */
  capturedAt: Time;
  /** When it arrived. A booth without a network sends later. */
  uploadedAt: Time;
  visibility: PhotoVisibility;
  approval: PhotoApproval;
  consent: PhotoConsent;
  pairId: PhotoPairId;
  pairRole: PhotoPairRole;
  /** Shown with it; null without one. */
  caption: (PhotoCaption | null);
  tags: PhotoTags;
  productIds: PhotoProductIds;
  favourite: boolean;
  /**
     * The last hundred, newest first.
     * @maxItems 100
     */
  deliveries: PhotoDelivery[];
  stats: PhotoStats;
}

/**
 * Normal 0, augmented reality 1.
 */
export type DisplayMode = 0 | 1;
/**
 * Who sees the session's gallery: everybody (`public`), whoever has its address (`unlisted`), nobody but each guest the own photo (`private`). The booth asks guests accordingly.
 */
export type GalleryVisibility = 'public' | 'unlisted' | 'private';
/**
 * A way in which a guest takes the photo along.
 */
export type ShareChannel = 'email' | 'sms' | 'qr' | 'social' | 'download' | 'print';
/**
 * What guests are offered. An empty list is stored as `qr` alone, so that nobody leaves without the photo.
 * @maxItems 6
 */
export type SessionShareChannels = ShareChannel[];

/**
 * What is asked. The six that are known become fields of the contact, `marketingConsent` its consent on the channels given. The answer to one of the business's own (`customVenue`) is added to the contact's notes.
 * @maxLength 39
 * @pattern ^(firstName|lastName|emailAddress|phoneNumber|birthday|marketingConsent|custom[A-Z0-9][A-Za-z0-9]{0,32})$
 */
export type CaptureKey = string;

export type CaptureFieldKind = 'text' | 'email' | 'phone' | 'date' | 'checkbox';
/**
 * One thing the booth asks a guest. The kind of the known ones is given: text for names, email, phone, date for the birthday (month and day), checkbox for the consent.
 */
export interface CaptureField {
  key: CaptureKey;
  /**
     * @minLength 1
     * @maxLength 60
     */
  label: string;
  kind: CaptureFieldKind;
  /** Whether a guest must answer. */
  required: boolean;
}

/**
 * What the booth asks, in this order. Each key once, at most ten of the business's own.
 * @maxItems 16
 */
export type SessionCapture = CaptureField[];

/**
 * What a guest agrees to; null when the booth does not ask, and no photo can then be shown to others.
 * @minLength 1
 * @maxLength 600
 * @nullable
 */
export type SessionConsentText = string | null;

export type SessionUrl = Url | null;

/**
 * The age a guest states to have; 0 when it does not matter.
 * @minimum 0
 * @maximum 21
 */
export type SessionMinAge = number;

/**
 * After so many seconds without a touch the booth is at its start again.
 * @minimum 10
 * @maximum 300
 */
export type SessionIdleSeconds = number;

export type SessionTheme = 'light' | 'dark';
export type SessionColour = Colour | null;

/**
 * @minLength 1
 * @maxLength 60
 */
export type SessionFont = string;

/**
 * An asset of the type that the field names.
 */
export type SessionAssetId = Id | null;

/**
 * Assets of the type that the field names.
 * @maxItems 20
 */
export type SessionAssetIds = Id[];

/**
 * The words on the start screen.
 * @minLength 1
 * @maxLength 60
 * @nullable
 */
export type SessionStartText = string | null;

/**
 * The words after a photo was shared.
 * @minLength 1
 * @maxLength 120
 * @nullable
 */
export type SessionThanksText = string | null;

/**
 * What a guest makes.
 */
export type ExperienceKind = 'photo' | 'collage' | 'gif' | 'boomerang' | 'video' | 'before_after';
/**
 * The words on its tile.
 * @minLength 1
 * @maxLength 24
 */
export type ExperienceTitle = string;

/**
 * Its place among the tiles, counted from 0.
 * @minimum 0
 * @maximum 19
 */
export type ExperienceOrder = number;

/**
 * The template the result is set into; null for none. A collage has one, with as many photo slots as it has shots.
 */
export type ExperienceTemplateId = Id | null;

/**
 * In seconds; rounded to half a second on save.
 * @minimum 0
 * @maximum 20
 */
export type ExperienceCountdown = number;

/**
 * How many shots are taken. A collage and a gif have several, a photo and each half of a before and after one; null for a boomerang and a video.
 * @minimum 1
 * @maximum 16
 * @nullable
 */
export type ExperienceShots = number | null;

/**
 * How long each picture of a gif stands, in milliseconds; null for every other kind.
 * @minimum 100
 * @maximum 2000
 * @nullable
 */
export type ExperienceInterval = number | null;

/**
 * How long a boomerang or a video is filmed, in seconds; null for every other kind.
 * @minimum 1
 * @maximum 60
 * @nullable
 */
export type ExperienceDuration = number | null;

export type ExperienceCamera = 'front' | 'rear';
/**
 * How often a guest may take it again.
 * @minimum 0
 * @maximum 5
 */
export type ExperienceRetakes = number;

export type PhotoFilter = 'mono' | 'sepia' | 'warm' | 'cool' | 'vivid' | 'fade' | 'noir' | 'soft';
/**
 * The filters a guest may choose from.
 * @maxItems 8
 */
export type PhotoFilters = PhotoFilter[];

/**
 * As the session says.
 * @maxLength 7
 */
export type Inherit = 'inherit';

export type ExperienceDisplayMode = Inherit | DisplayMode;

/**
 * What guests are offered after this one. Of a list, only what the session offers too counts.
 */
export type ExperienceShareChannels = Inherit | SessionShareChannels;

/**
 * One thing to do in a session, one tile on the booth.
 */
export interface Experience {
  id: Id;
  kind: ExperienceKind;
  title: ExperienceTitle;
  /** Whether guests see it. */
  enabled: boolean;
  order: ExperienceOrder;
  templateId: ExperienceTemplateId;
  /** Before the first shot. */
  countdownSeconds: ExperienceCountdown;
  /** Before each further shot. */
  nextCountdownSeconds: ExperienceCountdown;
  shots: ExperienceShots | null;
  intervalMs: ExperienceInterval | null;
  durationSeconds: ExperienceDuration | null;
  camera: ExperienceCamera;
  /** Whether guests see themselves as in a mirror. */
  mirror: boolean;
  retakes: ExperienceRetakes;
  /** Overlays a guest may choose from, assets of type overlay; none named means the session's. */
  overlayAssetIds: SessionAssetIds;
  /** Backgrounds a guest may choose from, assets of type template_background. */
  backgroundAssetIds: SessionAssetIds;
  /** An asset of type experience_screen; null for the session's. */
  screenAssetId: SessionAssetId;
  filters: PhotoFilters;
  displayMode: ExperienceDisplayMode;
  shareChannels: ExperienceShareChannels;
  /** Whether the booth asks the staff which products were used. */
  askProducts: boolean;
}

/**
 * @minLength 1
 * @maxLength 60
 */
export type TemplateName = string;

/**
 * In pixels.
 * @minimum 100
 * @maximum 6000
 */
export type TemplateWidth = number;

/**
 * In pixels.
 * @minimum 1
 * @maximum 12000
 */
export type TemplateHeight = number;

/**
 * Pixels per inch when printed.
 */
export type TemplateDpi = 72 | 150 | 300;
export interface BoothTemplate {
  id: Id;
  name: TemplateName;
  width: TemplateWidth;
  height: TemplateHeight;
  dpi: TemplateDpi;
  scene: Scene;
}

/**
 * The file behind an asset's id.
 */
export interface BoothAsset {
  id: Id;
  type: AssetType;
  mime: AssetMime;
  url: MediaUrl;
}

/**
 * @minLength 1
 * @maxLength 120
 */
export type ProductTitle = string;

export interface BoothProduct {
  id: Id;
  name: ProductTitle;
  /** Null without a picture. */
  imageAssetId: Id | null;
}

/**
 * The session without what guests and their booth need not know. Fields mean what they mean in `Session`.
 */
export interface BoothSession {
  id: Id;
  settingsVersion: SettingsVersion;
  /** For `{{business}}`. */
  businessName: BusinessName;
  /** For `{{location}}`; null when nobody has said where the device stands. */
  locationName: LocationName | null;
  /** For `{{date}}`; the location's, or else the account's. */
  timezone: Timezone;
  language: Locale;
  displayMode: DisplayMode;
  galleryVisibility: GalleryVisibility;
  shareChannels: SessionShareChannels;
  capture: SessionCapture;
  consentText: SessionConsentText | null;
  /**
     * @minimum 0
     * @maximum 100000
     */
  consentVersion: number;
  consentRequired: boolean;
  termsUrl: SessionUrl;
  minAge: SessionMinAge;
  idleSeconds: SessionIdleSeconds;
  theme: SessionTheme;
  primaryColor: SessionColour;
  accentColor: SessionColour;
  font: SessionFont;
  logoAssetId: SessionAssetId;
  startScreenAssetId: SessionAssetId;
  experienceScreenAssetId: SessionAssetId;
  sharingScreenAssetId: SessionAssetId;
  overlayAssetIds: SessionAssetIds;
  promotionalAssetIds: SessionAssetIds;
  startText: SessionStartText | null;
  thanksText: SessionThanksText | null;
  /**
     * Those that are enabled, in the order of the tiles.
     * @minItems 1
     * @maxItems 20
     */
  experiences: Experience[];
  /**
     * Those the experiences use, each once.
     * @maxItems 20
     */
  templates: BoothTemplate[];
  /**
     * The file for each asset id that stands in one of the fields above, in a scene or with a product, each once. An id without a file here was deleted: its place stays empty.
     * @maxItems 1000
     */
  assets: BoothAsset[];
  /**
     * Those that the scenes name and, when an experience asks the staff, those active at the location.
     * @maxItems 500
     */
  products: BoothProduct[];
}

/**
 * `sending` also means that a repeating or automatic campaign is in force. `sent`, `cancelled` and `failed` are final.
 */
export type CampaignStatus = 'draft' | 'scheduled' | 'sending' | 'paused' | 'sent' | 'cancelled' | 'failed';
/**
 * Sent once, again and again, or to each contact when something happens.
 */
export type CampaignKind = 'once' | 'repeating' | 'automatic';
/**
 * By last change, name or time; with a minus the other way round. Campaigns without a time come last.
 */
export type CampaignSort = 'changed' | '-changed' | 'name' | '-name' | 'time' | '-time';
/**
 * For the staff; recipients never see it.
 * @minLength 1
 * @maxLength 80
 */
export type CampaignTitle = string;

export type CampaignChannel = 'email' | 'sms';
export type CampaignRepeatUnit = 'week' | 'month';
/**
 * How long after one round the next begins.
 */
export interface CampaignRepeat {
  /**
     * @minimum 1
     * @maximum 12
     */
  every: number;
  unit: CampaignRepeatUnit;
}

/**
 * `after_photo`: a photo was taken. `winback`: the last visit. `birthday`: the contact's birthday. `not_viewed`: a photo was delivered and has not been looked at since.
 */
export type CampaignTriggerEvent = 'after_photo' | 'winback' | 'birthday' | 'not_viewed';
/**
 * What sends an automatic campaign to a contact.
 */
export interface CampaignTrigger {
  event: CampaignTriggerEvent;
  /**
     * Days from the event to the message; for a birthday, days before it.
     * @minimum 0
     * @maximum 365
     */
  delayDays: number;
}

export type AudienceMembership = 'is' | 'isNot';
/**
 * @minLength 1
 * @maxLength 40
 */
export type ContactTag = string;

/**
 * @maxLength 9
 */
export type AudienceTagRuleField = 'tag';
/**
 * Contacts that have the tag, or have it not.
 */
export interface AudienceTagRule {
  /** @maxLength 9 */
  field: AudienceTagRuleField;
  op: AudienceMembership;
  value: ContactTag;
}

/**
 * Where the contact comes from, like `booth`, `import`, `manual` or the name of an integration.
 * @minLength 1
 * @maxLength 40
 * @pattern ^[a-z0-9][a-z0-9_-]*$
 */
export type ContactSource = string;

/**
 * @maxLength 9
 */
export type AudienceSourceRuleField = 'source';
/**
 * Contacts that come from the source, or do not.
 */
export interface AudienceSourceRule {
  /** @maxLength 9 */
  field: AudienceSourceRuleField;
  op: AudienceMembership;
  value: ContactSource;
}

/**
 * @maxLength 9
 */
export type AudienceLocationRuleField = 'location';
/**
 * Contacts that the location knows, or does not.
 */
export interface AudienceLocationRule {
  /** @maxLength 9 */
  field: AudienceLocationRuleField;
  op: AudienceMembership;
  /** The location's id. */
  value: Id;
}

/**
 * Campaigns go only to `in`. Nobody has asked while it is `unknown`.
 */
export type ConsentStatus = 'in' | 'out' | 'unknown';
/**
 * @maxLength 9
 */
export type AudienceConsentRuleField = 'consent';
/**
 * Contacts whose consent on the channel is this.
 */
export interface AudienceConsentRule {
  /** @maxLength 9 */
  field: AudienceConsentRuleField;
  channel: CampaignChannel;
  status: ConsentStatus;
}

/**
 * `within` the last so many days, or `notWithin` them. Contacts for whom it never happened count as `notWithin`.
 */
export type AudienceRecency = 'within' | 'notWithin';
/**
 * @minimum 1
 * @maximum 3650
 */
export type AudienceDays = number;

/**
 * @maxLength 9
 */
export type AudienceLastPhotoRuleField = 'lastPhoto';
/**
 * Contacts by how long ago their last photo was taken.
 */
export interface AudienceLastPhotoRule {
  /** @maxLength 9 */
  field: AudienceLastPhotoRuleField;
  op: AudienceRecency;
  days: AudienceDays;
}

/**
 * @maxLength 9
 */
export type AudienceLastVisitRuleField = 'lastVisit';
/**
 * Contacts by how long ago they were last here.
 */
export interface AudienceLastVisitRule {
  /** @maxLength 9 */
  field: AudienceLastVisitRuleField;
  op: AudienceRecency;
  days: AudienceDays;
}

/**
 * @maxLength 9
 */
export type AudienceHasEmailRuleField = 'hasEmail';
/**
 * Contacts with an e-mail address, or without one.
 */
export interface AudienceHasEmailRule {
  /** @maxLength 9 */
  field: AudienceHasEmailRuleField;
  value: boolean;
}

/**
 * @maxLength 9
 */
export type AudienceHasPhoneRuleField = 'hasPhone';
/**
 * Contacts with a phone number, or without one.
 */
export interface AudienceHasPhoneRule {
  /** @maxLength 9 */
  field: AudienceHasPhoneRuleField;
  value: boolean;
}

export type AudienceRule = AudienceTagRule | AudienceSourceRule | AudienceLocationRule | AudienceConsentRule | AudienceLastPhotoRule | AudienceLastVisitRule | AudienceHasEmailRule | AudienceHasPhoneRule;

export type CampaignAudienceMatch = 'all' | 'any';
/**
 * Who gets it: the contacts that meet all of the rules, or any one. No rule at all means every contact. Whatever the rules say, only contacts with an address for the channel and with consent `in` are written to.
 */
export interface CampaignAudience {
  match: CampaignAudienceMatch;
  /** @maxItems 20 */
  rules: AudienceRule[];
}

/**
 * @minLength 1
 * @maxLength 150
 */
export type CampaignSubject = string;

/**
 * What a mailbox shows beside the subject.
 * @minLength 1
 * @maxLength 150
 */
export type CampaignPreheader = string;

/**
 * Markdown, with placeholders. HTML in it is shown as text.
 * @minLength 1
 * @maxLength 50000
 */
export type CampaignBody = string;

/**
 * Plain text with placeholders and a line that says how to opt out. 160 characters make one message, 70 if one of them is outside the GSM alphabet; several messages cost several times.
 * @minLength 1
 * @maxLength 480
 */
export type CampaignSmsBody = string;

/**
 * Pictures above the words, in this order. Each is an asset of the account.
 * @maxItems 10
 */
export type CampaignMediaIds = Id[];

/**
 * Products below the words, in this order.
 * @maxItems 10
 */
export type CampaignProductIds = Id[];

/**
 * Who it is from. For an SMS at most 11 letters and digits.
 * @minLength 1
 * @maxLength 80
 */
export type CampaignSenderName = string;

/**
 * Hours and minutes of a day of 24 hours, in the campaign's time zone.
 * @maxLength 5
 * @pattern ^([01]\d|2[0-3]):[0-5]\d$
 */
export type CampaignClock = string;

/**
 * Nothing is sent between them; what falls there waits for the end. They may span midnight.
 */
export interface CampaignQuietHours {
  from: CampaignClock;
  to: CampaignClock;
}

/**
 * @minimum 0
 * @maximum 100000000
 */
export type CampaignCount = number;

/**
 * Contacts in the audience to whom it was not sent. Each is counted once, under the first reason that holds.
 */
export interface CampaignSkipped {
  /** Without an e-mail address, or a phone number for an SMS. */
  noAddress: CampaignCount;
  /** Opted out of the channel, or never asked. */
  noConsent: CampaignCount;
  /** An earlier message to the address came back. */
  bounced: CampaignCount;
  /** The address was written to already in this round. */
  duplicate: CampaignCount;
}

/**
 * All rounds together. `audience` is everyone the rules matched; the skipped and `sent` add up to it once a round is done, and until then the rest is waiting. `delivered` and `bounced` add up to at most `sent`. Before the first round everything is 0.
 */
export interface CampaignStats {
  audience: CampaignCount;
  skipped: CampaignSkipped;
  sent: CampaignCount;
  delivered: CampaignCount;
  /** Contacts who opened it, each once; always 0 for SMS, where it cannot be known. */
  opened: CampaignCount;
  /** Contacts who followed a link, each once. */
  clicked: CampaignCount;
  bounced: CampaignCount;
  unsubscribed: CampaignCount;
}

/**
 * Who made it.
 */
export interface CampaignAuthor {
  id: Uid;
  name: PersonName;
}

export interface Campaign {
  id: Id;
  name: CampaignTitle;
  channel: CampaignChannel;
  status: CampaignStatus;
  kind: CampaignKind;
  /** When it goes out, and for a repeating campaign when the next round does; in the past, when it went out. Null when not scheduled, and always for an automatic campaign. */
  time: Time | null;
  /** Null unless repeating, and in a draft without it yet. */
  repeat: CampaignRepeat | null;
  /** Null unless automatic, and in a draft without it yet. */
  trigger: CampaignTrigger | null;
  audience: CampaignAudience;
  /** Null for an SMS, and in a draft without it yet. */
  subject: CampaignSubject | null;
  preheader: CampaignPreheader | null;
  /** Null for an SMS, and in a draft without it yet. */
  body: CampaignBody | null;
  /** Null for an e-mail, and in a draft without it yet. */
  smsBody: CampaignSmsBody | null;
  /** The template, of kind mail, in which an e-mail is set; null for the plain one. */
  templateId: Id | null;
  mediaIds: CampaignMediaIds;
  /** Where `{{link}}` and the button lead; null without one. */
  linkUrl: Url | null;
  productIds: CampaignProductIds;
  /** Null for the business's name, or the account's SMS sender. */
  senderName: CampaignSenderName | null;
  /** Where answers to an e-mail go; null for the account's own address. */
  replyTo: EmailAddress | null;
  timezone: Timezone;
  /** Null for none. */
  quietHours: CampaignQuietHours | null;
  stats: CampaignStats;
  /**
     * Why it failed, in a sentence for a person; null unless it did. An SMS fails while the account has none.
     * @minLength 1
     * @maxLength 500
     * @nullable
     */
  failure: string | null;
  createdBy: CampaignAuthor;
  createdAt: Time;
  updatedAt: Time;
}

export interface CampaignPage {
  page: PageNumber;
  pages: PageCount;
  /** @maxItems 200 */
  items: Campaign[];
}

export type CampaignCreateKind = 'once' | 'repeating' | 'automatic';
/**
 * What is left out is empty, where nothing else is said.
 */
export interface CampaignCreate {
  name: CampaignTitle;
  channel: CampaignChannel;
  kind?: CampaignCreateKind;
  /** At least five minutes ahead, or null. It takes effect once the campaign is scheduled. */
  time?: Time | null;
  /** Only for a repeating campaign. */
  repeat?: CampaignRepeat | null;
  /** Only for an automatic campaign. */
  trigger?: CampaignTrigger | null;
  /** Left out, it is every contact. */
  audience?: CampaignAudience;
  subject?: CampaignSubject | null;
  preheader?: CampaignPreheader | null;
  body?: CampaignBody | null;
  smsBody?: CampaignSmsBody | null;
  templateId?: Id | null;
  /** @maxItems 10 */
  mediaIds?: Id[];
  linkUrl?: Url | null;
  /** @maxItems 10 */
  productIds?: Id[];
  senderName?: CampaignSenderName | null;
  replyTo?: EmailAddress | null;
  /** Left out, it is the account's. */
  timezone?: Timezone;
  /** Left out, 21:00 to 09:00 for SMS and none for e-mail. Null for none. */
  quietHours?: CampaignQuietHours | null;
}

export interface AudienceAsked {
  channel: CampaignChannel;
  audience: CampaignAudience;
}

export interface AudienceContact {
  id: Id;
  /**
     * First and last name; null where neither is known.
     * @minLength 1
     * @maxLength 161
     * @nullable
     */
  name: string | null;
  /**
     * The main e-mail address, or the main phone number for an SMS; null without one.
     * @minLength 1
     * @maxLength 254
     * @nullable
     */
  address: string | null;
}

/**
 * @maxItems 20
 */
export type AudienceContacts = AudienceContact[];

/**
 * Some of those who are left out, by the reason under which they are counted.
 */
export interface AudienceNamed {
  noAddress: AudienceContacts;
  noConsent: AudienceContacts;
  bounced: AudienceContacts;
  duplicate: AudienceContacts;
}

export interface AudienceReach {
  /** Everyone the rules match. */
  audience: CampaignCount;
  /** Who would be written to; with the skipped it adds up to the audience. */
  count: CampaignCount;
  skipped: CampaignSkipped;
  named: AudienceNamed;
}

/**
 * The words of a campaign, and whose message it is to be.
 */
export interface CampaignPreviewAsked {
  channel: CampaignChannel;
  /** A contact whom the caller sees. Null for nobody in particular. */
  contactId?: Id | null;
  subject?: CampaignSubject | null;
  preheader?: CampaignPreheader | null;
  body?: CampaignBody | null;
  smsBody?: CampaignSmsBody | null;
  templateId?: Id | null;
  /** @maxItems 10 */
  mediaIds?: Id[];
  linkUrl?: Url | null;
  /** @maxItems 10 */
  productIds?: Id[];
  senderName?: CampaignSenderName | null;
  replyTo?: EmailAddress | null;
}

export type CampaignSmsCostAlphabet = 'gsm' | 'unicode';
/**
 * What an SMS takes: characters of the GSM alphabet, of which a few count twice, or of any kind; and into how many messages they go, each of which is charged.
 */
export interface CampaignSmsCost {
  alphabet: CampaignSmsCostAlphabet;
  /**
     * @minimum 0
     * @maximum 2000000
     */
  characters: number;
  /**
     * @minimum 0
     * @maximum 30000
     */
  segments: number;
}

export type CampaignPlaceholder = '{{firstName}}' | '{{business}}' | '{{location}}' | '{{link}}' | '{{photoLink}}';
export interface CampaignPreview {
  /** Whose message it is; null for nobody in particular. */
  contact: AudienceContact | null;
  /**
     * The sender's name; null for the product's own number.
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  from: string | null;
  /** Null for an SMS. */
  replyTo: EmailAddress | null;
  /**
     * Null for an SMS, and without one.
     * @maxLength 40000
     * @nullable
     */
  subject: string | null;
  /**
     * Null for an SMS, and without one.
     * @maxLength 40000
     * @nullable
     */
  preheader: string | null;
  /**
     * The whole e-mail as a page, for a frame without scripts; it follows the colour scheme of the frame. Null for an SMS.
     * @maxLength 1000000
     * @nullable
     */
  html: string | null;
  /**
     * The SMS, or the plain text that goes with the e-mail.
     * @maxLength 1000000
     */
  text: string;
  /** Null for an e-mail. */
  sms: CampaignSmsCost | null;
  /**
     * Placeholders in the message that there is nothing for.
     * @maxItems 5
     */
  blanks: CampaignPlaceholder[];
}

/**
 * What a person may ask for; the moves allowed are told at the operation.
 */
export type CampaignStatusWanted = 'draft' | 'scheduled' | 'sending' | 'paused' | 'cancelled';
export interface CampaignUpdate {
  name?: CampaignTitle;
  channel?: CampaignChannel;
  kind?: CampaignKind;
  status?: CampaignStatusWanted;
  /** At least five minutes ahead, or null. */
  time?: Time | null;
  repeat?: CampaignRepeat | null;
  trigger?: CampaignTrigger | null;
  audience?: CampaignAudience;
  subject?: CampaignSubject | null;
  preheader?: CampaignPreheader | null;
  body?: CampaignBody | null;
  smsBody?: CampaignSmsBody | null;
  templateId?: Id | null;
  mediaIds?: CampaignMediaIds;
  linkUrl?: Url | null;
  productIds?: CampaignProductIds;
  senderName?: CampaignSenderName | null;
  replyTo?: EmailAddress | null;
  timezone?: Timezone;
  quietHours?: CampaignQuietHours | null;
}

export interface CampaignLink {
  url: Url;
  /** Contacts, each under the link they followed first. */
  clicked: CampaignCount;
  /** How often it was followed, by the same contacts too. */
  clicks: CampaignCount;
}

export interface CampaignDay {
  /**
     * A day of the campaign's time zone.
     * @maxLength 10
     */
  day: string;
  sent: CampaignCount;
  delivered: CampaignCount;
  opened: CampaignCount;
  clicked: CampaignCount;
  bounced: CampaignCount;
  unsubscribed: CampaignCount;
}

export interface CampaignReport {
  /** The campaign. */
  id: Id;
  stats: CampaignStats;
  /**
     * All links of the message, and those it had when it was sent, most followed first.
     * @maxItems 5000
     */
  links: CampaignLink[];
  /**
     * Days on which something happened, in their order.
     * @maxItems 10000
     */
  days: CampaignDay[];
}

export interface CampaignTest {
  /**
     * E-mail addresses, or phone numbers for an SMS.
     * @minItems 1
     * @maxItems 5
     */
  to: (EmailAddress | PhoneNumber)[];
  /** A contact whom the caller sees. Null for nobody in particular. */
  contactId?: Id | null;
}

export interface CampaignTestSent {
  /** The campaign. */
  id: Id;
  /**
     * @minItems 1
     * @maxItems 5
     * @items.minLength 1
     * @items.maxLength 254
     */
  to: string[];
  sentAt: Time;
}

/**
 * @minLength 1
 * @maxLength 80
 */
export type ContactSearch = string;

/**
 * By name from A to Z, whoever has none after that; or by time, the longest ago first, which is never. A minus before it turns it round.
 */
export type ContactSort = 'changed' | '-changed' | 'name' | '-name' | 'lastPhoto' | '-lastPhoto' | 'lastVisit' | '-lastVisit';
export interface ContactEmailValue {
  value: EmailAddress;
}

/**
 * All e-mail addresses, the main one first.
 * @maxItems 20
 */
export type ContactEmailValues = ContactEmailValue[];

export interface ContactPhoneNumberValue {
  value: PhoneNumber;
}

/**
 * All phone numbers, the main one first.
 * @maxItems 20
 */
export type ContactPhoneNumberValues = ContactPhoneNumberValue[];

/**
 * The contact's key at its source.
 * @minLength 1
 * @maxLength 128
 */
export type ContactSourceId = string;

/**
 * For the staff; never sent.
 * @minLength 1
 * @maxLength 1000
 */
export type ContactNotes = string;

/**
 * @maxItems 30
 */
export type ContactTags = ContactTag[];

/**
 * The locations that know the contact.
 * @maxItems 200
 */
export type ContactLocationIds = Id[];

/**
 * How the answer came: at a booth, on a microsite, told to the staff, in an imported file, from an integration, by the unsubscribe link or by an SMS saying STOP.
 */
export type ConsentHow = 'booth' | 'microsite' | 'staff' | 'import' | 'integration' | 'unsubscribe' | 'stop';
/**
 * What the contact agreed to on one channel, with the trail that proves it.
 */
export interface ContactConsent {
  status: ConsentStatus;
  /** When it was last answered; null while unknown. */
  at: Time | null;
  /** Null while unknown. */
  how: ConsentHow | null;
  /**
     * Who entered it; null while unknown.
     * @minLength 1
     * @maxLength 120
     * @nullable
     */
  by: string | null;
}

export interface Contact {
  id: Id;
  /** The main e-mail address, to which campaigns go. */
  emailAddress: EmailAddress | null;
  /** The main phone number, to which campaigns go. */
  phoneNumber: PhoneNumber | null;
  emails: ContactEmailValues;
  phoneNumbers: ContactPhoneNumberValues;
  source: ContactSource;
  sourceId: ContactSourceId | null;
  firstName: PersonName | null;
  lastName: PersonName | null;
  birthday: ContactBirthday | null;
  notes: ContactNotes | null;
  tags: ContactTags;
  locationIds: ContactLocationIds;
  emailConsent: ContactConsent;
  smsConsent: ContactConsent;
  /** Whether the main e-mail address came back as undeliverable. A new one sets it back. */
  bounced: boolean;
  /**
     * How many photos show or were sent to the contact.
     * @minimum 0
     * @maximum 1000000
     */
  photoCount: number;
  /** When the last of them was taken; null without one. */
  lastPhotoAt: Time | null;
  /** As the booking system says, else the last photo; null when neither is known. */
  lastVisitAt: Time | null;
  /** As the booking system says; null when nothing is booked or known. */
  nextVisitAt: Time | null;
  createdAt: Time;
  updatedAt: Time;
}

export interface ContactPage {
  page: PageNumber;
  pages: PageCount;
  /** @maxItems 200 */
  items: Contact[];
}

/**
 * How the answer came, where a person enters it.
 */
export type ContactConsentChangeHow = 'booth' | 'microsite' | 'staff' | 'import' | 'integration' | 'unsubscribe' | 'stop';
/**
 * The server adds the time and who made the change.
 */
export interface ContactConsentChange {
  status: ConsentStatus;
  /** How the answer came, where a person enters it. */
  how?: ContactConsentChangeHow;
}

/**
 * None is required by itself, because the query may carry it. What is left out is empty, where nothing else is said.
 */
export interface ContactCreate {
  emailAddress?: EmailAddress;
  phoneNumber?: PhoneNumber;
  /**
     * Further e-mail addresses; the main one need not be repeated.
     * @maxItems 20
     */
  emails?: ContactEmailValue[];
  /**
     * Further phone numbers; the main one need not be repeated.
     * @maxItems 20
     */
  phoneNumbers?: ContactPhoneNumberValue[];
  /** Left out, the query's, or else `manual`. */
  source?: ContactSource;
  sourceId?: ContactSourceId;
  firstName?: PersonName | null;
  lastName?: PersonName | null;
  birthday?: ContactBirthday | null;
  notes?: ContactNotes | null;
  /** @maxItems 30 */
  tags?: ContactTag[];
  /**
     * The locations that know the contact.
     * @maxItems 200
     */
  locationIds?: Id[];
  /** Left out, it is unknown, or what an address is known to have said. */
  emailConsent?: ContactConsentChange;
  /** Left out, it is unknown, or what a number is known to have said. */
  smsConsent?: ContactConsentChange;
}

export interface ContactUpdate {
  id: Id;
  emailAddress?: EmailAddress | null;
  phoneNumber?: PhoneNumber | null;
  emails?: ContactEmailValues;
  phoneNumbers?: ContactPhoneNumberValues;
  source?: ContactSource;
  sourceId?: ContactSourceId | null;
  firstName?: PersonName | null;
  lastName?: PersonName | null;
  birthday?: ContactBirthday | null;
  notes?: ContactNotes | null;
  tags?: ContactTags;
  locationIds?: ContactLocationIds;
  emailConsent?: ContactConsentChange;
  smsConsent?: ContactConsentChange;
}

/**
 * @minItems 1
 * @maxItems 200
 */
export type ContactIds = Id[];

/**
 * What is the same for all of them. What is both taken out and put in is in.
 */
export interface ContactChanges {
  addTags?: ContactTags;
  removeTags?: ContactTags;
  emailConsent?: ContactConsentChange;
  smsConsent?: ContactConsentChange;
}

/**
 * Exactly one of `set` and `delete`.
 */
export interface ContactBulk {
  ids: ContactIds;
  set?: ContactChanges;
  delete?: true;
}

export interface ContactRefusal {
  id: Id;
  /**
     * Why not, in one sentence.
     * @minLength 1
     * @maxLength 500
     */
  message: string;
}

/**
 * Each id that was sent is in exactly one of the three, in the order sent.
 */
export interface ContactBulkResult {
  /**
     * As asked now, whether or not they were so before.
     * @maxItems 200
     */
  changed: Id[];
  /**
     * There is no such contact.
     * @maxItems 200
     */
  missing: Id[];
  /** @maxItems 200 */
  refused: ContactRefusal[];
}

/**
 * First and last name, as far as they are known.
 * @minLength 1
 * @maxLength 161
 */
export type ContactFullName = string;

/**
 * An e-mail address and whose it is.
 */
export interface ContactEmail {
  value: EmailAddress;
  contactId: Id;
  contactName: ContactFullName | null;
}

export interface ContactEmailPage {
  page: PageNumber;
  pages: PageCount;
  /** @maxItems 200 */
  items: ContactEmail[];
}

/**
 * What was deleted.
 */
export interface ContactEmailDeleted {
  value: EmailAddress;
}

/**
 * As the parameters of the list.
 */
export interface ContactQuery {
  search?: ContactSearch;
  tag?: ContactTag;
  locationId?: Id;
  source?: ContactSource;
  emailConsent?: ConsentStatus;
  smsConsent?: ConsentStatus;
}

/**
 * Exactly one of both.
 */
export interface ContactExport {
  ids?: ContactIds;
  filter?: ContactQuery;
}

export interface ContactExported {
  url: MediaUrl;
  /**
     * How many contacts are in the file.
     * @minimum 1
     * @maximum 100000
     */
  count: number;
}

/**
 * A CSV file in UTF-8 of at most 25 MB and 100,000 rows.
 * @minLength 1
 * @maxLength 26214400
 */
export type ContactCsvFile = Blob;

/**
 * Whether a duplicate row changes the contact that is there, or is left out.
 */
export type ContactImportDuplicates = 'update' | 'skip';
export interface ContactImport {
  contacts: ContactCsvFile;
  /** Whether a duplicate row changes the contact that is there, or is left out. */
  duplicates?: ContactImportDuplicates;
}

export interface ContactImportRejection {
  /**
     * Which row; 1 is the one below the column names.
     * @minimum 1
     * @maximum 100000
     */
  row: number;
  /**
     * The column that is wrong, the first one if there are several.
     * @minLength 1
     * @maxLength 80
     */
  field: string;
  /**
     * What is wrong and what would be right, in one sentence.
     * @minLength 1
     * @maxLength 500
     */
  message: string;
}

/**
 * The four together are the rows of the file, its first row of column names aside.
 */
export interface ContactImportSummary {
  /**
     * @minimum 0
     * @maximum 100000
     */
  created: number;
  /**
     * @minimum 0
     * @maximum 100000
     */
  updated: number;
  /**
     * Duplicates left out, as was asked.
     * @minimum 0
     * @maximum 100000
     */
  skipped: number;
  /**
     * One entry for each row that was not stored, in the order of the file.
     * @maxItems 100000
     */
  rejected: ContactImportRejection[];
}

/**
 * A phone number and whose it is.
 */
export interface ContactPhoneNumber {
  value: PhoneNumber;
  contactId: Id;
  contactName: ContactFullName | null;
}

export interface ContactPhoneNumberPage {
  page: PageNumber;
  pages: PageCount;
  /** @maxItems 200 */
  items: ContactPhoneNumber[];
}

/**
 * What was deleted.
 */
export interface ContactPhoneNumberDeleted {
  value: PhoneNumber;
}

export interface ContactTagCount {
  tag: ContactTag;
  /**
     * How many contacts have it.
     * @minimum 1
     * @maximum 9007199254740991
     */
  contacts: number;
}

export interface ContactTagPage {
  page: PageNumber;
  pages: PageCount;
  /** @maxItems 200 */
  items: ContactTagCount[];
}

export interface ContactMerge {
  /** The contact that goes. */
  from: Id;
}

/**
 * @maxLength 7
 */
export type ContactCreatedKind = 'created';
/**
 * It became known. A contact that was merged has two of them.
 */
export interface ContactCreated {
  /** @maxLength 7 */
  kind: ContactCreatedKind;
  at: Time;
  source: ContactSource;
}

/**
 * Who did it; null where nobody is known.
 * @minLength 1
 * @maxLength 120
 * @nullable
 */
export type ContactEventWitness = string | null;

/**
 * @maxLength 8
 */
export type ContactImportedKind = 'imported';
/**
 * A row of an imported file changed it.
 */
export interface ContactImported {
  /** @maxLength 8 */
  kind: ContactImportedKind;
  at: Time;
  by: ContactEventWitness | null;
}

/**
 * @maxLength 6
 */
export type ContactMergedKind = 'merged';
/**
 * Another contact, who was the same person, was taken into it.
 */
export interface ContactMerged {
  /** @maxLength 6 */
  kind: ContactMergedKind;
  at: Time;
  by: ContactEventWitness | null;
  /** What the other was called; null without a name. */
  contactName: ContactFullName | null;
}

/**
 * @maxLength 7
 */
export type ContactConsentGivenKind = 'consent';
/**
 * It agreed, opted out, or an answer was taken back, which is `unknown`.
 */
export interface ContactConsentGiven {
  /** @maxLength 7 */
  kind: ContactConsentGivenKind;
  at: Time;
  channel: DeliveryChannel;
  status: ConsentStatus;
  /** Null where it was taken back. */
  how: ConsentHow | null;
  by: ContactEventWitness | null;
}

/**
 * @maxLength 5
 */
export type ContactVisitedKind = 'visit';
/**
 * The last visit, as the booking system says.
 */
export interface ContactVisited {
  /** @maxLength 5 */
  kind: ContactVisitedKind;
  at: Time;
}

/**
 * @maxLength 5
 */
export type ContactPhotographedKind = 'photo';
/**
 * A photo was taken that shows the contact, or was sent to it.
 */
export interface ContactPhotographed {
  /** @maxLength 5 */
  kind: ContactPhotographedKind;
  at: Time;
  photoId: Id;
  /** A small still picture; null for a video without one. */
  thumbUrl: MediaUrl | null;
  /** Where it was taken; null when nobody has said. */
  locationId: Id | null;
}

/**
 * @maxLength 9
 */
export type ContactPhotoSentKind = 'photoSent';
/**
 * A message with a photo went to one of its addresses or numbers.
 */
export interface ContactPhotoSent {
  /** @maxLength 9 */
  kind: ContactPhotoSentKind;
  /** When it came into this state. */
  at: Time;
  photoId: Id;
  /** A small still picture; null for a video without one. */
  thumbUrl: MediaUrl | null;
  channel: DeliveryChannel;
  /**
     * The address or number.
     * @minLength 1
     * @maxLength 254
     */
  to: string;
  status: DeliveryStatus;
  /**
     * What went wrong, for the staff; null unless it is an error.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  reason: string | null;
}

/**
 * @maxLength 12
 */
export type ContactCampaignSentKind = 'campaignSent';
/**
 * A message of a campaign went to its main address or number.
 */
export interface ContactCampaignSent {
  /** @maxLength 12 */
  kind: ContactCampaignSentKind;
  at: Time;
  channel: DeliveryChannel;
  /** The campaign, which may be deleted since. */
  campaignId: Id;
  /** What it was called when it was sent. */
  campaignName: CampaignTitle;
}

/**
 * Something that happened with the contact.
 */
export type ContactEvent = ContactCreated | ContactImported | ContactMerged | ContactConsentGiven | ContactVisited | ContactPhotographed | ContactPhotoSent | ContactCampaignSent;

export interface ContactEventPage {
  page: PageNumber;
  pages: PageCount;
  /** @maxItems 200 */
  items: ContactEvent[];
}

/**
 * `online` was seen within the last five minutes, `outdated` too but with an app or settings older than the current ones, `offline` was not seen for five minutes or is not linked, `never` was linked and has not been seen yet.
 */
export type DeviceStatus = 'online' | 'offline' | 'outdated' | 'never';
/**
 * By name, last report or when it was linked; with a minus the other way round. Those that never reported, or are not linked, come last.
 */
export type DeviceSort = 'name' | '-name' | 'seen' | '-seen' | 'linked' | '-linked';
export interface Device {
  id: Id;
  name: DeviceTitle;
  /** Where it stands; null when nobody has said. */
  locationId: Id | null;
  /** The session it was given, which it runs while that is active; null for none. It has one at a time. */
  sessionId: Id | null;
  status: DeviceStatus;
  /** When the booth last reported; null when it never did. */
  lastSeenAt: Time | null;
  /**
     * The version of the booth's app; null until it reports.
     * @minLength 1
     * @maxLength 32
     * @nullable
     * @pattern ^[0-9A-Za-z.+-]+$
     */
  appVersion: string | null;
  /**
     * What the booth says it is; null until it reports.
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  model: string | null;
  /**
     * How full the battery is, in percent; null without a battery or report.
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  battery: number | null;
  /**
     * Whether it is on power; null without a battery or report.
     * @nullable
     */
  charging: boolean | null;
  /**
     * Free storage in megabytes; null until it reports.
     * @minimum 0
     * @maximum 10000000
     * @nullable
     */
  freeMb: number | null;
  /**
     * How many photos wait in the booth to be sent, as it last reported.
     * @minimum 0
     * @maximum 100000
     */
  queueLength: number;
  /** When it was linked; null when it is not. */
  linkedAt: Time | null;
}

export interface DevicePage {
  page: PageNumber;
  pages: PageCount;
  /** @maxItems 200 */
  items: Device[];
}

export interface DeviceName {
  id: Id;
  name: DeviceTitle;
}

export interface DeviceNamePage {
  page: PageNumber;
  pages: PageCount;
  /** @maxItems 200 */
  items: DeviceName[];
}

export interface DeviceCode {
  /**
     * Eight letters and digits without I, O, 0 and 1, which look alike. Shown in two groups of four.
     * @minLength 8
     * @maxLength 8
     * @pattern ^[A-HJ-NP-Z2-9]{8}$
     */
  code: string;
  /** When the code stops working. */
  expiresAt: Time;
}

export interface DeviceUpdate {
  name?: DeviceTitle;
  /** Where it stands; null when nobody shall say. */
  locationId?: Id | null;
  /** The session it shall run; null for none. It leaves the one it had. */
  sessionId?: Id | null;
}

/**
 * Whom a plan is for, one professional, a business, or a business of many sites.
 */
export type PlanType = 'indie' | 'business' | 'enterprise';
/**
 * How often the price is charged.
 */
export type PlanInterval = 'month' | 'year';
/**
 * How much the plan includes; null where there is no limit.
 */
export interface PlanLimits {
  /**
     * Booths that run at the same time.
     * @minimum 0
     * @maximum 100000
     * @nullable
     */
  devices: number | null;
  /**
     * @minimum 0
     * @maximum 100000
     * @nullable
     */
  locations: number | null;
  /**
     * @minimum 0
     * @maximum 100000000
     * @nullable
     */
  contacts: number | null;
  /**
     * E-mails in a month.
     * @minimum 0
     * @maximum 100000000
     * @nullable
     */
  emails: number | null;
  /**
     * SMS segments in a month.
     * @minimum 0
     * @maximum 100000000
     * @nullable
     */
  sms: number | null;
  /**
     * @minimum 0
     * @maximum 100000
     * @nullable
     */
  storageGb: number | null;
}

export interface Plan {
  id: Id;
  /**
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  type: PlanType;
  /**
     * For one interval, in the smallest unit of the currency, without tax.
     * @minimum 0
     * @maximum 100000000
     */
  price: number;
  currency: Currency;
  interval: PlanInterval;
  /**
     * Days before the first charge; 0 for none.
     * @minimum 0
     * @maximum 365
     */
  trialDays: number;
  /**
     * What an account on this plan may use.
     * @maxItems 5
     */
  features: AccountFeature[];
  limits: PlanLimits;
}

export interface PlanPage {
  page: PageNumber;
  pages: PageCount;
  /** @maxItems 200 */
  items: Plan[];
}

export interface PhotoPage {
  page: PageNumber;
  pages: PageCount;
  /** @maxItems 200 */
  items: Photo[];
}

export interface PhotoUpload {
  /**
     * @minItems 1
     * @maxItems 20
     */
  photos: PhotoFile[];
  /** Whether everybody shown has agreed to be shown to others. Without it the photos stay hidden. */
  consentGiven?: boolean;
}

export interface PhotosCreated {
  /**
     * @minItems 1
     * @maxItems 20
     */
  items: Photo[];
}

/**
 * @minItems 1
 * @maxItems 200
 */
export type PhotoIds = Id[];

/**
 * What is the same for all of them. A photo that would come over 20 tags or 10 products is refused.
 */
export interface PhotoChanges {
  visibility?: PhotoVisibility;
  approval?: PhotoApproval;
  favourite?: boolean;
  addTags?: PhotoTags;
  removeTags?: PhotoTags;
  addProductIds?: PhotoProductIds;
  removeProductIds?: PhotoProductIds;
}

/**
 * Exactly one of `set` and `delete`.
 */
export interface PhotoBulk {
  ids: PhotoIds;
  set?: PhotoChanges;
  delete?: true;
}

export interface PhotoRefusal {
  id: Id;
  /**
     * Why not, in one sentence.
     * @minLength 1
     * @maxLength 500
     */
  message: string;
}

/**
 * Each id that was sent is in exactly one of the three, in the order sent.
 */
export interface PhotoBulkResult {
  /**
     * As asked now, whether or not they were so before.
     * @maxItems 200
     */
  changed: Id[];
  /**
     * There is no such photo.
     * @maxItems 200
     */
  missing: Id[];
  /** @maxItems 200 */
  refused: PhotoRefusal[];
}

/**
 * As the parameters of the list.
 */
export interface PhotoQuery {
  sessionId?: Id;
  locationId?: Id;
  deviceId?: Id;
  contactId?: Id;
  productId?: Id;
  approval?: PhotoApproval;
  visibility?: PhotoVisibility;
  media?: PhotoMedia;
  favourite?: boolean;
  from?: Time;
  to?: Time;
  /**
     * @minLength 1
     * @maxLength 80
     */
  search?: string;
}

/**
 * Exactly one of both.
 */
export interface PhotoExport {
  ids?: PhotoIds;
  filter?: PhotoQuery;
}

export interface PhotoExported {
  url: MediaUrl;
  /**
     * How many photos are in the file.
     * @minimum 1
     * @maximum 2000
     */
  count: number;
}

export interface PhotoUpdate {
  caption?: PhotoCaption | null;
  tags?: PhotoTags;
  productIds?: PhotoProductIds;
  contactIds?: PhotoContactIds;
  favourite?: boolean;
  visibility?: PhotoVisibility;
  approval?: PhotoApproval;
  pairId?: PhotoPairId;
  pairRole?: PhotoPairRole;
}

/**
 * @maxLength 5
 */
export type PhotoSendEmailChannel = 'email';
export interface PhotoSendEmail {
  /** @maxLength 5 */
  channel: PhotoSendEmailChannel;
  emailAddress: EmailAddress;
}

/**
 * @maxLength 3
 */
export type PhotoSendSmsChannel = 'sms';
export interface PhotoSendSms {
  /** @maxLength 3 */
  channel: PhotoSendSmsChannel;
  phoneNumber: PhoneNumber;
}

export type PhotoSend = PhotoSendEmail | PhotoSendSms;

/**
 * @minLength 1
 * @maxLength 60
 */
export type ProductCategory = string;

/**
 * By `order` and then by name; by name from A to Z; by price, the least first, whoever has none after that; or by the last change, the longest ago first. A minus before it turns it round.
 */
export type ProductSort = 'order' | '-order' | 'name' | '-name' | 'price' | '-price' | 'changed' | '-changed';
/**
 * @minLength 1
 * @maxLength 80
 */
export type ProductBrand = string;

/**
 * The business's own article number; no two products of an account share one, in any case.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[A-Za-z0-9][A-Za-z0-9._/-]*$
 */
export type ProductSku = string;

/**
 * @minLength 1
 * @maxLength 2000
 */
export type ProductDescription = string;

/**
 * In minor units of the currency, so 4800 is 48.00 dollars.
 * @minimum 0
 * @maximum 100000000
 */
export type ProductPrice = number;

/**
 * Where it stands in lists, smaller first.
 * @minimum 0
 * @maximum 100000
 */
export type ProductOrder = number;

/**
 * The locations that show it; none named means all of them.
 * @maxItems 200
 */
export type ProductLocationIds = Id[];

/**
 * @minLength 1
 * @maxLength 40
 */
export type ProductTag = string;

/**
 * @maxItems 20
 */
export type ProductTags = ProductTag[];

export interface Product {
  id: Id;
  name: ProductTitle;
  brand: ProductBrand | null;
  sku: ProductSku | null;
  category: ProductCategory | null;
  description: ProductDescription | null;
  /** Null when no price is shown. */
  price: ProductPrice | null;
  currency: Currency;
  /** Where it can be bought; null when nowhere online. */
  url: Url | null;
  /** An asset that is a picture. */
  imageAssetId: Id | null;
  /** The small picture of that asset; null without one. */
  imageUrl: MediaUrl | null;
  /** Whether guests see it. */
  active: boolean;
  order: ProductOrder;
  locationIds: ProductLocationIds;
  tags: ProductTags;
  createdAt: Time;
  updatedAt: Time;
}

export interface ProductPage {
  page: PageNumber;
  pages: PageCount;
  /** @maxItems 200 */
  items: Product[];
}

/**
 * What is left out is empty, where nothing else is said.
 */
export interface ProductCreate {
  name: ProductTitle;
  brand?: ProductBrand | null;
  sku?: ProductSku | null;
  category?: ProductCategory | null;
  description?: ProductDescription | null;
  price?: ProductPrice | null;
  /** Left out, it is the account's. */
  currency?: Currency;
  url?: Url | null;
  imageAssetId?: Id | null;
  active?: boolean;
  /**
     * Where it stands in lists, smaller first.
     * @minimum 0
     * @maximum 100000
     */
  order?: number;
  /**
     * The locations that show it; none named means all of them.
     * @maxItems 200
     */
  locationIds?: Id[];
  /** @maxItems 20 */
  tags?: ProductTag[];
}

/**
 * @minItems 1
 * @maxItems 200
 */
export type ProductIds = Id[];

/**
 * What is the same for all of them.
 */
export interface ProductChanges {
  active?: boolean;
}

/**
 * Exactly one of `set` and `delete`.
 */
export interface ProductBulk {
  ids: ProductIds;
  set?: ProductChanges;
  delete?: true;
}

export interface ProductRefusal {
  id: Id;
  /**
     * Why not, in one sentence.
     * @minLength 1
     * @maxLength 500
     */
  message: string;
}

/**
 * Each id that was sent is in exactly one of the three, in the order sent.
 */
export interface ProductBulkResult {
  /**
     * As asked now, whether or not they were so before.
     * @maxItems 200
     */
  changed: Id[];
  /**
     * There is no such product.
     * @maxItems 200
     */
  missing: Id[];
  /** @maxItems 200 */
  refused: ProductRefusal[];
}

/**
 * A CSV file in UTF-8 of at most 10 MB and 20,000 rows.
 * @minLength 1
 * @maxLength 10485760
 */
export type ProductCsvFile = Blob;

/**
 * Whether a duplicate row changes the product that is there, or is left out.
 */
export type ProductImportDuplicates = 'update' | 'skip';
export interface ProductImport {
  products: ProductCsvFile;
  /** Whether a duplicate row changes the product that is there, or is left out. */
  duplicates?: ProductImportDuplicates;
}

export interface ProductImportRejection {
  /**
     * Which row; 1 is the one below the column names.
     * @minimum 1
     * @maximum 20000
     */
  row: number;
  /**
     * The column that is wrong, the first one if there are several.
     * @minLength 1
     * @maxLength 80
     */
  field: string;
  /**
     * What is wrong and what would be right, in one sentence.
     * @minLength 1
     * @maxLength 500
     */
  message: string;
}

/**
 * The four together are the rows of the file, its first row of column names aside.
 */
export interface ProductImportSummary {
  /**
     * @minimum 0
     * @maximum 20000
     */
  created: number;
  /**
     * @minimum 0
     * @maximum 20000
     */
  updated: number;
  /**
     * Duplicates left out, as was asked.
     * @minimum 0
     * @maximum 20000
     */
  skipped: number;
  /**
     * One entry for each row that was not stored, in the order of the file.
     * @maxItems 20000
     */
  rejected: ProductImportRejection[];
}

export interface ProductUpdate {
  name?: ProductTitle;
  brand?: ProductBrand | null;
  sku?: ProductSku | null;
  category?: ProductCategory | null;
  description?: ProductDescription | null;
  price?: ProductPrice | null;
  currency?: Currency;
  url?: Url | null;
  imageAssetId?: Id | null;
  active?: boolean;
  order?: ProductOrder;
  locationIds?: ProductLocationIds;
  tags?: ProductTags;
}

/**
 * Booths run an `active` session, within its times where it has any. Only people change the status: the end of the times does not.
 */
export type SessionStatus = 'draft' | 'active' | 'paused' | 'ended';
/**
 * For the staff; guests never see it. No two sessions of an account share it, whatever the case.
 * @minLength 1
 * @maxLength 60
 */
export type SessionName = string;

/**
 * The locations it is for; none named means everywhere.
 * @maxItems 200
 */
export type SessionLocationIds = Id[];

/**
 * The devices it is given to. A device has one session at a time.
 * @maxItems 200
 */
export type SessionDeviceIds = Id[];

/**
 * Null for always.
 */
export type SessionTime = Time | null;

/**
 * The last part of the address of its microsite. No two sessions of the product share it.
 * @minLength 3
 * @maxLength 40
 * @pattern ^[a-z0-9-]+$
 */
export type SessionSlug = string;

/**
 * What a guest enters to see the gallery; null when nothing is asked.
 * @minLength 4
 * @maxLength 20
 * @nullable
 * @pattern ^[\x21-\x7E]+$
 */
export type SessionPasscode = string | null;

/**
 * How many days after its last photo the gallery can be seen; null for ever.
 * @minimum 1
 * @maximum 3650
 * @nullable
 */
export type SessionGalleryDays = number | null;

/**
 * May hold `{{business}}`, `{{location}}`, `{{date}}`, `{{firstName}}` and `{{link}}`, and no other; null for our words.
 * @minLength 1
 * @maxLength 150
 * @nullable
 */
export type SessionEmailSubject = string | null;

/**
 * Placeholders as in the subject; null for our words.
 * @minLength 1
 * @maxLength 5000
 * @nullable
 */
export type SessionEmailBody = string | null;

/**
 * Placeholders as in the e-mail; null for our words.
 * @minLength 1
 * @maxLength 320
 * @nullable
 */
export type SessionSmsBody = string | null;

/**
 * The words on the button that leads to `ctaUrl`; it is shown when both are there.
 * @minLength 1
 * @maxLength 24
 * @nullable
 */
export type SessionButtonLabel = string | null;

/**
 * Where a value comes from: set in the session itself, taken from its location (when it is for exactly one, and that has a value), or else from the account.
 */
export type InheritedFrom = 'own' | 'location' | 'account';
/**
 * Where the fields that can be inherited have their value from. Sending null for one of them in a change makes it inherited, sending a value makes it the session's own. `primaryColor` comes from the account's `brandColor`.
 */
export interface SessionInherits {
  logoAssetId: InheritedFrom;
  primaryColor: InheritedFrom;
  accentColor: InheritedFrom;
  bookingUrl: InheritedFrom;
  reviewUrl: InheritedFrom;
}

/**
 * A field of a session that can be locked.
 */
export type SessionField = 'name' | 'locationIds' | 'deviceIds' | 'startsAt' | 'endsAt' | 'language' | 'displayMode' | 'galleryVisibility' | 'slug' | 'passcode' | 'galleryExpiresInDays' | 'requireApproval' | 'shareChannels' | 'capture' | 'consentText' | 'consentRequired' | 'termsUrl' | 'minAge' | 'emailSubject' | 'emailBody' | 'smsBody' | 'bookingUrl' | 'reviewUrl' | 'ctaLabel' | 'ctaUrl' | 'idleSeconds' | 'theme' | 'primaryColor' | 'accentColor' | 'font' | 'logoAssetId' | 'startScreenAssetId' | 'experienceScreenAssetId' | 'sharingScreenAssetId' | 'micrositeBackgroundAssetId' | 'overlayAssetIds' | 'promotionalAssetIds' | 'startText' | 'thanksText' | 'experiences';
/**
 * What a Manager may not change. While the account's `brandLock` is on, the logo and both colours are among them, whether named or not.
 * @maxItems 40
 */
export type SessionLockedFields = SessionField[];

export interface Session {
  id: Id;
  name: SessionName;
  status: SessionStatus;
  locationIds: SessionLocationIds;
  deviceIds: SessionDeviceIds;
  startsAt: SessionTime;
  endsAt: SessionTime;
  /** What the booth and the microsite speak. */
  language: Locale;
  displayMode: DisplayMode;
  galleryVisibility: GalleryVisibility;
  slug: SessionSlug;
  passcode: SessionPasscode | null;
  galleryExpiresInDays: SessionGalleryDays | null;
  /** Whether somebody looks at each new photo before others see it. */
  requireApproval: boolean;
  shareChannels: SessionShareChannels;
  capture: SessionCapture;
  consentText: SessionConsentText | null;
  /**
     * Counts the changes of the text, so that a photo can say to which one its guest agreed; 0 before there was one.
     * @minimum 0
     * @maximum 100000
     */
  consentVersion: number;
  /** Whether a guest who does not agree can take no photo. */
  consentRequired: boolean;
  termsUrl: SessionUrl;
  minAge: SessionMinAge;
  emailSubject: SessionEmailSubject | null;
  emailBody: SessionEmailBody | null;
  smsBody: SessionSmsBody | null;
  /** As in force; null when neither the session nor whom it inherits from has one. */
  bookingUrl: SessionUrl;
  /** As in force; null when neither the session nor whom it inherits from has one. */
  reviewUrl: SessionUrl;
  ctaLabel: SessionButtonLabel | null;
  ctaUrl: SessionUrl;
  idleSeconds: SessionIdleSeconds;
  theme: SessionTheme;
  /** As in force; null when neither the session nor whom it inherits from has one. */
  primaryColor: SessionColour;
  /** As in force; null when neither the session nor whom it inherits from has one. */
  accentColor: SessionColour;
  font: SessionFont;
  /** As in force, an asset of type logo; null when neither the session nor whom it inherits from has one. */
  logoAssetId: SessionAssetId;
  startScreenAssetId: SessionAssetId;
  experienceScreenAssetId: SessionAssetId;
  sharingScreenAssetId: SessionAssetId;
  micrositeBackgroundAssetId: SessionAssetId;
  overlayAssetIds: SessionAssetIds;
  promotionalAssetIds: SessionAssetIds;
  startText: SessionStartText | null;
  thanksText: SessionThanksText | null;
  inherits: SessionInherits;
  lockedFields: SessionLockedFields;
  /**
     * In the order of the tiles.
     * @maxItems 20
     */
  experiences: Experience[];
  createdAt: Time;
  updatedAt: Time;
}

export interface SessionPage {
  page: PageNumber;
  pages: PageCount;
  /** @maxItems 200 */
  items: Session[];
}

/**
 * What is read can be sent back as it is. A field that the kind has no use for is stored as null.
 */
export interface ExperienceWrite {
  /** Of one that the session has; left out for a new one. Any other id is refused (422). */
  id?: Id;
  kind: ExperienceKind;
  title: ExperienceTitle;
  enabled?: boolean;
  /** The list is sorted by it and counted anew; left out, its place in the list. */
  order?: ExperienceOrder;
  /** The template the result is set into. A collage needs one, with as many photo slots as it has shots (422). */
  templateId?: Id | null;
  /** Before the first shot. Left out, 3. */
  countdownSeconds?: ExperienceCountdown;
  /** Before each further shot. Left out, 2. */
  nextCountdownSeconds?: ExperienceCountdown;
  /** Left out or null, the slots of the template for a collage, 4 for a gif. Always 1 for a photo and a before and after. */
  shots?: (ExperienceShots | null);
  /** Left out or null, 300 for a gif. */
  intervalMs?: (ExperienceInterval | null);
  /** Left out or null, 2 for a boomerang and 15 for a video. */
  durationSeconds?: (ExperienceDuration | null);
  /** Left out, `front`. */
  camera?: ExperienceCamera;
  mirror?: boolean;
  /** Left out, 2. */
  retakes?: ExperienceRetakes;
  /** Assets of type overlay. Left out, none. */
  overlayAssetIds?: SessionAssetIds;
  /** Assets of type template_background. Left out, none. */
  backgroundAssetIds?: SessionAssetIds;
  /** An asset of type experience_screen. Left out, the session's. */
  screenAssetId?: SessionAssetId;
  /** Left out, none. */
  filters?: PhotoFilters;
  /** Left out, `inherit`. */
  displayMode?: ExperienceDisplayMode;
  /** Left out, `inherit`. */
  shareChannels?: ExperienceShareChannels;
  askProducts?: boolean;
}

/**
 * All of them, because what is not named is gone. Photos taken with it stay.
 * @maxItems 20
 */
export type ExperienceWrites = ExperienceWrite[];

/**
 * What is left out is null or empty, where nothing else is said.
 */
export interface SessionCreate {
  name: SessionName;
  /** Left out, it is for everywhere. */
  locationIds?: SessionLocationIds;
  deviceIds?: SessionDeviceIds;
  startsAt?: SessionTime;
  /** After the start (422). */
  endsAt?: SessionTime;
  /** Left out, the account's. */
  language?: Locale;
  /** Left out, 0. */
  displayMode?: DisplayMode;
  /** Left out, `unlisted`. */
  galleryVisibility?: GalleryVisibility;
  /** Left out, made from the name, with a number where that is taken. */
  slug?: SessionSlug;
  passcode?: SessionPasscode | null;
  galleryExpiresInDays?: SessionGalleryDays | null;
  requireApproval?: boolean;
  /** Left out, `email`, `sms` and `qr`. */
  shareChannels?: SessionShareChannels;
  capture?: SessionCapture;
  consentText?: SessionConsentText | null;
  consentRequired?: boolean;
  termsUrl?: SessionUrl;
  /** Left out, 0. */
  minAge?: SessionMinAge;
  emailSubject?: SessionEmailSubject | null;
  emailBody?: SessionEmailBody | null;
  smsBody?: SessionSmsBody | null;
  /** Left out or null, it is inherited. */
  bookingUrl?: SessionUrl;
  /** Left out or null, it is inherited. */
  reviewUrl?: SessionUrl;
  ctaLabel?: SessionButtonLabel | null;
  ctaUrl?: SessionUrl;
  /** Left out, 60. */
  idleSeconds?: SessionIdleSeconds;
  /** Left out, `light`. */
  theme?: SessionTheme;
  /** Left out or null, it is inherited. */
  primaryColor?: SessionColour;
  /** Left out or null, it is inherited. */
  accentColor?: SessionColour;
  /** Left out, `system-ui`. */
  font?: SessionFont;
  /** Left out or null, it is inherited. */
  logoAssetId?: SessionAssetId;
  startScreenAssetId?: SessionAssetId;
  experienceScreenAssetId?: SessionAssetId;
  sharingScreenAssetId?: SessionAssetId;
  micrositeBackgroundAssetId?: SessionAssetId;
  overlayAssetIds?: SessionAssetIds;
  promotionalAssetIds?: SessionAssetIds;
  startText?: SessionStartText | null;
  thanksText?: SessionThanksText | null;
  /** Not for a Manager (403). */
  lockedFields?: SessionLockedFields;
  experiences?: ExperienceWrites;
}

export interface SessionUpdate {
  name?: SessionName;
  status?: SessionStatus;
  locationIds?: SessionLocationIds;
  deviceIds?: SessionDeviceIds;
  startsAt?: SessionTime;
  /** After the start (422). */
  endsAt?: SessionTime;
  language?: Locale;
  displayMode?: DisplayMode;
  galleryVisibility?: GalleryVisibility;
  /** The old address stops working. */
  slug?: SessionSlug;
  passcode?: SessionPasscode | null;
  galleryExpiresInDays?: SessionGalleryDays | null;
  /** Whether somebody looks at each new photo first. Photos that are there keep their state. */
  requireApproval?: boolean;
  shareChannels?: SessionShareChannels;
  capture?: SessionCapture;
  consentText?: SessionConsentText | null;
  /** Whether a guest who does not agree can take no photo. */
  consentRequired?: boolean;
  termsUrl?: SessionUrl;
  minAge?: SessionMinAge;
  emailSubject?: SessionEmailSubject | null;
  emailBody?: SessionEmailBody | null;
  smsBody?: SessionSmsBody | null;
  /** Null makes it inherited. */
  bookingUrl?: SessionUrl;
  /** Null makes it inherited. */
  reviewUrl?: SessionUrl;
  ctaLabel?: SessionButtonLabel | null;
  ctaUrl?: SessionUrl;
  idleSeconds?: SessionIdleSeconds;
  theme?: SessionTheme;
  /** Null makes it inherited. */
  primaryColor?: SessionColour;
  /** Null makes it inherited. */
  accentColor?: SessionColour;
  font?: SessionFont;
  /** Null makes it inherited. */
  logoAssetId?: SessionAssetId;
  startScreenAssetId?: SessionAssetId;
  experienceScreenAssetId?: SessionAssetId;
  sharingScreenAssetId?: SessionAssetId;
  micrositeBackgroundAssetId?: SessionAssetId;
  overlayAssetIds?: SessionAssetIds;
  promotionalAssetIds?: SessionAssetIds;
  startText?: SessionStartText | null;
  thanksText?: SessionThanksText | null;
  /** Not for a Manager (403). */
  lockedFields?: SessionLockedFields;
  experiences?: ExperienceWrites;
}

/**
 * What it is made for. Usual sizes are 1200 × 1800 for print, 600 × 1800 for strip, 1080 × 1920 for story, 1080 × 1080 for square.
 */
export type TemplateKind = 'print' | 'story' | 'square' | 'strip' | 'mail';
/**
 * @minLength 1
 * @maxLength 40
 */
export type TemplateTag = string;

/**
 * Words by which the business finds it again.
 * @maxItems 20
 */
export type TemplateTags = TemplateTag[];

export type TemplateUseKind = 'session' | 'campaign';
/**
 * One place that uses the template.
 */
export interface TemplateUse {
  kind: TemplateUseKind;
  id: Id;
  /**
     * @minLength 1
     * @maxLength 120
     */
  name: string;
}

export interface Template {
  id: Id;
  name: TemplateName;
  kind: TemplateKind;
  width: TemplateWidth;
  height: TemplateHeight;
  dpi: TemplateDpi;
  tags: TemplateTags;
  /** Whether only the owner may change and delete it. */
  locked: boolean;
  /** Whether it came with the business category. */
  stock: boolean;
  /** A picture of the scene; null until one is stored. */
  preview: MediaUrl | null;
  scene: Scene;
  createdAt: Time;
  updatedAt: Time;
  /**
     * Where it is used. While it is, it cannot be deleted.
     * @maxItems 200
     */
  usedBy: TemplateUse[];
}

export interface TemplatePage {
  page: PageNumber;
  pages: PageCount;
  /** @maxItems 200 */
  items: Template[];
}

/**
 * In pixels; rounded to an integer on save.
 * @minimum 1
 * @maximum 12000
 */
export type TemplateHeightWanted = number;

/**
 * Pixels per inch when printed.
 */
export type TemplateCreateDpi = 72 | 150 | 300;
export interface TemplateCreate {
  name: TemplateName;
  width: TemplateWidth;
  height: TemplateHeightWanted;
  /** Pixels per inch when printed. */
  dpi?: TemplateCreateDpi;
  kind: TemplateKind;
  /**
     * Words by which the business finds it again.
     * @maxItems 20
     */
  tags?: TemplateTag[];
  scene?: Scene;
}

export interface TemplateUpdate {
  name?: TemplateName;
  width?: TemplateWidth;
  height?: TemplateHeightWanted;
  dpi?: TemplateDpi;
  kind?: TemplateKind;
  tags?: TemplateTags;
  /** Whether only the owner may change and delete it. Not for a Manager. */
  locked?: boolean;
  scene?: Scene;
}

/**
 * A picture of the scene, of at most 25 MB.
 * @minLength 1
 * @maxLength 26214400
 */
export type TemplatePreviewFile = Blob;

export interface TemplatePreviewUpload {
  preview: TemplatePreviewFile;
  scene?: SceneText;
}

export type ListLocationsParams = {
/**
 * The page wanted, counted from 1. A page past the last one is answered with no items.
 * @minimum 1
 * @maximum 1000000
 */
page?: number;
/**
 * How many locations make a page.
 * @minimum 1
 * @maximum 200
 */
show?: number;
/**
 * Keeps items whose name contains this text, in any case.
 * @minLength 1
 * @maxLength 80
 */
search?: string;
/**
 * Keeps locations in this state.
 */
status?: LocationStatus;
/**
 * The order. Left out, it is by name.
 */
sort?: LocationSort;
};

export type ListManagersParams = {
/**
 * The page wanted, counted from 1. A page past the last one is answered with no items.
 * @minimum 1
 * @maximum 1000000
 */
page?: number;
/**
 * How many managers make a page.
 * @minimum 1
 * @maximum 200
 */
show?: number;
/**
 * Keeps managers whose name or e-mail address contains this text, in any case.
 * @minLength 1
 * @maxLength 80
 */
search?: string;
/**
 * Keeps managers in this state.
 */
status?: ManagerStatus;
/**
 * Keeps managers who look after this location.
 */
locationId?: Id;
/**
 * The order. Left out, whoever was invited last comes first.
 */
sort?: ManagerSort;
};

export type ListViewsParams = {
/**
 * The page wanted, counted from 1. A page past the last one is answered with no items.
 * @minimum 1
 * @maximum 1000000
 */
page?: number;
/**
 * How many views make a page.
 * @minimum 1
 * @maximum 200
 */
show?: number;
/**
 * Keeps views of this list.
 */
list?: ViewList;
};

export type ListAccountsParams = {
/**
 * The page wanted, counted from 1. A page past the last one is answered with no items.
 * @minimum 1
 * @maximum 1000000
 */
page?: number;
/**
 * How many accounts make a page.
 * @minimum 1
 * @maximum 200
 */
show?: number;
/**
 * Keeps accounts whose business name, owner's name or e-mail address contains this text, in any case.
 * @minLength 1
 * @maxLength 80
 */
search?: string;
/**
 * Keeps accounts in this status.
 */
status?: AccountStatus;
/**
 * Keeps accounts of this business category.
 */
category?: BusinessCategory;
};

export type ListAssetsParams = {
/**
 * The page wanted, counted from 1. A page past the last one is answered with no items.
 * @minimum 1
 * @maximum 1000000
 */
page?: number;
/**
 * How many assets make a page.
 * @minimum 1
 * @maximum 200
 */
show?: number;
/**
 * Keeps assets of this type.
 */
type?: AssetType;
/**
 * Keeps items whose name contains this text, in any case.
 * @minLength 1
 * @maxLength 80
 */
search?: string;
};

export type CreateAssetsParams = {
/**
 * What the files are for.
 */
type: AssetType;
};

export type AuthorizeIntegrationParams = {
/**
 * The account to which the service is to be connected. The state is bound to it.
 */
uid: Uid;
};

export type ListCampaignsParams = {
/**
 * The page wanted, counted from 1. A page past the last one is answered with no items.
 * @minimum 1
 * @maximum 1000000
 */
page?: number;
/**
 * How many campaigns make a page.
 * @minimum 1
 * @maximum 200
 */
show?: number;
/**
 * Keeps items whose name contains this text, in any case.
 * @minLength 1
 * @maxLength 80
 */
search?: string;
/**
 * Keeps campaigns in this state, or in any of these where it comes more than once.
 * @minItems 1
 * @maxItems 7
 */
status?: CampaignStatus[];
/**
 * Keeps campaigns of this kind.
 */
kind?: CampaignKind;
/**
 * Keeps campaigns whose time is this moment or later. One without a time has no place in a calendar.
 */
from?: Time;
/**
 * Keeps campaigns whose time is before this moment.
 */
to?: Time;
/**
 * The order. Left out, the one changed last comes first.
 */
sort?: CampaignSort;
};

export type ListContactsParams = {
/**
 * The page wanted, counted from 1. A page past the last one is answered with no items.
 * @minimum 1
 * @maximum 1000000
 */
page?: number;
/**
 * How many contacts make a page.
 * @minimum 1
 * @maximum 200
 */
show?: number;
/**
 * Keeps contacts whose first and last name, or one of whose e-mail addresses or phone numbers, contains this text, in any case. In numbers only the digits count.
 */
search?: ContactSearch;
/**
 * Keeps contacts with this tag, written exactly so.
 */
tag?: ContactTag;
/**
 * Keeps contacts that this location knows.
 */
locationId?: Id;
/**
 * Keeps contacts that come from there.
 */
source?: ContactSource;
/**
 * Keeps contacts of whom this is known for e-mails.
 */
emailConsent?: ConsentStatus;
/**
 * Keeps contacts of whom this is known for SMS.
 */
smsConsent?: ConsentStatus;
/**
 * Puts the contacts into this order; ties stand in that of creation, which a minus turns round too.
 */
sort?: ContactSort;
};

export type CreateContactParams = {
/**
 * Sets the e-mail address, unless the body names one.
 */
email?: EmailAddress;
/**
 * Sets the phone number, unless the body names one.
 */
phoneNumber?: PhoneNumber;
/**
 * Sets where the contact comes from, unless the body names it; `manual` when neither does.
 */
source?: ContactSource;
/**
 * Sets the contact's key at that source, unless the body names one.
 */
sourceId?: ContactSourceId;
};

export type ListContactEmailsParams = {
/**
 * The page wanted, counted from 1. A page past the last one is answered with no items.
 * @minimum 1
 * @maximum 1000000
 */
page?: number;
/**
 * How many e-mail addresses make a page.
 * @minimum 1
 * @maximum 200
 */
show?: number;
};

export type DeleteContactEmailParams = {
/**
 * The address to delete, as the list shows it.
 */
value: EmailAddress;
};

export type FindContactParams = {
/**
 * Finds the contact that has this address, as its main one or as another.
 */
emailAddress?: EmailAddress;
/**
 * Finds the contact that has this number, as its main one or as another.
 */
phoneNumber?: PhoneNumber;
};

export type ListContactPhoneNumbersParams = {
/**
 * The page wanted, counted from 1. A page past the last one is answered with no items.
 * @minimum 1
 * @maximum 1000000
 */
page?: number;
/**
 * How many phone numbers make a page.
 * @minimum 1
 * @maximum 200
 */
show?: number;
};

export type DeleteContactPhoneNumberParams = {
/**
 * The number to delete, as the list shows it.
 */
value: PhoneNumber;
};

export type ListContactTagsParams = {
/**
 * The page wanted, counted from 1. A page past the last one is answered with no items.
 * @minimum 1
 * @maximum 1000000
 */
page?: number;
/**
 * How many tags make a page.
 * @minimum 1
 * @maximum 200
 */
show?: number;
};

export type ListContactEventsParams = {
/**
 * The page wanted, counted from 1. A page past the last one is answered with no items.
 * @minimum 1
 * @maximum 1000000
 */
page?: number;
/**
 * How many events make a page.
 * @minimum 1
 * @maximum 200
 */
show?: number;
};

export type ListDevicesParams = {
/**
 * The page wanted, counted from 1. A page past the last one is answered with no items.
 * @minimum 1
 * @maximum 1000000
 */
page?: number;
/**
 * How many devices make a page.
 * @minimum 1
 * @maximum 200
 */
show?: number;
/**
 * Keeps items whose name contains this text, in any case.
 * @minLength 1
 * @maxLength 80
 */
search?: string;
/**
 * Keeps devices in this state.
 */
status?: DeviceStatus;
/**
 * Keeps devices that stand at this location.
 */
locationId?: Id;
/**
 * The order. Left out, it is by name; `-linked` has a booth that has just appeared in front.
 */
sort?: DeviceSort;
};

export type ListDeviceNamesParams = {
/**
 * The page wanted, counted from 1. A page past the last one is answered with no items.
 * @minimum 1
 * @maximum 1000000
 */
page?: number;
/**
 * How many names make a page.
 * @minimum 1
 * @maximum 200
 */
show?: number;
};

export type UnlinkDeviceParams = {
/**
 * The device to unlink.
 */
id: Id;
};

export type ListPlansParams = {
/**
 * The page wanted, counted from 1. A page past the last one is answered with no items.
 * @minimum 1
 * @maximum 1000000
 */
page?: number;
/**
 * How many plans make a page.
 * @minimum 1
 * @maximum 200
 */
show?: number;
/**
 * Keeps plans for this kind of business.
 */
type?: PlanType;
};

export type ListPhotosParams = {
/**
 * The page wanted, counted from 1. A page past the last one is answered with no items.
 * @minimum 1
 * @maximum 1000000
 */
page?: number;
/**
 * How many photos make a page.
 * @minimum 1
 * @maximum 200
 */
show?: number;
/**
 * Keeps photos of this session.
 */
sessionId?: Id;
/**
 * Keeps photos taken at this location.
 */
locationId?: Id;
/**
 * Keeps photos taken by this device.
 */
deviceId?: Id;
/**
 * Keeps photos that show or were sent to this contact.
 */
contactId?: Id;
/**
 * Keeps photos with this product.
 */
productId?: Id;
/**
 * Keeps photos with this approval.
 */
approval?: PhotoApproval;
/**
 * Keeps photos that are public, or those that are hidden.
 */
visibility?: PhotoVisibility;
/**
 * Keeps pictures, moving pictures or videos.
 */
media?: PhotoMedia;
/**
 * Keeps favourites, or with `false` all others.
 */
favourite?: boolean;
/**
 * Keeps photos taken at this moment or later.
 */
from?: Time;
/**
 * Keeps photos taken before this moment.
 */
to?: Time;
/**
 * Keeps photos whose caption, or one of whose tags, contains this text, in any case.
 * @minLength 1
 * @maxLength 80
 */
search?: string;
};

export type CreatePhotosParams = {
/**
 * The session to which the photos belong. One that is not there is named in a 422.
 */
sessionId: Id;
};

export type ListProductsParams = {
/**
 * The page wanted, counted from 1. A page past the last one is answered with no items.
 * @minimum 1
 * @maximum 1000000
 */
page?: number;
/**
 * How many products make a page.
 * @minimum 1
 * @maximum 200
 */
show?: number;
/**
 * Keeps products that guests see, or with `false` all others.
 */
active?: boolean;
/**
 * Keeps products of this category, written exactly so.
 */
category?: ProductCategory;
/**
 * Keeps products that this location shows, those that all of them show among them.
 */
locationId?: Id;
/**
 * Puts the products into this order; ties stand in that of creation, which a minus turns round too.
 */
sort?: ProductSort;
};

export type SearchProductsParams = {
/**
 * Keeps products whose name, brand, SKU, category or one of whose tags contains this text, in any case.
 * @minLength 1
 * @maxLength 80
 */
search: string;
/**
 * The page wanted, counted from 1. A page past the last one is answered with no items.
 * @minimum 1
 * @maximum 1000000
 */
page?: number;
/**
 * How many products make a page.
 * @minimum 1
 * @maximum 200
 */
show?: number;
/**
 * Keeps products that guests see, or with `false` all others.
 */
active?: boolean;
/**
 * Keeps products of this category, written exactly so.
 */
category?: ProductCategory;
/**
 * Keeps products that this location shows, those that all of them show among them.
 */
locationId?: Id;
/**
 * Puts the products into this order; ties stand in that of creation, which a minus turns round too.
 */
sort?: ProductSort;
};

export type ListSessionsParams = {
/**
 * The page wanted, counted from 1. A page past the last one is answered with no items.
 * @minimum 1
 * @maximum 1000000
 */
page?: number;
/**
 * How many sessions make a page.
 * @minimum 1
 * @maximum 200
 */
show?: number;
/**
 * Keeps items whose name contains this text, in any case.
 * @minLength 1
 * @maxLength 80
 */
search?: string;
/**
 * Keeps sessions for this location, those for everywhere among them.
 */
locationId?: Id;
/**
 * Keeps sessions in this state.
 */
status?: SessionStatus;
};

export type ListTemplatesParams = {
/**
 * The page wanted, counted from 1. A page past the last one is answered with no items.
 * @minimum 1
 * @maximum 1000000
 */
page?: number;
/**
 * How many templates make a page.
 * @minimum 1
 * @maximum 200
 */
show?: number;
/**
 * Keeps items whose name contains this text, in any case.
 * @minLength 1
 * @maxLength 80
 */
search?: string;
/**
 * Keeps templates of this kind.
 */
kind?: TemplateKind;
};

