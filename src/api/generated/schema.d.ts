// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
export interface paths {
    "/account": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** Read the account of the caller, or the one acted upon */
        get: operations["getOwnAccount"];
        put?: never;
        /** Change the account; fields left out stay as they are */
        post: operations["updateOwnAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/integrations": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the services that are connected
         * @description The names alone, in alphabetical order and without a page around them. A service that is not in the list is not connected.
         */
        get: operations["listIntegrations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/locations": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List locations
         * @description A Manager sees the locations they look after.
         */
        get: operations["listLocations"];
        put?: never;
        /**
         * Make a location and its sign-in
         * @description The e-mail address and the password are what the staff there sign in with. Both password fields must be equal; neither is ever answered. Refused when the account has as many locations as its limit allows.
         */
        post: operations["createLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/locations/{id}": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The location.
                 * @example location-queen
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Read one location */
        get: operations["getLocation"];
        put?: never;
        /**
         * Change a location; fields left out stay as they are
         * @description The password has a call of its own. A new e-mail address is the sign-in from then on. A disabled location is signed out at once; its devices go on.
         */
        post: operations["updateLocation"];
        /**
         * Delete a location and its sign-in
         * @description Refused while devices stand there, or while a session or a product is for it alone, which would be for everywhere without it; move, change or delete them first. Photos and contacts made there stay with the account. Its managers lose it from theirs.
         */
        delete: operations["deleteLocation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/locations/{id}/password": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The location.
                 * @example location-queen
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the password of a location
         * @description Both fields must be equal. Whoever is signed in there is signed out. The password is kept by the identity provider and is never answered.
         */
        post: operations["updateLocationPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/locations/apply": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give several locations the same session, logo or links
         * @description All of them, or none where anything is refused. A session is made one for these locations, unless it is for everywhere already, and all booths linked there run it from their next report on, whatever they ran before. A session that has ended is refused (409). What is so already stays untouched.
         */
        post: operations["updateLocations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/locations/apply/preview": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell what giving several locations the same things would change
         * @description Takes what the call that does it takes, and refuses what it refuses, but writes nothing.
         */
        post: operations["findLocationChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/managers": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List managers
         * @description A Manager sees those who share a location with them, and themselves.
         */
        get: operations["listManagers"];
        put?: never;
        /**
         * Invite a manager
         * @description Sends an invitation to the address; its link works once and for seven days. The manager is `invited` until it is accepted. An address that signs in anywhere in the product already is refused.
         */
        post: operations["createManager"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/managers/{id}": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The manager.
                 * @example manager-noor
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Read one manager */
        get: operations["getManager"];
        put?: never;
        /**
         * Change a manager; fields left out stay as they are
         * @description The e-mail address is the manager's sign-in and cannot be changed. Permissions are sent all four together. A disabled manager is signed out at once. A manager who has not accepted the invitation cannot be made active.
         */
        post: operations["updateManager"];
        /**
         * Delete a manager and their sign-in
         * @description Refused for the last manager of a location where devices still stand, so that nobody's booths are forgotten; `disabled` takes the access away at once in that case too. An invitation that is open becomes void. What the manager did stays.
         */
        delete: operations["deleteManager"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/managers/{id}/invitation": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The manager.
                 * @example manager-noor
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a manager's invitation again
         * @description With another link, which works once and for seven days from now; the one sent before works no more, expired or not. Somebody who was disabled before accepting is invited again by it. Refused once the invitation has been accepted.
         */
        post: operations["sendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/views": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List one's own saved views, by list and name
         * @description Everybody has views of their own in each account: nobody sees those of others, and somebody who acts upon another account (`uid`) has other ones there.
         */
        get: operations["listViews"];
        put?: never;
        /**
         * Save a view of a list
         * @description For whoever calls, in the account acted upon. A list has at most 20 of them, and no two of it have the same name, in any case (409).
         */
        post: operations["createView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/views/{id}": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The view.
                 * @example view-sent
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete one of one's own views */
        delete: operations["deleteView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts, newest first
         * @description For an administrator all accounts; for an Enterprise those that belong to it, its own not among them. `uid` changes nothing of that: the list is the caller's. Each item carries what tells whether the business is well; an administrator reads the whole account by its id.
         */
        get: operations["listAccounts"];
        put?: never;
        /**
         * Make the account of somebody who has just signed up
         * @description The last step of signing up: the caller has a sign-in at the identity provider, and its token names no account yet. Afterwards the claims `account` and `user_type` (0) are set there, so the caller asks for a fresh token. Where the sign-in is an e-mail address, it must be confirmed. Repeating it with the same token, as after an answer that was lost, makes nothing twice; a token that names an account is refused.
         */
        post: operations["createAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The account.
                 * @example owner-beauty
                 */
                id: components["schemas"]["Uid"];
            };
            cookie?: never;
        };
        /** Read one account */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/refresh-stock-assets": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The account.
                 * @example owner-beauty
                 */
                id: components["schemas"]["Uid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring the stock assets of an account up to date
         * @description Compares the account's stock assets with the present stock of its business category: adds what is missing, replaces the files that are newer, and removes what left the stock and is used nowhere. What the business uploaded itself stays. Repeating it at once changes nothing, and answers three zeros.
         */
        post: operations["refreshStockAssets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/invite/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept the invitation to look after locations
         * @description Open, because the secret in the invitation's link is the proof. The password becomes that of the manager's sign-in, and the manager becomes active. The link works once and for seven days: one that is unknown, used or withdrawn answers 404, all alike, and one that has expired 409.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assets": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** List assets, newest first */
        get: operations["listAssets"];
        put?: never;
        /**
         * Upload one or several files as assets of one type
         * @description Either every file becomes an asset or none does. A file that is not a picture, a video or a sound, judged by its content, is refused with 'Unsupported file type'; so is a picture that cannot be drawn and a video or a sound that is incomplete, with the reason.
         */
        post: operations["createAssets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assets/{id}": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The asset.
                 * @example asset-logo-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Read one asset */
        get: operations["getAsset"];
        put?: never;
        /**
         * Replace the file of an asset, and its scene when one is sent
         * @description The asset keeps its id and type, so every place that uses it shows the new file.
         */
        post: operations["replaceAsset"];
        /** Delete an asset and its file */
        delete: operations["deleteAsset"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assets/{id}/scene": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The asset.
                 * @example asset-logo-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Store the scene an asset was drawn from */
        post: operations["updateAssetScene"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorize/{name}": {
        parameters: {
            query: {
                /**
                 * @description The account to which the service is to be connected. The state is bound to it.
                 * @example owner-beauty
                 */
                uid: components["schemas"]["Uid"];
            };
            header?: never;
            path: {
                /**
                 * @description The service to connect.
                 * @example square
                 */
                name: components["schemas"]["IntegrationName"];
            };
            cookie?: never;
        };
        /**
         * Send the browser to the provider's consent page
         * @description The browser navigates here, so no bearer travels. The call connects nothing by itself. It makes a state, a random value that expires after ten minutes and works once, bound to the account and the provider, and puts it into the address of the consent page. The provider hands it back to the callback page, which must bring it to us with a bearer of that same account before anything is connected. That state is the protection: naming somebody else's account gains nothing.
         */
        get: operations["authorizeIntegration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booth/heartbeat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say how the booth is doing, and hear what it should run
         * @description Sent once a minute, and at once when something changes. What is reported is what the list of devices shows. When the `settingsVersion` is another than that of the settings the booth has, it reads the session anew.
         */
        post: operations["reportBooth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booth/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link a booth by its code, and give it a key
         * @description Open, because the code is the proof. Making the code named the account and, where a Location made it, the place. The booth becomes a device, named after its model until somebody names it. The key is shown this once; it is the credential of every further call (`X-Device-Key`). A code that is wrong, expired or used answers 404, all alike, and wrong ones soon answer 429.
         */
        post: operations["linkBooth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booth/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in one photo, with what the guest said
         * @description A booth repeats this until it is answered: a `clientId` that the device has sent before answers the photo made then, as it is now, and stores nothing. The photo stands where the device stands. It is pending where the session asks for approval, else approved; it is public at once with consent and approved, else hidden. A session, an experience, a product or a pair that is not there any more, or has no place left, is left out rather than refused, so that nothing is lost. The guest becomes a contact (source `booth`) by address or number, or is found again, and where the photo is public and the channels offer it, it is sent to both.
         */
        post: operations["createBoothPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read all that the booth needs to run its session
         * @description The session that the device was given, if it is active and within its times; otherwise it runs none, which answers 404. With it come the assets that the session, its enabled experiences and their templates name, those templates with their scenes, and the products that a scene or the staff may ask for: enough to go on without a network.
         */
        get: operations["getBoothSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List campaigns
         * @description A Manager sees campaigns of the account and the figures of all their recipients.
         */
        get: operations["listCampaigns"];
        put?: never;
        /**
         * Make a draft of a campaign
         * @description It is always made as a draft, so nothing is sent; a change of its status sends it. A draft may be incomplete, but what it says must be right: the template, pictures, products and locations must be of this account; a subject or body for an SMS, an smsBody for an e-mail, and a placeholder other than `{{firstName}}`, `{{business}}`, `{{location}}`, `{{link}}` and `{{photoLink}}` are refused.
         */
        post: operations["createCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{id}": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The campaign.
                 * @example campaign-autumn
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Read one campaign with its figures */
        get: operations["getCampaign"];
        put?: never;
        post?: never;
        /**
         * Delete a campaign and its figures
         * @description What was sent stays sent. One that is scheduled or sending is refused: take it back to draft, pause or cancel it first. A Manager deletes drafts only, unless permitted sendCampaigns.
         */
        delete: operations["deleteCampaign"];
        options?: never;
        head?: never;
        /**
         * Change a campaign or its status; fields left out stay as they are
         * @description Fields other than `status` change only in a draft, or while paused; `channel` and `kind` only in a draft, and another one drops what only the former has. What is sent as it is already changes nothing. When fields and a status come together, the fields are stored first, and neither is if one is refused. A status moves draft to scheduled or sending; scheduled to draft; sending to paused or cancelled; paused to sending or cancelled; the server alone moves scheduled to sending when the time comes, and sending to sent or failed. Any other move is a conflict. To schedule or send, the message must be complete, the audience must reach at least one contact, an SMS must say how to opt out, and scheduling a campaign that is not automatic needs a time at least five minutes ahead; sending at once sets the time to now, and a repeating campaign that goes on keeps the time of its next round. A Manager needs the permission sendCampaigns to change the status, or anything in a paused campaign.
         */
        patch: operations["updateCampaign"];
        trace?: never;
    };
    "/campaigns/{id}/duplicate": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The campaign.
                 * @example campaign-autumn
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a draft with the words and the audience of a campaign
         * @description In any state. The copy has another name, no time and no figures, and whoever makes it is its author.
         */
        post: operations["duplicateCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{id}/report": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The campaign.
                 * @example campaign-autumn
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read what became of a campaign, day by day and link by link
         * @description The figures of all days add up to those of the campaign, and the clicks of all links to its `clicked`.
         */
        get: operations["getCampaignReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{id}/test": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The campaign.
                 * @example campaign-autumn
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a copy of a campaign to the staff
         * @description In any state, with the words as they are stored. It changes nothing of the campaign and stands in none of its figures; consent is not asked, so the addresses are meant for one's own people. An address of the other channel is refused, and so is a message that is not complete. Placeholders hold what is known of `contactId`; without one, of nobody in particular.
         */
        post: operations["sendCampaignTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/audience": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count whom an audience reaches, and tell who is left out and why
         * @description As of now, for a campaign that is being written: nothing is stored or sent. The figures are of the whole account. Of those left out some are named, the ones changed last; to a Manager only contacts of their own locations. A rule that names a location which is not there is refused.
         */
        post: operations["findAudience"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/preview": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a message as one contact would get it
         * @description What stands in a composer, stored or not: nothing is stored or sent. It is made by what also makes the message itself. Placeholders hold what is known of the contact; without one, of nobody in particular. What a contact lacks has a word in its place, and is told. Fields may be missing, but what is there must be right, as in a draft; a message of more than a million characters is refused.
         */
        post: operations["getCampaignPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List contacts
         * @description A Manager sees the contacts of the assigned locations. Filters add up: a contact is kept when it fits all of them.
         */
        get: operations["listContacts"];
        put?: never;
        /**
         * Add a contact
         * @description The fields travel in the query or in a JSON body. Our app sends the body, which keeps addresses out of URLs and logs. If both come, a field of the body wins over the same field of the query (`emailAddress` over `email`), and the query adds what the body leaves out. At least one e-mail address or phone number must come. No two contacts of an account share an address or a number. A contact that a Location adds belongs to that location, one that a Manager adds to the locations named, or to all assigned ones. An address or number that opted out and was deleted brings its opt-out with it, unless the body says what the consent is. A contact has at most 20 addresses and 20 numbers, the main ones among them.
         */
        post: operations["createContact"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a contact; fields left out stay as they are
         * @description The body names the contact by `id`. Null empties a field that may be empty; a list replaces the list stored. `emailAddress` and `phoneNumber` become the main ones and lead their lists, or are taken out when null. The contact must keep one address or number. A change of consent is stored with the time and with who made it. A Manager changes which of the assigned locations know the contact, and leaves it one; it keeps all others.
         */
        patch: operations["updateContact"];
        trace?: never;
    };
    "/contacts/{id}": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The contact.
                 * @example contact-ada
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Read one contact */
        get: operations["getContact"];
        put?: never;
        post?: never;
        /**
         * Delete a contact with its addresses, numbers and consents
         * @description Photos stay and are linked to nobody. An opt-out stays known, so that an import of the same address or number later does not undo it.
         */
        delete: operations["deleteContact"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{id}/merge": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The contact.
                 * @example contact-ada
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make one contact of two who are the same person
         * @description The contact of the path stays and takes over what the one in `from` has; that one is gone. Addresses, numbers, tags and locations come together, those of the contact that stays first, so its main ones stay; photos, and what was sent, are both's. Where it has no name, birthday or visits of its own it gets the other's, and notes follow its own. An opt-out of either is an opt-out; else an agreement of either counts. It counts as added when the first of both was. Refused when more than 20 addresses, 20 numbers or 30 tags would come together, or notes of more than 1,000 letters; nothing is cut off.
         */
        post: operations["mergeContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{id}/timeline": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The contact.
                 * @example contact-ada
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List what has happened with a contact, the last first
         * @description Photos taken, messages with a photo and from campaigns, the last visit, what the contact agreed to and took back, how it became known, imports that changed it, and merges. What was not written down at the time, because it happened before this was kept, is not there. A Manager sees the photos of the assigned locations.
         */
        get: operations["listContactEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/bulk": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change or delete up to 200 contacts at once
         * @description Takes `ids` and either `set` or `delete`. What holds for one contact holds for each of them, in one step. Those that would come over 30 tags are answered as refused and stay as they are; so are those who opted out when a consent is set to anything but `out`, for whoever takes an opt-out back has heard so from that one person. Ids that are not there, or not within the caller's reach, are answered as missing.
         */
        post: operations["updateContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/emails": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** List all e-mail addresses of all contacts, by value */
        get: operations["listContactEmails"];
        put?: never;
        post?: never;
        /**
         * Delete one e-mail address from the contact that has it
         * @description If it was the main one, the next in the contact's list becomes it. The only address or number of a contact is not deleted.
         */
        delete: operations["deleteContactEmail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/export": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a CSV file of contacts
         * @description Takes either `ids` or a `filter`; `{}` as the filter means all. At most 100,000 contacts go into one file, more are refused (422), and so is nothing at all. Ids that are not there are left out, as `count` shows. The file can be fetched for ten minutes; it has the contacts that fit when it is fetched, the one changed last first. Its columns are those of the import, so that it can come in again: of addresses and numbers the main ones, a consent where it is known. A cell that a spreadsheet would take for a formula begins with a single quotation mark, which the import drops.
         */
        post: operations["exportContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/find": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Find the contact with an e-mail address or a phone number
         * @description Takes exactly one of the two; both or neither are refused. The whole address must agree, in any case. Ten digits and the same number with +1 before it are one number. Nobody found is 404.
         */
        get: operations["findContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/import": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add and change many contacts from a CSV file
         * @description The first row names the columns: `emailAddress`, `phoneNumber`, `firstName`, `lastName`, `birthday`, `notes`, `tags`, `locationIds`, `source`, `sourceId`, `emailConsent` and `smsConsent`; a column of any other name is refused. Commas, semicolons or tabs part them. One of the first two must be there, and filled in each row. Tags and location ids are parted by semicolons; a consent is `in`, `out` or empty, and an import never turns an `out` into `in`. Space around a value is dropped, and so is a single quotation mark before `=`, `+`, `-` or `@`; a row of empty cells is none. A new contact without `source` gets `import`, and locations as when it is added by itself. A row whose address or number is known, in the account or further up in the file, is a duplicate; an update leaves alone what the row leaves empty, and its address and number become the main ones. Good rows are stored even when others are rejected. Rows are stored once the whole file is there, some hundreds at a time; if the caller leaves before the answer, those stored by then stay.
         */
        post: operations["importContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/phoneNumbers": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** List all phone numbers of all contacts, by value */
        get: operations["listContactPhoneNumbers"];
        put?: never;
        post?: never;
        /**
         * Delete one phone number from the contact that has it
         * @description If it was the main one, the next in the contact's list becomes it. The only address or number of a contact is not deleted.
         */
        delete: operations["deleteContactPhoneNumber"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/tags": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the tags that contacts have, the most used first
         * @description For filters and suggestions. Equally often used ones come by name. A Manager is told the tags of the contacts of the assigned locations.
         */
        get: operations["listContactTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List devices
         * @description A Manager sees the devices of the assigned locations, a Location those of its own site.
         */
        get: operations["listDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/{id}": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The device.
                 * @example device-front
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a device; fields left out stay as they are
         * @description A Manager names assigned locations only. Two devices may have the same name. Giving it another session takes effect when the booth reports next, within a minute; guests who are being photographed finish first. A session that has ended is refused (409).
         */
        post: operations["updateDevice"];
        /**
         * Delete a device, unlinking its booth
         * @description The booth is unlinked first. The photos it took and sent stay; photos still waiting in the booth can no longer be sent under this entry.
         */
        delete: operations["deleteDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/basic": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the ids and names of devices, by name
         * @description For pickers and filters, which need no figures. The same devices as in the full list.
         */
        get: operations["listDeviceNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/code": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a code that links one booth
         * @description Somebody types the code into the booth, or the booth reads it from a QR code; the device then appears in the list. A code links one booth, expires ten minutes after it was made, and ends the one the same person made before. A booth linked with the code of a Location stands at that location, and with the code of a Manager at the first of theirs, so that they see it.
         */
        post: operations["createDeviceCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/unlink": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Unlink a booth and keep its entry
         * @description The booth ends its session and shows the screen that asks for a code. The entry keeps its name, its location and its last figures, and the photos stay. This GET changes what is stored: it must never be sent ahead of time, repeated or cached. Unlinking what is not linked changes nothing.
         */
        get: operations["unlinkDevice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/plans": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the plans on offer, cheapest first
         * @description Read before an account exists, at sign-up, and so without a token as well. A plan that is paid by the month and by the year is two plans with two ids. Prices are stated here and nowhere else.
         */
        get: operations["listPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/photos": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List photos, taken last first
         * @description A Manager sees the photos of the assigned locations, a Location those of its own site. Filters add up: a photo is kept when it fits all of them.
         */
        get: operations["listPhotos"];
        put?: never;
        /**
         * Upload one or several files as photos of a session
         * @description For what was not taken by a booth. Either every file becomes a photo or none does. A file that is not a picture, a gif or a video, judged by its content, is refused with 'Unsupported file type'; one that cannot be drawn or is incomplete is refused with the reason. The photos are approved and hidden, taken at the moment of the upload, and stand at the session's location if it has exactly one.
         */
        post: operations["createPhotos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/photos/{id}": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The photo.
                 * @example photo-ada
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Read one photo */
        get: operations["getPhoto"];
        put?: never;
        /**
         * Change a photo; fields left out stay as they are
         * @description A photo becomes public only with the guest's consent and approved, else 409; both may come in the same call. Approving alone shows nothing. Taking the approval back hides the photo. Hiding it ends at once every address of its media given out before; whoever may still see it gets new ones with the next answer. `pairId` and `pairRole` come together; a pair has one photo of each role (409). A Manager and a Location change `visibility` only (403).
         */
        post: operations["updatePhoto"];
        /**
         * Delete a photo and its file
         * @description Every address of its media, and its public link, stop working at once.
         */
        delete: operations["deletePhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/photos/{id}/send": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The photo.
                 * @example photo-ada
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a photo to one address or number
         * @description The message is the session's, with a link to the photo's own page. The delivery is answered as queued; its status follows. Refused (409) for a hidden photo, whose link would lead nowhere, and by sms while the account has none.
         */
        post: operations["sendPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/photos/bulk": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change or delete up to 200 photos at once
         * @description Takes `ids` and either `set` or `delete`. What holds for one photo holds for each of them: those it forbids are answered as refused and stay as they are, all others are changed, in one step. Ids that are not there, or not within the caller's reach, are answered as missing. A Manager and a Location set `visibility` only. Deleting is not for a Location, and a Manager needs the permission deletePhotos for it (403); only the handler can tell, so the operation states no permission.
         */
        post: operations["updatePhotos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/photos/export": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a zip file of photos
         * @description Takes either `ids` or a `filter`; `{}` as the filter means all. At most 2,000 photos go into one file, more are refused (422), and so is nothing at all. Ids that are not there are left out, as `count` shows. The file holds the media as they are, named by time and id, and can be fetched for ten minutes.
         */
        post: operations["exportPhotos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List products
         * @description Filters add up; a product is kept when it fits all of them.
         */
        get: operations["listProducts"];
        put?: never;
        /**
         * Add a product
         * @description Text is stored without space around it. A picture must be an asset of this account, a location one of its locations, and for a Manager one of the assigned ones.
         */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The product.
                 * @example product-serum
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Read one product */
        get: operations["getProduct"];
        put?: never;
        /**
         * Change a product; fields left out stay as they are
         * @description Null empties a field that may be empty. A list replaces the list stored; but where a Manager names locations, it keeps those that are not assigned, and must keep one that is.
         */
        post: operations["updateProduct"];
        /**
         * Delete a product
         * @description Photos, templates and drafts that show it lose it. While a campaign that is scheduled, sending or paused shows it, it is refused; set `active` to false to hide it instead.
         */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/bulk": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change or delete up to 200 products at once
         * @description Takes `ids` and either `set` or `delete`. What holds for one product holds for each of them: those that a campaign on its way shows are not deleted, are answered as refused and stay; all others are changed, in one step. Ids that are not there, or not within the caller's reach, are answered as missing.
         */
        post: operations["updateProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/import": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add and change many products from a CSV file
         * @description The first row names the columns, which are those of ProductCreate; `name` must be there and filled in each row, a column of any other name is refused. Commas, semicolons or tabs part them. Tags and location ids are parted by semicolons, `active` is `true` or `false`. `price` is written in whole units with a point (`48.00`) and stored in minor units. Space around a value is dropped, and so is a single quotation mark before `=`, `+`, `-` or `@`; a row of empty cells is none. A row whose SKU is known, in the account or further up in the file, is a duplicate; an update leaves alone what the row leaves empty. Good rows are stored even when others are rejected. Rows are stored once the whole file is there, some hundreds at a time; if the caller leaves before the answer, those stored by then stay, and a repetition with the same key goes on behind them.
         */
        post: operations["importProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/search": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Find products by a word
         * @description Filtered and ordered like the full list.
         */
        get: operations["searchProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List sessions, newest first
         * @description A Manager sees the sessions of the assigned locations, a Location those of its own site; both see those that are for everywhere.
         */
        get: operations["listSessions"];
        put?: never;
        /**
         * Make a session, as a draft
         * @description Only the name is needed; `SessionCreate` says what the rest is when it is left out. It begins as a draft and is made active by a change of its status. A device named in `deviceIds` leaves the session it had, which is refused (409) while that one is active. A Manager names assigned locations only, and needs the permission editBranding to send a field of the look (403); only the handler can tell, so the operation states no permission. What a Manager makes for no location is for all assigned ones.
         */
        post: operations["createSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{id}": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The session.
                 * @example session-autumn
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Read one session */
        get: operations["getSession"];
        put?: never;
        /**
         * Change a session; fields left out stay as they are
         * @description Any part may come alone: the general fields, the look, or the experiences. A list that is sent replaces the list. A draft becomes active; an active one paused or ended; a paused one active or ended; an ended one stays so. Any other change of `status` is refused (409), the same status again changes nothing. An active session has at least one enabled experience, else 409, both when it becomes active and when its experiences change. Ending it frees its devices. A device named in `deviceIds` leaves the session it had, which is refused (409) while that one is active. A Manager changes no field that `lockedFields` names, nor that list, and needs the permission editBranding for the fields of the look (403); only the handler can tell, so the operation states no permission.
         */
        post: operations["updateSession"];
        /**
         * Delete a session
         * @description Refused while it is active and devices run it; the answer names them. Otherwise its devices are free. Its photos stay, without a session, and its microsite is gone. A Manager cannot delete one with locked fields (403).
         */
        delete: operations["deleteSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{id}/duplicate": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The session.
                 * @example session-autumn
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a copy of a session
         * @description The copy is a draft without devices, times and photos. Its experiences have ids of their own, its slug is made from its name. It is called as the original with ' copy' behind it, and a number where that is taken; the name is shortened where both do not fit. All else is as in the original, the locked fields too. The copy that a Manager makes is for the assigned locations among the original's, or all assigned ones when it is for everywhere.
         */
        post: operations["duplicateSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** List templates, changed last first */
        get: operations["listTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/{id}": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The template.
                 * @example template-autumn
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Read one template */
        get: operations["getTemplate"];
        put?: never;
        /**
         * Change a template; fields left out stay as they are
         * @description The height is rounded to the nearest integer, a half upwards. A width or height that is sent is written into the scene; a scene that comes without them sets them. Assets and products that the scene shows must be of this account; what it showed before may stay although it was deleted. The preview stays as it is until the next one is stored. A Manager changes neither a locked template nor the lock (403).
         */
        post: operations["updateTemplate"];
        /**
         * Delete a template and its preview
         * @description Refused while `usedBy` names a place, or would name one to the owner, because an experience of several shots cannot go on without its template. Photos that were made with it stay. A Manager cannot delete a locked one (403).
         */
        delete: operations["deleteTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/{id}/preview": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The template.
                 * @example template-autumn
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store the preview of a template, and the scene it was drawn from when one is sent
         * @description Preview and scene are stored together or not at all, so a card never shows another scene than the editor. What holds for the scene of a change holds here as well. The size of a scene that is sent becomes the size of the template. A Manager cannot change a locked template (403).
         */
        post: operations["updateTemplatePreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/create": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a template
         * @description The height is rounded to the nearest integer, a half upwards. Width and height are written into the scene, so both always agree; without a scene the template begins white and without layers. Assets and products that the scene shows must be of this account. It has no preview until one is stored.
         */
        post: operations["createTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/duplicate/{id}": {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The template.
                 * @example template-autumn
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Make a copy of a template
         * @description Every call makes one more copy, although the method is GET: never call it ahead of time or a second time. The copy has an id of its own, the scene and the preview of the original, its name with ' copy' behind it (the name is shortened where both do not fit), and is neither stock nor locked.
         */
        get: operations["duplicateTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Account: {
            accentColor: components["schemas"]["Colour"] | null;
            address: components["schemas"]["PostalAddress"] | null;
            bookingUrl: components["schemas"]["Url"] | null;
            brandColor: components["schemas"]["Colour"] | null;
            businessName: components["schemas"]["BusinessName"];
            category: components["schemas"]["BusinessCategory"];
            createdAt: components["schemas"]["Time"];
            currency: components["schemas"]["Currency"];
            email: components["schemas"]["EmailAddress"];
            id: components["schemas"]["Uid"];
            locale: components["schemas"]["Locale"];
            /** @description An asset of type logo. */
            logoAssetId: components["schemas"]["Id"] | null;
            ownerName: components["schemas"]["PersonName"];
            phone: components["schemas"]["PhoneNumber"] | null;
            /** @description Who sent the owner here. */
            referral: string | null;
            reviewUrl: components["schemas"]["Url"] | null;
            settings: components["schemas"]["AccountSettings"];
            socialHandles: components["schemas"]["SocialHandles"];
            status: components["schemas"]["AccountStatus"];
            timezone: components["schemas"]["Timezone"];
            userType: components["schemas"]["UserType"];
            website: components["schemas"]["Url"] | null;
        };
        /** @description What a business says of itself when it signs up. The category decides with which stock assets it begins. Left out, the owner's name is the one at the identity provider or what stands before the @ of the address, the time zone UTC and the language en. */
        AccountCreate: {
            businessName: components["schemas"]["BusinessName"];
            category: components["schemas"]["BusinessCategory"];
            locale?: components["schemas"]["Locale"];
            ownerName?: components["schemas"]["PersonName"];
            timezone?: components["schemas"]["Timezone"];
        };
        /** @enum {string} */
        AccountFeature: "campaigns" | "microsites" | "integrations" | "analytics" | "franchise";
        /** @description What tells whether the business is well. */
        AccountHealth: {
            /** @description How many connected services have expired or fail. */
            brokenIntegrations: number;
            /** @description How many booths are linked. */
            devices: number;
            /** @description How many of them were heard from in the last five minutes. */
            devicesOnline: number;
            /** @description When somebody of the account last used the product; null for never. */
            lastActiveAt: components["schemas"]["Time"] | null;
            /** @description Null before the first photo. */
            lastPhotoAt: components["schemas"]["Time"] | null;
            photosLast30Days: number;
        };
        /** @description How much the account may have; null where there is no limit. */
        AccountLimits: {
            contacts: number | null;
            devices: number | null;
            locations: number | null;
            storageGb: number | null;
        };
        AccountPage: {
            items: components["schemas"]["AccountSummary"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /** @description Set by an administrator. */
        AccountSettings: {
            /** @description Whether locations must keep the account's look. */
            brandLock: boolean;
            features: components["schemas"]["AccountFeature"][];
            limits: components["schemas"]["AccountLimits"];
            retentionDays: number;
            /** @description Who an SMS is from; null for the product's own. */
            senderName: string | null;
            smsEnabled: boolean;
        };
        /** @enum {string} */
        AccountStatus: "trial" | "active" | "past_due" | "suspended";
        /** @description An account as a row of the list. */
        AccountSummary: {
            businessName: components["schemas"]["BusinessName"];
            category: components["schemas"]["BusinessCategory"];
            createdAt: components["schemas"]["Time"];
            email: components["schemas"]["EmailAddress"];
            health: components["schemas"]["AccountHealth"];
            id: components["schemas"]["Uid"];
            ownerName: components["schemas"]["PersonName"];
            status: components["schemas"]["AccountStatus"];
            userType: components["schemas"]["UserType"];
        };
        /** @description What an owner may change. The e-mail address belongs to the identity provider. */
        AccountUpdate: {
            accentColor?: components["schemas"]["Colour"] | null;
            address?: components["schemas"]["PostalAddress"] | null;
            bookingUrl?: components["schemas"]["Url"] | null;
            brandColor?: components["schemas"]["Colour"] | null;
            businessName?: components["schemas"]["BusinessName"];
            category?: components["schemas"]["BusinessCategory"];
            currency?: components["schemas"]["Currency"];
            locale?: components["schemas"]["Locale"];
            logoAssetId?: components["schemas"]["Id"] | null;
            ownerName?: components["schemas"]["PersonName"];
            phone?: components["schemas"]["PhoneNumber"] | null;
            reviewUrl?: components["schemas"]["Url"] | null;
            socialHandles?: components["schemas"]["SocialHandles"];
            timezone?: components["schemas"]["Timezone"];
            website?: components["schemas"]["Url"] | null;
        };
        Asset: {
            /** @description The size of the file. */
            bytes: number;
            createdAt: components["schemas"]["Time"];
            /** @description In milliseconds; null for a picture and where it is not known. */
            durationMs: number | null;
            /** @description In pixels; null for a sound and where it is not known. */
            height: number | null;
            id: components["schemas"]["Id"];
            mime: components["schemas"]["AssetMime"];
            /** @description The name of the file as it was uploaded. */
            name: string;
            /** @description What the picture was drawn from; null for a file that was uploaded as it is. */
            scene: components["schemas"]["Scene"] | null;
            /** @description Whether it came with the business category. */
            stock: boolean;
            /** @description A small still picture; null for a sound, and for a video without one. */
            thumbUrl: components["schemas"]["MediaUrl"] | null;
            type: components["schemas"]["AssetType"];
            updatedAt: components["schemas"]["Time"];
            url: components["schemas"]["MediaUrl"];
            /** @description Where it is shown. Deleting it leaves a gap there. */
            usedBy: components["schemas"]["AssetUse"][];
            /** @description In pixels; null for a sound and where it is not known. */
            width: number | null;
        };
        /** @description The media type, judged by the file's content. */
        AssetMime: string;
        AssetPage: {
            items: components["schemas"]["Asset"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        AssetReplacement: {
            asset: components["schemas"]["MediaFile"];
            scene?: components["schemas"]["SceneText"];
        };
        AssetSceneUpload: {
            scene: components["schemas"]["SceneText"];
        };
        AssetsCreated: {
            items: components["schemas"]["Asset"][];
        };
        /**
         * @description What an asset is for.
         * @enum {string}
         */
        AssetType: "logo" | "promotional" | "template_background" | "template_overlay" | "overlay" | "start_screen" | "experience_screen" | "sharing_screen" | "microsite_background" | "layout" | "misc";
        AssetUpload: {
            /** @description Pictures of at most 25 MB, videos of at most 200 MB, sounds of at most 20 MB. */
            assets: components["schemas"]["MediaFile"][];
        };
        /** @description One place that shows the asset. */
        AssetUse: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "account" | "session" | "template" | "campaign" | "location" | "product";
            name: string;
        };
        AudienceAsked: {
            audience: components["schemas"]["CampaignAudience"];
            channel: components["schemas"]["CampaignChannel"];
        };
        /** @description Contacts whose consent on the channel is this. */
        AudienceConsentRule: {
            channel: components["schemas"]["CampaignChannel"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "consent";
            status: components["schemas"]["ConsentStatus"];
        };
        AudienceContact: {
            /** @description The main e-mail address, or the main phone number for an SMS; null without one. */
            address: string | null;
            id: components["schemas"]["Id"];
            /** @description First and last name; null where neither is known. */
            name: string | null;
        };
        AudienceContacts: components["schemas"]["AudienceContact"][];
        AudienceDays: number;
        /** @description Contacts with an e-mail address, or without one. */
        AudienceHasEmailRule: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "hasEmail";
            value: boolean;
        };
        /** @description Contacts with a phone number, or without one. */
        AudienceHasPhoneRule: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "hasPhone";
            value: boolean;
        };
        /** @description Contacts by how long ago their last photo was taken. */
        AudienceLastPhotoRule: {
            days: components["schemas"]["AudienceDays"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "lastPhoto";
            op: components["schemas"]["AudienceRecency"];
        };
        /** @description Contacts by how long ago they were last here. */
        AudienceLastVisitRule: {
            days: components["schemas"]["AudienceDays"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "lastVisit";
            op: components["schemas"]["AudienceRecency"];
        };
        /** @description Contacts that the location knows, or does not. */
        AudienceLocationRule: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "location";
            op: components["schemas"]["AudienceMembership"];
            /** @description The location's id. */
            value: components["schemas"]["Id"];
        };
        /** @enum {string} */
        AudienceMembership: "is" | "isNot";
        /** @description Some of those who are left out, by the reason under which they are counted. */
        AudienceNamed: {
            bounced: components["schemas"]["AudienceContacts"];
            duplicate: components["schemas"]["AudienceContacts"];
            noAddress: components["schemas"]["AudienceContacts"];
            noConsent: components["schemas"]["AudienceContacts"];
        };
        AudienceReach: {
            /** @description Everyone the rules match. */
            audience: components["schemas"]["CampaignCount"];
            /** @description Who would be written to; with the skipped it adds up to the audience. */
            count: components["schemas"]["CampaignCount"];
            named: components["schemas"]["AudienceNamed"];
            skipped: components["schemas"]["CampaignSkipped"];
        };
        /**
         * @description `within` the last so many days, or `notWithin` them. Contacts for whom it never happened count as `notWithin`.
         * @enum {string}
         */
        AudienceRecency: "within" | "notWithin";
        AudienceRule: components["schemas"]["AudienceTagRule"] | components["schemas"]["AudienceSourceRule"] | components["schemas"]["AudienceLocationRule"] | components["schemas"]["AudienceConsentRule"] | components["schemas"]["AudienceLastPhotoRule"] | components["schemas"]["AudienceLastVisitRule"] | components["schemas"]["AudienceHasEmailRule"] | components["schemas"]["AudienceHasPhoneRule"];
        /** @description Contacts that come from the source, or do not. */
        AudienceSourceRule: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "source";
            op: components["schemas"]["AudienceMembership"];
            value: components["schemas"]["ContactSource"];
        };
        /** @description Contacts that have the tag, or have it not. */
        AudienceTagRule: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "tag";
            op: components["schemas"]["AudienceMembership"];
            value: components["schemas"]["ContactTag"];
        };
        BoothAnswer: {
            key: string;
            /** @description As text; a checkbox is `true` or `false`. */
            value: string;
        };
        /** @description The version of the booth's app. */
        BoothAppVersion: string;
        /** @description The file behind an asset's id. */
        BoothAsset: {
            id: components["schemas"]["Id"];
            mime: components["schemas"]["AssetMime"];
            type: components["schemas"]["AssetType"];
            url: components["schemas"]["MediaUrl"];
        };
        /** @description A PhotoConsent as JSON text. Left out, no consent was given. */
        BoothConsentText: string;
        /** @description What the guest answered, by the keys of the session's `capture`. What was not answered is left out. */
        BoothGuest: {
            birthday?: components["schemas"]["ContactBirthday"];
            /** @description Answers to the business's own questions. */
            custom?: components["schemas"]["BoothAnswer"][];
            emailAddress?: components["schemas"]["EmailAddress"];
            firstName?: components["schemas"]["PersonName"];
            lastName?: components["schemas"]["PersonName"];
            marketingConsent?: boolean;
            phoneNumber?: components["schemas"]["PhoneNumber"];
        };
        /** @description A BoothGuest as JSON text, because a multipart part carries text. */
        BoothGuestText: string;
        /** @description 256 random bits in base64url. Whoever has it is the booth; the server keeps only its hash. */
        BoothKey: string;
        BoothLink: {
            appVersion: components["schemas"]["BoothAppVersion"];
            /** @description Eight letters and digits, as the device code has them; small letters and a space or dash in the middle are taken too. */
            code: string;
            model: components["schemas"]["BoothModel"];
        };
        BoothLinked: {
            deviceId: components["schemas"]["Id"];
            key: components["schemas"]["BoothKey"];
            name: components["schemas"]["DeviceTitle"];
        };
        /** @description What the booth is. */
        BoothModel: string;
        BoothPhoto: {
            /** @description When it was taken. A time in the future becomes that of the arrival. */
            capturedAt: components["schemas"]["Time"];
            /** @description Chosen by the booth, another one for every photo. The same again means the same photo. */
            clientId: string;
            consent?: components["schemas"]["BoothConsentText"];
            /** @description The experience it was taken in. */
            experienceId?: components["schemas"]["Id"];
            guest?: components["schemas"]["BoothGuestText"];
            /** @description The same for both photos of a pair, chosen by the booth. Comes with `pairRole`. */
            pairId?: components["schemas"]["Id"];
            pairRole?: components["schemas"]["PairRole"];
            photo: components["schemas"]["PhotoFile"];
            productIds?: components["schemas"]["BoothProductIdsText"];
            /** @description The session it was taken in. Left out, the one the device has now. */
            sessionId?: components["schemas"]["Id"];
        };
        BoothProduct: {
            id: components["schemas"]["Id"];
            /** @description Null without a picture. */
            imageAssetId: components["schemas"]["Id"] | null;
            name: components["schemas"]["ProductTitle"];
        };
        /** @description The products that the staff named, as a JSON list of ids. */
        BoothProductIdsText: string;
        BoothReport: {
            appVersion: components["schemas"]["BoothAppVersion"];
            /** @description How full the battery is, in percent; null without one. */
            battery: number | null;
            /** @description Whether it is on power; null without a battery. */
            charging: boolean | null;
            /** @description Free storage in megabytes. */
            freeMb: number;
            /** @description Left out, it stays as it is known. */
            model?: components["schemas"]["BoothModel"];
            /** @description How many photos wait to be sent. */
            queueLength: number;
        };
        /** @description The session without what guests and their booth need not know. Fields mean what they mean in `Session`. */
        BoothSession: {
            accentColor: components["schemas"]["SessionColour"];
            /** @description The file for each asset id that stands in one of the fields above, in a scene or with a product, each once. An id without a file here was deleted: its place stays empty. */
            assets: components["schemas"]["BoothAsset"][];
            /** @description For `{{business}}`. */
            businessName: components["schemas"]["BusinessName"];
            capture: components["schemas"]["SessionCapture"];
            consentRequired: boolean;
            consentText: components["schemas"]["SessionConsentText"];
            consentVersion: number;
            displayMode: components["schemas"]["DisplayMode"];
            /** @description Those that are enabled, in the order of the tiles. */
            experiences: components["schemas"]["Experience"][];
            experienceScreenAssetId: components["schemas"]["SessionAssetId"];
            font: components["schemas"]["SessionFont"];
            galleryVisibility: components["schemas"]["GalleryVisibility"];
            id: components["schemas"]["Id"];
            idleSeconds: components["schemas"]["SessionIdleSeconds"];
            language: components["schemas"]["Locale"];
            /** @description For `{{location}}`; null when nobody has said where the device stands. */
            locationName: components["schemas"]["LocationName"] | null;
            logoAssetId: components["schemas"]["SessionAssetId"];
            minAge: components["schemas"]["SessionMinAge"];
            overlayAssetIds: components["schemas"]["SessionAssetIds"];
            primaryColor: components["schemas"]["SessionColour"];
            /** @description Those that the scenes name and, when an experience asks the staff, those active at the location. */
            products: components["schemas"]["BoothProduct"][];
            promotionalAssetIds: components["schemas"]["SessionAssetIds"];
            settingsVersion: components["schemas"]["SettingsVersion"];
            shareChannels: components["schemas"]["SessionShareChannels"];
            sharingScreenAssetId: components["schemas"]["SessionAssetId"];
            startScreenAssetId: components["schemas"]["SessionAssetId"];
            startText: components["schemas"]["SessionStartText"];
            /** @description Those the experiences use, each once. */
            templates: components["schemas"]["BoothTemplate"][];
            termsUrl: components["schemas"]["SessionUrl"];
            thanksText: components["schemas"]["SessionThanksText"];
            theme: components["schemas"]["SessionTheme"];
            /** @description For `{{date}}`; the location's, or else the account's. */
            timezone: components["schemas"]["Timezone"];
        };
        BoothState: {
            /** @description Where it stands; null when nobody has said. */
            locationId: components["schemas"]["Id"] | null;
            name: components["schemas"]["DeviceTitle"];
            /** @description What it shall run now; null while that is nothing, be it that its session is not active or out of its times. */
            sessionId: components["schemas"]["Id"] | null;
            settingsVersion: components["schemas"]["SettingsVersion"];
        };
        BoothTemplate: {
            dpi: components["schemas"]["TemplateDpi"];
            height: components["schemas"]["TemplateHeight"];
            id: components["schemas"]["Id"];
            name: components["schemas"]["TemplateName"];
            scene: components["schemas"]["Scene"];
            width: components["schemas"]["TemplateWidth"];
        };
        /** @enum {string} */
        BusinessCategory: "beauty" | "pets" | "construction" | "marketing" | "other";
        BusinessName: string;
        Campaign: {
            audience: components["schemas"]["CampaignAudience"];
            /** @description Null for an SMS, and in a draft without it yet. */
            body: components["schemas"]["CampaignBody"] | null;
            channel: components["schemas"]["CampaignChannel"];
            createdAt: components["schemas"]["Time"];
            createdBy: components["schemas"]["CampaignAuthor"];
            /** @description Why it failed, in a sentence for a person; null unless it did. An SMS fails while the account has none. */
            failure: string | null;
            id: components["schemas"]["Id"];
            kind: components["schemas"]["CampaignKind"];
            /** @description Where `{{link}}` and the button lead; null without one. */
            linkUrl: components["schemas"]["Url"] | null;
            mediaIds: components["schemas"]["CampaignMediaIds"];
            name: components["schemas"]["CampaignTitle"];
            preheader: components["schemas"]["CampaignPreheader"] | null;
            productIds: components["schemas"]["CampaignProductIds"];
            /** @description Null for none. */
            quietHours: components["schemas"]["CampaignQuietHours"] | null;
            /** @description Null unless repeating, and in a draft without it yet. */
            repeat: components["schemas"]["CampaignRepeat"] | null;
            /** @description Where answers to an e-mail go; null for the account's own address. */
            replyTo: components["schemas"]["EmailAddress"] | null;
            /** @description Null for the business's name, or the account's SMS sender. */
            senderName: components["schemas"]["CampaignSenderName"] | null;
            /** @description Null for an e-mail, and in a draft without it yet. */
            smsBody: components["schemas"]["CampaignSmsBody"] | null;
            stats: components["schemas"]["CampaignStats"];
            status: components["schemas"]["CampaignStatus"];
            /** @description Null for an SMS, and in a draft without it yet. */
            subject: components["schemas"]["CampaignSubject"] | null;
            /** @description The template, of kind mail, in which an e-mail is set; null for the plain one. */
            templateId: components["schemas"]["Id"] | null;
            /** @description When it goes out, and for a repeating campaign when the next round does; in the past, when it went out. Null when not scheduled, and always for an automatic campaign. */
            time: components["schemas"]["Time"] | null;
            timezone: components["schemas"]["Timezone"];
            /** @description Null unless automatic, and in a draft without it yet. */
            trigger: components["schemas"]["CampaignTrigger"] | null;
            updatedAt: components["schemas"]["Time"];
        };
        /** @description Who gets it: the contacts that meet all of the rules, or any one. No rule at all means every contact. Whatever the rules say, only contacts with an address for the channel and with consent `in` are written to. */
        CampaignAudience: {
            /** @enum {string} */
            match: "all" | "any";
            rules: components["schemas"]["AudienceRule"][];
        };
        /** @description Who made it. */
        CampaignAuthor: {
            id: components["schemas"]["Uid"];
            name: components["schemas"]["PersonName"];
        };
        /** @description Markdown, with placeholders. HTML in it is shown as text. */
        CampaignBody: string;
        /** @enum {string} */
        CampaignChannel: "email" | "sms";
        /** @description Hours and minutes of a day of 24 hours, in the campaign's time zone. */
        CampaignClock: string;
        CampaignCount: number;
        /** @description What is left out is empty, where nothing else is said. */
        CampaignCreate: {
            /**
             * @description Left out, it is every contact.
             * @default {
             *       "match": "all",
             *       "rules": []
             *     }
             */
            audience?: components["schemas"]["CampaignAudience"];
            /** @default null */
            body?: components["schemas"]["CampaignBody"] | null;
            channel: components["schemas"]["CampaignChannel"];
            /**
             * @default once
             * @enum {string}
             */
            kind?: "once" | "repeating" | "automatic";
            /** @default null */
            linkUrl?: components["schemas"]["Url"] | null;
            /** @default [] */
            mediaIds?: components["schemas"]["Id"][];
            name: components["schemas"]["CampaignTitle"];
            /** @default null */
            preheader?: components["schemas"]["CampaignPreheader"] | null;
            /** @default [] */
            productIds?: components["schemas"]["Id"][];
            /** @description Left out, 21:00 to 09:00 for SMS and none for e-mail. Null for none. */
            quietHours?: components["schemas"]["CampaignQuietHours"] | null;
            /**
             * @description Only for a repeating campaign.
             * @default null
             */
            repeat?: components["schemas"]["CampaignRepeat"] | null;
            /** @default null */
            replyTo?: components["schemas"]["EmailAddress"] | null;
            /** @default null */
            senderName?: components["schemas"]["CampaignSenderName"] | null;
            /** @default null */
            smsBody?: components["schemas"]["CampaignSmsBody"] | null;
            /** @default null */
            subject?: components["schemas"]["CampaignSubject"] | null;
            /** @default null */
            templateId?: components["schemas"]["Id"] | null;
            /**
             * @description At least five minutes ahead, or null. It takes effect once the campaign is scheduled.
             * @default null
             */
            time?: components["schemas"]["Time"] | null;
            /** @description Left out, it is the account's. */
            timezone?: components["schemas"]["Timezone"];
            /**
             * @description Only for an automatic campaign.
             * @default null
             */
            trigger?: components["schemas"]["CampaignTrigger"] | null;
        };
        CampaignDay: {
            bounced: components["schemas"]["CampaignCount"];
            clicked: components["schemas"]["CampaignCount"];
            /**
             * Format: date
             * @description A day of the campaign's time zone.
             */
            day: string;
            delivered: components["schemas"]["CampaignCount"];
            opened: components["schemas"]["CampaignCount"];
            sent: components["schemas"]["CampaignCount"];
            unsubscribed: components["schemas"]["CampaignCount"];
        };
        /**
         * @description Sent once, again and again, or to each contact when something happens.
         * @enum {string}
         */
        CampaignKind: "once" | "repeating" | "automatic";
        CampaignLink: {
            /** @description Contacts, each under the link they followed first. */
            clicked: components["schemas"]["CampaignCount"];
            /** @description How often it was followed, by the same contacts too. */
            clicks: components["schemas"]["CampaignCount"];
            url: components["schemas"]["Url"];
        };
        /** @description Pictures above the words, in this order. Each is an asset of the account. */
        CampaignMediaIds: components["schemas"]["Id"][];
        CampaignPage: {
            items: components["schemas"]["Campaign"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /** @enum {string} */
        CampaignPlaceholder: "{{firstName}}" | "{{business}}" | "{{location}}" | "{{link}}" | "{{photoLink}}";
        /** @description What a mailbox shows beside the subject. */
        CampaignPreheader: string;
        CampaignPreview: {
            /** @description Placeholders in the message that there is nothing for. */
            blanks: components["schemas"]["CampaignPlaceholder"][];
            /** @description Whose message it is; null for nobody in particular. */
            contact: components["schemas"]["AudienceContact"] | null;
            /** @description The sender's name; null for the product's own number. */
            from: string | null;
            /** @description The whole e-mail as a page, for a frame without scripts; it follows the colour scheme of the frame. Null for an SMS. */
            html: string | null;
            /** @description Null for an SMS, and without one. */
            preheader: string | null;
            /** @description Null for an SMS. */
            replyTo: components["schemas"]["EmailAddress"] | null;
            /** @description Null for an e-mail. */
            sms: components["schemas"]["CampaignSmsCost"] | null;
            /** @description Null for an SMS, and without one. */
            subject: string | null;
            /** @description The SMS, or the plain text that goes with the e-mail. */
            text: string;
        };
        /** @description The words of a campaign, and whose message it is to be. */
        CampaignPreviewAsked: {
            /** @default null */
            body?: components["schemas"]["CampaignBody"] | null;
            channel: components["schemas"]["CampaignChannel"];
            /**
             * @description A contact whom the caller sees. Null for nobody in particular.
             * @default null
             */
            contactId?: components["schemas"]["Id"] | null;
            /** @default null */
            linkUrl?: components["schemas"]["Url"] | null;
            /** @default [] */
            mediaIds?: components["schemas"]["Id"][];
            /** @default null */
            preheader?: components["schemas"]["CampaignPreheader"] | null;
            /** @default [] */
            productIds?: components["schemas"]["Id"][];
            /** @default null */
            replyTo?: components["schemas"]["EmailAddress"] | null;
            /** @default null */
            senderName?: components["schemas"]["CampaignSenderName"] | null;
            /** @default null */
            smsBody?: components["schemas"]["CampaignSmsBody"] | null;
            /** @default null */
            subject?: components["schemas"]["CampaignSubject"] | null;
            /** @default null */
            templateId?: components["schemas"]["Id"] | null;
        };
        /** @description Products below the words, in this order. */
        CampaignProductIds: components["schemas"]["Id"][];
        /** @description Nothing is sent between them; what falls there waits for the end. They may span midnight. */
        CampaignQuietHours: {
            from: components["schemas"]["CampaignClock"];
            to: components["schemas"]["CampaignClock"];
        };
        /** @description How long after one round the next begins. */
        CampaignRepeat: {
            every: number;
            /** @enum {string} */
            unit: "week" | "month";
        };
        CampaignReport: {
            /** @description Days on which something happened, in their order. */
            days: components["schemas"]["CampaignDay"][];
            /** @description The campaign. */
            id: components["schemas"]["Id"];
            /** @description All links of the message, and those it had when it was sent, most followed first. */
            links: components["schemas"]["CampaignLink"][];
            stats: components["schemas"]["CampaignStats"];
        };
        /** @description Who it is from. For an SMS at most 11 letters and digits. */
        CampaignSenderName: string;
        /** @description Contacts in the audience to whom it was not sent. Each is counted once, under the first reason that holds. */
        CampaignSkipped: {
            /** @description An earlier message to the address came back. */
            bounced: components["schemas"]["CampaignCount"];
            /** @description The address was written to already in this round. */
            duplicate: components["schemas"]["CampaignCount"];
            /** @description Without an e-mail address, or a phone number for an SMS. */
            noAddress: components["schemas"]["CampaignCount"];
            /** @description Opted out of the channel, or never asked. */
            noConsent: components["schemas"]["CampaignCount"];
        };
        /** @description Plain text with placeholders and a line that says how to opt out. 160 characters make one message, 70 if one of them is outside the GSM alphabet; several messages cost several times. */
        CampaignSmsBody: string;
        /** @description What an SMS takes: characters of the GSM alphabet, of which a few count twice, or of any kind; and into how many messages they go, each of which is charged. */
        CampaignSmsCost: {
            /** @enum {string} */
            alphabet: "gsm" | "unicode";
            characters: number;
            segments: number;
        };
        /**
         * @description By last change, name or time; with a minus the other way round. Campaigns without a time come last.
         * @enum {string}
         */
        CampaignSort: "changed" | "-changed" | "name" | "-name" | "time" | "-time";
        /** @description All rounds together. `audience` is everyone the rules matched; the skipped and `sent` add up to it once a round is done, and until then the rest is waiting. `delivered` and `bounced` add up to at most `sent`. Before the first round everything is 0. */
        CampaignStats: {
            audience: components["schemas"]["CampaignCount"];
            bounced: components["schemas"]["CampaignCount"];
            /** @description Contacts who followed a link, each once. */
            clicked: components["schemas"]["CampaignCount"];
            delivered: components["schemas"]["CampaignCount"];
            /** @description Contacts who opened it, each once; always 0 for SMS, where it cannot be known. */
            opened: components["schemas"]["CampaignCount"];
            sent: components["schemas"]["CampaignCount"];
            skipped: components["schemas"]["CampaignSkipped"];
            unsubscribed: components["schemas"]["CampaignCount"];
        };
        /**
         * @description `sending` also means that a repeating or automatic campaign is in force. `sent`, `cancelled` and `failed` are final.
         * @enum {string}
         */
        CampaignStatus: "draft" | "scheduled" | "sending" | "paused" | "sent" | "cancelled" | "failed";
        /**
         * @description What a person may ask for; the moves allowed are told at the operation.
         * @enum {string}
         */
        CampaignStatusWanted: "draft" | "scheduled" | "sending" | "paused" | "cancelled";
        CampaignSubject: string;
        CampaignTest: {
            /**
             * @description A contact whom the caller sees. Null for nobody in particular.
             * @default null
             */
            contactId?: components["schemas"]["Id"] | null;
            /** @description E-mail addresses, or phone numbers for an SMS. */
            to: (components["schemas"]["EmailAddress"] | components["schemas"]["PhoneNumber"])[];
        };
        CampaignTestSent: {
            /** @description The campaign. */
            id: components["schemas"]["Id"];
            sentAt: components["schemas"]["Time"];
            to: string[];
        };
        /** @description For the staff; recipients never see it. */
        CampaignTitle: string;
        /** @description What sends an automatic campaign to a contact. */
        CampaignTrigger: {
            /** @description Days from the event to the message; for a birthday, days before it. */
            delayDays: number;
            event: components["schemas"]["CampaignTriggerEvent"];
        };
        /**
         * @description `after_photo`: a photo was taken. `winback`: the last visit. `birthday`: the contact's birthday. `not_viewed`: a photo was delivered and has not been looked at since.
         * @enum {string}
         */
        CampaignTriggerEvent: "after_photo" | "winback" | "birthday" | "not_viewed";
        CampaignUpdate: {
            audience?: components["schemas"]["CampaignAudience"];
            body?: components["schemas"]["CampaignBody"] | null;
            channel?: components["schemas"]["CampaignChannel"];
            kind?: components["schemas"]["CampaignKind"];
            linkUrl?: components["schemas"]["Url"] | null;
            mediaIds?: components["schemas"]["CampaignMediaIds"];
            name?: components["schemas"]["CampaignTitle"];
            preheader?: components["schemas"]["CampaignPreheader"] | null;
            productIds?: components["schemas"]["CampaignProductIds"];
            quietHours?: components["schemas"]["CampaignQuietHours"] | null;
            repeat?: components["schemas"]["CampaignRepeat"] | null;
            replyTo?: components["schemas"]["EmailAddress"] | null;
            senderName?: components["schemas"]["CampaignSenderName"] | null;
            smsBody?: components["schemas"]["CampaignSmsBody"] | null;
            status?: components["schemas"]["CampaignStatusWanted"];
            subject?: components["schemas"]["CampaignSubject"] | null;
            templateId?: components["schemas"]["Id"] | null;
            /** @description At least five minutes ahead, or null. */
            time?: components["schemas"]["Time"] | null;
            timezone?: components["schemas"]["Timezone"];
            trigger?: components["schemas"]["CampaignTrigger"] | null;
        };
        /** @description One thing the booth asks a guest. The kind of the known ones is given: text for names, email, phone, date for the birthday (month and day), checkbox for the consent. */
        CaptureField: {
            key: components["schemas"]["CaptureKey"];
            /** @enum {string} */
            kind: "text" | "email" | "phone" | "date" | "checkbox";
            label: string;
            /** @description Whether a guest must answer. */
            required: boolean;
        };
        /** @description What is asked. The six that are known become fields of the contact, `marketingConsent` its consent on the channels given. The answer to one of the business's own (`customVenue`) is added to the contact's notes. */
        CaptureKey: string;
        Colour: string;
        /**
         * @description How the answer came: at a booth, on a microsite, told to the staff, in an imported file, from an integration, by the unsubscribe link or by an SMS saying STOP.
         * @enum {string}
         */
        ConsentHow: "booth" | "microsite" | "staff" | "import" | "integration" | "unsubscribe" | "stop";
        /**
         * @description Campaigns go only to `in`. Nobody has asked while it is `unknown`.
         * @enum {string}
         */
        ConsentStatus: "in" | "out" | "unknown";
        Contact: {
            birthday: components["schemas"]["ContactBirthday"] | null;
            /** @description Whether the main e-mail address came back as undeliverable. A new one sets it back. */
            bounced: boolean;
            createdAt: components["schemas"]["Time"];
            /** @description The main e-mail address, to which campaigns go. */
            emailAddress: components["schemas"]["EmailAddress"] | null;
            emailConsent: components["schemas"]["ContactConsent"];
            emails: components["schemas"]["ContactEmailValues"];
            firstName: components["schemas"]["PersonName"] | null;
            id: components["schemas"]["Id"];
            lastName: components["schemas"]["PersonName"] | null;
            /** @description When the last of them was taken; null without one. */
            lastPhotoAt: components["schemas"]["Time"] | null;
            /** @description As the booking system says, else the last photo; null when neither is known. */
            lastVisitAt: components["schemas"]["Time"] | null;
            locationIds: components["schemas"]["ContactLocationIds"];
            /** @description As the booking system says; null when nothing is booked or known. */
            nextVisitAt: components["schemas"]["Time"] | null;
            notes: components["schemas"]["ContactNotes"] | null;
            /** @description The main phone number, to which campaigns go. */
            phoneNumber: components["schemas"]["PhoneNumber"] | null;
            phoneNumbers: components["schemas"]["ContactPhoneNumberValues"];
            /** @description How many photos show or were sent to the contact. */
            photoCount: number;
            smsConsent: components["schemas"]["ContactConsent"];
            source: components["schemas"]["ContactSource"];
            sourceId: components["schemas"]["ContactSourceId"] | null;
            tags: components["schemas"]["ContactTags"];
            updatedAt: components["schemas"]["Time"];
        };
        /** @description Month and day, like 04-23. The year is not asked for. */
        ContactBirthday: string;
        /** @description Exactly one of `set` and `delete`. */
        ContactBulk: {
            /** @constant */
            delete?: true;
            ids: components["schemas"]["ContactIds"];
            set?: components["schemas"]["ContactChanges"];
        };
        /** @description Each id that was sent is in exactly one of the three, in the order sent. */
        ContactBulkResult: {
            /** @description As asked now, whether or not they were so before. */
            changed: components["schemas"]["Id"][];
            /** @description There is no such contact. */
            missing: components["schemas"]["Id"][];
            refused: components["schemas"]["ContactRefusal"][];
        };
        /** @description A message of a campaign went to its main address or number. */
        ContactCampaignSent: {
            at: components["schemas"]["Time"];
            /** @description The campaign, which may be deleted since. */
            campaignId: components["schemas"]["Id"];
            /** @description What it was called when it was sent. */
            campaignName: components["schemas"]["CampaignTitle"];
            channel: components["schemas"]["DeliveryChannel"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "campaignSent";
        };
        /** @description What is the same for all of them. What is both taken out and put in is in. */
        ContactChanges: {
            addTags?: components["schemas"]["ContactTags"];
            emailConsent?: components["schemas"]["ContactConsentChange"];
            removeTags?: components["schemas"]["ContactTags"];
            smsConsent?: components["schemas"]["ContactConsentChange"];
        };
        /** @description What the contact agreed to on one channel, with the trail that proves it. */
        ContactConsent: {
            /** @description When it was last answered; null while unknown. */
            at: components["schemas"]["Time"] | null;
            /** @description Who entered it; null while unknown. */
            by: string | null;
            /** @description Null while unknown. */
            how: components["schemas"]["ConsentHow"] | null;
            status: components["schemas"]["ConsentStatus"];
        };
        /** @description The server adds the time and who made the change. */
        ContactConsentChange: {
            /**
             * @description How the answer came, where a person enters it.
             * @default staff
             * @enum {string}
             */
            how?: "booth" | "microsite" | "staff" | "import" | "integration" | "unsubscribe" | "stop";
            status: components["schemas"]["ConsentStatus"];
        };
        /** @description It agreed, opted out, or an answer was taken back, which is `unknown`. */
        ContactConsentGiven: {
            at: components["schemas"]["Time"];
            by: components["schemas"]["ContactEventWitness"];
            channel: components["schemas"]["DeliveryChannel"];
            /** @description Null where it was taken back. */
            how: components["schemas"]["ConsentHow"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "consent";
            status: components["schemas"]["ConsentStatus"];
        };
        /** @description None is required by itself, because the query may carry it. What is left out is empty, where nothing else is said. */
        ContactCreate: {
            /** @default null */
            birthday?: components["schemas"]["ContactBirthday"] | null;
            emailAddress?: components["schemas"]["EmailAddress"];
            /** @description Left out, it is unknown, or what an address is known to have said. */
            emailConsent?: components["schemas"]["ContactConsentChange"];
            /**
             * @description Further e-mail addresses; the main one need not be repeated.
             * @default []
             */
            emails?: components["schemas"]["ContactEmailValue"][];
            /** @default null */
            firstName?: components["schemas"]["PersonName"] | null;
            /** @default null */
            lastName?: components["schemas"]["PersonName"] | null;
            /**
             * @description The locations that know the contact.
             * @default []
             */
            locationIds?: components["schemas"]["Id"][];
            /** @default null */
            notes?: components["schemas"]["ContactNotes"] | null;
            phoneNumber?: components["schemas"]["PhoneNumber"];
            /**
             * @description Further phone numbers; the main one need not be repeated.
             * @default []
             */
            phoneNumbers?: components["schemas"]["ContactPhoneNumberValue"][];
            /** @description Left out, it is unknown, or what a number is known to have said. */
            smsConsent?: components["schemas"]["ContactConsentChange"];
            /** @description Left out, the query's, or else `manual`. */
            source?: components["schemas"]["ContactSource"];
            sourceId?: components["schemas"]["ContactSourceId"];
            /** @default [] */
            tags?: components["schemas"]["ContactTag"][];
        };
        /** @description It became known. A contact that was merged has two of them. */
        ContactCreated: {
            at: components["schemas"]["Time"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "created";
            source: components["schemas"]["ContactSource"];
        };
        /** @description A CSV file in UTF-8 of at most 25 MB and 100,000 rows. */
        ContactCsvFile: Blob;
        /** @description An e-mail address and whose it is. */
        ContactEmail: {
            contactId: components["schemas"]["Id"];
            contactName: components["schemas"]["ContactFullName"] | null;
            value: components["schemas"]["EmailAddress"];
        };
        /** @description What was deleted. */
        ContactEmailDeleted: {
            value: components["schemas"]["EmailAddress"];
        };
        ContactEmailPage: {
            items: components["schemas"]["ContactEmail"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        ContactEmailValue: {
            value: components["schemas"]["EmailAddress"];
        };
        /** @description All e-mail addresses, the main one first. */
        ContactEmailValues: components["schemas"]["ContactEmailValue"][];
        /** @description Something that happened with the contact. */
        ContactEvent: components["schemas"]["ContactCreated"] | components["schemas"]["ContactImported"] | components["schemas"]["ContactMerged"] | components["schemas"]["ContactConsentGiven"] | components["schemas"]["ContactVisited"] | components["schemas"]["ContactPhotographed"] | components["schemas"]["ContactPhotoSent"] | components["schemas"]["ContactCampaignSent"];
        ContactEventPage: {
            items: components["schemas"]["ContactEvent"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /** @description Who did it; null where nobody is known. */
        ContactEventWitness: string | null;
        /** @description Exactly one of both. */
        ContactExport: {
            filter?: components["schemas"]["ContactQuery"];
            ids?: components["schemas"]["ContactIds"];
        };
        ContactExported: {
            /** @description How many contacts are in the file. */
            count: number;
            url: components["schemas"]["MediaUrl"];
        };
        /** @description First and last name, as far as they are known. */
        ContactFullName: string;
        ContactIds: components["schemas"]["Id"][];
        ContactImport: {
            contacts: components["schemas"]["ContactCsvFile"];
            /**
             * @description Whether a duplicate row changes the contact that is there, or is left out.
             * @default update
             * @enum {string}
             */
            duplicates?: "update" | "skip";
        };
        /** @description A row of an imported file changed it. */
        ContactImported: {
            at: components["schemas"]["Time"];
            by: components["schemas"]["ContactEventWitness"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "imported";
        };
        ContactImportRejection: {
            /** @description The column that is wrong, the first one if there are several. */
            field: string;
            /** @description What is wrong and what would be right, in one sentence. */
            message: string;
            /** @description Which row; 1 is the one below the column names. */
            row: number;
        };
        /** @description The four together are the rows of the file, its first row of column names aside. */
        ContactImportSummary: {
            created: number;
            /** @description One entry for each row that was not stored, in the order of the file. */
            rejected: components["schemas"]["ContactImportRejection"][];
            /** @description Duplicates left out, as was asked. */
            skipped: number;
            updated: number;
        };
        /** @description The locations that know the contact. */
        ContactLocationIds: components["schemas"]["Id"][];
        ContactMerge: {
            /** @description The contact that goes. */
            from: components["schemas"]["Id"];
        };
        /** @description Another contact, who was the same person, was taken into it. */
        ContactMerged: {
            at: components["schemas"]["Time"];
            by: components["schemas"]["ContactEventWitness"];
            /** @description What the other was called; null without a name. */
            contactName: components["schemas"]["ContactFullName"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "merged";
        };
        /** @description For the staff; never sent. */
        ContactNotes: string;
        ContactPage: {
            items: components["schemas"]["Contact"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /** @description A phone number and whose it is. */
        ContactPhoneNumber: {
            contactId: components["schemas"]["Id"];
            contactName: components["schemas"]["ContactFullName"] | null;
            value: components["schemas"]["PhoneNumber"];
        };
        /** @description What was deleted. */
        ContactPhoneNumberDeleted: {
            value: components["schemas"]["PhoneNumber"];
        };
        ContactPhoneNumberPage: {
            items: components["schemas"]["ContactPhoneNumber"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        ContactPhoneNumberValue: {
            value: components["schemas"]["PhoneNumber"];
        };
        /** @description All phone numbers, the main one first. */
        ContactPhoneNumberValues: components["schemas"]["ContactPhoneNumberValue"][];
        /** @description A photo was taken that shows the contact, or was sent to it. */
        ContactPhotographed: {
            at: components["schemas"]["Time"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "photo";
            /** @description Where it was taken; null when nobody has said. */
            locationId: components["schemas"]["Id"] | null;
            photoId: components["schemas"]["Id"];
            /** @description A small still picture; null for a video without one. */
            thumbUrl: components["schemas"]["MediaUrl"] | null;
        };
        /** @description A message with a photo went to one of its addresses or numbers. */
        ContactPhotoSent: {
            /** @description When it came into this state. */
            at: components["schemas"]["Time"];
            channel: components["schemas"]["DeliveryChannel"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "photoSent";
            photoId: components["schemas"]["Id"];
            /** @description What went wrong, for the staff; null unless it is an error. */
            reason: string | null;
            status: components["schemas"]["DeliveryStatus"];
            /** @description A small still picture; null for a video without one. */
            thumbUrl: components["schemas"]["MediaUrl"] | null;
            /** @description The address or number. */
            to: string;
        };
        /** @description As the parameters of the list. */
        ContactQuery: {
            emailConsent?: components["schemas"]["ConsentStatus"];
            locationId?: components["schemas"]["Id"];
            search?: components["schemas"]["ContactSearch"];
            smsConsent?: components["schemas"]["ConsentStatus"];
            source?: components["schemas"]["ContactSource"];
            tag?: components["schemas"]["ContactTag"];
        };
        ContactRefusal: {
            id: components["schemas"]["Id"];
            /** @description Why not, in one sentence. */
            message: string;
        };
        ContactSearch: string;
        /**
         * @description By name from A to Z, whoever has none after that; or by time, the longest ago first, which is never. A minus before it turns it round.
         * @default -changed
         * @enum {string}
         */
        ContactSort: "changed" | "-changed" | "name" | "-name" | "lastPhoto" | "-lastPhoto" | "lastVisit" | "-lastVisit";
        /** @description Where the contact comes from, like `booth`, `import`, `manual` or the name of an integration. */
        ContactSource: string;
        /** @description The contact's key at its source. */
        ContactSourceId: string;
        ContactTag: string;
        ContactTagCount: {
            /**
             * @description How many contacts have it.
             * @example 42
             */
            contacts: number;
            tag: components["schemas"]["ContactTag"];
        };
        ContactTagPage: {
            items: components["schemas"]["ContactTagCount"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        ContactTags: components["schemas"]["ContactTag"][];
        ContactUpdate: {
            birthday?: components["schemas"]["ContactBirthday"] | null;
            emailAddress?: components["schemas"]["EmailAddress"] | null;
            emailConsent?: components["schemas"]["ContactConsentChange"];
            emails?: components["schemas"]["ContactEmailValues"];
            firstName?: components["schemas"]["PersonName"] | null;
            id: components["schemas"]["Id"];
            lastName?: components["schemas"]["PersonName"] | null;
            locationIds?: components["schemas"]["ContactLocationIds"];
            notes?: components["schemas"]["ContactNotes"] | null;
            phoneNumber?: components["schemas"]["PhoneNumber"] | null;
            phoneNumbers?: components["schemas"]["ContactPhoneNumberValues"];
            smsConsent?: components["schemas"]["ContactConsentChange"];
            source?: components["schemas"]["ContactSource"];
            sourceId?: components["schemas"]["ContactSourceId"] | null;
            tags?: components["schemas"]["ContactTags"];
        };
        /** @description The last visit, as the booking system says. */
        ContactVisited: {
            at: components["schemas"]["Time"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "visit";
        };
        /** @description An ISO 4217 code. */
        Currency: string;
        /** @description What was deleted. */
        Deleted: {
            id: components["schemas"]["Id"];
        };
        /** @enum {string} */
        DeliveryChannel: "email" | "sms";
        /**
         * @description An `opened` one was delivered before; after `error` nothing follows.
         * @enum {string}
         */
        DeliveryStatus: "queued" | "delivering" | "delivered" | "opened" | "error";
        Device: {
            /** @description The version of the booth's app; null until it reports. */
            appVersion: string | null;
            /** @description How full the battery is, in percent; null without a battery or report. */
            battery: number | null;
            /** @description Whether it is on power; null without a battery or report. */
            charging: boolean | null;
            /** @description Free storage in megabytes; null until it reports. */
            freeMb: number | null;
            id: components["schemas"]["Id"];
            /** @description When the booth last reported; null when it never did. */
            lastSeenAt: components["schemas"]["Time"] | null;
            /** @description When it was linked; null when it is not. */
            linkedAt: components["schemas"]["Time"] | null;
            /** @description Where it stands; null when nobody has said. */
            locationId: components["schemas"]["Id"] | null;
            /** @description What the booth says it is; null until it reports. */
            model: string | null;
            name: components["schemas"]["DeviceTitle"];
            /** @description How many photos wait in the booth to be sent, as it last reported. */
            queueLength: number;
            /** @description The session it was given, which it runs while that is active; null for none. It has one at a time. */
            sessionId: components["schemas"]["Id"] | null;
            status: components["schemas"]["DeviceStatus"];
        };
        DeviceCode: {
            /** @description Eight letters and digits without I, O, 0 and 1, which look alike. Shown in two groups of four. */
            code: string;
            /** @description When the code stops working. */
            expiresAt: components["schemas"]["Time"];
        };
        DeviceName: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["DeviceTitle"];
        };
        DeviceNamePage: {
            items: components["schemas"]["DeviceName"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        DevicePage: {
            items: components["schemas"]["Device"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /**
         * @description By name, last report or when it was linked; with a minus the other way round. Those that never reported, or are not linked, come last.
         * @enum {string}
         */
        DeviceSort: "name" | "-name" | "seen" | "-seen" | "linked" | "-linked";
        /**
         * @description `online` was seen within the last five minutes, `outdated` too but with an app or settings older than the current ones, `offline` was not seen for five minutes or is not linked, `never` was linked and has not been seen yet.
         * @enum {string}
         */
        DeviceStatus: "online" | "offline" | "outdated" | "never";
        /** @enum {string} */
        DeviceStatusFilter: "online" | "offline" | "outdated" | "never" | "unlinked";
        DeviceTitle: string;
        DeviceUpdate: {
            /** @description Where it stands; null when nobody shall say. */
            locationId?: components["schemas"]["Id"] | null;
            name?: components["schemas"]["DeviceTitle"];
            /** @description The session it shall run; null for none. It leaves the one it had. */
            sessionId?: components["schemas"]["Id"] | null;
        };
        /**
         * @description Normal 0, augmented reality 1.
         * @enum {integer}
         */
        DisplayMode: 0 | 1;
        /** Format: email */
        EmailAddress: string;
        /** @description One thing to do in a session, one tile on the booth. */
        Experience: {
            /** @description Whether the booth asks the staff which products were used. */
            askProducts: boolean;
            /** @description Backgrounds a guest may choose from, assets of type template_background. */
            backgroundAssetIds: components["schemas"]["SessionAssetIds"];
            camera: components["schemas"]["ExperienceCamera"];
            /** @description Before the first shot. */
            countdownSeconds: components["schemas"]["ExperienceCountdown"];
            displayMode: components["schemas"]["ExperienceDisplayMode"];
            durationSeconds: components["schemas"]["ExperienceDuration"];
            /** @description Whether guests see it. */
            enabled: boolean;
            filters: components["schemas"]["PhotoFilters"];
            id: components["schemas"]["Id"];
            intervalMs: components["schemas"]["ExperienceInterval"];
            kind: components["schemas"]["ExperienceKind"];
            /** @description Whether guests see themselves as in a mirror. */
            mirror: boolean;
            /** @description Before each further shot. */
            nextCountdownSeconds: components["schemas"]["ExperienceCountdown"];
            order: components["schemas"]["ExperienceOrder"];
            /** @description Overlays a guest may choose from, assets of type overlay; none named means the session's. */
            overlayAssetIds: components["schemas"]["SessionAssetIds"];
            retakes: components["schemas"]["ExperienceRetakes"];
            /** @description An asset of type experience_screen; null for the session's. */
            screenAssetId: components["schemas"]["SessionAssetId"];
            shareChannels: components["schemas"]["ExperienceShareChannels"];
            shots: components["schemas"]["ExperienceShots"];
            templateId: components["schemas"]["ExperienceTemplateId"];
            title: components["schemas"]["ExperienceTitle"];
        };
        /** @enum {string} */
        ExperienceCamera: "front" | "rear";
        /** @description In seconds; rounded to half a second on save. */
        ExperienceCountdown: number;
        ExperienceDisplayMode: components["schemas"]["Inherit"] | components["schemas"]["DisplayMode"];
        /** @description How long a boomerang or a video is filmed, in seconds; null for every other kind. */
        ExperienceDuration: number | null;
        /** @description How long each picture of a gif stands, in milliseconds; null for every other kind. */
        ExperienceInterval: number | null;
        /**
         * @description What a guest makes.
         * @enum {string}
         */
        ExperienceKind: "photo" | "collage" | "gif" | "boomerang" | "video" | "before_after";
        /** @description Its place among the tiles, counted from 0. */
        ExperienceOrder: number;
        /** @description How often a guest may take it again. */
        ExperienceRetakes: number;
        /** @description What guests are offered after this one. Of a list, only what the session offers too counts. */
        ExperienceShareChannels: components["schemas"]["Inherit"] | components["schemas"]["SessionShareChannels"];
        /** @description How many shots are taken. A collage and a gif have several, a photo and each half of a before and after one; null for a boomerang and a video. */
        ExperienceShots: number | null;
        /** @description The template the result is set into; null for none. A collage has one, with as many photo slots as it has shots. */
        ExperienceTemplateId: components["schemas"]["Id"] | null;
        /** @description The words on its tile. */
        ExperienceTitle: string;
        /** @description What is read can be sent back as it is. A field that the kind has no use for is stored as null. */
        ExperienceWrite: {
            /** @default false */
            askProducts?: boolean;
            /** @description Assets of type template_background. Left out, none. */
            backgroundAssetIds?: components["schemas"]["SessionAssetIds"];
            /** @description Left out, `front`. */
            camera?: components["schemas"]["ExperienceCamera"];
            /** @description Before the first shot. Left out, 3. */
            countdownSeconds?: components["schemas"]["ExperienceCountdown"];
            /** @description Left out, `inherit`. */
            displayMode?: components["schemas"]["ExperienceDisplayMode"];
            /** @description Left out or null, 2 for a boomerang and 15 for a video. */
            durationSeconds?: components["schemas"]["ExperienceDuration"];
            /** @default true */
            enabled?: boolean;
            /** @description Left out, none. */
            filters?: components["schemas"]["PhotoFilters"];
            /** @description Of one that the session has; left out for a new one. Any other id is refused (422). */
            id?: components["schemas"]["Id"];
            /** @description Left out or null, 300 for a gif. */
            intervalMs?: components["schemas"]["ExperienceInterval"];
            kind: components["schemas"]["ExperienceKind"];
            /** @default true */
            mirror?: boolean;
            /** @description Before each further shot. Left out, 2. */
            nextCountdownSeconds?: components["schemas"]["ExperienceCountdown"];
            /** @description The list is sorted by it and counted anew; left out, its place in the list. */
            order?: components["schemas"]["ExperienceOrder"];
            /** @description Assets of type overlay. Left out, none. */
            overlayAssetIds?: components["schemas"]["SessionAssetIds"];
            /** @description Left out, 2. */
            retakes?: components["schemas"]["ExperienceRetakes"];
            /** @description An asset of type experience_screen. Left out, the session's. */
            screenAssetId?: components["schemas"]["SessionAssetId"];
            /** @description Left out, `inherit`. */
            shareChannels?: components["schemas"]["ExperienceShareChannels"];
            /** @description Left out or null, the slots of the template for a collage, 4 for a gif. Always 1 for a photo and a before and after. */
            shots?: components["schemas"]["ExperienceShots"];
            /**
             * @description The template the result is set into. A collage needs one, with as many photo slots as it has shots (422).
             * @default null
             */
            templateId?: components["schemas"]["Id"] | null;
            title: components["schemas"]["ExperienceTitle"];
        };
        /** @description All of them, because what is not named is gone. Photos taken with it stay. */
        ExperienceWrites: components["schemas"]["ExperienceWrite"][];
        /** @description One thing wrong with one field. */
        FieldError: {
            /** @description Where it is, as a path into the body (`layers.2.text`) or the name of a parameter. */
            field: string;
            /** @description What is wrong and what would be right, in one sentence. */
            message: string;
        };
        /**
         * @description Who sees the session's gallery: everybody (`public`), whoever has its address (`unlisted`), nobody but each guest the own photo (`private`). The booth asks guests accordingly.
         * @enum {string}
         */
        GalleryVisibility: "public" | "unlisted" | "private";
        /** @description The identifier of a record. */
        Id: string;
        /** @description A picture of the business. */
        ImageLayer: {
            assetId: components["schemas"]["Id"];
            editable: components["schemas"]["LayerScopes"];
            h: components["schemas"]["LayerLength"];
            hidden: boolean;
            id: components["schemas"]["Id"];
            locked: boolean;
            name: components["schemas"]["LayerName"];
            opacity: components["schemas"]["LayerOpacity"];
            rotation: components["schemas"]["LayerRotation"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "image";
            w: components["schemas"]["LayerLength"];
            x: components["schemas"]["LayerPosition"];
            y: components["schemas"]["LayerPosition"];
            z: components["schemas"]["LayerOrder"];
        };
        /**
         * @description As the session says.
         * @constant
         */
        Inherit: "inherit";
        /**
         * @description Where a value comes from: set in the session itself, taken from its location (when it is for exactly one, and that has a value), or else from the account.
         * @enum {string}
         */
        InheritedFrom: "own" | "location" | "account";
        /**
         * @description A service that can be connected. salon-interactive, meevo, phorest, textel and sendgrid take a key on a page of ours; the others ask for consent on a page of theirs.
         * @enum {string}
         */
        IntegrationName: "storage" | "facebook" | "crm" | "google" | "instagram" | "square" | "twilio" | "twitter" | "mindbody" | "salon-interactive" | "meevo" | "phorest" | "textel" | "sendgrid";
        IntegrationNames: components["schemas"]["IntegrationName"][];
        InvitationAccept: {
            /**
             * Format: password
             * @description The identity provider asks for 6 characters.
             */
            password: string;
            /** @description The secret of the link. */
            token: string;
        };
        InvitationAccepted: {
            email: components["schemas"]["EmailAddress"];
        };
        LayerLength: number;
        LayerName: string;
        LayerOpacity: number;
        LayerOrder: number;
        LayerPosition: number;
        LayerRotation: number;
        /**
         * @description What a location may change although the layer is locked.
         * @enum {string}
         */
        LayerScope: "text" | "colour" | "image" | "position" | "size" | "visibility";
        LayerScopes: components["schemas"]["LayerScope"][];
        /** @description A BCP 47 language tag. */
        Locale: string;
        Location: {
            address: components["schemas"]["PostalAddress"] | null;
            /** @description Null where the account's own is meant. */
            bookingUrl: components["schemas"]["Url"] | null;
            /** @description How many contacts it knows. */
            contacts: number;
            createdAt: components["schemas"]["Time"];
            /** @description How many booths stand there. */
            devices: number;
            /** @description How many of them were heard from in the last five minutes. */
            devicesOnline: number;
            email: components["schemas"]["EmailAddress"];
            id: components["schemas"]["Id"];
            /** @description An asset of type logo; null where the account's own is meant. */
            logoAssetId: components["schemas"]["Id"] | null;
            managerIds: components["schemas"]["LocationManagerIds"];
            name: components["schemas"]["LocationName"];
            /** @description Null where the account's own is meant. */
            phone: components["schemas"]["PhoneNumber"] | null;
            photosLast7Days: number;
            /** @description Null where the account's own is meant. */
            reviewUrl: components["schemas"]["Url"] | null;
            status: components["schemas"]["LocationStatus"];
            timezone: components["schemas"]["Timezone"];
        };
        LocationChange: {
            /** @description The booth; null where it is about none. */
            device: components["schemas"]["LocationDevice"] | null;
            /**
             * @description `logoAssetId`, `bookingUrl` and `reviewUrl` of the location; `session`, where a session becomes one for it; and `device`, where a booth runs another session.
             * @enum {string}
             */
            field: "logoAssetId" | "bookingUrl" | "reviewUrl" | "session" | "device";
            from: components["schemas"]["LocationValue"];
            to: components["schemas"]["LocationValue"];
        };
        LocationChanges: {
            /** @description Empty where all of it is so already. */
            changes: components["schemas"]["LocationChange"][];
            id: components["schemas"]["Id"];
            name: components["schemas"]["LocationName"];
        };
        LocationCreate: {
            /** @default null */
            address?: components["schemas"]["PostalAddress"] | null;
            /** @default null */
            bookingUrl?: components["schemas"]["Url"] | null;
            confirmPassword: components["schemas"]["LocationSecret"];
            email: components["schemas"]["EmailAddress"];
            /**
             * @description An asset of type logo.
             * @default null
             */
            logoAssetId?: components["schemas"]["Id"] | null;
            /**
             * @description Who looks after it.
             * @default []
             */
            managerIds?: components["schemas"]["Id"][];
            name: components["schemas"]["LocationName"];
            password: components["schemas"]["LocationSecret"];
            /** @default null */
            phone?: components["schemas"]["PhoneNumber"] | null;
            /** @default null */
            reviewUrl?: components["schemas"]["Url"] | null;
            timezone: components["schemas"]["Timezone"];
        };
        LocationDevice: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["DeviceTitle"];
        };
        /** @description Who looks after it. The same tie as a manager's `locationIds`; to change one is to change both. */
        LocationManagerIds: components["schemas"]["Id"][];
        LocationName: string;
        LocationPage: {
            items: components["schemas"]["Location"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        LocationPassword: {
            confirmPassword: components["schemas"]["LocationSecret"];
            password: components["schemas"]["LocationSecret"];
        };
        /** @description Whose password was set. */
        LocationPasswordSet: {
            id: components["schemas"]["Id"];
        };
        /** @description The locations, and what they get; what is left out stays as it is. */
        LocationsApply: {
            bookingUrl?: components["schemas"]["Url"] | null;
            locationIds: components["schemas"]["Id"][];
            logoAssetId?: components["schemas"]["Id"] | null;
            reviewUrl?: components["schemas"]["Url"] | null;
            /** @description The session that their booths are to run. */
            sessionId?: components["schemas"]["Id"];
        };
        LocationsChanged: {
            items: components["schemas"]["LocationChanges"][];
        };
        /**
         * Format: password
         * @description A password. The identity provider asks for 6 characters, we for 8.
         */
        LocationSecret: string;
        /**
         * @description By name, age, booths online, photos of the last seven days, or contacts; with a minus the other way round.
         * @enum {string}
         */
        LocationSort: "name" | "-name" | "created" | "-created" | "online" | "-online" | "photos" | "-photos" | "contacts" | "-contacts";
        /**
         * @description A disabled location cannot sign in.
         * @enum {string}
         */
        LocationStatus: "active" | "disabled";
        LocationUpdate: {
            address?: components["schemas"]["PostalAddress"] | null;
            bookingUrl?: components["schemas"]["Url"] | null;
            email?: components["schemas"]["EmailAddress"];
            logoAssetId?: components["schemas"]["Id"] | null;
            managerIds?: components["schemas"]["LocationManagerIds"];
            name?: components["schemas"]["LocationName"];
            phone?: components["schemas"]["PhoneNumber"] | null;
            reviewUrl?: components["schemas"]["Url"] | null;
            status?: components["schemas"]["LocationStatus"];
            timezone?: components["schemas"]["Timezone"];
        };
        /** @description What is there, and what it is called where it has a name. */
        LocationValue: {
            /** @description Of the session or the logo. */
            name: string | null;
            /** @description An id or an address; null for nothing, or where the account's own is meant. */
            value: string | null;
        };
        /** @description The logo in force where the scene is drawn. */
        LogoLayer: {
            editable: components["schemas"]["LayerScopes"];
            h: components["schemas"]["LayerLength"];
            hidden: boolean;
            id: components["schemas"]["Id"];
            locked: boolean;
            name: components["schemas"]["LayerName"];
            opacity: components["schemas"]["LayerOpacity"];
            rotation: components["schemas"]["LayerRotation"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "logo";
            w: components["schemas"]["LayerLength"];
            x: components["schemas"]["LayerPosition"];
            y: components["schemas"]["LayerPosition"];
            z: components["schemas"]["LayerOrder"];
        };
        Manager: {
            email: components["schemas"]["EmailAddress"];
            /** @description Null until it is given. */
            firstName: components["schemas"]["PersonName"] | null;
            id: components["schemas"]["Id"];
            /** @description Until when its link works; null once it was accepted. */
            invitationEndsAt: components["schemas"]["Time"] | null;
            /** @description When the invitation was last sent. */
            invitedAt: components["schemas"]["Time"];
            /** @description Null before the first sign-in. */
            lastActiveAt: components["schemas"]["Time"] | null;
            /** @description Null until it is given. */
            lastName: components["schemas"]["PersonName"] | null;
            /** @description The locations looked after; empty when the last of them was deleted. */
            locationIds: components["schemas"]["Id"][];
            permissions: components["schemas"]["ManagerPermissions"];
            phone: components["schemas"]["PhoneNumber"] | null;
            status: components["schemas"]["ManagerStatus"];
        };
        /** @description Names that are left out are asked for when the invitation is accepted; permissions left out are none. */
        ManagerCreate: {
            email: components["schemas"]["EmailAddress"];
            /** @default null */
            firstName?: components["schemas"]["PersonName"] | null;
            /** @default null */
            lastName?: components["schemas"]["PersonName"] | null;
            locationIds: components["schemas"]["ManagerLocationIds"];
            permissions?: components["schemas"]["ManagerPermissions"];
            /** @default null */
            phone?: components["schemas"]["PhoneNumber"] | null;
        };
        /** @description Locations of the account. The same tie as a location's `managerIds`; to change one is to change both. */
        ManagerLocationIds: components["schemas"]["Id"][];
        ManagerPage: {
            items: components["schemas"]["Manager"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /** @description What a manager may do beyond looking after the locations. */
        ManagerPermissions: {
            /** @description Delete photos; without it, hide them only. */
            deletePhotos: boolean;
            /** @description Change the look of sessions where it is not locked. */
            editBranding: boolean;
            /** @description Take contacts out of the product as a file. */
            exportContacts: boolean;
            /** @description Send and schedule campaigns; without it, drafts only. */
            sendCampaigns: boolean;
        };
        /**
         * @description By the last invitation, name or last activity; with a minus the other way round. Managers who were never active come last.
         * @enum {string}
         */
        ManagerSort: "invited" | "-invited" | "name" | "-name" | "active" | "-active";
        /**
         * @description Invited, until the invitation is accepted; a disabled manager cannot sign in.
         * @enum {string}
         */
        ManagerStatus: "invited" | "active" | "disabled";
        ManagerUpdate: {
            firstName?: components["schemas"]["PersonName"] | null;
            lastName?: components["schemas"]["PersonName"] | null;
            locationIds?: components["schemas"]["ManagerLocationIds"];
            permissions?: components["schemas"]["ManagerPermissions"];
            phone?: components["schemas"]["PhoneNumber"] | null;
            /** @enum {string} */
            status?: "active" | "disabled";
        };
        /** @description A picture, a video or a sound. */
        MediaFile: Blob;
        /**
         * Format: uri-reference
         * @description Where a browser reads the file. It expires, and is relative to the origin of the API.
         */
        MediaUrl: string;
        /** @description How many pages there are; 0 when nothing matches. */
        PageCount: number;
        /** @description The page answered, counted from 1. */
        PageNumber: number;
        /** @enum {string} */
        PairRole: "before" | "after";
        PersonName: string;
        /** @description Ten digits, or the international form with a leading plus. */
        PhoneNumber: string;
        Photo: {
            approval: components["schemas"]["PhotoApproval"];
            /** @description The size of the file. */
            bytes: number;
            /** @description Shown with it; null without one. */
            caption: components["schemas"]["PhotoCaption"];
            /** @description When it was taken. */
            capturedAt: components["schemas"]["Time"];
            consent: components["schemas"]["PhotoConsent"];
            contactIds: components["schemas"]["PhotoContactIds"];
            /** @description The last hundred, newest first. */
            deliveries: components["schemas"]["PhotoDelivery"][];
            /** @description The device that took it; null when that was deleted or it was uploaded. */
            deviceId: components["schemas"]["Id"] | null;
            /** @description In milliseconds; null for a picture and where it is not known. */
            durationMs: number | null;
            /** @description The experience it was taken in, which the session may have lost since; null when it was uploaded. */
            experienceId: components["schemas"]["Id"] | null;
            favourite: boolean;
            /** @description In pixels; null where it is not known, which may be so for a video. */
            height: number | null;
            id: components["schemas"]["Id"];
            /** @description Where it was taken; null when nobody has said. */
            locationId: components["schemas"]["Id"] | null;
            media: components["schemas"]["PhotoMedia"];
            pairId: components["schemas"]["PhotoPairId"];
            pairRole: components["schemas"]["PhotoPairRole"];
            productIds: components["schemas"]["PhotoProductIds"];
            /** @description The session it was taken in; null when that was deleted or there was none. */
            sessionId: components["schemas"]["Id"] | null;
            stats: components["schemas"]["PhotoStats"];
            tags: components["schemas"]["PhotoTags"];
            /** @description A small still picture; null for a video without one. Stops working as `url` does. */
            thumbUrl: components["schemas"]["MediaUrl"] | null;
            token: components["schemas"]["PhotoToken"];
            /** @description When it arrived. A booth without a network sends later. */
            uploadedAt: components["schemas"]["Time"];
            /** @description The file as it was taken. Stops working at once when the photo is hidden or deleted. */
            url: components["schemas"]["MediaUrl"];
            visibility: components["schemas"]["PhotoVisibility"];
            /** @description In pixels; null where it is not known, which may be so for a video. */
            width: number | null;
        };
        /**
         * @description Whether somebody has looked at it. Photos of a session that asks for no approval come approved.
         * @enum {string}
         */
        PhotoApproval: "pending" | "approved" | "rejected";
        /** @description Exactly one of `set` and `delete`. */
        PhotoBulk: {
            /** @constant */
            delete?: true;
            ids: components["schemas"]["PhotoIds"];
            set?: components["schemas"]["PhotoChanges"];
        };
        /** @description Each id that was sent is in exactly one of the three, in the order sent. */
        PhotoBulkResult: {
            /** @description As asked now, whether or not they were so before. */
            changed: components["schemas"]["Id"][];
            /** @description There is no such photo. */
            missing: components["schemas"]["Id"][];
            refused: components["schemas"]["PhotoRefusal"][];
        };
        PhotoCaption: string | null;
        /** @description What is the same for all of them. A photo that would come over 20 tags or 10 products is refused. */
        PhotoChanges: {
            addProductIds?: components["schemas"]["PhotoProductIds"];
            addTags?: components["schemas"]["PhotoTags"];
            approval?: components["schemas"]["PhotoApproval"];
            favourite?: boolean;
            removeProductIds?: components["schemas"]["PhotoProductIds"];
            removeTags?: components["schemas"]["PhotoTags"];
            visibility?: components["schemas"]["PhotoVisibility"];
        };
        /** @description What the guest said to being shown to others. */
        PhotoConsent: {
            /** @description When it was asked; null when it was not. */
            at: components["schemas"]["Time"] | null;
            given: boolean;
            /** @description The session's `consentVersion` at the time; null when nothing was shown. */
            textVersion: number | null;
        };
        /** @description Whom it shows, or was taken for. */
        PhotoContactIds: components["schemas"]["Id"][];
        PhotoCount: number;
        /** @description One message with this photo, to one address. */
        PhotoDelivery: {
            /** @description When it came into this state. */
            at: components["schemas"]["Time"];
            channel: components["schemas"]["DeliveryChannel"];
            /** @description What went wrong, for the staff; null unless it is an error. */
            reason: string | null;
            status: components["schemas"]["DeliveryStatus"];
            /** @description The address or number. */
            to: string;
        };
        /** @description Exactly one of both. */
        PhotoExport: {
            filter?: components["schemas"]["PhotoQuery"];
            ids?: components["schemas"]["PhotoIds"];
        };
        PhotoExported: {
            /** @description How many photos are in the file. */
            count: number;
            url: components["schemas"]["MediaUrl"];
        };
        /** @description A picture or a gif of at most 25 MB, or a video of at most 200 MB. */
        PhotoFile: Blob;
        /** @enum {string} */
        PhotoFilter: "mono" | "sepia" | "warm" | "cool" | "vivid" | "fade" | "noir" | "soft";
        /** @description The filters a guest may choose from. */
        PhotoFilters: components["schemas"]["PhotoFilter"][];
        PhotoIds: components["schemas"]["Id"][];
        /** @description A place for a photo that the booth takes. */
        PhotoLayer: {
            editable: components["schemas"]["LayerScopes"];
            h: components["schemas"]["LayerLength"];
            hidden: boolean;
            id: components["schemas"]["Id"];
            locked: boolean;
            name: components["schemas"]["LayerName"];
            opacity: components["schemas"]["LayerOpacity"];
            rotation: components["schemas"]["LayerRotation"];
            /** @description Which of the shots stands here; each number once in a scene. */
            slot: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "photo";
            w: components["schemas"]["LayerLength"];
            x: components["schemas"]["LayerPosition"];
            y: components["schemas"]["LayerPosition"];
            z: components["schemas"]["LayerOrder"];
        };
        /** @enum {string} */
        PhotoMedia: "image" | "gif" | "video";
        PhotoPage: {
            items: components["schemas"]["Photo"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /** @description What the two photos of a pair share. Chosen by whoever pairs them, and null for a photo that has no pair. */
        PhotoPairId: components["schemas"]["Id"] | null;
        PhotoPairRole: components["schemas"]["PairRole"] | null;
        /** @description The products shown beside it. */
        PhotoProductIds: components["schemas"]["Id"][];
        /** @description As the parameters of the list. */
        PhotoQuery: {
            approval?: components["schemas"]["PhotoApproval"];
            contactId?: components["schemas"]["Id"];
            deviceId?: components["schemas"]["Id"];
            favourite?: boolean;
            from?: components["schemas"]["Time"];
            locationId?: components["schemas"]["Id"];
            media?: components["schemas"]["PhotoMedia"];
            productId?: components["schemas"]["Id"];
            search?: string;
            sessionId?: components["schemas"]["Id"];
            to?: components["schemas"]["Time"];
            visibility?: components["schemas"]["PhotoVisibility"];
        };
        PhotoRefusal: {
            id: components["schemas"]["Id"];
            /** @description Why not, in one sentence. */
            message: string;
        };
        PhotosCreated: {
            items: components["schemas"]["Photo"][];
        };
        PhotoSend: components["schemas"]["PhotoSendEmail"] | components["schemas"]["PhotoSendSms"];
        PhotoSendEmail: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            channel: "email";
            emailAddress: components["schemas"]["EmailAddress"];
        };
        PhotoSendSms: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            channel: "sms";
            phoneNumber: components["schemas"]["PhoneNumber"];
        };
        /** @description What guests did at its public link. */
        PhotoStats: {
            ctaClicks: components["schemas"]["PhotoCount"];
            downloads: components["schemas"]["PhotoCount"];
            productClicks: components["schemas"]["PhotoCount"];
            shares: components["schemas"]["PhotoCount"];
            views: components["schemas"]["PhotoCount"];
        };
        PhotoTag: string;
        PhotoTags: components["schemas"]["PhotoTag"][];
        /** @description The key of the public link, of at least 128 random bits. Not the id, which it does not tell. */
        PhotoToken: string;
        PhotoUpdate: {
            approval?: components["schemas"]["PhotoApproval"];
            caption?: components["schemas"]["PhotoCaption"];
            contactIds?: components["schemas"]["PhotoContactIds"];
            favourite?: boolean;
            pairId?: components["schemas"]["PhotoPairId"];
            pairRole?: components["schemas"]["PhotoPairRole"];
            productIds?: components["schemas"]["PhotoProductIds"];
            tags?: components["schemas"]["PhotoTags"];
            visibility?: components["schemas"]["PhotoVisibility"];
        };
        PhotoUpload: {
            /**
             * @description Whether everybody shown has agreed to be shown to others. Without it the photos stay hidden.
             * @default false
             */
            consentGiven?: boolean;
            photos: components["schemas"]["PhotoFile"][];
        };
        /**
         * @description A `public` photo can be seen at its public link, and in the gallery where that is not private. The link of a `hidden` one says that it is hidden.
         * @enum {string}
         */
        PhotoVisibility: "public" | "hidden";
        Plan: {
            currency: components["schemas"]["Currency"];
            /** @description What an account on this plan may use. */
            features: components["schemas"]["AccountFeature"][];
            id: components["schemas"]["Id"];
            interval: components["schemas"]["PlanInterval"];
            limits: components["schemas"]["PlanLimits"];
            name: string;
            /** @description For one interval, in the smallest unit of the currency, without tax. */
            price: number;
            /** @description Days before the first charge; 0 for none. */
            trialDays: number;
            type: components["schemas"]["PlanType"];
        };
        /**
         * @description How often the price is charged.
         * @enum {string}
         */
        PlanInterval: "month" | "year";
        /** @description How much the plan includes; null where there is no limit. */
        PlanLimits: {
            contacts: number | null;
            /** @description Booths that run at the same time. */
            devices: number | null;
            /** @description E-mails in a month. */
            emails: number | null;
            locations: number | null;
            /** @description SMS segments in a month. */
            sms: number | null;
            storageGb: number | null;
        };
        PlanPage: {
            items: components["schemas"]["Plan"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /**
         * @description Whom a plan is for, one professional, a business, or a business of many sites.
         * @enum {string}
         */
        PlanType: "indie" | "business" | "enterprise";
        /** @description The foot of every e-mail carries it. */
        PostalAddress: {
            city: string;
            /** @description An ISO 3166-1 alpha-2 code. */
            country: string;
            line1: string;
            line2: string;
            postalCode: string;
            region: string;
        };
        /** @description RFC 9457. */
        Problem: {
            /** @description What happened and what to do about it, in a sentence for a person. */
            detail: string;
            errors?: components["schemas"]["FieldError"][];
            status: number;
            title: string;
            /** Format: uri-reference */
            type: string;
        };
        Problem400: components["schemas"]["Problem"] & {
            /** @constant */
            status?: 400;
            /** @constant */
            title?: "Malformed request";
            /** @constant */
            type?: "/problems/malformed";
        };
        Problem401: components["schemas"]["Problem"] & {
            /** @constant */
            status?: 401;
            /** @constant */
            title?: "Not signed in";
            /** @constant */
            type?: "/problems/not-signed-in";
        };
        Problem403: components["schemas"]["Problem"] & {
            /** @constant */
            status?: 403;
            /** @constant */
            title?: "Not allowed";
            /** @constant */
            type?: "/problems/not-allowed";
        };
        Problem404: components["schemas"]["Problem"] & {
            /** @constant */
            status?: 404;
            /** @constant */
            title?: "Not found";
            /** @constant */
            type?: "/problems/not-found";
        };
        Problem409: components["schemas"]["Problem"] & {
            /** @description The fields that clash; empty where it is no field's fault. */
            errors: components["schemas"]["FieldError"][];
            /** @constant */
            status?: 409;
            /** @constant */
            title?: "Conflict";
            /** @constant */
            type?: "/problems/conflict";
        };
        Problem413: components["schemas"]["Problem"] & {
            /** @constant */
            status?: 413;
            /** @constant */
            title?: "Too large";
            /** @constant */
            type?: "/problems/too-large";
        };
        Problem415: components["schemas"]["Problem"] & {
            /** @constant */
            status?: 415;
            /** @constant */
            title?: "Unsupported media type";
            /** @constant */
            type?: "/problems/unsupported-media-type";
        };
        Problem422: components["schemas"]["Problem"] & {
            errors: components["schemas"]["FieldError"][];
            /** @constant */
            status?: 422;
            /** @constant */
            title?: "Invalid request";
            /** @constant */
            type?: "/problems/invalid";
        };
        Problem429: components["schemas"]["Problem"] & {
            /** @constant */
            status?: 429;
            /** @constant */
            title?: "Too many requests";
            /** @constant */
            type?: "/problems/too-many-requests";
        };
        Problem500: components["schemas"]["Problem"] & {
            /** @constant */
            status?: 500;
            /** @constant */
            title?: "Server error";
            /** @constant */
            type?: "/problems/server-error";
        };
        Problem503: components["schemas"]["Problem"] & {
            /** @constant */
            status?: 503;
            /** @constant */
            title?: "Unavailable";
            /** @constant */
            type?: "/problems/unavailable";
        };
        Product: {
            /** @description Whether guests see it. */
            active: boolean;
            brand: components["schemas"]["ProductBrand"] | null;
            category: components["schemas"]["ProductCategory"] | null;
            createdAt: components["schemas"]["Time"];
            currency: components["schemas"]["Currency"];
            description: components["schemas"]["ProductDescription"] | null;
            id: components["schemas"]["Id"];
            /** @description An asset that is a picture. */
            imageAssetId: components["schemas"]["Id"] | null;
            /** @description The small picture of that asset; null without one. */
            imageUrl: components["schemas"]["MediaUrl"] | null;
            locationIds: components["schemas"]["ProductLocationIds"];
            name: components["schemas"]["ProductTitle"];
            order: components["schemas"]["ProductOrder"];
            /** @description Null when no price is shown. */
            price: components["schemas"]["ProductPrice"] | null;
            sku: components["schemas"]["ProductSku"] | null;
            tags: components["schemas"]["ProductTags"];
            updatedAt: components["schemas"]["Time"];
            /** @description Where it can be bought; null when nowhere online. */
            url: components["schemas"]["Url"] | null;
        };
        ProductBrand: string;
        /** @description Exactly one of `set` and `delete`. */
        ProductBulk: {
            /** @constant */
            delete?: true;
            ids: components["schemas"]["ProductIds"];
            set?: components["schemas"]["ProductChanges"];
        };
        /** @description Each id that was sent is in exactly one of the three, in the order sent. */
        ProductBulkResult: {
            /** @description As asked now, whether or not they were so before. */
            changed: components["schemas"]["Id"][];
            /** @description There is no such product. */
            missing: components["schemas"]["Id"][];
            refused: components["schemas"]["ProductRefusal"][];
        };
        ProductCategory: string;
        /** @description What is the same for all of them. */
        ProductChanges: {
            active?: boolean;
        };
        /** @description What is left out is empty, where nothing else is said. */
        ProductCreate: {
            /** @default true */
            active?: boolean;
            /** @default null */
            brand?: components["schemas"]["ProductBrand"] | null;
            /** @default null */
            category?: components["schemas"]["ProductCategory"] | null;
            /** @description Left out, it is the account's. */
            currency?: components["schemas"]["Currency"];
            /** @default null */
            description?: components["schemas"]["ProductDescription"] | null;
            /** @default null */
            imageAssetId?: components["schemas"]["Id"] | null;
            /**
             * @description The locations that show it; none named means all of them.
             * @default []
             */
            locationIds?: components["schemas"]["Id"][];
            name: components["schemas"]["ProductTitle"];
            /**
             * @description Where it stands in lists, smaller first.
             * @default 0
             */
            order?: number;
            /** @default null */
            price?: components["schemas"]["ProductPrice"] | null;
            /** @default null */
            sku?: components["schemas"]["ProductSku"] | null;
            /** @default [] */
            tags?: components["schemas"]["ProductTag"][];
            /** @default null */
            url?: components["schemas"]["Url"] | null;
        };
        /** @description A CSV file in UTF-8 of at most 10 MB and 20,000 rows. */
        ProductCsvFile: Blob;
        ProductDescription: string;
        ProductIds: components["schemas"]["Id"][];
        ProductImport: {
            /**
             * @description Whether a duplicate row changes the product that is there, or is left out.
             * @default update
             * @enum {string}
             */
            duplicates?: "update" | "skip";
            products: components["schemas"]["ProductCsvFile"];
        };
        ProductImportRejection: {
            /** @description The column that is wrong, the first one if there are several. */
            field: string;
            /** @description What is wrong and what would be right, in one sentence. */
            message: string;
            /** @description Which row; 1 is the one below the column names. */
            row: number;
        };
        /** @description The four together are the rows of the file, its first row of column names aside. */
        ProductImportSummary: {
            created: number;
            /** @description One entry for each row that was not stored, in the order of the file. */
            rejected: components["schemas"]["ProductImportRejection"][];
            /** @description Duplicates left out, as was asked. */
            skipped: number;
            updated: number;
        };
        /** @description A product of the business, shown by its picture. */
        ProductLayer: {
            editable: components["schemas"]["LayerScopes"];
            h: components["schemas"]["LayerLength"];
            hidden: boolean;
            id: components["schemas"]["Id"];
            locked: boolean;
            name: components["schemas"]["LayerName"];
            opacity: components["schemas"]["LayerOpacity"];
            productId: components["schemas"]["Id"];
            rotation: components["schemas"]["LayerRotation"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "product";
            w: components["schemas"]["LayerLength"];
            x: components["schemas"]["LayerPosition"];
            y: components["schemas"]["LayerPosition"];
            z: components["schemas"]["LayerOrder"];
        };
        /** @description The locations that show it; none named means all of them. */
        ProductLocationIds: components["schemas"]["Id"][];
        /** @description Where it stands in lists, smaller first. */
        ProductOrder: number;
        ProductPage: {
            items: components["schemas"]["Product"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /** @description In minor units of the currency, so 4800 is 48.00 dollars. */
        ProductPrice: number;
        ProductRefusal: {
            id: components["schemas"]["Id"];
            /** @description Why not, in one sentence. */
            message: string;
        };
        /** @description The business's own article number; no two products of an account share one, in any case. */
        ProductSku: string;
        /**
         * @description By `order` and then by name; by name from A to Z; by price, the least first, whoever has none after that; or by the last change, the longest ago first. A minus before it turns it round.
         * @default order
         * @enum {string}
         */
        ProductSort: "order" | "-order" | "name" | "-name" | "price" | "-price" | "changed" | "-changed";
        ProductTag: string;
        ProductTags: components["schemas"]["ProductTag"][];
        ProductTitle: string;
        ProductUpdate: {
            active?: boolean;
            brand?: components["schemas"]["ProductBrand"] | null;
            category?: components["schemas"]["ProductCategory"] | null;
            currency?: components["schemas"]["Currency"];
            description?: components["schemas"]["ProductDescription"] | null;
            imageAssetId?: components["schemas"]["Id"] | null;
            locationIds?: components["schemas"]["ProductLocationIds"];
            name?: components["schemas"]["ProductTitle"];
            order?: components["schemas"]["ProductOrder"];
            price?: components["schemas"]["ProductPrice"] | null;
            sku?: components["schemas"]["ProductSku"] | null;
            tags?: components["schemas"]["ProductTags"];
            url?: components["schemas"]["Url"] | null;
        };
        /** @description A code that leads a guest to the photo's own page. */
        QrLayer: {
            colour: components["schemas"]["Colour"];
            editable: components["schemas"]["LayerScopes"];
            h: components["schemas"]["LayerLength"];
            hidden: boolean;
            id: components["schemas"]["Id"];
            locked: boolean;
            name: components["schemas"]["LayerName"];
            opacity: components["schemas"]["LayerOpacity"];
            rotation: components["schemas"]["LayerRotation"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "qr";
            w: components["schemas"]["LayerLength"];
            x: components["schemas"]["LayerPosition"];
            y: components["schemas"]["LayerPosition"];
            z: components["schemas"]["LayerOrder"];
        };
        Scene: {
            background: components["schemas"]["Colour"];
            height: number;
            layers: components["schemas"]["SceneLayer"][];
            /** @constant */
            version: 1;
            width: number;
        };
        SceneLayer: components["schemas"]["PhotoLayer"] | components["schemas"]["ImageLayer"] | components["schemas"]["TextLayer"] | components["schemas"]["ShapeLayer"] | components["schemas"]["QrLayer"] | components["schemas"]["LogoLayer"] | components["schemas"]["ProductLayer"];
        /** @description A Scene as JSON text, because a multipart part carries text. */
        SceneText: string;
        Session: {
            /** @description As in force; null when neither the session nor whom it inherits from has one. */
            accentColor: components["schemas"]["SessionColour"];
            /** @description As in force; null when neither the session nor whom it inherits from has one. */
            bookingUrl: components["schemas"]["SessionUrl"];
            capture: components["schemas"]["SessionCapture"];
            /** @description Whether a guest who does not agree can take no photo. */
            consentRequired: boolean;
            consentText: components["schemas"]["SessionConsentText"];
            /** @description Counts the changes of the text, so that a photo can say to which one its guest agreed; 0 before there was one. */
            consentVersion: number;
            createdAt: components["schemas"]["Time"];
            ctaLabel: components["schemas"]["SessionButtonLabel"];
            ctaUrl: components["schemas"]["SessionUrl"];
            deviceIds: components["schemas"]["SessionDeviceIds"];
            displayMode: components["schemas"]["DisplayMode"];
            emailBody: components["schemas"]["SessionEmailBody"];
            emailSubject: components["schemas"]["SessionEmailSubject"];
            endsAt: components["schemas"]["SessionTime"];
            /** @description In the order of the tiles. */
            experiences: components["schemas"]["Experience"][];
            experienceScreenAssetId: components["schemas"]["SessionAssetId"];
            font: components["schemas"]["SessionFont"];
            galleryExpiresInDays: components["schemas"]["SessionGalleryDays"];
            galleryVisibility: components["schemas"]["GalleryVisibility"];
            id: components["schemas"]["Id"];
            idleSeconds: components["schemas"]["SessionIdleSeconds"];
            inherits: components["schemas"]["SessionInherits"];
            /** @description What the booth and the microsite speak. */
            language: components["schemas"]["Locale"];
            locationIds: components["schemas"]["SessionLocationIds"];
            lockedFields: components["schemas"]["SessionLockedFields"];
            /** @description As in force, an asset of type logo; null when neither the session nor whom it inherits from has one. */
            logoAssetId: components["schemas"]["SessionAssetId"];
            micrositeBackgroundAssetId: components["schemas"]["SessionAssetId"];
            minAge: components["schemas"]["SessionMinAge"];
            name: components["schemas"]["SessionName"];
            overlayAssetIds: components["schemas"]["SessionAssetIds"];
            passcode: components["schemas"]["SessionPasscode"];
            /** @description As in force; null when neither the session nor whom it inherits from has one. */
            primaryColor: components["schemas"]["SessionColour"];
            promotionalAssetIds: components["schemas"]["SessionAssetIds"];
            /** @description Whether somebody looks at each new photo before others see it. */
            requireApproval: boolean;
            /** @description As in force; null when neither the session nor whom it inherits from has one. */
            reviewUrl: components["schemas"]["SessionUrl"];
            shareChannels: components["schemas"]["SessionShareChannels"];
            sharingScreenAssetId: components["schemas"]["SessionAssetId"];
            slug: components["schemas"]["SessionSlug"];
            smsBody: components["schemas"]["SessionSmsBody"];
            startsAt: components["schemas"]["SessionTime"];
            startScreenAssetId: components["schemas"]["SessionAssetId"];
            startText: components["schemas"]["SessionStartText"];
            status: components["schemas"]["SessionStatus"];
            termsUrl: components["schemas"]["SessionUrl"];
            thanksText: components["schemas"]["SessionThanksText"];
            theme: components["schemas"]["SessionTheme"];
            updatedAt: components["schemas"]["Time"];
        };
        /** @description An asset of the type that the field names. */
        SessionAssetId: components["schemas"]["Id"] | null;
        /** @description Assets of the type that the field names. */
        SessionAssetIds: components["schemas"]["Id"][];
        /** @description The words on the button that leads to `ctaUrl`; it is shown when both are there. */
        SessionButtonLabel: string | null;
        /** @description What the booth asks, in this order. Each key once, at most ten of the business's own. */
        SessionCapture: components["schemas"]["CaptureField"][];
        SessionColour: components["schemas"]["Colour"] | null;
        /** @description What a guest agrees to; null when the booth does not ask, and no photo can then be shown to others. */
        SessionConsentText: string | null;
        /** @description What is left out is null or empty, where nothing else is said. */
        SessionCreate: {
            /** @description Left out or null, it is inherited. */
            accentColor?: components["schemas"]["SessionColour"];
            /** @description Left out or null, it is inherited. */
            bookingUrl?: components["schemas"]["SessionUrl"];
            capture?: components["schemas"]["SessionCapture"];
            /** @default false */
            consentRequired?: boolean;
            consentText?: components["schemas"]["SessionConsentText"];
            ctaLabel?: components["schemas"]["SessionButtonLabel"];
            ctaUrl?: components["schemas"]["SessionUrl"];
            deviceIds?: components["schemas"]["SessionDeviceIds"];
            /** @description Left out, 0. */
            displayMode?: components["schemas"]["DisplayMode"];
            emailBody?: components["schemas"]["SessionEmailBody"];
            emailSubject?: components["schemas"]["SessionEmailSubject"];
            /** @description After the start (422). */
            endsAt?: components["schemas"]["SessionTime"];
            experiences?: components["schemas"]["ExperienceWrites"];
            experienceScreenAssetId?: components["schemas"]["SessionAssetId"];
            /** @description Left out, `system-ui`. */
            font?: components["schemas"]["SessionFont"];
            galleryExpiresInDays?: components["schemas"]["SessionGalleryDays"];
            /** @description Left out, `unlisted`. */
            galleryVisibility?: components["schemas"]["GalleryVisibility"];
            /** @description Left out, 60. */
            idleSeconds?: components["schemas"]["SessionIdleSeconds"];
            /** @description Left out, the account's. */
            language?: components["schemas"]["Locale"];
            /** @description Left out, it is for everywhere. */
            locationIds?: components["schemas"]["SessionLocationIds"];
            /** @description Not for a Manager (403). */
            lockedFields?: components["schemas"]["SessionLockedFields"];
            /** @description Left out or null, it is inherited. */
            logoAssetId?: components["schemas"]["SessionAssetId"];
            micrositeBackgroundAssetId?: components["schemas"]["SessionAssetId"];
            /** @description Left out, 0. */
            minAge?: components["schemas"]["SessionMinAge"];
            name: components["schemas"]["SessionName"];
            overlayAssetIds?: components["schemas"]["SessionAssetIds"];
            passcode?: components["schemas"]["SessionPasscode"];
            /** @description Left out or null, it is inherited. */
            primaryColor?: components["schemas"]["SessionColour"];
            promotionalAssetIds?: components["schemas"]["SessionAssetIds"];
            /** @default false */
            requireApproval?: boolean;
            /** @description Left out or null, it is inherited. */
            reviewUrl?: components["schemas"]["SessionUrl"];
            /** @description Left out, `email`, `sms` and `qr`. */
            shareChannels?: components["schemas"]["SessionShareChannels"];
            sharingScreenAssetId?: components["schemas"]["SessionAssetId"];
            /** @description Left out, made from the name, with a number where that is taken. */
            slug?: components["schemas"]["SessionSlug"];
            smsBody?: components["schemas"]["SessionSmsBody"];
            startsAt?: components["schemas"]["SessionTime"];
            startScreenAssetId?: components["schemas"]["SessionAssetId"];
            startText?: components["schemas"]["SessionStartText"];
            termsUrl?: components["schemas"]["SessionUrl"];
            thanksText?: components["schemas"]["SessionThanksText"];
            /** @description Left out, `light`. */
            theme?: components["schemas"]["SessionTheme"];
        };
        /** @description The devices it is given to. A device has one session at a time. */
        SessionDeviceIds: components["schemas"]["Id"][];
        /** @description Placeholders as in the subject; null for our words. */
        SessionEmailBody: string | null;
        /** @description May hold `{{business}}`, `{{location}}`, `{{date}}`, `{{firstName}}` and `{{link}}`, and no other; null for our words. */
        SessionEmailSubject: string | null;
        /**
         * @description A field of a session that can be locked.
         * @enum {string}
         */
        SessionField: "name" | "locationIds" | "deviceIds" | "startsAt" | "endsAt" | "language" | "displayMode" | "galleryVisibility" | "slug" | "passcode" | "galleryExpiresInDays" | "requireApproval" | "shareChannels" | "capture" | "consentText" | "consentRequired" | "termsUrl" | "minAge" | "emailSubject" | "emailBody" | "smsBody" | "bookingUrl" | "reviewUrl" | "ctaLabel" | "ctaUrl" | "idleSeconds" | "theme" | "primaryColor" | "accentColor" | "font" | "logoAssetId" | "startScreenAssetId" | "experienceScreenAssetId" | "sharingScreenAssetId" | "micrositeBackgroundAssetId" | "overlayAssetIds" | "promotionalAssetIds" | "startText" | "thanksText" | "experiences";
        SessionFont: string;
        /** @description How many days after its last photo the gallery can be seen; null for ever. */
        SessionGalleryDays: number | null;
        /** @description After so many seconds without a touch the booth is at its start again. */
        SessionIdleSeconds: number;
        /** @description Where the fields that can be inherited have their value from. Sending null for one of them in a change makes it inherited, sending a value makes it the session's own. `primaryColor` comes from the account's `brandColor`. */
        SessionInherits: {
            accentColor: components["schemas"]["InheritedFrom"];
            bookingUrl: components["schemas"]["InheritedFrom"];
            logoAssetId: components["schemas"]["InheritedFrom"];
            primaryColor: components["schemas"]["InheritedFrom"];
            reviewUrl: components["schemas"]["InheritedFrom"];
        };
        /** @description The locations it is for; none named means everywhere. */
        SessionLocationIds: components["schemas"]["Id"][];
        /** @description What a Manager may not change. While the account's `brandLock` is on, the logo and both colours are among them, whether named or not. */
        SessionLockedFields: components["schemas"]["SessionField"][];
        /** @description The age a guest states to have; 0 when it does not matter. */
        SessionMinAge: number;
        /** @description For the staff; guests never see it. No two sessions of an account share it, whatever the case. */
        SessionName: string;
        SessionPage: {
            items: components["schemas"]["Session"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /** @description What a guest enters to see the gallery; null when nothing is asked. */
        SessionPasscode: string | null;
        /** @description What guests are offered. An empty list is stored as `qr` alone, so that nobody leaves without the photo. */
        SessionShareChannels: components["schemas"]["ShareChannel"][];
        /** @description The last part of the address of its microsite. No two sessions of the product share it. */
        SessionSlug: string;
        /** @description Placeholders as in the e-mail; null for our words. */
        SessionSmsBody: string | null;
        /** @description The words on the start screen. */
        SessionStartText: string | null;
        /**
         * @description Booths run an `active` session, within its times where it has any. Only people change the status: the end of the times does not.
         * @enum {string}
         */
        SessionStatus: "draft" | "active" | "paused" | "ended";
        /** @description The words after a photo was shared. */
        SessionThanksText: string | null;
        /** @enum {string} */
        SessionTheme: "light" | "dark";
        /** @description Null for always. */
        SessionTime: components["schemas"]["Time"] | null;
        SessionUpdate: {
            /** @description Null makes it inherited. */
            accentColor?: components["schemas"]["SessionColour"];
            /** @description Null makes it inherited. */
            bookingUrl?: components["schemas"]["SessionUrl"];
            capture?: components["schemas"]["SessionCapture"];
            /** @description Whether a guest who does not agree can take no photo. */
            consentRequired?: boolean;
            consentText?: components["schemas"]["SessionConsentText"];
            ctaLabel?: components["schemas"]["SessionButtonLabel"];
            ctaUrl?: components["schemas"]["SessionUrl"];
            deviceIds?: components["schemas"]["SessionDeviceIds"];
            displayMode?: components["schemas"]["DisplayMode"];
            emailBody?: components["schemas"]["SessionEmailBody"];
            emailSubject?: components["schemas"]["SessionEmailSubject"];
            /** @description After the start (422). */
            endsAt?: components["schemas"]["SessionTime"];
            experiences?: components["schemas"]["ExperienceWrites"];
            experienceScreenAssetId?: components["schemas"]["SessionAssetId"];
            font?: components["schemas"]["SessionFont"];
            galleryExpiresInDays?: components["schemas"]["SessionGalleryDays"];
            galleryVisibility?: components["schemas"]["GalleryVisibility"];
            idleSeconds?: components["schemas"]["SessionIdleSeconds"];
            language?: components["schemas"]["Locale"];
            locationIds?: components["schemas"]["SessionLocationIds"];
            /** @description Not for a Manager (403). */
            lockedFields?: components["schemas"]["SessionLockedFields"];
            /** @description Null makes it inherited. */
            logoAssetId?: components["schemas"]["SessionAssetId"];
            micrositeBackgroundAssetId?: components["schemas"]["SessionAssetId"];
            minAge?: components["schemas"]["SessionMinAge"];
            name?: components["schemas"]["SessionName"];
            overlayAssetIds?: components["schemas"]["SessionAssetIds"];
            passcode?: components["schemas"]["SessionPasscode"];
            /** @description Null makes it inherited. */
            primaryColor?: components["schemas"]["SessionColour"];
            promotionalAssetIds?: components["schemas"]["SessionAssetIds"];
            /** @description Whether somebody looks at each new photo first. Photos that are there keep their state. */
            requireApproval?: boolean;
            /** @description Null makes it inherited. */
            reviewUrl?: components["schemas"]["SessionUrl"];
            shareChannels?: components["schemas"]["SessionShareChannels"];
            sharingScreenAssetId?: components["schemas"]["SessionAssetId"];
            /** @description The old address stops working. */
            slug?: components["schemas"]["SessionSlug"];
            smsBody?: components["schemas"]["SessionSmsBody"];
            startsAt?: components["schemas"]["SessionTime"];
            startScreenAssetId?: components["schemas"]["SessionAssetId"];
            startText?: components["schemas"]["SessionStartText"];
            status?: components["schemas"]["SessionStatus"];
            termsUrl?: components["schemas"]["SessionUrl"];
            thanksText?: components["schemas"]["SessionThanksText"];
            theme?: components["schemas"]["SessionTheme"];
        };
        SessionUrl: components["schemas"]["Url"] | null;
        /** @description Changes whenever what the booth would read as its session changes: another session, its settings or its state, a template, a product, an asset. `none` while it runs nothing. To be compared, not to be read. */
        SettingsVersion: string;
        ShapeLayer: {
            editable: components["schemas"]["LayerScopes"];
            fill: components["schemas"]["Colour"];
            h: components["schemas"]["LayerLength"];
            hidden: boolean;
            id: components["schemas"]["Id"];
            locked: boolean;
            name: components["schemas"]["LayerName"];
            opacity: components["schemas"]["LayerOpacity"];
            /** @description How round the corners of a rectangle are. */
            radius: number;
            rotation: components["schemas"]["LayerRotation"];
            /** @enum {string} */
            shape: "rectangle" | "ellipse" | "line";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "shape";
            w: components["schemas"]["LayerLength"];
            x: components["schemas"]["LayerPosition"];
            y: components["schemas"]["LayerPosition"];
            z: components["schemas"]["LayerOrder"];
        };
        /**
         * @description A way in which a guest takes the photo along.
         * @enum {string}
         */
        ShareChannel: "email" | "sms" | "qr" | "social" | "download" | "print";
        /** @description A handle, or the address of a profile. */
        SocialHandle: string;
        /** @description Null where the business has none. */
        SocialHandles: {
            facebook: components["schemas"]["SocialHandle"] | null;
            instagram: components["schemas"]["SocialHandle"] | null;
            twitter: components["schemas"]["SocialHandle"] | null;
        };
        /** @description How many stock assets were changed. */
        StockRefresh: {
            added: number;
            removed: number;
            updated: number;
        };
        Template: {
            createdAt: components["schemas"]["Time"];
            dpi: components["schemas"]["TemplateDpi"];
            height: components["schemas"]["TemplateHeight"];
            id: components["schemas"]["Id"];
            kind: components["schemas"]["TemplateKind"];
            /** @description Whether only the owner may change and delete it. */
            locked: boolean;
            name: components["schemas"]["TemplateName"];
            /** @description A picture of the scene; null until one is stored. */
            preview: components["schemas"]["MediaUrl"] | null;
            scene: components["schemas"]["Scene"];
            /** @description Whether it came with the business category. */
            stock: boolean;
            tags: components["schemas"]["TemplateTags"];
            updatedAt: components["schemas"]["Time"];
            /** @description Where it is used. While it is, it cannot be deleted. */
            usedBy: components["schemas"]["TemplateUse"][];
            width: components["schemas"]["TemplateWidth"];
        };
        TemplateCreate: {
            /**
             * @description Pixels per inch when printed.
             * @default 300
             * @enum {integer}
             */
            dpi?: 72 | 150 | 300;
            height: components["schemas"]["TemplateHeightWanted"];
            kind: components["schemas"]["TemplateKind"];
            name: components["schemas"]["TemplateName"];
            scene?: components["schemas"]["Scene"];
            /**
             * @description Words by which the business finds it again.
             * @default []
             */
            tags?: components["schemas"]["TemplateTag"][];
            width: components["schemas"]["TemplateWidth"];
        };
        /**
         * @description Pixels per inch when printed.
         * @enum {integer}
         */
        TemplateDpi: 72 | 150 | 300;
        /** @description In pixels. */
        TemplateHeight: number;
        /** @description In pixels; rounded to an integer on save. */
        TemplateHeightWanted: number;
        /**
         * @description What it is made for. Usual sizes are 1200 × 1800 for print, 600 × 1800 for strip, 1080 × 1920 for story, 1080 × 1080 for square.
         * @enum {string}
         */
        TemplateKind: "print" | "story" | "square" | "strip" | "mail";
        TemplateName: string;
        TemplatePage: {
            items: components["schemas"]["Template"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /** @description A picture of the scene, of at most 25 MB. */
        TemplatePreviewFile: Blob;
        TemplatePreviewUpload: {
            preview: components["schemas"]["TemplatePreviewFile"];
            scene?: components["schemas"]["SceneText"];
        };
        TemplateTag: string;
        /** @description Words by which the business finds it again. */
        TemplateTags: components["schemas"]["TemplateTag"][];
        TemplateUpdate: {
            dpi?: components["schemas"]["TemplateDpi"];
            height?: components["schemas"]["TemplateHeightWanted"];
            kind?: components["schemas"]["TemplateKind"];
            /** @description Whether only the owner may change and delete it. Not for a Manager. */
            locked?: boolean;
            name?: components["schemas"]["TemplateName"];
            scene?: components["schemas"]["Scene"];
            tags?: components["schemas"]["TemplateTags"];
            width?: components["schemas"]["TemplateWidth"];
        };
        /** @description One place that uses the template. */
        TemplateUse: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "session" | "campaign";
            name: string;
        };
        /** @description In pixels. */
        TemplateWidth: number;
        /** @description Words; `{{business}}`, `{{date}}`, `{{location}}` and `{{firstName}}` are filled in when drawn. */
        TextLayer: {
            /** @enum {string} */
            align: "left" | "center" | "right";
            colour: components["schemas"]["Colour"];
            editable: components["schemas"]["LayerScopes"];
            font: string;
            h: components["schemas"]["LayerLength"];
            hidden: boolean;
            id: components["schemas"]["Id"];
            locked: boolean;
            name: components["schemas"]["LayerName"];
            opacity: components["schemas"]["LayerOpacity"];
            rotation: components["schemas"]["LayerRotation"];
            size: number;
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "text";
            w: components["schemas"]["LayerLength"];
            x: components["schemas"]["LayerPosition"];
            y: components["schemas"]["LayerPosition"];
            z: components["schemas"]["LayerOrder"];
        };
        /**
         * Format: date-time
         * @description A moment in UTC.
         */
        Time: string;
        /** @description A name of the IANA time zone database. */
        Timezone: string;
        /** @description The identifier of an account, which is its owner's user id at the identity provider. */
        Uid: string;
        /**
         * Format: uri
         * @description An http or https address.
         */
        Url: string;
        /**
         * @description Regular 0, Manager 1, Location 2, Enterprise 3.
         * @enum {integer}
         */
        UserType: 0 | 1 | 2 | 3;
        View: {
            createdAt: components["schemas"]["Time"];
            id: components["schemas"]["Id"];
            list: components["schemas"]["ViewList"];
            name: components["schemas"]["ViewName"];
            search: components["schemas"]["ViewSearch"];
        };
        ViewCreate: {
            list: components["schemas"]["ViewList"];
            name: components["schemas"]["ViewName"];
            search: components["schemas"]["ViewSearch"];
        };
        /**
         * @description The list that a view is of.
         * @enum {string}
         */
        ViewList: "accounts" | "assets" | "campaigns" | "contacts" | "devices" | "locations" | "managers" | "photos" | "products" | "sessions" | "templates";
        ViewName: string;
        ViewPage: {
            items: components["schemas"]["View"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /** @description What stands in the address of the list, by name: text, or several where a name comes more than once. The server keeps it and does not look into it, so a list may come to know other names. */
        ViewSearch: {
            [key: string]: components["schemas"]["ViewText"] | components["schemas"]["ViewText"][];
        };
        ViewText: string;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getOwnAccount: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    updateOwnAccount: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountUpdate"];
            };
        };
        responses: {
            /** @description The account as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description What is stored stands against it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    listIntegrations: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The names of the connected services. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntegrationNames"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    listLocations: {
        parameters: {
            query?: {
                /** @description The page wanted, counted from 1. A page past the last one is answered with no items. */
                page?: number;
                /** @description Keeps items whose name contains this text, in any case. */
                search?: string;
                /** @description How many locations make a page. */
                show?: number;
                /** @description The order. Left out, it is by name. */
                sort?: components["schemas"]["LocationSort"];
                /** @description Keeps locations in this state. */
                status?: components["schemas"]["LocationStatus"];
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of locations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationPage"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    createLocation: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationCreate"];
            };
        };
        responses: {
            /** @description The location made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The address signs in already, or the account has all the locations it may have. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    getLocation: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The location.
                 * @example location-queen
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The location. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    updateLocation: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The location.
                 * @example location-queen
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationUpdate"];
            };
        };
        responses: {
            /** @description The location as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The address signs in already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    deleteLocation: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The location.
                 * @example location-queen
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description Devices stand there, or a session or a product is for it alone. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    updateLocationPassword: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The location.
                 * @example location-queen
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationPassword"];
            };
        };
        responses: {
            /** @description Set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationPasswordSet"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    updateLocations: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationsApply"];
            };
        };
        responses: {
            /** @description What was changed; an entry for each location, in the order asked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationsChanged"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The session has ended. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    findLocationChanges: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationsApply"];
            };
        };
        responses: {
            /** @description What would change; an entry for each location, in the order asked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationsChanged"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The session has ended. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    listManagers: {
        parameters: {
            query?: {
                /** @description Keeps managers who look after this location. */
                locationId?: components["schemas"]["Id"];
                /** @description The page wanted, counted from 1. A page past the last one is answered with no items. */
                page?: number;
                /** @description Keeps managers whose name or e-mail address contains this text, in any case. */
                search?: string;
                /** @description How many managers make a page. */
                show?: number;
                /** @description The order. Left out, whoever was invited last comes first. */
                sort?: components["schemas"]["ManagerSort"];
                /** @description Keeps managers in this state. */
                status?: components["schemas"]["ManagerStatus"];
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of managers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagerPage"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    createManager: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManagerCreate"];
            };
        };
        responses: {
            /** @description The manager invited. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Manager"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The address signs in already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    getManager: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The manager.
                 * @example manager-noor
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The manager. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Manager"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    updateManager: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The manager.
                 * @example manager-noor
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManagerUpdate"];
            };
        };
        responses: {
            /** @description The manager as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Manager"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The invitation has not been accepted. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    deleteManager: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The manager.
                 * @example manager-noor
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description Devices stand where nobody else would look after them. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    sendInvitation: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The manager.
                 * @example manager-noor
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The manager, invited anew. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Manager"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The invitation has been accepted. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    listViews: {
        parameters: {
            query?: {
                /** @description Keeps views of this list. */
                list?: components["schemas"]["ViewList"];
                /** @description The page wanted, counted from 1. A page past the last one is answered with no items. */
                page?: number;
                /** @description How many views make a page. */
                show?: number;
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of views. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewPage"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    createView: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ViewCreate"];
            };
        };
        responses: {
            /** @description The view saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description Another view of the list has the name, or there are 20 of them. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    deleteView: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The view.
                 * @example view-sent
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    listAccounts: {
        parameters: {
            query?: {
                /** @description Keeps accounts of this business category. */
                category?: components["schemas"]["BusinessCategory"];
                /** @description The page wanted, counted from 1. A page past the last one is answered with no items. */
                page?: number;
                /** @description Keeps accounts whose business name, owner's name or e-mail address contains this text, in any case. */
                search?: string;
                /** @description How many accounts make a page. */
                show?: number;
                /** @description Keeps accounts in this status. */
                status?: components["schemas"]["AccountStatus"];
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountPage"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    createAccount: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountCreate"];
            };
        };
        responses: {
            /** @description The account made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The e-mail address of the sign-in has not been confirmed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The caller belongs to an account already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    getAccount: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The account.
                 * @example owner-beauty
                 */
                id: components["schemas"]["Uid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    refreshStockAssets: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The account.
                 * @example owner-beauty
                 */
                id: components["schemas"]["Uid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockRefresh"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationAccept"];
            };
        };
        responses: {
            /** @description The address that the manager signs in with from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationAccepted"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The invitation is unknown, was used, or was withdrawn. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The invitation was not accepted in time. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    listAssets: {
        parameters: {
            query?: {
                /** @description The page wanted, counted from 1. A page past the last one is answered with no items. */
                page?: number;
                /** @description Keeps items whose name contains this text, in any case. */
                search?: string;
                /** @description How many assets make a page. */
                show?: number;
                /** @description Keeps assets of this type. */
                type?: components["schemas"]["AssetType"];
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of assets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetPage"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    createAssets: {
        parameters: {
            query: {
                /**
                 * @description What the files are for.
                 * @example logo
                 */
                type: components["schemas"]["AssetType"];
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AssetUpload"];
            };
        };
        responses: {
            /** @description The assets made, in the order of the files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetsCreated"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description A field, or one of the files, is wrong; every wrong one is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    getAsset: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The asset.
                 * @example asset-logo-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The asset. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asset"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    replaceAsset: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The asset.
                 * @example asset-logo-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AssetReplacement"];
            };
        };
        responses: {
            /** @description The asset as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asset"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description A field, or one of the files, is wrong; every wrong one is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    deleteAsset: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The asset.
                 * @example asset-logo-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    updateAssetScene: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The asset.
                 * @example asset-logo-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AssetSceneUpload"];
            };
        };
        responses: {
            /** @description The asset as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asset"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    authorizeIntegration: {
        parameters: {
            query: {
                /**
                 * @description The account to which the service is to be connected. The state is bound to it.
                 * @example owner-beauty
                 */
                uid: components["schemas"]["Uid"];
            };
            header?: never;
            path: {
                /**
                 * @description The service to connect.
                 * @example square
                 */
                name: components["schemas"]["IntegrationName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Go to the provider's consent page. The answer has no body and must not be stored. */
            302: {
                headers: {
                    /**
                     * @description The consent page, with our client id, the scopes asked for, the callback page and the state.
                     * @example https://square.example/oauth2/authorize?client_id=frameside&scope=CUSTOMERS_READ&redirect_uri=https%3A%2F%2Fapp.frameside.example%2Fauth%2Fsquare%2Fcallback&state=Zt7cR1x9Qb4mW2kLs8VdYg
                     */
                    Location: components["schemas"]["Url"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The service has no consent page. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The service or the account is not named rightly. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description The service cannot be connected for the moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    reportBooth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoothReport"];
            };
        };
        responses: {
            /** @description What it is called, where it stands and what it runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoothState"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No key, or one whose device was unlinked or deleted. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    linkBooth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoothLink"];
            };
        };
        responses: {
            /** @description The device it is now, and its key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoothLinked"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The code is wrong, has expired or was used. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The account has as many devices as its plan allows. Those it has keep working. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    createBoothPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["BoothPhoto"];
            };
        };
        responses: {
            /** @description The photo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Photo"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No key, or one whose device was unlinked or deleted. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description A part, or the file, is wrong; every wrong one is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    getBoothSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session, and what belongs to it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoothSession"];
                };
            };
            /** @description No key, or one whose device was unlinked or deleted. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The device has no session, or one that is not running now. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    listCampaigns: {
        parameters: {
            query?: {
                /** @description Keeps campaigns whose time is this moment or later. One without a time has no place in a calendar. */
                from?: components["schemas"]["Time"];
                /** @description Keeps campaigns of this kind. */
                kind?: components["schemas"]["CampaignKind"];
                /** @description The page wanted, counted from 1. A page past the last one is answered with no items. */
                page?: number;
                /** @description Keeps items whose name contains this text, in any case. */
                search?: string;
                /** @description How many campaigns make a page. */
                show?: number;
                /** @description The order. Left out, the one changed last comes first. */
                sort?: components["schemas"]["CampaignSort"];
                /** @description Keeps campaigns in this state, or in any of these where it comes more than once. */
                status?: components["schemas"]["CampaignStatus"][];
                /** @description Keeps campaigns whose time is before this moment. */
                to?: components["schemas"]["Time"];
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of campaigns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignPage"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    createCampaign: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description A key of the client's choice, best a random UUID. For 24 hours a repetition with the same key, by the same user, is not done again: it is answered as the first request was, or takes up an import where it broke off. The same key with another request is refused (422). A request that was refused leaves its key unused.
                 * @example 5f0c1c1e-7a54-4a55-9c6f-0d7d3a1f4f10
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignCreate"];
            };
        };
        responses: {
            /** @description The draft made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description Read, but wrong or not complete enough to be sent; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    getCampaign: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The campaign.
                 * @example campaign-autumn
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    deleteCampaign: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The campaign.
                 * @example campaign-autumn
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The campaign is scheduled or sending. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    updateCampaign: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The campaign.
                 * @example campaign-autumn
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignUpdate"];
            };
        };
        responses: {
            /** @description The campaign as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The campaign's state does not allow the change. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description Read, but wrong or not complete enough to be sent; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    duplicateCampaign: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The campaign.
                 * @example campaign-autumn
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    getCampaignReport: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The campaign.
                 * @example campaign-autumn
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignReport"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    sendCampaignTest: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The campaign.
                 * @example campaign-autumn
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignTest"];
            };
        };
        responses: {
            /** @description The copies are on their way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignTestSent"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The account has no SMS. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description Read, but wrong, or the message is not complete; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    findAudience: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AudienceAsked"];
            };
        };
        responses: {
            /** @description Whom it reaches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AudienceReach"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description Read, but wrong or not complete enough to be sent; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    getCampaignPreview: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignPreviewAsked"];
            };
        };
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignPreview"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description Read, but wrong or not complete enough to be sent; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    listContacts: {
        parameters: {
            query?: {
                /** @description Keeps contacts of whom this is known for e-mails. */
                emailConsent?: components["schemas"]["ConsentStatus"];
                /** @description Keeps contacts that this location knows. */
                locationId?: components["schemas"]["Id"];
                /** @description The page wanted, counted from 1. A page past the last one is answered with no items. */
                page?: number;
                /** @description Keeps contacts whose first and last name, or one of whose e-mail addresses or phone numbers, contains this text, in any case. In numbers only the digits count. */
                search?: components["schemas"]["ContactSearch"];
                /** @description How many contacts make a page. */
                show?: number;
                /** @description Keeps contacts of whom this is known for SMS. */
                smsConsent?: components["schemas"]["ConsentStatus"];
                /** @description Puts the contacts into this order; ties stand in that of creation, which a minus turns round too. */
                sort?: components["schemas"]["ContactSort"];
                /** @description Keeps contacts that come from there. */
                source?: components["schemas"]["ContactSource"];
                /** @description Keeps contacts with this tag, written exactly so. */
                tag?: components["schemas"]["ContactTag"];
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of contacts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactPage"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    createContact: {
        parameters: {
            query?: {
                /** @description Sets the e-mail address, unless the body names one. */
                email?: components["schemas"]["EmailAddress"];
                /** @description Sets the phone number, unless the body names one. */
                phoneNumber?: components["schemas"]["PhoneNumber"];
                /** @description Sets where the contact comes from, unless the body names it; `manual` when neither does. */
                source?: components["schemas"]["ContactSource"];
                /** @description Sets the contact's key at that source, unless the body names one. */
                sourceId?: components["schemas"]["ContactSourceId"];
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description A key of the client's choice, best a random UUID. For 24 hours a repetition with the same key, by the same user, is not done again: it is answered as the first request was, or takes up an import where it broke off. The same key with another request is refused (422). A request that was refused leaves its key unused.
                 * @example 5f0c1c1e-7a54-4a55-9c6f-0d7d3a1f4f10
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ContactCreate"];
            };
        };
        responses: {
            /** @description The contact made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description Another contact has one of the addresses or numbers. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    updateContact: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactUpdate"];
            };
        };
        responses: {
            /** @description The contact as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description Another contact has one of the addresses or numbers. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    getContact: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The contact.
                 * @example contact-ada
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    deleteContact: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The contact.
                 * @example contact-ada
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    mergeContacts: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The contact.
                 * @example contact-ada
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMerge"];
            };
        };
        responses: {
            /** @description The contact that stays, as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description Together they would have more than a contact can have. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The contact that is to go is not there, or is the one that stays. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    listContactEvents: {
        parameters: {
            query?: {
                /** @description The page wanted, counted from 1. A page past the last one is answered with no items. */
                page?: number;
                /** @description How many events make a page. */
                show?: number;
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The contact.
                 * @example contact-ada
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactEventPage"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    updateContacts: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactBulk"];
            };
        };
        responses: {
            /** @description What was changed and what was not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactBulkResult"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    listContactEmails: {
        parameters: {
            query?: {
                /** @description The page wanted, counted from 1. A page past the last one is answered with no items. */
                page?: number;
                /** @description How many e-mail addresses make a page. */
                show?: number;
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of e-mail addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactEmailPage"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    deleteContactEmail: {
        parameters: {
            query: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
                /**
                 * @description The address to delete, as the list shows it.
                 * @example ada@okafor.example
                 */
                value: components["schemas"]["EmailAddress"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactEmailDeleted"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description It is the only address or number the contact has. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    exportContacts: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactExport"];
            };
        };
        responses: {
            /** @description Where the file is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactExported"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description Nothing fits, or too much, or a field is wrong. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    findContact: {
        parameters: {
            query?: {
                /**
                 * @description Finds the contact that has this address, as its main one or as another.
                 * @example ada.okafor@mail.example
                 */
                emailAddress?: components["schemas"]["EmailAddress"];
                /** @description Finds the contact that has this number, as its main one or as another. */
                phoneNumber?: components["schemas"]["PhoneNumber"];
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description Both were sent, or neither, or the one sent is wrong. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    importContacts: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description A key of the client's choice, best a random UUID. For 24 hours a repetition with the same key, by the same user, is not done again: it is answered as the first request was, or takes up an import where it broke off. The same key with another request is refused (422). A request that was refused leaves its key unused.
                 * @example 5f0c1c1e-7a54-4a55-9c6f-0d7d3a1f4f10
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ContactImport"];
            };
        };
        responses: {
            /** @description What became of the rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactImportSummary"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description What is stored stands against it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The file is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The file as a whole cannot be used; nothing was stored. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    listContactPhoneNumbers: {
        parameters: {
            query?: {
                /** @description The page wanted, counted from 1. A page past the last one is answered with no items. */
                page?: number;
                /** @description How many phone numbers make a page. */
                show?: number;
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of phone numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactPhoneNumberPage"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    deleteContactPhoneNumber: {
        parameters: {
            query: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
                /**
                 * @description The number to delete, as the list shows it.
                 * @example 4165550163
                 */
                value: components["schemas"]["PhoneNumber"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactPhoneNumberDeleted"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description It is the only address or number the contact has. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    listContactTags: {
        parameters: {
            query?: {
                /** @description The page wanted, counted from 1. A page past the last one is answered with no items. */
                page?: number;
                /** @description How many tags make a page. */
                show?: number;
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tags. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactTagPage"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    listDevices: {
        parameters: {
            query?: {
                /** @description Keeps devices that stand at this location. */
                locationId?: components["schemas"]["Id"];
                /** @description The page wanted, counted from 1. A page past the last one is answered with no items. */
                page?: number;
                /** @description Keeps items whose name contains this text, in any case. */
                search?: string;
                /** @description How many devices make a page. */
                show?: number;
                /** @description The order. Left out, it is by name; `-linked` has a booth that has just appeared in front. */
                sort?: components["schemas"]["DeviceSort"];
                /** @description Keeps devices in this state; `unlinked` keeps those that are not linked. */
                status?: components["schemas"]["DeviceStatusFilter"];
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of devices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DevicePage"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    updateDevice: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The device.
                 * @example device-front
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceUpdate"];
            };
        };
        responses: {
            /** @description The device as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Device"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The session has ended. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    deleteDevice: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The device.
                 * @example device-front
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    listDeviceNames: {
        parameters: {
            query?: {
                /** @description The page wanted, counted from 1. A page past the last one is answered with no items. */
                page?: number;
                /** @description How many names make a page. */
                show?: number;
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceNamePage"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    createDeviceCode: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceCode"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The account has as many devices as its plan allows. Those it has keep working. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    unlinkDevice: {
        parameters: {
            query: {
                /**
                 * @description The device to unlink.
                 * @example device-studio
                 */
                id: components["schemas"]["Id"];
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The device as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Device"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    listPlans: {
        parameters: {
            query?: {
                /** @description The page wanted, counted from 1. A page past the last one is answered with no items. */
                page?: number;
                /** @description How many plans make a page. */
                show?: number;
                /** @description Keeps plans for this kind of business. */
                type?: components["schemas"]["PlanType"];
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of plans. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanPage"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    listPhotos: {
        parameters: {
            query?: {
                /** @description Keeps photos with this approval. */
                approval?: components["schemas"]["PhotoApproval"];
                /** @description Keeps photos that show or were sent to this contact. */
                contactId?: components["schemas"]["Id"];
                /** @description Keeps photos taken by this device. */
                deviceId?: components["schemas"]["Id"];
                /** @description Keeps favourites, or with `false` all others. */
                favourite?: boolean;
                /** @description Keeps photos taken at this moment or later. */
                from?: components["schemas"]["Time"];
                /** @description Keeps photos taken at this location. */
                locationId?: components["schemas"]["Id"];
                /** @description Keeps pictures, moving pictures or videos. */
                media?: components["schemas"]["PhotoMedia"];
                /** @description The page wanted, counted from 1. A page past the last one is answered with no items. */
                page?: number;
                /** @description Keeps photos with this product. */
                productId?: components["schemas"]["Id"];
                /** @description Keeps photos whose caption, or one of whose tags, contains this text, in any case. */
                search?: string;
                /** @description Keeps photos of this session. */
                sessionId?: components["schemas"]["Id"];
                /** @description How many photos make a page. */
                show?: number;
                /** @description Keeps photos taken before this moment. */
                to?: components["schemas"]["Time"];
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
                /** @description Keeps photos that are public, or those that are hidden. */
                visibility?: components["schemas"]["PhotoVisibility"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of photos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoPage"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    createPhotos: {
        parameters: {
            query: {
                /**
                 * @description The session to which the photos belong. One that is not there is named in a 422.
                 * @example session-autumn
                 */
                sessionId: components["schemas"]["Id"];
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PhotoUpload"];
            };
        };
        responses: {
            /** @description The photos made, in the order of the files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotosCreated"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description A field, or one of the files, is wrong; every wrong one is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    getPhoto: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The photo.
                 * @example photo-ada
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The photo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Photo"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    updatePhoto: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The photo.
                 * @example photo-ada
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhotoUpdate"];
            };
        };
        responses: {
            /** @description The photo as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Photo"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The photo may not be shown, or its pair is complete. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    deletePhoto: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The photo.
                 * @example photo-ada
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    sendPhoto: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The photo.
                 * @example photo-ada
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhotoSend"];
            };
        };
        responses: {
            /** @description The photo with the new delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Photo"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The photo is hidden, or the account has no such channel. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    updatePhotos: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhotoBulk"];
            };
        };
        responses: {
            /** @description What was changed and what was not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoBulkResult"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    exportPhotos: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhotoExport"];
            };
        };
        responses: {
            /** @description Where the file is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoExported"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description Nothing fits, or too much, or a field is wrong. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description Keeps products that guests see, or with `false` all others. */
                active?: boolean;
                /** @description Keeps products of this category, written exactly so. */
                category?: components["schemas"]["ProductCategory"];
                /** @description Keeps products that this location shows, those that all of them show among them. */
                locationId?: components["schemas"]["Id"];
                /** @description The page wanted, counted from 1. A page past the last one is answered with no items. */
                page?: number;
                /** @description How many products make a page. */
                show?: number;
                /** @description Puts the products into this order; ties stand in that of creation, which a minus turns round too. */
                sort?: components["schemas"]["ProductSort"];
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPage"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    createProduct: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description A key of the client's choice, best a random UUID. For 24 hours a repetition with the same key, by the same user, is not done again: it is answered as the first request was, or takes up an import where it broke off. The same key with another request is refused (422). A request that was refused leaves its key unused.
                 * @example 5f0c1c1e-7a54-4a55-9c6f-0d7d3a1f4f10
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductCreate"];
            };
        };
        responses: {
            /** @description The product made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description Another product has this SKU. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    getProduct: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The product.
                 * @example product-serum
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    updateProduct: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The product.
                 * @example product-serum
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductUpdate"];
            };
        };
        responses: {
            /** @description The product as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description Another product has this SKU. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    deleteProduct: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The product.
                 * @example product-serum
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description A campaign that is on its way shows the product. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    updateProducts: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductBulk"];
            };
        };
        responses: {
            /** @description What was changed and what was not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductBulkResult"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    importProducts: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description A key of the client's choice, best a random UUID. For 24 hours a repetition with the same key, by the same user, is not done again: it is answered as the first request was, or takes up an import where it broke off. The same key with another request is refused (422). A request that was refused leaves its key unused.
                 * @example 5f0c1c1e-7a54-4a55-9c6f-0d7d3a1f4f10
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProductImport"];
            };
        };
        responses: {
            /** @description What became of the rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductImportSummary"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description What is stored stands against it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The file is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The file as a whole cannot be used; nothing was stored. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    searchProducts: {
        parameters: {
            query: {
                /** @description Keeps products that guests see, or with `false` all others. */
                active?: boolean;
                /** @description Keeps products of this category, written exactly so. */
                category?: components["schemas"]["ProductCategory"];
                /** @description Keeps products that this location shows, those that all of them show among them. */
                locationId?: components["schemas"]["Id"];
                /** @description The page wanted, counted from 1. A page past the last one is answered with no items. */
                page?: number;
                /**
                 * @description Keeps products whose name, brand, SKU, category or one of whose tags contains this text, in any case.
                 * @example serum
                 */
                search: string;
                /** @description How many products make a page. */
                show?: number;
                /** @description Puts the products into this order; ties stand in that of creation, which a minus turns round too. */
                sort?: components["schemas"]["ProductSort"];
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the products found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPage"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /** @description Keeps sessions for this location, those for everywhere among them. */
                locationId?: components["schemas"]["Id"];
                /** @description The page wanted, counted from 1. A page past the last one is answered with no items. */
                page?: number;
                /** @description Keeps items whose name contains this text, in any case. */
                search?: string;
                /** @description How many sessions make a page. */
                show?: number;
                /** @description Keeps sessions in this state. */
                status?: components["schemas"]["SessionStatus"];
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionPage"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    createSession: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionCreate"];
            };
        };
        responses: {
            /** @description The session made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this, or change this field. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description A name, an address or a device that another session has. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    getSession: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The session.
                 * @example session-autumn
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    updateSession: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The session.
                 * @example session-autumn
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionUpdate"];
            };
        };
        responses: {
            /** @description The session as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this, or change this field. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description A name, an address or a device that another session has, or a state that cannot follow. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    deleteSession: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The session.
                 * @example session-autumn
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description Devices run it just now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    duplicateSession: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The session.
                 * @example session-autumn
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    listTemplates: {
        parameters: {
            query?: {
                /** @description Keeps templates of this kind. */
                kind?: components["schemas"]["TemplateKind"];
                /** @description The page wanted, counted from 1. A page past the last one is answered with no items. */
                page?: number;
                /** @description Keeps items whose name contains this text, in any case. */
                search?: string;
                /** @description How many templates make a page. */
                show?: number;
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePage"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    getTemplate: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The template.
                 * @example template-autumn
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    updateTemplate: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The template.
                 * @example template-autumn
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateUpdate"];
            };
        };
        responses: {
            /** @description The template as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    deleteTemplate: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The template.
                 * @example template-autumn
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description A session or a campaign uses the template. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    updateTemplatePreview: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The template.
                 * @example template-autumn
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["TemplatePreviewUpload"];
            };
        };
        responses: {
            /** @description The template as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The file is not a picture, or the scene is not one. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    createTemplate: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateCreate"];
            };
        };
        responses: {
            /** @description The template made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            /** @description The request could not be read at all. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The body or a file in it is over the limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The body's media type is none that this call takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
    duplicateTemplate: {
        parameters: {
            query?: {
                /**
                 * @description The account acted upon ("viewing as"). Honoured for the admin claim and for an Enterprise on its own accounts; anyone else gets 403. Absent, the caller's own account is meant.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description Who sent this visitor, as the page's referral script says. Absent when the page has none.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The template.
                 * @example template-autumn
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            /** @description No bearer token, or one that is not valid any more. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description Signed in, but not as somebody who may do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description There is no such record in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description Read, but wrong; every wrong field is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem422"];
                };
            };
            /** @description Too many requests in a short time. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description The fault is ours. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Out of service for a moment. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before asking again.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem503"];
                };
            };
        };
    };
}
