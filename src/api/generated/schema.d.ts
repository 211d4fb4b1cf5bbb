// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
export interface paths {
    "/account": {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** Get the account of the caller, or the account given by `uid` */
        get: operations["getOwnAccount"];
        put?: never;
        /** Update the account; omitted fields stay unchanged */
        post: operations["updateOwnAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/export": {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** Get the state of the latest export of the account's data */
        get: operations["getAccountExport"];
        put?: never;
        /**
         * Export all data of the account
         * @description A zip file is made in the background: contacts and products as CSV, everything else as JSON, and all media. The owner is emailed a link to it that works for two days, for anyone who has it. An earlier export is deleted, and its link ends. While one is being made, no other is started.
         */
        post: operations["exportAccount"];
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the connected services
         * @description Returns only the names, in alphabetical order and without pagination. A service that is not in the list is not connected.
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
    "/account/integrations/{name}": {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
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
         * Get the status of a connection
         * @description A service that was never connected, or was disconnected, is not found.
         */
        get: operations["getIntegration"];
        put?: never;
        /**
         * Connect a service
         * @description A service with a consent page takes the `code` and the `state` that it returned to the callback page. The state must come from authorizeIntegration, less than ten minutes ago, for this service, this account and this user. It works once, whether or not the code is accepted. The other services take `keys`. Errors name the field: `state` if it is missing, expired, used or someone else's, `code` or `keys` if the service does not accept them. Connecting again replaces the connection. Keys and tokens are stored encrypted, and never returned or logged.
         */
        post: operations["connectIntegration"];
        /**
         * Disconnect a service
         * @description Deletes the keys and tokens. Campaigns that are sent through the service are paused, or become drafts if they have not started. Contacts and photos that were copied stay.
         */
        delete: operations["disconnectIntegration"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/integrations/{name}/authorization": {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The service to connect.
                 * @example square
                 */
                name: components["schemas"]["IntegrationName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare this browser for the consent page of a service
         * @description authorizeIntegration is a navigation without a bearer token. This call, made just before, tells it who navigates: it sets a cookie that scripts and other sites cannot use, that works once and expires after two minutes. A browser on another origin makes this call with credentials.
         */
        post: operations["createAuthorization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/integrations/{name}/sync": {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The service to connect.
                 * @example square
                 */
                name: components["schemas"]["IntegrationName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange data with a service now
         * @description The storage receives the photos that have not been copied yet; this also happens automatically. Booking services and the CRM are asked for their clients: each becomes a contact with the service as its `source` and the client's id as its `sourceId`, unless a contact already has the email address or phone number. Visits update `lastVisitAt` and `nextVisitAt`. Repeating the call changes nothing that is up to date. Other services have nothing to exchange (409), nor has a connection that has expired.
         */
        post: operations["refreshIntegration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/integrations/overview": {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the status of every connection
         * @description In alphabetical order. Includes connections that have expired or failed, which listIntegrations leaves out. Keys and tokens are never returned.
         */
        get: operations["getIntegrations"];
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List locations
         * @description A Manager sees the assigned locations.
         */
        get: operations["listLocations"];
        put?: never;
        /**
         * Create a location and its sign-in
         * @description The staff of the location sign in with the email address and the password. Both password fields must be equal; they are never returned. Refused if the account has reached its location limit.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
        /** Get a location */
        get: operations["getLocation"];
        put?: never;
        /**
         * Update a location; omitted fields stay unchanged
         * @description The password has its own operation. A new email address replaces the sign-in. Disabling a location signs it out immediately; its devices keep running.
         */
        post: operations["updateLocation"];
        /**
         * Delete a location and its sign-in
         * @description Refused while devices are at the location, or while a session or product belongs to this location only (it would otherwise apply to all locations); move, change or delete those first. Its photos and contacts stay with the account. The location is removed from its managers.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
         * @description Both fields must be equal. Users signed in as the location are signed out. The password is stored by the identity provider and never returned.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
         * Apply a session, logo or links to several locations
         * @description Applies to all of the locations or, if anything is refused, to none. The session becomes available at these locations, unless it is for all locations already, and all booths linked there switch to it at their next heartbeat. A session that has ended is refused (409). Values that already match stay unchanged.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
         * Preview the changes of applying values to several locations
         * @description Takes the same request and returns the same errors as the operation that applies the values, but changes nothing.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List managers
         * @description A Manager sees themselves and the managers who share a location with them.
         */
        get: operations["listManagers"];
        put?: never;
        /**
         * Invite a manager
         * @description Sends an invitation to the email address; its link works once, for seven days. The manager stays `invited` until it is accepted. An email address that already has a sign-in is refused.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
        /** Get a manager */
        get: operations["getManager"];
        put?: never;
        /**
         * Update a manager; omitted fields stay unchanged
         * @description The email address is the manager's sign-in and cannot be changed. All four permissions must be sent together. Disabling a manager signs them out immediately. A manager who has not accepted the invitation cannot be made active.
         */
        post: operations["updateManager"];
        /**
         * Delete a manager and their sign-in
         * @description Refused for the last manager of a location that still has devices, so that no booth is left unmanaged; to revoke access in that case, set the status to `disabled`. An open invitation becomes invalid. Everything the manager created is kept.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
         * Resend a manager's invitation
         * @description Creates a new link, which works once, for seven days; the previous link stops working. A manager who was disabled before accepting is invited again. Refused if the invitation has been accepted.
         */
        post: operations["sendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/notifications": {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** Get which events the owner is emailed about */
        get: operations["getNotificationSettings"];
        put?: never;
        /**
         * Change which events the owner is emailed about; omitted fields stay unchanged
         * @description Events from before a setting was turned on are not reported. The weekly report is turned on by updateWeeklyReport.
         */
        post: operations["updateNotificationSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sign-ins/delete": {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
         * Sign the caller out everywhere
         * @description Ends every sign-in of the calling user, including this one: tokens issued before are answered 401, and so are tokens that are renewed from those sign-ins. Other users of the account stay signed in, and booths keep running.
         */
        post: operations["deleteSignIns"];
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's saved views, by list and name
         * @description Each user has their own views in each account: other users' views are not visible, and acting on another account (`uid`) shows the views saved there.
         */
        get: operations["listViews"];
        put?: never;
        /**
         * Save a view of a list
         * @description Saves the view for the caller, in the account acted on. A list can have up to 20 views with unique names, ignoring case (409).
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
        /** Delete one of the caller's views */
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts, newest first
         * @description An administrator sees all accounts; an Enterprise sees the accounts that belong to it, without its own. `uid` has no effect. Each item includes the account's health; an administrator can get the full account by its id.
         */
        get: operations["listAccounts"];
        put?: never;
        /**
         * Create the account of a newly signed-up user
         * @description The last step of sign-up: the caller has a sign-in at the identity provider, and its token contains no account yet. The call sets the claims `account` and `user_type` (0), so the caller must then refresh the token. An email sign-in must be verified first. Repeating the call with the same token, for example after a lost response, creates nothing twice; a token that already contains an account is refused.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
        /** Get an account */
        get: operations["getAccount"];
        put?: never;
        /** Update an account as an administrator; omitted fields stay unchanged */
        post: operations["updateAccount"];
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
         * Update the stock assets of an account
         * @description Compares the account's stock assets with the current stock of its business category: adds missing assets, replaces outdated files, and removes assets that left the stock and are not in use. Uploaded assets stay unchanged. Repeating the call immediately changes nothing and returns three zeros.
         */
        post: operations["refreshStockAssets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/settings": {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
         * Update the features, limits and policies of an account; omitted fields stay unchanged
         * @description A lower limit deletes nothing; it only prevents adding more.
         */
        post: operations["updateAccountSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/viewings": {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
         * Record that an administrator starts viewing an account
         * @description Adds an entry with the reason to the audit log. Call it before the first call with the account as `uid`.
         */
        post: operations["createViewing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/audit": {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List what administrators did to accounts, newest first
         * @description Entries are never changed or deleted.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
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
         * Accept an invitation to manage locations
         * @description Requires no sign-in, because the secret in the invitation's link is the proof. Sets the password of the manager's sign-in and makes the manager active. The link works once, for seven days: an unknown, used or withdrawn link returns 404, an expired one 409.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/breakdown": {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get all metrics of a period by location, session, device or experience
         * @description All locations or devices that the caller sees and the filters allow have a row, even without photos; sessions and experiences have one if a photo was taken in either period. Photos without a location, session, device or experience, or whose was deleted, share the row without an id. The rows with the most photos come first, at most 1,000.
         */
        get: operations["getAnalyticsBreakdown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/dashboard": {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get what needs attention, the next campaign and the setup guide
         * @description A Manager gets what concerns the assigned locations, a Location what concerns itself, without campaigns and integrations.
         */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/series": {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get one metric of a period by day, week or month
         * @description The points cover the period without gaps. The first and the last week or month are cut at the ends of the period. With the same parameters, the values of a metric that is a sum add up to its value in getAnalyticsSummary.
         */
        get: operations["getAnalyticsSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/summary": {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get all metrics of a period, by day, beside those of an earlier period
         * @description A Manager gets the figures of the assigned locations, a Location its own. Days are those of the account's time zone. Figures of photos belong to the day on which the photo was taken, whenever they arise: a photo viewed today counts on its own day. Figures of recent days therefore still grow. Filters are combined with AND.
         */
        get: operations["getAnalyticsSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/weekly-report": {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** Get whether the owner receives the weekly report */
        get: operations["getWeeklyReport"];
        put?: never;
        /**
         * Turn the weekly report on or off
         * @description The report is an email to the account's owner with the metrics of the last week, Monday to Sunday, beside those of the week before. It is sent on Mondays at 07:00 in the account's time zone, for the first time on the next Monday. It contains a link to unsubscribe without signing in (unsubscribeGuest).
         */
        post: operations["updateWeeklyReport"];
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
         * Upload one or more files as assets of one type
         * @description Either all files become assets or none. A file whose content is not an image, a video or audio is refused with 'Unsupported file type'. An image that cannot be decoded, or an incomplete video or audio file, is refused with the reason.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
        /** Get an asset */
        get: operations["getAsset"];
        put?: never;
        /**
         * Replace the file of an asset, and optionally its scene
         * @description The asset keeps its id and type, so all its uses show the new file.
         */
        post: operations["replaceAsset"];
        /** Delete an asset and its file */
        delete: operations["deleteAsset"];
        options?: never;
        head?: never;
        /**
         * Rename an asset
         * @description A replaced file brings its own name.
         */
        patch: operations["updateAsset"];
        trace?: never;
    };
    "/assets/{id}/scene": {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
        /** Store the scene that an asset was rendered from */
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
                 * @description The account to connect the service to. The state is bound to it.
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
         * Redirect the browser to the provider's consent page
         * @description The browser navigates to this URL, so no bearer token is sent. The call connects nothing. It uses up the cookie of createAuthorization and creates a state: a random value that expires after ten minutes, works once, and is bound to the account, the service and the user. The provider returns the state to the callback page, which must send it back with a bearer token of the same user before anything is connected. Without the cookie, or with one for another service or account, the browser is redirected to the callback page with `error=not_prepared`, and no state is created.
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
         * Report the booth's state and get its current settings
         * @description Sent once a minute, and immediately when something changes. The reported values appear in the list of devices. If `settingsVersion` differs from the booth's own, the booth must read its session again.
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
         * Link a booth by its code and issue its key
         * @description Requires no sign-in, because the code is the proof. The code determines the account and, if a Location created it, the location. The booth becomes a device, named after its model until it is renamed. The key is returned once; it authenticates all further calls (`X-Device-Key`). A wrong, expired or used code returns 404; repeated wrong codes return 429.
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
         * Upload one photo with the guest's answers
         * @description A booth repeats this call until it gets a response. If the device has already sent the `clientId`, the response contains the existing photo in its current state, and nothing is stored. The photo gets the device's location. It is pending if the session requires approval, otherwise approved; it is public if it has consent and is approved, otherwise hidden. References to a session, experience, product or pair that no longer exists or is full are dropped instead of refused, so that no photo is lost. The guest is matched to a contact by email address or phone number, or becomes a new contact (source `booth`). If the photo is public and the channels offer it, it is sent to both.
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
         * Get everything the booth needs to run its session
         * @description The device's session, if it is active and within its start and end times; otherwise 404. The response includes the assets used by the session, its enabled experiences and their templates, those templates with their scenes, and the products that a scene uses or the staff can choose: enough to work offline.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List campaigns
         * @description A Manager sees the campaigns of the account, with statistics for all their recipients.
         */
        get: operations["listCampaigns"];
        put?: never;
        /**
         * Create a draft campaign
         * @description Always creates a draft, so nothing is sent; a change of status sends it. A draft may be incomplete, but its values must be valid: template, images, products and locations must belong to this account. Refused are a subject or body for an SMS, an smsBody for an email, and placeholders other than `{{firstName}}`, `{{business}}`, `{{location}}`, `{{link}}` and `{{photoLink}}`.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
        /** Get a campaign with its statistics */
        get: operations["getCampaign"];
        put?: never;
        post?: never;
        /**
         * Delete a campaign and its statistics
         * @description Messages already sent are not recalled. A scheduled or sending campaign is refused: change it back to draft, pause or cancel it first. Without the permission sendCampaigns, a Manager can delete only drafts.
         */
        delete: operations["deleteCampaign"];
        options?: never;
        head?: never;
        /**
         * Update a campaign or its status; omitted fields stay unchanged
         * @description Fields other than `status` can be changed only in a draft or while paused; `channel` and `kind` only in a draft, and changing them clears the fields that apply only to the old value. Sending the current value changes nothing. Fields and status sent together are stored together or not at all. Allowed status changes: draft to scheduled or sending; scheduled to draft; sending to paused or cancelled; paused to sending or cancelled. Only the server changes scheduled to sending, and sending to sent or failed. Any other change is a conflict. To schedule or send, the message must be complete, the audience must reach at least one contact, and an SMS must include opt-out instructions; scheduling a campaign that is not automatic requires a time at least five minutes ahead. Sending a draft that is not automatic schedules it ten seconds from now, so that it can still be moved back to draft; then the server sends it. A draft that is moved back loses a time less than five minutes ahead; resuming a repeating campaign keeps the time of its next round. A Manager needs the permission sendCampaigns to change the status, or anything in a paused campaign.
         */
        patch: operations["updateCampaign"];
        trace?: never;
    };
    "/campaigns/{id}/duplicate": {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
         * Duplicate a campaign as a draft
         * @description Works in any status. The copy has a new name, no time and no statistics; the caller becomes its author.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
         * Get the report of a campaign by day and by link
         * @description The daily counts add up to the campaign's statistics, and the clicks of all links add up to `clicked`.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
         * Send a test copy of a campaign
         * @description Works in any status, with the stored content. It does not change the campaign or its statistics. Consent is not checked, so send test copies only to your own staff. Addresses for the other channel and incomplete messages are refused. Placeholders use the data of `contactId`, or fallback words without one.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
         * Count the recipients of an audience, with who is skipped and why
         * @description Reflects the current moment, for a campaign in the editor: nothing is stored or sent. The counts cover the whole account. Some of the skipped contacts are listed, last changed first; a Manager sees only contacts of their own locations. A rule with an unknown location is refused.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
         * Preview a message as a contact would receive it
         * @description Renders the content of the editor, stored or not: nothing is stored or sent. The same code renders the messages that are sent. Placeholders use the data of the contact, or fallback words without one. Missing data is replaced with a fallback word and listed in `blanks`. Fields may be missing, but must be valid, as in a draft; messages of more than one million characters are refused.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List contacts
         * @description A Manager sees the contacts of the assigned locations. Filters are combined with AND.
         */
        get: operations["listContacts"];
        put?: never;
        /**
         * Add a contact
         * @description The fields are sent in the query or in a JSON body. Prefer the body: it keeps email addresses and phone numbers out of URLs and logs. If both are sent, the body overrides the query (`emailAddress` overrides `email`), and the query adds what the body omits. At least one email address or phone number is required. No two contacts of an account can share an email address or phone number. A contact created by a Location belongs to that location; one created by a Manager belongs to the given locations, or to all assigned ones. An address or number that opted out before its contact was deleted stays opted out, unless the body sets the consent. A contact has at most 20 email addresses and 20 phone numbers, including the main ones.
         */
        post: operations["createContact"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a contact; omitted fields stay unchanged
         * @description The body identifies the contact by `id`. Null clears an optional field; a list replaces the stored list. `emailAddress` and `phoneNumber` become the main ones and come first in their lists; null removes the main one. The contact must keep at least one address or number. A consent change is stored with its time and author. A Manager can change only the assigned locations among the contact's locations and must leave at least one of them; all others are kept.
         */
        patch: operations["updateContact"];
        trace?: never;
    };
    "/contacts/{id}": {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
        /** Get a contact */
        get: operations["getContact"];
        put?: never;
        post?: never;
        /**
         * Delete a contact with its email addresses, phone numbers and consents
         * @description Photos are kept, without the contact. An opt-out is remembered, so that importing the same address or number later does not undo it.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
         * Merge two contacts of the same person
         * @description The contact in the path is kept and takes over the data of the contact in `from`, which is deleted. Addresses, numbers, tags and locations are combined, those of the kept contact first, so its main ones stay; photos and sent messages are combined too. An empty name, birthday or visit is filled from the other contact, and its notes are appended. An opt-out of either contact stays an opt-out; otherwise an opt-in of either counts. It keeps the earlier date of both as the date it was added. Refused if the result would have more than 20 email addresses, 20 phone numbers, 30 tags or 1,000 characters of notes; nothing is cut off.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
         * List the activity of a contact, newest first
         * @description Photos taken, messages with a photo or from campaigns, the last visit, consent changes, how the contact was created, imports that changed it, and merges. Events from before activity was recorded are missing. A Manager sees only photos from the assigned locations.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
         * Update or delete up to 200 contacts at once
         * @description Requires `ids` and either `set` or `delete`. The rules for one contact apply to each of them, in one transaction. Contacts that would exceed 30 tags are returned as refused and stay unchanged; so are opted-out contacts when a consent is set to anything but `out`, because an opt-out can be reversed only for one person at a time. Ids that do not exist, or that the caller cannot access, are returned as missing.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** List the email addresses of all contacts, sorted by value */
        get: operations["listContactEmails"];
        put?: never;
        post?: never;
        /**
         * Delete an email address from its contact
         * @description If it was the main one, the next one in the contact's list becomes the main one. The last address or number of a contact cannot be deleted.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
         * Export contacts to a CSV file
         * @description Requires either `ids` or a `filter`; the filter `{}` matches all contacts. An export contains at most 100,000 contacts; larger and empty exports are refused (422). Unknown ids are skipped, as `count` shows. The file can be downloaded for ten minutes; it contains the contacts that match at the time of the download, last changed first. Its columns are those of the import, so that the file can be imported again: the main address and number, and a consent if known. Cells that a spreadsheet would read as a formula start with a single quotation mark, which the import removes.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Find a contact by email address or phone number
         * @description Requires exactly one of the two parameters. The whole address must match, ignoring case. Ten digits match the same number with a leading +1. Returns 404 if no contact matches.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
         * Import contacts from a CSV file
         * @description The first row contains the column names: `emailAddress`, `phoneNumber`, `firstName`, `lastName`, `birthday`, `notes`, `tags`, `locationIds`, `source`, `sourceId`, `emailConsent` and `smsConsent`; unknown columns are refused. Columns are separated by commas, semicolons or tabs. One of the first two columns is required and must be filled in every row. Tags and location ids are separated by semicolons; a consent is `in`, `out` or empty, and an import never changes `out` to `in`. Values are trimmed, and a leading single quotation mark before `=`, `+`, `-` or `@` is removed; empty rows are ignored. New contacts without `source` get `import`, and the same locations as contacts created one by one. A row whose address or number already exists, in the account or earlier in the file, is a duplicate; an update keeps the values of empty cells, and the row's address and number become the main ones. Rows that the plan has no room for are rejected. Valid rows are stored even if others are rejected. Rows are stored in batches after the upload is complete; if the client disconnects, the rows stored so far are kept.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** List the phone numbers of all contacts, sorted by value */
        get: operations["listContactPhoneNumbers"];
        put?: never;
        post?: never;
        /**
         * Delete a phone number from its contact
         * @description If it was the main one, the next one in the contact's list becomes the main one. The last address or number of a contact cannot be deleted.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the tags of all contacts, most used first
         * @description For filters and suggestions. Ties are sorted by name. A Manager sees the tags of contacts at the assigned locations.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List devices
         * @description A Manager sees the devices of the assigned locations, a Location its own devices.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
         * Update a device; omitted fields stay unchanged
         * @description A Manager can choose only assigned locations. Device names need not be unique. A new session takes effect with the booth's next heartbeat, within a minute; guests in front of the camera can finish. A session that has ended is refused (409).
         */
        post: operations["updateDevice"];
        /**
         * Delete a device and unlink its booth
         * @description The booth is unlinked first. Photos that were already uploaded are kept; photos still waiting on the booth can no longer be uploaded.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the ids and names of devices, sorted by name
         * @description For pickers and filters that need no statistics. Returns the same devices as the full list.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
         * Create a code to link one booth
         * @description The code is typed into the booth or scanned as a QR code; the device then appears in the list. A code links one booth, expires after ten minutes, and replaces the caller's previous code. A booth linked with the code of a Location gets that location; with the code of a Manager, the first of the Manager's locations, so that the Manager can see it.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Unlink a booth and keep its device
         * @description The booth ends its session and shows the screen for entering a code. The device keeps its name, location and last status, and its photos are kept. This GET request changes data: never prefetch, retry or cache it. Unlinking a device that is not linked changes nothing.
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
    "/guest/photos/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token of the photo.
                 * @example q7Rk2vXbT0mWn4ZsLp8dYw
                 */
                token: components["schemas"]["PhotoToken"];
            };
            cookie?: never;
        };
        /**
         * Read a photo, with all that its page shows
         * @description The token is the proof. A photo's own token comes with the guest's link; a gallery gives another one for the same photo, which can do everything but hide it, and needs a pass where the gallery has a passcode.
         */
        get: operations["getGuestPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guest/photos/{token}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token of the photo.
                 * @example q7Rk2vXbT0mWn4ZsLp8dYw
                 */
                token: components["schemas"]["PhotoToken"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count what a guest did with a photo
         * @description Counted once for each visitor, kind and product. `message` is the code of the message whose link was followed: it marks the delivery as opened, or counts an open and a click of the campaign, once for each recipient.
         */
        post: operations["reportGuestEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guest/photos/{token}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token of the photo.
                 * @example q7Rk2vXbT0mWn4ZsLp8dYw
                 */
                token: components["schemas"]["PhotoToken"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hide one's own photo
         * @description Takes the photo's own token only; a token that a gallery gave answers 404. The photo is hidden at once, with all addresses of its media; `hiddenBy` tells the business, which can show it again.
         */
        post: operations["hideGuestPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guest/sites/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the session.
                 * @example autumn-colour
                 */
                slug: components["schemas"]["SessionSlug"];
            };
            cookie?: never;
        };
        /**
         * Read the public site of a session
         * @description Looks, texts and buttons of the site; never a photo. 404 for a slug that no session has, for a draft, and for a session whose gallery is private.
         */
        get: operations["getGuestSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guest/sites/{slug}/passes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the session.
                 * @example autumn-colour
                 */
                slug: components["schemas"]["SessionSlug"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange the passcode of a gallery for a pass
         * @description The pass is sent as `X-Guest-Pass` until it expires. A new passcode ends all passes. A wrong passcode answers 422; after ten wrong ones within a minute the gallery answers 429 even to the correct one. A gallery without a passcode accepts any.
         */
        post: operations["createGuestPass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guest/sites/{slug}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the session.
                 * @example autumn-colour
                 */
                slug: components["schemas"]["SessionSlug"];
            };
            cookie?: never;
        };
        /**
         * List the public photos of a session, newest first
         * @description A gallery with a passcode answers 401 without a valid pass.
         */
        get: operations["listGuestPhotos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guest/subscriptions/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the message.
                 * @example 1c-3f9-kQ2vXbT0mWn
                 */
                code: components["schemas"]["GuestMessageCode"];
            };
            cookie?: never;
        };
        /** Read what a message's unsubscribe link is about */
        get: operations["getGuestSubscription"];
        put?: never;
        /**
         * Unsubscribe from a business's messages, or an owner from the weekly report
         * @description With the link of a message, the contact's consent on the channel of the message becomes `out`, by the unsubscribe link, and the campaign counts it once. With the link of a weekly report, the report is turned off. Repeating it changes nothing.
         */
        post: operations["unsubscribeGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages": {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's messages of the last 90 days, newest first
         * @description An import that finished is a message to the user who started it; other messages are to all users of the account who may see what they are about. A Manager and a Location get messages about their own locations, a Location none about campaigns. Whether a message is read is kept for each user.
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/read": {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
         * Mark messages as read by the caller
         * @description Ids that the caller has no message of are ignored.
         */
        post: operations["updateMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/unread": {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** Get the number of the caller's unread messages */
        get: operations["getUnreadMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/card": {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the card on file
         * @description The number is known to the payment service alone.
         */
        get: operations["getCard"];
        put?: never;
        /**
         * Add or replace the card
         * @description The card is entered at the payment service, which returns a token for it. No call of this API takes a card number.
         */
        post: operations["replaceCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/card/setup": {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
         * Begin entering a card
         * @description The payment service takes the secret together with the card, and checks with the bank whether the account may use it. Nothing is stored.
         */
        post: operations["createCardSetup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/invoices": {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List invoices, newest first
         * @description Each has a PDF.
         */
        get: operations["listInvoices"];
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the available plans, cheapest first
         * @description Used at sign-up, before an account exists, so it can be called without a token. A plan with monthly and yearly billing is two plans with two ids. This is the only source of prices.
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
    "/payments/subscription": {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the subscription and what is used of its limits
         * @description An account begins with a trial and without a plan: `plan` is null until one is chosen.
         */
        get: operations["getSubscription"];
        put?: never;
        /**
         * Choose a plan or change to another one
         * @description Takes effect at once and charges the card on file. Time that is paid for and not used is credited. During a trial nothing is charged until it ends. Choosing a plan also takes back a cancellation. The limits of the account become those of the plan; a higher limit that an administrator set stays.
         */
        post: operations["updateSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/subscription/cancellation": {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
         * Cancel the subscription at the end of the period
         * @description It stays active until then, and can be resumed. Repeating the call replaces the reason.
         */
        post: operations["cancelSubscription"];
        /**
         * Take back the cancellation
         * @description The subscription renews again at the end of the period. Does nothing to one that was not cancelled.
         */
        delete: operations["resumeSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/subscription/preview": {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
         * Calculate what a change of plan charges
         * @description Changes nothing. The charge is the price of the new plan less the credit, and never below zero.
         */
        post: operations["getSubscriptionPreview"];
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List photos, newest first
         * @description A Manager sees the photos of the assigned locations, a Location its own photos. Filters are combined with AND.
         */
        get: operations["listPhotos"];
        put?: never;
        /**
         * Upload one or more files as photos of a session
         * @description For photos that were not taken by a booth. Either all files become photos or none. A file whose content is not a photo, a GIF or a video is refused with 'Unsupported file type'; one that cannot be decoded or is incomplete is refused with the reason. The photos are approved and hidden, use the time of the upload, and get the session's location if it has exactly one.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
        /** Get a photo */
        get: operations["getPhoto"];
        put?: never;
        /**
         * Update a photo; omitted fields stay unchanged
         * @description A photo can become public only if the guest gave consent and the photo is approved, otherwise 409; the same call can set both. Approving alone does not make it public. Removing the approval hides the photo. Hiding it immediately revokes all media URLs issued so far; callers who can still see the photo get new ones with the next response. `pairId` and `pairRole` must be sent together; a pair has one photo of each role (409). A Manager and a Location can change only `visibility` (403).
         */
        post: operations["updatePhoto"];
        /**
         * Delete a photo
         * @description All its media URLs and its public link stop working immediately. It can be restored for an hour (restorePhotos); then its file is deleted.
         */
        delete: operations["deletePhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/photos/{id}/neighbors": {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
        /**
         * Find the photos before and after a photo
         * @description Of the photos that listPhotos finds with the same filters, in the same order. The photo itself does not have to match the filters: a photo that was just hidden keeps its place among those that are to be reviewed.
         */
        get: operations["getPhotoNeighbors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/photos/{id}/preview": {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
         * Preview the message that sendPhoto would send
         * @description Nothing is stored or sent. Refused (409) where sendPhoto would be. Without a contact at the address, a fallback word replaces the first name.
         */
        post: operations["getPhotoMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/photos/{id}/recipients": {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
        /**
         * Find out who a photo can be sent to
         * @description The main email address and phone number of each linked contact that the caller may see, with the reason if sendPhoto would refuse it or the contact has not agreed to messages there.
         */
        get: operations["getPhotoRecipients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/photos/{id}/send": {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
         * Send a photo to an email address or phone number
         * @description Sends the session's message with a link to the photo's public page. The delivery is returned as queued; its status changes later. Refused (409) for a hidden photo or one of an expired gallery, whose link would not work, for an address that opted out of messages, and by SMS if the account has no SMS.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
         * Update or delete up to 200 photos at once
         * @description Requires `ids` and either `set` or `delete`. The rules for one photo apply to each of them: photos that violate a rule are returned as refused and stay unchanged, all others are changed, in one transaction. Ids that do not exist, or that the caller cannot access, are returned as missing. A Manager and a Location can set only `visibility`. A Location cannot delete, and a Manager needs the permission deletePhotos to do so (403); because this depends on the body, the operation declares no permission. Deleted photos can be restored for an hour (restorePhotos).
         */
        post: operations["updatePhotos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/photos/counts": {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Count the matching photos, by what is left to do with them
         * @description Cheap enough to be polled. Each count is the number of photos that listPhotos finds with the same filters and the one that the count names.
         */
        get: operations["getPhotoCounts"];
        put?: never;
        post?: never;
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
         * Export photos to a zip file
         * @description Requires either `ids` or a `filter`; the filter `{}` matches all photos. An export contains at most 2,000 photos; larger and empty exports are refused (422). Unknown ids are skipped, as `count` shows. The file contains the original media, named by time and id, and can be downloaded for ten minutes.
         */
        post: operations["exportPhotos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/photos/ids": {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the ids of all matching photos
         * @description For a selection across pages. In the order of listPhotos, the newest 100,000.
         */
        get: operations["getPhotoIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/photos/restore": {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
         * Restore up to 200 photos deleted within the last hour
         * @description Brings back each photo with its contacts, products and public link, as far as those still exist. Media addresses issued before the deletion stay invalid. Ids that were never deleted, were deleted more than an hour ago, or are outside the caller's locations, are answered as missing.
         */
        post: operations["restorePhotos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/photos/wall": {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the shape of all matching photos
         * @description The photos of listPhotos, in the same order, as days of aspect ratios: enough to lay out a wall of any length before a single photo is read. The days are those of the account's time zone. The newest 100,000 photos are counted.
         */
        get: operations["getPhotoWall"];
        put?: never;
        post?: never;
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List products
         * @description Filters are combined with AND.
         */
        get: operations["listProducts"];
        put?: never;
        /**
         * Add a product
         * @description Text is trimmed. The image must be an asset of this account and the locations must be locations of this account; for a Manager, assigned ones.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
        /** Get a product */
        get: operations["getProduct"];
        put?: never;
        /**
         * Update a product; omitted fields stay unchanged
         * @description Null clears an optional field. A list replaces the stored list; however, when a Manager sends locations, the unassigned ones are kept, and at least one assigned location must remain.
         */
        post: operations["updateProduct"];
        /**
         * Delete a product
         * @description The product is removed from photos, templates and draft campaigns. Refused while a scheduled, sending or paused campaign shows it; to hide it instead, set `active` to false.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
         * Update or delete up to 200 products at once
         * @description Requires `ids` and either `set` or `delete`. The rules for one product apply to each of them: products shown in an active campaign are not deleted but returned as refused; all others are changed, in one transaction. Ids that do not exist, or that the caller cannot access, are returned as missing.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
         * Import products from a CSV file
         * @description The first row contains the column names, which are the fields of ProductCreate; `name` is required and must be filled in every row, and unknown columns are refused. Columns are separated by commas, semicolons or tabs. Tags and location ids are separated by semicolons; `active` is `true` or `false`. `price` is a decimal number with a point (`48.00`), stored in minor units. Values are trimmed, and a leading single quotation mark before `=`, `+`, `-` or `@` is removed; empty rows are ignored. A row whose SKU already exists, in the account or earlier in the file, is a duplicate; an update keeps the values of empty cells. Valid rows are stored even if others are rejected. Rows are stored in batches after the upload is complete; if the client disconnects, the rows stored so far are kept, and a repeated request with the same idempotency key continues after them.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Search products
         * @description Filtered and sorted like the full list.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List sessions, newest first
         * @description A Manager sees the sessions of the assigned locations, a Location its own sessions; both see sessions for all locations.
         */
        get: operations["listSessions"];
        put?: never;
        /**
         * Create a draft session
         * @description Only the name is required; `SessionCreate` lists the defaults of the other fields. The session starts as a draft and is activated by a change of its status. A device in `deviceIds` leaves its previous session, which is refused (409) while that session is active. A Manager can choose only assigned locations and needs the permission editBranding to send branding fields (403); because this depends on the body, the operation declares no permission. A session that a Manager creates without locations is for all assigned ones.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
        /** Get a session */
        get: operations["getSession"];
        put?: never;
        /**
         * Update a session; omitted fields stay unchanged
         * @description Any group of fields can be sent alone: general fields, branding or experiences. A list replaces the stored list. Allowed status changes: draft to active; active to paused or ended; paused to active or ended. Any other change is refused (409); sending the current status changes nothing. An active session needs at least one enabled experience, otherwise 409, both when it becomes active and when its experiences change. Ending the session releases its devices. A device in `deviceIds` leaves its previous session, which is refused (409) while that session is active. A Manager cannot change the fields in `lockedFields`, nor that list, and needs the permission editBranding for branding fields (403); because this depends on the body, the operation declares no permission.
         */
        post: operations["updateSession"];
        /**
         * Delete a session
         * @description Refused while it is active and devices run it; the response names them. Otherwise, its devices are released. Its photos are kept without a session, and its microsite is removed. A Manager cannot delete a session with locked fields (403).
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
         * Duplicate a session
         * @description The copy is a draft without devices, times and photos. Its experiences get new ids, and its slug is generated from its name. Its name is the original's with ' copy' appended, and a number if that name is taken; the name is shortened if necessary. Everything else is copied, including locked fields. When a Manager duplicates a session, the copy is for the assigned locations among the original's, or for all assigned ones if the original is for all locations.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** List templates, last changed first */
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
        /** Get a template */
        get: operations["getTemplate"];
        put?: never;
        /**
         * Update a template; omitted fields stay unchanged
         * @description The height is rounded to the nearest integer (half up). A new width or height is written into the scene; a scene sent without them sets them. The assets and products in the scene must belong to this account; those that the stored scene already contains are accepted even if they were deleted. The preview stays unchanged until a new one is stored. A Manager cannot change a locked template or the lock (403).
         */
        post: operations["updateTemplate"];
        /**
         * Delete a template and its preview
         * @description Refused while `usedBy` contains entries (including those that only the owner sees), because an experience with several shots needs its template. Photos made with it are kept. A Manager cannot delete a locked template (403).
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
         * Store the preview of a template, and optionally its scene
         * @description Preview and scene are stored together or not at all, so that a preview always matches its scene. The scene follows the same rules as in an update; its size becomes the size of the template. A Manager cannot change a locked template (403).
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
         * Create a template
         * @description The height is rounded to the nearest integer (half up). Width and height are written into the scene, so they always match; without a scene, the template starts white and without layers. The assets and products in the scene must belong to this account. The template has no preview until one is stored.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
         * Duplicate a template
         * @description Every call creates another copy, although the method is GET: never prefetch or retry it. The copy gets a new id, the scene and the preview of the original, and its name with ' copy' appended (shortened if necessary). It is neither stock nor locked.
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
    "/webhooks/{name}/{hook}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `t=<seconds since 1970>,v1=<HMAC-SHA256 in hexadecimal>` of `<seconds>.<body>`, with the secret of the webhook. Signatures older than five minutes are refused.
                 * @example t=1776353400,v1=6f1ed002ab5595859014ebf0951522d9f1c5b6a7a4e1ad2b8d6f5f0f6a3b2c1d
                 */
                "X-Signature"?: string;
            };
            path: {
                /**
                 * @description The id of the connection's webhook, which connecting registers at the service.
                 * @example hook-7d1b4a
                 */
                hook: components["schemas"]["Id"];
                /**
                 * @description The service that reports.
                 * @example sendgrid
                 */
                name: components["schemas"]["MessageService"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report what happened to the messages of campaigns
         * @description Called by the services that send messages. Events may arrive in any order and more than once: each event id counts once. A click counts as an open. A bounce marks the contact, and a stop opts the contact out. Events of unknown messages are ignored.
         */
        post: operations["reportMessages"];
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
            /** @description Who referred the owner. */
            referral: string | null;
            reviewUrl: components["schemas"]["Url"] | null;
            settings: components["schemas"]["AccountSettings"];
            socialHandles: components["schemas"]["SocialHandles"];
            status: components["schemas"]["AccountStatus"];
            timezone: components["schemas"]["Timezone"];
            userType: components["schemas"]["UserType"];
            website: components["schemas"]["Url"] | null;
        };
        /** @description What a business enters at sign-up. The category decides the initial stock assets. Defaults: the owner's name comes from the identity provider or from the part of the email address before the @, the time zone is UTC, and the language is en. */
        AccountCreate: {
            businessName: components["schemas"]["BusinessName"];
            category: components["schemas"]["BusinessCategory"];
            locale?: components["schemas"]["Locale"];
            ownerName?: components["schemas"]["PersonName"];
            timezone?: components["schemas"]["Timezone"];
        };
        AccountExport: {
            /** @description The size of the file; null until it is ready. */
            bytes: number | null;
            /** @description How many files are in it so far. */
            done: number;
            /** @description The owner's address, to which the link is sent. */
            email: components["schemas"]["EmailAddress"];
            /** @description When the link stops working; null until it is ready. */
            expiresAt: components["schemas"]["Time"] | null;
            requestedAt: components["schemas"]["Time"] | null;
            status: components["schemas"]["AccountExportStatus"];
            total: number;
        };
        /** @enum {string} */
        AccountExportStatus: "none" | "preparing" | "ready" | "failed" | "expired";
        /** @enum {string} */
        AccountFeature: "campaigns" | "microsites" | "integrations" | "analytics" | "franchise";
        /** @description Whether the account is in good health. */
        AccountHealth: {
            /** @description Number of connected services that have expired or fail. */
            brokenIntegrations: number;
            /** @description Number of linked booths. */
            devices: number;
            /** @description Number of linked booths seen in the last five minutes. */
            devicesOnline: number;
            /** @description Number of campaigns that could not be sent. */
            failedCampaigns: number;
            /** @description When a user of the account last used the product; null if never. */
            lastActiveAt: components["schemas"]["Time"] | null;
            /** @description Null before the first photo. */
            lastPhotoAt: components["schemas"]["Time"] | null;
            photosLast30Days: number;
        };
        /** @description The limits of the account; null means unlimited. */
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
            total?: components["schemas"]["Total"];
        };
        /** @description Set by an administrator. */
        AccountSettings: {
            /** @description Whether locations must keep the account's branding. */
            brandLock: boolean;
            features: components["schemas"]["AccountFeature"][];
            limits: components["schemas"]["AccountLimits"];
            retentionDays: number;
            /** @description The sender of text messages; null for the product's default. */
            senderName: string | null;
            smsEnabled: boolean;
        };
        /** @description The settings to change. `limits` is replaced as a whole. */
        AccountSettingsUpdate: {
            /** @description Whether locations must keep the account's branding. */
            brandLock?: boolean;
            features?: components["schemas"]["AccountFeature"][];
            limits?: components["schemas"]["AccountLimits"];
            retentionDays?: number;
            /** @description The sender of text messages; null for the product's default. */
            senderName?: string | null;
            smsEnabled?: boolean;
        };
        /** @enum {string} */
        AccountStatus: "trial" | "active" | "past_due" | "suspended";
        /** @description An account as a row in the list. */
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
        /** @description The fields that an owner can change. The email address is managed by the identity provider. */
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
        /** @description The fields that an administrator can change. The email address is managed by the identity provider. */
        AdminAccountUpdate: {
            businessName?: components["schemas"]["BusinessName"];
            category?: components["schemas"]["BusinessCategory"];
            ownerName?: components["schemas"]["PersonName"];
            phone?: components["schemas"]["PhoneNumber"] | null;
            status?: components["schemas"]["AccountStatus"];
            timezone?: components["schemas"]["Timezone"];
            website?: components["schemas"]["Url"] | null;
        };
        AnalyticsBreakdown: {
            by: components["schemas"]["AnalyticsDimension"];
            period: components["schemas"]["AnalyticsPeriod"];
            previousPeriod: components["schemas"]["AnalyticsPeriod"];
            /** @description Each photo counts in one row. A contact counts in the row of each of its locations, and in none without a location. */
            rows: components["schemas"]["AnalyticsRow"][];
            /** @description The account's time zone, in which the days begin and end. */
            timezone: components["schemas"]["Timezone"];
        };
        /**
         * @description Both have as many days as the period. `previous` ends just before it; `year` lies 52 weeks earlier, with the same days of the week, and 104 or 156 weeks earlier if the period is too long for that.
         * @default previous
         * @enum {string}
         */
        AnalyticsComparison: "previous" | "year";
        AnalyticsCount: number;
        /** @description For each metric, its value on each day of the period, first to last. */
        AnalyticsDaily: {
            activeDevices: components["schemas"]["AnalyticsDayCounts"];
            bookingClicks: components["schemas"]["AnalyticsDayCounts"];
            contacts: components["schemas"]["AnalyticsOptionalDayCounts"];
            deliveries: components["schemas"]["AnalyticsDayCounts"];
            downloads: components["schemas"]["AnalyticsDayCounts"];
            opens: components["schemas"]["AnalyticsDayCounts"];
            optIns: components["schemas"]["AnalyticsOptionalDayCounts"];
            photos: components["schemas"]["AnalyticsDayCounts"];
            productClicks: components["schemas"]["AnalyticsDayCounts"];
            reviewClicks: components["schemas"]["AnalyticsDayCounts"];
            shares: components["schemas"]["AnalyticsDayCounts"];
            views: components["schemas"]["AnalyticsDayCounts"];
        };
        /**
         * Format: date
         * @description A day of the account's time zone.
         */
        AnalyticsDay: string;
        AnalyticsDayCounts: components["schemas"]["AnalyticsCount"][];
        /** @enum {string} */
        AnalyticsDimension: "location" | "session" | "device" | "experience";
        /** @description A value for each metric. */
        AnalyticsFigures: {
            activeDevices: components["schemas"]["AnalyticsCount"];
            bookingClicks: components["schemas"]["AnalyticsCount"];
            contacts: components["schemas"]["AnalyticsOptionalCount"];
            deliveries: components["schemas"]["AnalyticsCount"];
            downloads: components["schemas"]["AnalyticsCount"];
            opens: components["schemas"]["AnalyticsCount"];
            optIns: components["schemas"]["AnalyticsOptionalCount"];
            photos: components["schemas"]["AnalyticsCount"];
            productClicks: components["schemas"]["AnalyticsCount"];
            reviewClicks: components["schemas"]["AnalyticsCount"];
            shares: components["schemas"]["AnalyticsCount"];
            views: components["schemas"]["AnalyticsCount"];
        };
        /** @description Numbers of photos taken in the period. Each step counts all of them that reached it, regardless of other steps they reached: a photo can be viewed without a message. The photos of a step are those of listPhotos with the same filters, `from` and `to` as the period's `startsAt` and `endsAt`, and the step as `reached`. */
        AnalyticsFunnel: {
            /** @description Photos whose booking link was followed by at least one guest. Whether they then booked is not known. */
            booked: components["schemas"]["AnalyticsCount"];
            /** @description All photos taken in the period. */
            captured: components["schemas"]["AnalyticsCount"];
            /** @description Photos of which at least one message arrived. */
            delivered: components["schemas"]["AnalyticsCount"];
            /** @description Photos of which at least one message's link was followed. */
            opened: components["schemas"]["AnalyticsCount"];
            /** @description Photos shared by at least one guest. */
            shared: components["schemas"]["AnalyticsCount"];
            /** @description Photos viewed by at least one guest, with or without a message. */
            viewed: components["schemas"]["AnalyticsCount"];
        };
        /**
         * @description Weeks begin on Monday.
         * @default day
         * @enum {string}
         */
        AnalyticsInterval: "day" | "week" | "month";
        /**
         * @description All metrics but `activeDevices` are sums: the values of the days add up to that of the period.
         *     - `photos`: Photos taken in the period, without deleted ones.
         *     - `contacts`: Contacts added in the period, without deleted ones.
         *     - `optIns`: Contacts added in the period who currently agree to marketing by email or SMS.
         *     - `deliveries`: Messages with photos of the period that arrived, by email or SMS.
         *     - `opens`: Messages with photos of the period whose link was followed.
         *     - `views`: Views of the photos of the period, one per guest and photo.
         *     - `downloads`: Downloads of the photos of the period, one per guest and photo.
         *     - `shares`: Shares of the photos of the period, one per guest and photo.
         *     - `bookingClicks`: Clicks on the booking link beside the photos of the period, one per guest and photo.
         *     - `reviewClicks`: Clicks on the review link beside the photos of the period, one per guest and photo.
         *     - `productClicks`: Clicks on products beside the photos of the period, one per guest, photo and product.
         *     - `activeDevices`: Devices that took at least one photo in the period, each counted once.
         * @enum {string}
         */
        AnalyticsMetric: "photos" | "contacts" | "optIns" | "deliveries" | "opens" | "views" | "downloads" | "shares" | "bookingClicks" | "reviewClicks" | "productClicks" | "activeDevices";
        /** @description Null where a filter, or the row, has no contacts; see the filters. */
        AnalyticsOptionalCount: number | null;
        AnalyticsOptionalDayCounts: components["schemas"]["AnalyticsCount"][] | null;
        AnalyticsPeriod: {
            /** @description The moment at which the last day has ended. */
            endsAt: components["schemas"]["Time"];
            /** @description The first day. */
            from: components["schemas"]["AnalyticsDay"];
            /** @description The moment at which the first day begins. */
            startsAt: components["schemas"]["Time"];
            /** @description The last day. */
            to: components["schemas"]["AnalyticsDay"];
        };
        AnalyticsPoint: {
            /** @description Its first day. */
            from: components["schemas"]["AnalyticsDay"];
            /** @description The value of as many days of the earlier period, at the same distance from its first day. Null as `value` is. */
            previous: components["schemas"]["AnalyticsOptionalCount"];
            /** @description Its last day. */
            to: components["schemas"]["AnalyticsDay"];
            value: components["schemas"]["AnalyticsOptionalCount"];
        };
        AnalyticsRow: {
            figures: components["schemas"]["AnalyticsFigures"];
            /** @description The location, session, device or experience; null for photos without one. */
            id: components["schemas"]["Id"] | null;
            /** @description Its name; null without an id, for a device or session that the caller does not see, and for an experience that its session no longer has. */
            name: string | null;
            /** @description The figures of the earlier period. */
            previous: components["schemas"]["AnalyticsFigures"];
        };
        AnalyticsSeries: {
            interval: components["schemas"]["AnalyticsInterval"];
            metric: components["schemas"]["AnalyticsMetric"];
            period: components["schemas"]["AnalyticsPeriod"];
            points: components["schemas"]["AnalyticsPoint"][];
            previousPeriod: components["schemas"]["AnalyticsPeriod"];
            /** @description The account's time zone, in which the days begin and end. */
            timezone: components["schemas"]["Timezone"];
        };
        AnalyticsSummary: {
            daily: components["schemas"]["AnalyticsDaily"];
            figures: components["schemas"]["AnalyticsFigures"];
            funnel: components["schemas"]["AnalyticsFunnel"];
            period: components["schemas"]["AnalyticsPeriod"];
            /** @description The figures of the earlier period. */
            previous: components["schemas"]["AnalyticsFigures"];
            /** @description The funnel of the earlier period. */
            previousFunnel: components["schemas"]["AnalyticsFunnel"];
            previousPeriod: components["schemas"]["AnalyticsPeriod"];
            /** @description The account's time zone, in which the days begin and end. */
            timezone: components["schemas"]["Timezone"];
        };
        Asset: {
            /** @description The size of the file in bytes. */
            bytes: number;
            createdAt: components["schemas"]["Time"];
            /** @description In milliseconds; null for an image, or if unknown. */
            durationMs: number | null;
            /** @description In pixels; null for audio, or if unknown. */
            height: number | null;
            id: components["schemas"]["Id"];
            mime: components["schemas"]["AssetMime"];
            name: components["schemas"]["AssetName"];
            /** @description The scene that the image was rendered from; null for an uploaded file. */
            scene: components["schemas"]["Scene"] | null;
            /** @description Whether the asset came with the business category. */
            stock: boolean;
            /** @description A small still image; null for audio, and for a video without one. */
            thumbUrl: components["schemas"]["MediaUrl"] | null;
            type: components["schemas"]["AssetType"];
            updatedAt: components["schemas"]["Time"];
            url: components["schemas"]["MediaUrl"];
            /** @description Where the asset is used. Deleting it leaves a gap there. */
            usedBy: components["schemas"]["AssetUse"][];
            /** @description In pixels; null for audio, or if unknown. */
            width: number | null;
        };
        /** @description The media type, detected from the file's content. */
        AssetMime: string;
        /** @description The name of the uploaded file, until the asset is renamed. */
        AssetName: string;
        AssetPage: {
            items: components["schemas"]["Asset"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total?: components["schemas"]["Total"];
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
        AssetUpdate: {
            name: components["schemas"]["AssetName"];
        };
        AssetUpload: {
            /** @description Images of up to 25 MB, videos of up to 200 MB, audio of up to 20 MB. */
            assets: components["schemas"]["MediaFile"][];
        };
        /** @description One use of the asset. */
        AssetUse: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "account" | "session" | "template" | "campaign" | "location" | "product";
            name: string;
        };
        AttentionItem: components["schemas"]["DeviceOfflineItem"] | components["schemas"]["PhotosToReviewItem"] | components["schemas"]["CampaignFailedItem"] | components["schemas"]["IntegrationExpiredItem"];
        AudienceAsked: {
            audience: components["schemas"]["CampaignAudience"];
            channel: components["schemas"]["CampaignChannel"];
        };
        /** @description Contacts with this consent status on the channel. */
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
            /** @description The main email address, or the main phone number for SMS; null without one. */
            address: string | null;
            id: components["schemas"]["Id"];
            /** @description First and last name; null if neither is known. */
            name: string | null;
        };
        AudienceContacts: components["schemas"]["AudienceContact"][];
        AudienceDays: number;
        /** @description Contacts with or without an email address. */
        AudienceHasEmailRule: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "hasEmail";
            value: boolean;
        };
        /** @description Contacts with or without a phone number. */
        AudienceHasPhoneRule: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "hasPhone";
            value: boolean;
        };
        /** @description Contacts by the time since their last photo. */
        AudienceLastPhotoRule: {
            days: components["schemas"]["AudienceDays"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "lastPhoto";
            op: components["schemas"]["AudienceRecency"];
        };
        /** @description Contacts by the time since their last visit. */
        AudienceLastVisitRule: {
            days: components["schemas"]["AudienceDays"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "lastVisit";
            op: components["schemas"]["AudienceRecency"];
        };
        /** @description Contacts of the location, or not of it. */
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
        /** @description Examples of the skipped contacts, by reason. */
        AudienceNamed: {
            bounced: components["schemas"]["AudienceContacts"];
            duplicate: components["schemas"]["AudienceContacts"];
            noAddress: components["schemas"]["AudienceContacts"];
            noConsent: components["schemas"]["AudienceContacts"];
        };
        AudienceReach: {
            /** @description Number of contacts that match the rules. */
            audience: components["schemas"]["CampaignCount"];
            /** @description Number of recipients; together with the skipped, it adds up to the audience. */
            count: components["schemas"]["CampaignCount"];
            named: components["schemas"]["AudienceNamed"];
            /** @description Some of the recipients, last changed first; a Manager sees only contacts of their own locations. */
            sample: components["schemas"]["AudienceContact"][];
            skipped: components["schemas"]["CampaignSkipped"];
        };
        /**
         * @description `within` the last given number of days, or `notWithin` them. Contacts for whom the event never occurred count as `notWithin`.
         * @enum {string}
         */
        AudienceRecency: "within" | "notWithin";
        AudienceRule: components["schemas"]["AudienceTagRule"] | components["schemas"]["AudienceSourceRule"] | components["schemas"]["AudienceLocationRule"] | components["schemas"]["AudienceConsentRule"] | components["schemas"]["AudienceLastPhotoRule"] | components["schemas"]["AudienceLastVisitRule"] | components["schemas"]["AudienceHasEmailRule"] | components["schemas"]["AudienceHasPhoneRule"];
        /** @description Contacts from the source, or not from it. */
        AudienceSourceRule: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "source";
            op: components["schemas"]["AudienceMembership"];
            value: components["schemas"]["ContactSource"];
        };
        /** @description Contacts with or without the tag. */
        AudienceTagRule: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "tag";
            op: components["schemas"]["AudienceMembership"];
            value: components["schemas"]["ContactTag"];
        };
        /**
         * @description `view`: started viewing the account. `update`: changed its fields or settings. `refreshStockAssets`: updated its stock assets.
         * @enum {string}
         */
        AuditAction: "view" | "update" | "refreshStockAssets";
        /** @description One changed field. */
        AuditChange: {
            /** @description The new value as text; null if there is none. */
            after: string | null;
            /** @description The former value as text; null if there was none. */
            before: string | null;
            /** @description The path in the account, such as `settings.limits.devices`. */
            field: string;
        };
        /** @description What an administrator did to an account. Names and addresses are those of that time. */
        AuditEntry: {
            account: {
                id: components["schemas"]["Uid"];
                name: components["schemas"]["BusinessName"];
            };
            action: components["schemas"]["AuditAction"];
            admin: {
                /** @description Null for a sign-in without an email address. */
                email: string | null;
                id: components["schemas"]["Uid"];
            };
            at: components["schemas"]["Time"];
            /** @description For `update`; otherwise empty. */
            changes: components["schemas"]["AuditChange"][];
            id: components["schemas"]["Id"];
            /** @description For `view`; otherwise null. */
            reason: string | null;
            /** @description For `refreshStockAssets`; otherwise null. */
            stock: components["schemas"]["StockRefresh"] | null;
        };
        AuditEntryPage: {
            items: components["schemas"]["AuditEntry"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total?: components["schemas"]["Total"];
        };
        BoothAnswer: {
            key: string;
            /** @description As text; a checkbox is `true` or `false`. */
            value: string;
        };
        /** @description The version of the booth's app. */
        BoothAppVersion: string;
        /** @description The file of an asset. */
        BoothAsset: {
            id: components["schemas"]["Id"];
            mime: components["schemas"]["AssetMime"];
            type: components["schemas"]["AssetType"];
            url: components["schemas"]["MediaUrl"];
        };
        /** @description A PhotoConsent as JSON text. If omitted, no consent was given. */
        BoothConsentText: string;
        /** @description The guest's answers, by the keys of the session's `capture`. Unanswered keys are omitted. */
        BoothGuest: {
            birthday?: components["schemas"]["ContactBirthday"];
            /** @description Answers to the business's custom questions. */
            custom?: components["schemas"]["BoothAnswer"][];
            emailAddress?: components["schemas"]["EmailAddress"];
            firstName?: components["schemas"]["PersonName"];
            lastName?: components["schemas"]["PersonName"];
            marketingConsent?: boolean;
            phoneNumber?: components["schemas"]["PhoneNumber"];
        };
        /** @description A BoothGuest as JSON text, because multipart parts carry text. */
        BoothGuestText: string;
        /** @description 256 random bits in base64url. It authenticates the booth; the server stores only its hash. */
        BoothKey: string;
        BoothLink: {
            appVersion: components["schemas"]["BoothAppVersion"];
            /** @description Eight letters and digits from the device code. Lowercase letters, and a space or dash in the middle, are accepted. */
            code: string;
            model: components["schemas"]["BoothModel"];
        };
        BoothLinked: {
            deviceId: components["schemas"]["Id"];
            key: components["schemas"]["BoothKey"];
            name: components["schemas"]["DeviceTitle"];
        };
        /** @description The model of the booth. */
        BoothModel: string;
        BoothPhoto: {
            /** @description When the photo was taken. A time in the future is replaced with the time of the upload. */
            capturedAt: components["schemas"]["Time"];
            /** @description Generated by the booth, unique per photo. The same id means the same photo. */
            clientId: string;
            consent?: components["schemas"]["BoothConsentText"];
            /** @description The experience in which the photo was taken. */
            experienceId?: components["schemas"]["Id"];
            guest?: components["schemas"]["BoothGuestText"];
            /** @description Shared by both photos of a pair; generated by the booth. Requires `pairRole`. */
            pairId?: components["schemas"]["Id"];
            pairRole?: components["schemas"]["PairRole"];
            photo: components["schemas"]["PhotoFile"];
            productIds?: components["schemas"]["BoothProductIdsText"];
            /** @description The session in which the photo was taken. Defaults to the device's current session. */
            sessionId?: components["schemas"]["Id"];
        };
        BoothProduct: {
            id: components["schemas"]["Id"];
            /** @description Null without an image. */
            imageAssetId: components["schemas"]["Id"] | null;
            name: components["schemas"]["ProductTitle"];
        };
        /** @description The products chosen by the staff, as a JSON array of ids. */
        BoothProductIdsText: string;
        BoothReport: {
            appVersion: components["schemas"]["BoothAppVersion"];
            /** @description Battery level in percent; null without a battery. */
            battery: number | null;
            /** @description Whether the booth is charging; null without a battery. */
            charging: boolean | null;
            /** @description Free storage in megabytes. */
            freeMb: number;
            /** @description Stays unchanged if omitted. */
            model?: components["schemas"]["BoothModel"];
            /** @description Number of photos waiting to be uploaded. */
            queueLength: number;
        };
        /** @description The session, limited to what guests and their booth need. Fields have the same meaning as in `Session`. */
        BoothSession: {
            accentColor: components["schemas"]["SessionColour"];
            /** @description The file of each asset id in the fields above, in a scene or in a product, without duplicates. An id without a file here was deleted: its place stays empty. */
            assets: components["schemas"]["BoothAsset"][];
            /** @description For `{{business}}`. */
            businessName: components["schemas"]["BusinessName"];
            capture: components["schemas"]["SessionCapture"];
            consentRequired: boolean;
            consentText: components["schemas"]["SessionConsentText"];
            consentVersion: number;
            displayMode: components["schemas"]["DisplayMode"];
            /** @description The enabled experiences, in the order of the tiles. */
            experiences: components["schemas"]["Experience"][];
            experienceScreenAssetId: components["schemas"]["SessionAssetId"];
            font: components["schemas"]["SessionFont"];
            galleryVisibility: components["schemas"]["GalleryVisibility"];
            id: components["schemas"]["Id"];
            idleSeconds: components["schemas"]["SessionIdleSeconds"];
            language: components["schemas"]["Locale"];
            /** @description For `{{location}}`; null if the device has no location. */
            locationName: components["schemas"]["LocationName"] | null;
            logoAssetId: components["schemas"]["SessionAssetId"];
            minAge: components["schemas"]["SessionMinAge"];
            overlayAssetIds: components["schemas"]["SessionAssetIds"];
            primaryColor: components["schemas"]["SessionColour"];
            /** @description The products used in scenes and, if an experience asks the staff, the products active at the location. */
            products: components["schemas"]["BoothProduct"][];
            promotionalAssetIds: components["schemas"]["SessionAssetIds"];
            settingsVersion: components["schemas"]["SettingsVersion"];
            shareChannels: components["schemas"]["SessionShareChannels"];
            sharingScreenAssetId: components["schemas"]["SessionAssetId"];
            startScreenAssetId: components["schemas"]["SessionAssetId"];
            startText: components["schemas"]["SessionStartText"];
            /** @description The templates that the experiences use, without duplicates. */
            templates: components["schemas"]["BoothTemplate"][];
            termsUrl: components["schemas"]["SessionUrl"];
            thanksText: components["schemas"]["SessionThanksText"];
            theme: components["schemas"]["SessionTheme"];
            /** @description For `{{date}}`; the location's time zone, otherwise the account's. */
            timezone: components["schemas"]["Timezone"];
        };
        BoothState: {
            /** @description The device's location; null if not set. */
            locationId: components["schemas"]["Id"] | null;
            name: components["schemas"]["DeviceTitle"];
            /** @description The session to run now; null if there is none, or if it is not active or outside its start and end times. */
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
            /** @description Null for SMS; may be null in a draft. */
            body: components["schemas"]["CampaignBody"] | null;
            channel: components["schemas"]["CampaignChannel"];
            createdAt: components["schemas"]["Time"];
            createdBy: components["schemas"]["CampaignAuthor"];
            /** @description Why the campaign failed, as a sentence for the user; null otherwise. An SMS campaign fails if the account has no SMS. */
            failure: string | null;
            id: components["schemas"]["Id"];
            kind: components["schemas"]["CampaignKind"];
            /** @description The URL behind `{{link}}` and the button; null without one. */
            linkUrl: components["schemas"]["Url"] | null;
            mediaIds: components["schemas"]["CampaignMediaIds"];
            name: components["schemas"]["CampaignTitle"];
            preheader: components["schemas"]["CampaignPreheader"] | null;
            productIds: components["schemas"]["CampaignProductIds"];
            /** @description Null for none. */
            quietHours: components["schemas"]["CampaignQuietHours"] | null;
            /** @description Null unless the campaign is repeating; may be null in a draft. */
            repeat: components["schemas"]["CampaignRepeat"] | null;
            /** @description The reply-to address of an email; null for the account's own address. */
            replyTo: components["schemas"]["EmailAddress"] | null;
            /** @description Null for the business's name, or the account's SMS sender. */
            senderName: components["schemas"]["CampaignSenderName"] | null;
            /** @description Null for email; may be null in a draft. */
            smsBody: components["schemas"]["CampaignSmsBody"] | null;
            stats: components["schemas"]["CampaignStats"];
            status: components["schemas"]["CampaignStatus"];
            /** @description Null for SMS; may be null in a draft. */
            subject: components["schemas"]["CampaignSubject"] | null;
            /** @description The template (kind `mail`) of an email; null for the plain layout. */
            templateId: components["schemas"]["Id"] | null;
            /** @description A small image of the first picture in the email; null without one, and for SMS. */
            thumbUrl: components["schemas"]["MediaUrl"] | null;
            /** @description When the campaign is sent, or for a repeating campaign when its next round is sent; in the past, when it was sent. Null if not scheduled, and always for an automatic campaign. */
            time: components["schemas"]["Time"] | null;
            timezone: components["schemas"]["Timezone"];
            /** @description Null unless the campaign is automatic; may be null in a draft. */
            trigger: components["schemas"]["CampaignTrigger"] | null;
            updatedAt: components["schemas"]["Time"];
        };
        /** @description The recipients: contacts that match all of the rules, or any of them. Without rules, all contacts. In any case, only contacts with an address for the channel and with consent `in` receive messages. */
        CampaignAudience: {
            /** @enum {string} */
            match: "all" | "any";
            rules: components["schemas"]["AudienceRule"][];
        };
        /** @description The author. */
        CampaignAuthor: {
            id: components["schemas"]["Uid"];
            name: components["schemas"]["PersonName"];
        };
        /** @description Markdown with placeholders. HTML is shown as text. A paragraph that is only a link is shown as a button. A paragraph that is only `{{pictures}}` or `{{products}}` shows the campaign's pictures or products there; without it, pictures are above the text and products below. A paragraph that is only `{{picture:ID}}` shows the picture of that asset. The button for `linkUrl` is added unless one leads there. */
        CampaignBody: string;
        /** @enum {string} */
        CampaignChannel: "email" | "sms";
        /** @description A time of day in 24-hour format, in the campaign's time zone. */
        CampaignClock: string;
        CampaignCount: number;
        /** @description Omitted fields are empty unless a field says otherwise. */
        CampaignCreate: {
            /**
             * @description Defaults to all contacts.
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
            /** @description Defaults to 21:00 to 09:00 for SMS and none for email. Null for none. */
            quietHours?: components["schemas"]["CampaignQuietHours"] | null;
            /**
             * @description Only for repeating campaigns.
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
             * @description At least five minutes ahead, or null. Takes effect when the campaign is scheduled.
             * @default null
             */
            time?: components["schemas"]["Time"] | null;
            /** @description Defaults to the account's time zone. */
            timezone?: components["schemas"]["Timezone"];
            /**
             * @description Only for automatic campaigns.
             * @default null
             */
            trigger?: components["schemas"]["CampaignTrigger"] | null;
        };
        CampaignDay: {
            bounced: components["schemas"]["CampaignCount"];
            clicked: components["schemas"]["CampaignCount"];
            /**
             * Format: date
             * @description A day in the campaign's time zone.
             */
            day: string;
            delivered: components["schemas"]["CampaignCount"];
            opened: components["schemas"]["CampaignCount"];
            sent: components["schemas"]["CampaignCount"];
            unsubscribed: components["schemas"]["CampaignCount"];
        };
        /** @description A campaign that failed within the last 30 days. At most 10. */
        CampaignFailedItem: {
            campaignId: components["schemas"]["Id"];
            /** @description Why it failed; null if unknown. */
            failure: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "campaignFailed";
            name: components["schemas"]["CampaignTitle"];
        };
        /**
         * @description Sent once, repeatedly, or to each contact when an event occurs.
         * @enum {string}
         */
        CampaignKind: "once" | "repeating" | "automatic";
        CampaignLink: {
            /** @description Number of contacts, each counted under the first link they clicked. */
            clicked: components["schemas"]["CampaignCount"];
            /** @description Number of clicks, including repeated ones. */
            clicks: components["schemas"]["CampaignCount"];
            url: components["schemas"]["Url"];
        };
        /** @description Images above the text, in this order. Each is an asset of the account. */
        CampaignMediaIds: components["schemas"]["Id"][];
        CampaignPage: {
            items: components["schemas"]["Campaign"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total?: components["schemas"]["Total"];
        };
        /** @enum {string} */
        CampaignPlaceholder: "{{firstName}}" | "{{business}}" | "{{location}}" | "{{link}}" | "{{photoLink}}";
        /** @description The text that inboxes show next to the subject. */
        CampaignPreheader: string;
        CampaignPreview: {
            /** @description Placeholders in the message without a value. */
            blanks: components["schemas"]["CampaignPlaceholder"][];
            /** @description The contact the message is rendered for; null for fallback words. */
            contact: components["schemas"]["AudienceContact"] | null;
            /** @description The sender's name; null for the product's default number. */
            from: string | null;
            /** @description The complete email as an HTML page, for a sandboxed frame without scripts; it follows the frame's color scheme. Null for SMS. */
            html: string | null;
            /** @description Null for SMS, and without a subject. */
            preheader: string | null;
            /** @description Null for SMS. */
            replyTo: components["schemas"]["EmailAddress"] | null;
            /** @description Null for an email. */
            sms: components["schemas"]["CampaignSmsCost"] | null;
            /** @description Null for SMS, and without a subject. */
            subject: string | null;
            /** @description The SMS, or the plain-text part of the email. */
            text: string;
        };
        /** @description The content of a campaign, and the contact to render it for. */
        CampaignPreviewAsked: {
            /** @default null */
            body?: components["schemas"]["CampaignBody"] | null;
            channel: components["schemas"]["CampaignChannel"];
            /**
             * @description A contact that the caller can see. Null for fallback words.
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
        /** @description Products below the text, in this order. */
        CampaignProductIds: components["schemas"]["Id"][];
        /** @description Nothing is sent during these hours; messages wait until they end. They can span midnight. */
        CampaignQuietHours: {
            from: components["schemas"]["CampaignClock"];
            to: components["schemas"]["CampaignClock"];
        };
        /** @description The interval between two rounds. */
        CampaignRepeat: {
            every: number;
            /** @enum {string} */
            unit: "week" | "month";
        };
        CampaignReport: {
            /** @description Days with any activity, in chronological order. */
            days: components["schemas"]["CampaignDay"][];
            /** @description The campaign. */
            id: components["schemas"]["Id"];
            /** @description All links in the message, including those at the time of sending, most clicked first. */
            links: components["schemas"]["CampaignLink"][];
            stats: components["schemas"]["CampaignStats"];
        };
        /** @description The sender's name. For SMS, at most 11 letters and digits. */
        CampaignSenderName: string;
        /** @description Contacts in the audience that were skipped. Each is counted once, under the first reason that applies. */
        CampaignSkipped: {
            /** @description An earlier message to the address bounced. */
            bounced: components["schemas"]["CampaignCount"];
            /** @description The address already received the message in this round. */
            duplicate: components["schemas"]["CampaignCount"];
            /** @description No email address, or no phone number for SMS. */
            noAddress: components["schemas"]["CampaignCount"];
            /** @description Opted out of the channel, or never asked. */
            noConsent: components["schemas"]["CampaignCount"];
        };
        /** @description Plain text with placeholders and opt-out instructions. A message has 160 characters, or 70 if any of them is outside the GSM alphabet; longer texts are sent and charged as several messages. */
        CampaignSmsBody: string;
        /** @description The size of an SMS: its characters in the GSM alphabet (some count twice) or in any alphabet, and the number of messages it is split into, each of which is charged. */
        CampaignSmsCost: {
            /** @enum {string} */
            alphabet: "gsm" | "unicode";
            characters: number;
            segments: number;
        };
        /**
         * @description Last changed, name or time; a leading minus reverses the order. Campaigns without a time come last.
         * @enum {string}
         */
        CampaignSort: "changed" | "-changed" | "name" | "-name" | "time" | "-time";
        /** @description Totals over all rounds. `audience` counts the contacts that match the rules; once a round is complete, `sent` and the skipped add up to it, and until then the rest is waiting. `delivered` and `bounced` add up to at most `sent`. All are 0 before the first round. */
        CampaignStats: {
            audience: components["schemas"]["CampaignCount"];
            bounced: components["schemas"]["CampaignCount"];
            /** @description Contacts who clicked a link, each counted once. */
            clicked: components["schemas"]["CampaignCount"];
            delivered: components["schemas"]["CampaignCount"];
            /** @description Contacts who opened it, each counted once; always 0 for SMS, where opens cannot be tracked. */
            opened: components["schemas"]["CampaignCount"];
            sent: components["schemas"]["CampaignCount"];
            skipped: components["schemas"]["CampaignSkipped"];
            unsubscribed: components["schemas"]["CampaignCount"];
        };
        /**
         * @description `sending` also means that a repeating or automatic campaign is active. `sent`, `cancelled` and `failed` are final.
         * @enum {string}
         */
        CampaignStatus: "draft" | "scheduled" | "sending" | "paused" | "sent" | "cancelled" | "failed";
        /**
         * @description A status that a user can request. The operation describes the allowed changes.
         * @enum {string}
         */
        CampaignStatusWanted: "draft" | "scheduled" | "sending" | "paused" | "cancelled";
        CampaignSubject: string;
        CampaignTest: {
            /**
             * @description A contact that the caller can see. Null for fallback words.
             * @default null
             */
            contactId?: components["schemas"]["Id"] | null;
            /** @description Email addresses, or phone numbers for SMS. */
            to: (components["schemas"]["EmailAddress"] | components["schemas"]["PhoneNumber"])[];
        };
        CampaignTestSent: {
            /** @description The campaign. */
            id: components["schemas"]["Id"];
            sentAt: components["schemas"]["Time"];
            to: string[];
        };
        /** @description Internal; never shown to recipients. */
        CampaignTitle: string;
        /** @description The event that sends an automatic campaign to a contact. */
        CampaignTrigger: {
            /** @description Days from the event to the message; for a birthday, days before it. */
            delayDays: number;
            event: components["schemas"]["CampaignTriggerEvent"];
        };
        /**
         * @description `after_photo`: a photo was taken. `winback`: the last visit. `birthday`: the contact's birthday. `not_viewed`: a photo was delivered and has not been opened since.
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
        /** @enum {string} */
        CancellationReason: "too_expensive" | "not_used" | "missing_feature" | "other_product" | "closing" | "other";
        /** @description A question the booth asks guests. Predefined keys have a fixed kind: text for names, email, phone, date for the birthday (month and day), checkbox for the consent. */
        CaptureField: {
            key: components["schemas"]["CaptureKey"];
            /** @enum {string} */
            kind: "text" | "email" | "phone" | "date" | "checkbox";
            label: string;
            /** @description Whether guests must answer. */
            required: boolean;
        };
        /** @description What is asked. The six predefined keys become fields of the contact; `marketingConsent` sets its consent on the given channels. Answers to the business's custom keys (`customVenue`) are appended to the contact's notes. */
        CaptureKey: string;
        Card: {
            brand: components["schemas"]["CardBrand"];
            expMonth: number;
            expYear: number;
            last4: string;
            /** @description The name on the card. */
            name: string | null;
            postalCode: string | null;
        };
        /** @enum {string} */
        CardBrand: "visa" | "mastercard" | "amex" | "discover" | "other";
        CardOnFile: {
            card: components["schemas"]["Card"] | null;
        };
        CardSetup: {
            /** @description Good for one card of this account. */
            clientSecret: string;
            expiresAt: components["schemas"]["Time"];
        };
        CardToken: {
            /** @description Stands for the card at the payment service, and contains no part of its number but the last four digits. */
            token: string;
        };
        Colour: string;
        /**
         * @description How consent was given: at a booth, on a microsite, in person to the staff, in an imported file, through an integration, with the unsubscribe link, or by an SMS saying STOP.
         * @enum {string}
         */
        ConsentHow: "booth" | "microsite" | "staff" | "import" | "integration" | "unsubscribe" | "stop";
        /**
         * @description Campaigns are sent only to `in`. `unknown` means that the contact has not been asked.
         * @enum {string}
         */
        ConsentStatus: "in" | "out" | "unknown";
        Contact: {
            birthday: components["schemas"]["ContactBirthday"] | null;
            /** @description Whether the main email address bounced. Reset by a new address. */
            bounced: boolean;
            createdAt: components["schemas"]["Time"];
            /** @description The main email address, which receives campaigns. */
            emailAddress: components["schemas"]["EmailAddress"] | null;
            emailConsent: components["schemas"]["ContactConsent"];
            emails: components["schemas"]["ContactEmailValues"];
            firstName: components["schemas"]["PersonName"] | null;
            id: components["schemas"]["Id"];
            lastName: components["schemas"]["PersonName"] | null;
            /** @description When the latest of these photos was taken; null without photos. */
            lastPhotoAt: components["schemas"]["Time"] | null;
            /** @description A small still image of that photo; null without one, or if the caller may not see it. */
            lastPhotoThumbUrl: components["schemas"]["MediaUrl"] | null;
            /** @description From the booking system, otherwise the latest photo; null if neither is known. */
            lastVisitAt: components["schemas"]["Time"] | null;
            locationIds: components["schemas"]["ContactLocationIds"];
            /** @description From the booking system; null if nothing is booked or known. */
            nextVisitAt: components["schemas"]["Time"] | null;
            notes: components["schemas"]["ContactNotes"] | null;
            /** @description The main phone number, which receives campaigns. */
            phoneNumber: components["schemas"]["PhoneNumber"] | null;
            phoneNumbers: components["schemas"]["ContactPhoneNumberValues"];
            /** @description Number of photos that show the contact or were sent to them. */
            photoCount: number;
            smsConsent: components["schemas"]["ContactConsent"];
            source: components["schemas"]["ContactSource"];
            sourceId: components["schemas"]["ContactSourceId"] | null;
            tags: components["schemas"]["ContactTags"];
            updatedAt: components["schemas"]["Time"];
        };
        /** @description Month and day, like 04-23. The year is not collected. */
        ContactBirthday: string;
        /** @description Requires exactly one of `set` and `delete`. */
        ContactBulk: {
            /** @constant */
            delete?: true;
            ids: components["schemas"]["ContactIds"];
            set?: components["schemas"]["ContactChanges"];
        };
        /** @description Each id from the request is in exactly one of the three lists, in the order of the request. */
        ContactBulkResult: {
            /** @description Now as requested, including contacts that already were. */
            changed: components["schemas"]["Id"][];
            /** @description The contacts that do not exist. */
            missing: components["schemas"]["Id"][];
            refused: components["schemas"]["ContactRefusal"][];
        };
        /** @description A campaign message was sent to the contact's main email address or phone number. */
        ContactCampaignSent: {
            at: components["schemas"]["Time"];
            /** @description The campaign, which may have been deleted since. */
            campaignId: components["schemas"]["Id"];
            /** @description The name of the campaign when it was sent. */
            campaignName: components["schemas"]["CampaignTitle"];
            channel: components["schemas"]["DeliveryChannel"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "campaignSent";
        };
        /** @description Changes that apply to all of the contacts. A tag that is both removed and added is added. */
        ContactChanges: {
            addTags?: components["schemas"]["ContactTags"];
            emailConsent?: components["schemas"]["ContactConsentChange"];
            removeTags?: components["schemas"]["ContactTags"];
            smsConsent?: components["schemas"]["ContactConsentChange"];
        };
        /** @description The contact's consent on one channel, with its audit trail. */
        ContactConsent: {
            /** @description When the consent last changed; null if unknown. */
            at: components["schemas"]["Time"] | null;
            /** @description Who entered it; null if unknown. */
            by: string | null;
            /** @description Null if unknown. */
            how: components["schemas"]["ConsentHow"] | null;
            status: components["schemas"]["ConsentStatus"];
        };
        /** @description The server adds the time and the author of the change. */
        ContactConsentChange: {
            /**
             * @description How consent was given, when a user enters it.
             * @default staff
             * @enum {string}
             */
            how?: "booth" | "microsite" | "staff" | "import" | "integration" | "unsubscribe" | "stop";
            status: components["schemas"]["ConsentStatus"];
        };
        /** @description The contact opted in or out, or the consent was reset to `unknown`. */
        ContactConsentGiven: {
            at: components["schemas"]["Time"];
            by: components["schemas"]["ContactEventWitness"];
            channel: components["schemas"]["DeliveryChannel"];
            /** @description Null if the consent was reset. */
            how: components["schemas"]["ConsentHow"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "consent";
            status: components["schemas"]["ConsentStatus"];
        };
        /** @description No field is required here, because the query can contain it. Omitted fields are empty unless a field says otherwise. */
        ContactCreate: {
            /** @default null */
            birthday?: components["schemas"]["ContactBirthday"] | null;
            emailAddress?: components["schemas"]["EmailAddress"];
            /** @description Defaults to unknown, or to an earlier opt-out of the address. */
            emailConsent?: components["schemas"]["ContactConsentChange"];
            /**
             * @description Additional email addresses; the main one can be omitted.
             * @default []
             */
            emails?: components["schemas"]["ContactEmailValue"][];
            /** @default null */
            firstName?: components["schemas"]["PersonName"] | null;
            /** @default null */
            lastName?: components["schemas"]["PersonName"] | null;
            /**
             * @description The locations of the contact.
             * @default []
             */
            locationIds?: components["schemas"]["Id"][];
            /** @default null */
            notes?: components["schemas"]["ContactNotes"] | null;
            phoneNumber?: components["schemas"]["PhoneNumber"];
            /**
             * @description Additional phone numbers; the main one can be omitted.
             * @default []
             */
            phoneNumbers?: components["schemas"]["ContactPhoneNumberValue"][];
            /** @description Defaults to unknown, or to an earlier opt-out of the number. */
            smsConsent?: components["schemas"]["ContactConsentChange"];
            /** @description Defaults to the query parameter, otherwise `manual`. */
            source?: components["schemas"]["ContactSource"];
            sourceId?: components["schemas"]["ContactSourceId"];
            /** @default [] */
            tags?: components["schemas"]["ContactTag"][];
        };
        /** @description The contact was created. A merged contact has two of these events. */
        ContactCreated: {
            at: components["schemas"]["Time"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "created";
            source: components["schemas"]["ContactSource"];
        };
        /** @description A CSV file in UTF-8 of up to 25 MB and 100,000 rows. */
        ContactCsvFile: Blob;
        /** @description An email address and its contact. */
        ContactEmail: {
            contactId: components["schemas"]["Id"];
            contactName: components["schemas"]["ContactFullName"] | null;
            value: components["schemas"]["EmailAddress"];
        };
        /** @description The deleted record. */
        ContactEmailDeleted: {
            value: components["schemas"]["EmailAddress"];
        };
        ContactEmailPage: {
            items: components["schemas"]["ContactEmail"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total?: components["schemas"]["Total"];
        };
        ContactEmailValue: {
            value: components["schemas"]["EmailAddress"];
        };
        /** @description All email addresses, the main one first. */
        ContactEmailValues: components["schemas"]["ContactEmailValue"][];
        /** @description An event in the contact's activity. */
        ContactEvent: components["schemas"]["ContactCreated"] | components["schemas"]["ContactImported"] | components["schemas"]["ContactMerged"] | components["schemas"]["ContactConsentGiven"] | components["schemas"]["ContactVisited"] | components["schemas"]["ContactPhotographed"] | components["schemas"]["ContactPhotoSent"] | components["schemas"]["ContactCampaignSent"];
        ContactEventPage: {
            items: components["schemas"]["ContactEvent"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total?: components["schemas"]["Total"];
        };
        /** @description The user behind the event; null if unknown. */
        ContactEventWitness: string | null;
        /** @description Requires exactly one of the two. */
        ContactExport: {
            filter?: components["schemas"]["ContactQuery"];
            ids?: components["schemas"]["ContactIds"];
        };
        ContactExported: {
            /** @description Number of contacts in the file. */
            count: number;
            url: components["schemas"]["MediaUrl"];
        };
        /** @description First and last name, as far as known. */
        ContactFullName: string;
        ContactIds: components["schemas"]["Id"][];
        ContactImport: {
            contacts: components["schemas"]["ContactCsvFile"];
            /**
             * @description Whether duplicate rows update the existing contact or are skipped.
             * @default update
             * @enum {string}
             */
            duplicates?: "update" | "skip";
        };
        /** @description An import changed the contact. */
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
            /** @description The invalid column; the first one if there are several. */
            field: string;
            /** @description What is wrong and how to fix it, in one sentence. */
            message: string;
            /** @description The row number; 1 is the first row below the header. */
            row: number;
        };
        /** @description The four counts add up to the rows of the file, without the header row. */
        ContactImportSummary: {
            created: number;
            /** @description One entry for each rejected row, in the order of the file. */
            rejected: components["schemas"]["ContactImportRejection"][];
            /** @description Number of duplicates skipped. */
            skipped: number;
            updated: number;
        };
        /** @description The locations of the contact. */
        ContactLocationIds: components["schemas"]["Id"][];
        ContactMerge: {
            /** @description The contact to merge and delete. */
            from: components["schemas"]["Id"];
        };
        /** @description Another contact of the same person was merged into this one. */
        ContactMerged: {
            at: components["schemas"]["Time"];
            by: components["schemas"]["ContactEventWitness"];
            /** @description The name of the other contact; null without one. */
            contactName: components["schemas"]["ContactFullName"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "merged";
        };
        /** @description Internal; never sent to the contact. */
        ContactNotes: string;
        ContactPage: {
            items: components["schemas"]["Contact"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total?: components["schemas"]["Total"];
        };
        /** @description A phone number and its contact. */
        ContactPhoneNumber: {
            contactId: components["schemas"]["Id"];
            contactName: components["schemas"]["ContactFullName"] | null;
            value: components["schemas"]["PhoneNumber"];
        };
        /** @description The deleted record. */
        ContactPhoneNumberDeleted: {
            value: components["schemas"]["PhoneNumber"];
        };
        ContactPhoneNumberPage: {
            items: components["schemas"]["ContactPhoneNumber"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total?: components["schemas"]["Total"];
        };
        ContactPhoneNumberValue: {
            value: components["schemas"]["PhoneNumber"];
        };
        /** @description All phone numbers, the main one first. */
        ContactPhoneNumberValues: components["schemas"]["ContactPhoneNumberValue"][];
        /** @description A photo was taken that shows the contact or was sent to them. */
        ContactPhotographed: {
            at: components["schemas"]["Time"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "photo";
            /** @description Where it was taken; null if unknown. */
            locationId: components["schemas"]["Id"] | null;
            photoId: components["schemas"]["Id"];
            /** @description A small still image; null for a video without one. */
            thumbUrl: components["schemas"]["MediaUrl"] | null;
        };
        /** @description A message with a photo was sent to one of the contact's addresses or numbers. */
        ContactPhotoSent: {
            /** @description When the message reached this status. */
            at: components["schemas"]["Time"];
            channel: components["schemas"]["DeliveryChannel"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "photoSent";
            photoId: components["schemas"]["Id"];
            /** @description What went wrong, for the staff; null unless the status is an error. */
            reason: string | null;
            status: components["schemas"]["DeliveryStatus"];
            /** @description A small still image; null for a video without one. */
            thumbUrl: components["schemas"]["MediaUrl"] | null;
            /** @description The email address or phone number. */
            to: string;
        };
        /** @description The same filters as the query parameters of the list. */
        ContactQuery: {
            addedFrom?: components["schemas"]["RequestDay"];
            addedTo?: components["schemas"]["RequestDay"];
            emailConsent?: components["schemas"]["ConsentStatus"];
            locationId?: components["schemas"]["Id"];
            optedIn?: boolean;
            search?: components["schemas"]["ContactSearch"];
            smsConsent?: components["schemas"]["ConsentStatus"];
            source?: components["schemas"]["ContactSource"];
            tag?: components["schemas"]["ContactTag"];
        };
        ContactRefusal: {
            id: components["schemas"]["Id"];
            /** @description The reason, in one sentence. */
            message: string;
        };
        ContactSearch: string;
        /**
         * @description By name from A to Z, with unnamed contacts last; or by time, oldest first, with never before all others. A leading minus reverses the order.
         * @default -changed
         * @enum {string}
         */
        ContactSort: "changed" | "-changed" | "name" | "-name" | "lastPhoto" | "-lastPhoto" | "lastVisit" | "-lastVisit";
        /** @description Where the contact comes from, such as `booth`, `import`, `manual` or the name of an integration. */
        ContactSource: string;
        /** @description The contact's id at its source. */
        ContactSourceId: string;
        ContactTag: string;
        ContactTagCount: {
            /**
             * @description Number of contacts with the tag.
             * @example 42
             */
            contacts: number;
            tag: components["schemas"]["ContactTag"];
        };
        ContactTagPage: {
            items: components["schemas"]["ContactTagCount"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total?: components["schemas"]["Total"];
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
        /** @description The last visit, from the booking system. */
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
        Dashboard: {
            /** @description Offline devices, longest offline first; then photos to review, failed campaigns and integrations. */
            attention: components["schemas"]["AttentionItem"][];
            devices: components["schemas"]["DashboardDevices"];
            /** @description The scheduled campaign that is sent next; null without one, and for a Location. */
            nextCampaign: components["schemas"]["DashboardCampaign"] | null;
            /** @description The steps of the setup guide; null for a Manager and a Location. */
            setup: components["schemas"]["SetupGuide"] | null;
        };
        DashboardCampaign: {
            channel: components["schemas"]["CampaignChannel"];
            id: components["schemas"]["Id"];
            name: components["schemas"]["CampaignTitle"];
            time: components["schemas"]["Time"];
        };
        /** @description The linked devices, and how many of them are online. */
        DashboardDevices: {
            linked: components["schemas"]["AnalyticsCount"];
            online: components["schemas"]["AnalyticsCount"];
        };
        /** @description The deleted record. */
        Deleted: {
            id: components["schemas"]["Id"];
        };
        /** @enum {string} */
        DeliveryChannel: "email" | "sms";
        /**
         * @description An `opened` message was delivered before; `error` is final.
         * @enum {string}
         */
        DeliveryStatus: "queued" | "delivering" | "delivered" | "opened" | "error";
        Device: {
            /** @description The version of the booth's app; null before the first heartbeat. */
            appVersion: string | null;
            /** @description Battery level in percent; null without a battery or before the first heartbeat. */
            battery: number | null;
            /** @description Whether the booth is charging; null without a battery or before the first heartbeat. */
            charging: boolean | null;
            /** @description Free storage in megabytes; null before the first heartbeat. */
            freeMb: number | null;
            id: components["schemas"]["Id"];
            /** @description A small still image of the latest photo that the device took; null without one, or if the caller may not see it. */
            lastPhotoThumbUrl: components["schemas"]["MediaUrl"] | null;
            /** @description The last heartbeat; null if there was none. */
            lastSeenAt: components["schemas"]["Time"] | null;
            /** @description When the device was linked; null if it is not linked. */
            linkedAt: components["schemas"]["Time"] | null;
            /** @description The device's location; null if not set. */
            locationId: components["schemas"]["Id"] | null;
            /** @description The model, as reported by the booth; null before the first heartbeat. */
            model: string | null;
            name: components["schemas"]["DeviceTitle"];
            /** @description Number of photos waiting to be uploaded, as last reported. */
            queueLength: number;
            /** @description The session assigned to the device, which runs while it is active; null for none. A device has one session at a time. */
            sessionId: components["schemas"]["Id"] | null;
            status: components["schemas"]["DeviceStatus"];
        };
        DeviceCode: {
            /** @description Eight letters and digits, without the similar characters I, O, 0 and 1. Displayed in two groups of four. */
            code: string;
            /** @description When the code expires. */
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
            total?: components["schemas"]["Total"];
        };
        /** @description A linked device that reported before, but not within the last five minutes. At most 20. */
        DeviceOfflineItem: {
            deviceId: components["schemas"]["Id"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "deviceOffline";
            lastSeenAt: components["schemas"]["Time"];
            locationId: components["schemas"]["Id"] | null;
            name: components["schemas"]["DeviceTitle"];
        };
        DevicePage: {
            items: components["schemas"]["Device"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total?: components["schemas"]["Total"];
        };
        /**
         * @description By name, last heartbeat or time of linking; a leading minus reverses the order. Devices without a heartbeat, or not linked, come last.
         * @enum {string}
         */
        DeviceSort: "name" | "-name" | "seen" | "-seen" | "linked" | "-linked";
        /**
         * @description `online`: seen within the last five minutes. `outdated`: online, but with an outdated app or settings. `offline`: not seen for five minutes, or not linked. `never`: linked but not seen yet.
         * @enum {string}
         */
        DeviceStatus: "online" | "offline" | "outdated" | "never";
        /** @enum {string} */
        DeviceStatusFilter: "online" | "offline" | "outdated" | "never" | "unlinked";
        DeviceTitle: string;
        DeviceUpdate: {
            /** @description The device's location; null for none. */
            locationId?: components["schemas"]["Id"] | null;
            name?: components["schemas"]["DeviceTitle"];
            /** @description The session to assign; null for none. The device leaves its previous session. */
            sessionId?: components["schemas"]["Id"] | null;
        };
        /**
         * @description Normal 0, augmented reality 1.
         * @enum {integer}
         */
        DisplayMode: 0 | 1;
        /** Format: email */
        EmailAddress: string;
        /** @description One activity in a session, shown as a tile on the booth. */
        Experience: {
            /** @description Whether the booth asks the staff which products were used. */
            askProducts: boolean;
            /** @description Backgrounds that guests can choose from, assets of type template_background. */
            backgroundAssetIds: components["schemas"]["SessionAssetIds"];
            camera: components["schemas"]["ExperienceCamera"];
            /** @description Before the first shot. */
            countdownSeconds: components["schemas"]["ExperienceCountdown"];
            displayMode: components["schemas"]["ExperienceDisplayMode"];
            durationSeconds: components["schemas"]["ExperienceDuration"];
            /** @description Whether guests see the product. */
            enabled: boolean;
            filters: components["schemas"]["PhotoFilters"];
            id: components["schemas"]["Id"];
            intervalMs: components["schemas"]["ExperienceInterval"];
            kind: components["schemas"]["ExperienceKind"];
            /** @description Whether the camera preview is mirrored. */
            mirror: boolean;
            /** @description Before each further shot. */
            nextCountdownSeconds: components["schemas"]["ExperienceCountdown"];
            order: components["schemas"]["ExperienceOrder"];
            /** @description Overlays that guests can choose from, assets of type overlay; an empty list means the session's. */
            overlayAssetIds: components["schemas"]["SessionAssetIds"];
            retakes: components["schemas"]["ExperienceRetakes"];
            /** @description An asset of type experience_screen; null to use the session's. */
            screenAssetId: components["schemas"]["SessionAssetId"];
            shareChannels: components["schemas"]["ExperienceShareChannels"];
            shots: components["schemas"]["ExperienceShots"];
            templateId: components["schemas"]["ExperienceTemplateId"];
            title: components["schemas"]["ExperienceTitle"];
        };
        /** @enum {string} */
        ExperienceCamera: "front" | "rear";
        /** @description In seconds; rounded to half a second when saved. */
        ExperienceCountdown: number;
        ExperienceDisplayMode: components["schemas"]["Inherit"] | components["schemas"]["DisplayMode"];
        /** @description The length of a boomerang or video, in seconds; null for every other kind. */
        ExperienceDuration: number | null;
        /** @description How long each frame of a GIF is shown, in milliseconds; null for every other kind. */
        ExperienceInterval: number | null;
        /**
         * @description The result that a guest creates.
         * @enum {string}
         */
        ExperienceKind: "photo" | "collage" | "gif" | "boomerang" | "video" | "before_after";
        /** @description Its position among the tiles, starting at 0. */
        ExperienceOrder: number;
        /** @description How often a guest can retake it. */
        ExperienceRetakes: number;
        /** @description The channels offered after this experience. Of a list, only channels that the session offers apply. */
        ExperienceShareChannels: components["schemas"]["Inherit"] | components["schemas"]["SessionShareChannels"];
        /** @description Number of shots. A collage and a GIF have several; a photo and each half of a before-and-after have one; null for a boomerang and a video. */
        ExperienceShots: number | null;
        /** @description The template for the result; null for none. A collage has one, with as many photo slots as it has shots. */
        ExperienceTemplateId: components["schemas"]["Id"] | null;
        /** @description The label of its tile. */
        ExperienceTitle: string;
        /** @description Accepts an experience as it was returned. Fields that do not apply to the kind are stored as null. */
        ExperienceWrite: {
            /** @default false */
            askProducts?: boolean;
            /** @description Assets of type template_background. Defaults to none. */
            backgroundAssetIds?: components["schemas"]["SessionAssetIds"];
            /** @description Defaults to `front`. */
            camera?: components["schemas"]["ExperienceCamera"];
            /** @description Before the first shot. Defaults to 3. */
            countdownSeconds?: components["schemas"]["ExperienceCountdown"];
            /** @description Defaults to `inherit`. */
            displayMode?: components["schemas"]["ExperienceDisplayMode"];
            /** @description Defaults to 2 for a boomerang and 15 for a video. */
            durationSeconds?: components["schemas"]["ExperienceDuration"];
            /** @default true */
            enabled?: boolean;
            /** @description Defaults to none. */
            filters?: components["schemas"]["PhotoFilters"];
            /** @description The id of an experience of this session; omit it for a new one. Any other id is refused (422). */
            id?: components["schemas"]["Id"];
            /** @description Defaults to 300 for a GIF. */
            intervalMs?: components["schemas"]["ExperienceInterval"];
            kind: components["schemas"]["ExperienceKind"];
            /** @default true */
            mirror?: boolean;
            /** @description Before each further shot. Defaults to 2. */
            nextCountdownSeconds?: components["schemas"]["ExperienceCountdown"];
            /** @description Experiences are sorted by this value and renumbered; defaults to the position in the list. */
            order?: components["schemas"]["ExperienceOrder"];
            /** @description Assets of type overlay. Defaults to none. */
            overlayAssetIds?: components["schemas"]["SessionAssetIds"];
            /** @description Defaults to 2. */
            retakes?: components["schemas"]["ExperienceRetakes"];
            /** @description An asset of type experience_screen. Defaults to the session's. */
            screenAssetId?: components["schemas"]["SessionAssetId"];
            /** @description Defaults to `inherit`. */
            shareChannels?: components["schemas"]["ExperienceShareChannels"];
            /** @description Defaults to the template's slots for a collage, and 4 for a GIF. Always 1 for a photo and a before-and-after. */
            shots?: components["schemas"]["ExperienceShots"];
            /**
             * @description The template for the result. A collage requires one, with as many photo slots as it has shots (422).
             * @default null
             */
            templateId?: components["schemas"]["Id"] | null;
            title: components["schemas"]["ExperienceTitle"];
        };
        /** @description All experiences of the session; an omitted one is deleted. Photos taken with it are kept. */
        ExperienceWrites: components["schemas"]["ExperienceWrite"][];
        /** @description One problem with one field. */
        FieldError: {
            /** @description The path into the body (`layers.2.text`), or the name of a parameter. */
            field: string;
            /** @description What is wrong and how to fix it, in one sentence. */
            message: string;
        };
        /**
         * @description Who can see the session's gallery: everyone (`public`), anyone with its URL (`unlisted`), or each guest only their own photo (`private`). The booth asks for consent accordingly.
         * @enum {string}
         */
        GalleryVisibility: "public" | "unlisted" | "private";
        GuestEvent: {
            kind: components["schemas"]["GuestEventKind"];
            /** @description A code that is not valid is passed over. */
            message?: components["schemas"]["GuestMessageCode"];
            /** @description Of a `productClick`, one of the photo's products; any other is not counted. */
            productId?: components["schemas"]["Id"];
            visitor: components["schemas"]["GuestVisitor"];
        };
        GuestEventCounted: {
            counted: boolean;
        };
        /**
         * @description `ctaClick` is the business's own button. Clicks on booking, review and that button are counted together, as the photo's `ctaClicks`.
         * @enum {string}
         */
        GuestEventKind: "view" | "download" | "share" | "ctaClick" | "bookingClick" | "reviewClick" | "productClick";
        GuestHidden: {
            /** @constant */
            visibility: "hidden";
        };
        GuestHide: {
            /** @constant */
            confirm: true;
        };
        /** @description Names a message and its recipient. It is signed, and holds no personal data. */
        GuestMessageCode: string;
        GuestPair: {
            after: components["schemas"]["GuestPhoto"];
            before: components["schemas"]["GuestPhoto"];
        };
        GuestPass: {
            expiresAt: components["schemas"]["Time"];
            pass: string;
        };
        GuestPasscode: {
            passcode: string;
        };
        /** @description A photo as guests see it. Fields mean what they mean in `Photo`. */
        GuestPhoto: {
            caption: components["schemas"]["PhotoCaption"];
            capturedAt: components["schemas"]["Time"];
            durationMs: number | null;
            height: number | null;
            media: components["schemas"]["PhotoMedia"];
            /** @description A small still picture; null for a video without one. */
            thumbUrl: components["schemas"]["MediaUrl"] | null;
            token: components["schemas"]["PhotoToken"];
            /** @description The file. Stops working at once when the photo is hidden or deleted, or its gallery expires. */
            url: components["schemas"]["MediaUrl"];
            width: number | null;
        };
        GuestPhotoPage: {
            items: components["schemas"]["GuestPhoto"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total?: components["schemas"]["Total"];
        };
        GuestPhotoView: {
            /** @description The newest other photos of the session; none unless its gallery is public, and none without a pass where it has a passcode. */
            others: components["schemas"]["GuestPhoto"][];
            /** @description Whether the token is the photo's own, so that it can be hidden. */
            own: boolean;
            /** @description Both photos of a before and after; null unless both are public. */
            pair: components["schemas"]["GuestPair"] | null;
            photo: components["schemas"]["GuestPhoto"];
            /** @description The active products shown beside it, in their order. */
            products: components["schemas"]["GuestProduct"][];
            site: components["schemas"]["GuestSite"];
        };
        GuestProblem410: components["schemas"]["Problem"] & {
            /** @constant */
            status?: 410;
            /** @enum {string} */
            title?: "Hidden" | "Expired";
            /** @enum {string} */
            type?: "/problems/hidden" | "/problems/expired";
        };
        GuestProduct: {
            brand: string | null;
            currency: components["schemas"]["Currency"];
            id: components["schemas"]["Id"];
            imageUrl: components["schemas"]["MediaUrl"] | null;
            name: components["schemas"]["ProductTitle"];
            /** @description In minor units; null when no price is shown. */
            price: components["schemas"]["ProductPrice"] | null;
            url: components["schemas"]["SessionUrl"];
        };
        /** @description The look of a site, in force as the session says or inherits it. Without a session it is the account's. */
        GuestSite: {
            accentColor: components["schemas"]["SessionColour"];
            backgroundUrl: components["schemas"]["MediaUrl"] | null;
            bookingUrl: components["schemas"]["SessionUrl"];
            business: components["schemas"]["BusinessName"];
            ctaLabel: components["schemas"]["SessionButtonLabel"];
            ctaUrl: components["schemas"]["SessionUrl"];
            font: components["schemas"]["SessionFont"];
            galleryVisibility: components["schemas"]["GalleryVisibility"];
            /** @description Whether the gallery asks for a passcode. */
            hasPasscode: boolean;
            language: components["schemas"]["Locale"];
            /** @description The name of the session's location; null unless it is for exactly one. */
            location: components["schemas"]["LocationName"] | null;
            logoUrl: components["schemas"]["MediaUrl"] | null;
            primaryColor: components["schemas"]["SessionColour"];
            reviewUrl: components["schemas"]["SessionUrl"];
            /** @description Of the gallery; null where there is none for others, because it is private or the session was deleted. */
            slug: components["schemas"]["SessionSlug"] | null;
            termsUrl: components["schemas"]["SessionUrl"];
            thanksText: components["schemas"]["SessionThanksText"];
            theme: components["schemas"]["SessionTheme"];
            /** @description The location's, or else the account's. */
            timezone: components["schemas"]["Timezone"];
        };
        GuestSubscription: {
            business: components["schemas"]["BusinessName"];
            channel: components["schemas"]["DeliveryChannel"];
            /** @description Whether the recipient still gets them on this channel. */
            subscribed: boolean;
            /**
             * @description The `messages` of the business to its contacts, or the `weeklyReport` to its owner.
             * @enum {string}
             */
            topic: "messages" | "weeklyReport";
        };
        /** @description A random number of the guest's browser, kept by the site itself. It tells visitors apart and nothing else. */
        GuestVisitor: string;
        /** @description The id of a record. */
        Id: string;
        /** @description An image of the business. It covers the box and is cropped to it. */
        ImageLayer: {
            assetId: components["schemas"]["Id"];
            editable: components["schemas"]["LayerScopes"];
            group?: components["schemas"]["LayerGroup"];
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
        /** @description What became of the rows of an import. */
        ImportedRows: {
            created: number;
            /** @enum {string} */
            list: "contacts" | "products";
            rejected: number;
            skipped: number;
            updated: number;
        };
        /**
         * @description Inherited from the session.
         * @constant
         */
        Inherit: "inherit";
        /**
         * @description The source of a value: the session itself, its location (if it has exactly one, with a value), or otherwise the account.
         * @enum {string}
         */
        InheritedFrom: "own" | "location" | "account";
        /** @description A connection, without its keys and tokens. */
        Integration: {
            /** @description The name of the account at the service; null if the service does not say. */
            accountLabel: string | null;
            connectedAt: components["schemas"]["Time"];
            dependents: components["schemas"]["IntegrationDependents"];
            /** @description Why the last sync failed; null unless the status is error. */
            error: string | null;
            /** @description The last successful exchange of data; null before the first. */
            lastSyncAt: components["schemas"]["Time"] | null;
            name: components["schemas"]["IntegrationName"];
            /** @description What the service has allowed; empty for services with keys. */
            scopes: string[];
            status: components["schemas"]["IntegrationStatus"];
        };
        IntegrationAuthorization: {
            expiresAt: components["schemas"]["Time"];
            name: components["schemas"]["IntegrationName"];
            uid: components["schemas"]["Uid"];
        };
        IntegrationCampaign: {
            id: components["schemas"]["Id"];
            name: string;
        };
        IntegrationConnect: {
            /** @description The one-time code that the service returned. */
            code?: string;
            keys?: components["schemas"]["IntegrationKeys"];
            /** @description The state that the service returned. */
            state?: string;
        };
        /** @description What stops, or is no longer updated, when the service is disconnected. */
        IntegrationDependents: {
            /** @description The number of all such campaigns. */
            campaignCount: number;
            /** @description Campaigns that are scheduled, sending or automatic and are sent through the service; the first 20 by name. */
            campaigns: components["schemas"]["IntegrationCampaign"][];
            /** @description The number of contacts that came from the service. */
            contactCount: number;
            /** @description The number of photos copied to the service. */
            photoCount: number;
        };
        IntegrationDisconnected: {
            name: components["schemas"]["IntegrationName"];
            /** @description The number of campaigns that were paused or became drafts. */
            stoppedCampaigns: number;
        };
        /** @description A service whose connection has expired or does not work. */
        IntegrationExpiredItem: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "integrationExpired";
            name: components["schemas"]["IntegrationName"];
        };
        /** @description The keys of a service without a consent page. */
        IntegrationKeys: {
            /** @description The API key. Sendgrid's begin with `SG.`. */
            apiKey: string;
            /** @description The id of the business at the service. Required by salon-interactive, meevo and phorest; other services ignore it. */
            siteId?: string;
        };
        /**
         * @description A service that can be connected. salon-interactive, meevo, phorest, textel and sendgrid are connected with a key entered in the app; the others ask for consent on their own page.
         * @enum {string}
         */
        IntegrationName: "storage" | "facebook" | "crm" | "google" | "instagram" | "square" | "twilio" | "twitter" | "mindbody" | "salon-interactive" | "meevo" | "phorest" | "textel" | "sendgrid";
        IntegrationNames: components["schemas"]["IntegrationName"][];
        Integrations: {
            integrations: components["schemas"]["Integration"][];
        };
        /**
         * @description connected works. expired needs a new consent or new keys. error means that the last sync failed; it is tried again.
         * @enum {string}
         */
        IntegrationStatus: "connected" | "expired" | "error";
        IntegrationSync: {
            /** @description The number of new contacts, or of photos copied. */
            added: number;
            name: components["schemas"]["IntegrationName"];
            /** @description The number of clients whose contacts are up to date. */
            unchanged: number;
            /** @description The number of contacts that were changed. */
            updated: number;
        };
        InvitationAccept: {
            /**
             * Format: password
             * @description At least 6 characters, as the identity provider requires.
             */
            password: string;
            /** @description The secret from the link. */
            token: string;
        };
        InvitationAccepted: {
            email: components["schemas"]["EmailAddress"];
        };
        Invoice: {
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            id: components["schemas"]["Id"];
            issuedAt: components["schemas"]["Time"];
            number: string;
            pdfUrl: components["schemas"]["MediaUrl"];
            periodEnd: components["schemas"]["Time"];
            periodStart: components["schemas"]["Time"];
            planName: string;
            status: components["schemas"]["InvoiceStatus"];
        };
        InvoicePage: {
            items: components["schemas"]["Invoice"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total?: components["schemas"]["Total"];
        };
        /**
         * @description `open` if the charge failed.
         * @enum {string}
         */
        InvoiceStatus: "paid" | "open";
        /** @description Layers with the same group are selected and moved together. */
        LayerGroup: string;
        LayerLength: number;
        LayerName: string;
        LayerOpacity: number;
        LayerOrder: number;
        LayerPosition: number;
        LayerRotation: number;
        /**
         * @description What a location can change although the layer is locked.
         * @enum {string}
         */
        LayerScope: "text" | "colour" | "image" | "position" | "size" | "visibility";
        LayerScopes: components["schemas"]["LayerScope"][];
        /**
         * @description What a plan limits: `emails` and `sms` are those that campaigns sent in this month.
         * @enum {string}
         */
        LimitName: "devices" | "locations" | "contacts" | "emails" | "sms" | "storageGb";
        /** @description A limit of the plan is reached. What the account has stays; more of it is refused. */
        LimitProblem: components["schemas"]["Problem"] & {
            errors: components["schemas"]["FieldError"][];
            limit: components["schemas"]["Usage"];
            /** @constant */
            status?: 409;
            /** @constant */
            title?: "Limit reached";
            /** @constant */
            type?: "/problems/limit-reached";
        };
        /** @description A BCP 47 language tag. */
        Locale: string;
        Location: {
            address: components["schemas"]["PostalAddress"] | null;
            /** @description Null to use the account's own. */
            bookingUrl: components["schemas"]["Url"] | null;
            /** @description Number of contacts of the location. */
            contacts: number;
            createdAt: components["schemas"]["Time"];
            /** @description Number of booths at the location. */
            devices: number;
            /** @description Number of linked booths seen in the last five minutes. */
            devicesOnline: number;
            email: components["schemas"]["EmailAddress"];
            id: components["schemas"]["Id"];
            /** @description An asset of type logo; null to use the account's own. */
            logoAssetId: components["schemas"]["Id"] | null;
            managerIds: components["schemas"]["LocationManagerIds"];
            name: components["schemas"]["LocationName"];
            /** @description Null to use the account's own. */
            phone: components["schemas"]["PhoneNumber"] | null;
            photosLast7Days: number;
            /** @description Null to use the account's own. */
            reviewUrl: components["schemas"]["Url"] | null;
            status: components["schemas"]["LocationStatus"];
            timezone: components["schemas"]["Timezone"];
        };
        LocationChange: {
            /** @description The booth; null if the change is not about a booth. */
            device: components["schemas"]["LocationDevice"] | null;
            /**
             * @description `logoAssetId`, `bookingUrl` and `reviewUrl` are fields of the location; `session` means that a session becomes available there; `device` means that a booth changes its session.
             * @enum {string}
             */
            field: "logoAssetId" | "bookingUrl" | "reviewUrl" | "session" | "device";
            from: components["schemas"]["LocationValue"];
            to: components["schemas"]["LocationValue"];
        };
        LocationChanges: {
            /** @description Empty if everything already matches. */
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
             * @description The location's managers.
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
        /** @description The location's managers. The same relation as a manager's `locationIds`; changing one changes both. */
        LocationManagerIds: components["schemas"]["Id"][];
        LocationName: string;
        LocationPage: {
            items: components["schemas"]["Location"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total?: components["schemas"]["Total"];
        };
        LocationPassword: {
            confirmPassword: components["schemas"]["LocationSecret"];
            password: components["schemas"]["LocationSecret"];
        };
        /** @description The location whose password was set. */
        LocationPasswordSet: {
            id: components["schemas"]["Id"];
        };
        /** @description The locations and the values to apply; omitted values stay unchanged. */
        LocationsApply: {
            bookingUrl?: components["schemas"]["Url"] | null;
            locationIds: components["schemas"]["Id"][];
            logoAssetId?: components["schemas"]["Id"] | null;
            reviewUrl?: components["schemas"]["Url"] | null;
            /** @description The session to run on their booths. */
            sessionId?: components["schemas"]["Id"];
        };
        LocationsChanged: {
            items: components["schemas"]["LocationChanges"][];
        };
        /**
         * Format: password
         * @description A password of at least 8 characters. (The identity provider requires 6.)
         */
        LocationSecret: string;
        /**
         * @description By name, age, booths online, photos of the last seven days, or contacts; a leading minus reverses the order.
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
        /** @description A value, with its name if it has one. */
        LocationValue: {
            /** @description The name of the session or the logo. */
            name: string | null;
            /** @description An id or an address; null for nothing, or where the account's own is meant. */
            value: string | null;
        };
        /** @description The logo that applies where the scene is rendered, contained in the box. */
        LogoLayer: {
            editable: components["schemas"]["LayerScopes"];
            group?: components["schemas"]["LayerGroup"];
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
            /** @description Null until entered. */
            firstName: components["schemas"]["PersonName"] | null;
            id: components["schemas"]["Id"];
            /** @description When the invitation expires; null once it is accepted. */
            invitationEndsAt: components["schemas"]["Time"] | null;
            /** @description When the last invitation was sent. */
            invitedAt: components["schemas"]["Time"];
            /** @description Null before the first sign-in. */
            lastActiveAt: components["schemas"]["Time"] | null;
            /** @description Null until entered. */
            lastName: components["schemas"]["PersonName"] | null;
            /** @description The assigned locations; empty if the last of them was deleted. */
            locationIds: components["schemas"]["Id"][];
            permissions: components["schemas"]["ManagerPermissions"];
            phone: components["schemas"]["PhoneNumber"] | null;
            status: components["schemas"]["ManagerStatus"];
        };
        /** @description Omitted names are requested when the invitation is accepted; omitted permissions are not granted. */
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
        /** @description Locations of the account. The same relation as a location's `managerIds`; changing one changes both. */
        ManagerLocationIds: components["schemas"]["Id"][];
        ManagerPage: {
            items: components["schemas"]["Manager"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total?: components["schemas"]["Total"];
        };
        /** @description What a manager can do besides managing the locations. */
        ManagerPermissions: {
            /** @description Delete photos; otherwise, only hide them. */
            deletePhotos: boolean;
            /** @description Change the branding of sessions, unless it is locked. */
            editBranding: boolean;
            /** @description Export contacts to a file. */
            exportContacts: boolean;
            /** @description Send and schedule campaigns; otherwise, only write drafts. */
            sendCampaigns: boolean;
        };
        /**
         * @description By last invitation, name or last activity; a leading minus reverses the order. Managers without activity come last.
         * @enum {string}
         */
        ManagerSort: "invited" | "-invited" | "name" | "-name" | "active" | "-active";
        /**
         * @description `invited` until the invitation is accepted; a `disabled` manager cannot sign in.
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
        /** @description An image, a video or an audio file. */
        MediaFile: Blob;
        /**
         * Format: uri-reference
         * @description The URL of the file for browsers. It expires, and is relative to the origin of the API.
         */
        MediaUrl: string;
        /** @description Something that happened. */
        Message: {
            at: components["schemas"]["Time"];
            id: components["schemas"]["Id"];
            /** @description For `importFinished`; otherwise null. */
            imported: components["schemas"]["ImportedRows"] | null;
            kind: components["schemas"]["MessageKind"];
            /** @description The name of the device or campaign at that time; otherwise null. */
            name: string | null;
            /** @description The device, campaign or photo; null for an import. It may have been deleted since. */
            objectId: components["schemas"]["Id"] | null;
            /** @description Whether the caller has read it. */
            read: boolean;
        };
        MessageEvent: {
            at: components["schemas"]["Time"];
            /** @description Unique at the service. */
            id: string;
            /** @enum {string} */
            kind: "delivered" | "bounced" | "opened" | "clicked" | "stopped";
            /** @description The id that the service was given with the message. */
            messageId: string;
        };
        MessageEvents: {
            events: components["schemas"]["MessageEvent"][];
        };
        MessageEventsTaken: {
            taken: number;
        };
        /** @enum {string} */
        MessageKind: "importFinished" | "boothOffline" | "campaignSent" | "campaignFailed" | "photoHidden";
        MessagePage: {
            items: components["schemas"]["Message"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total?: components["schemas"]["Total"];
        };
        /**
         * @description A service that sends the messages of campaigns.
         * @enum {string}
         */
        MessageService: "sendgrid" | "twilio" | "textel";
        /** @description Either `ids` or `all`. */
        MessagesRead: {
            /**
             * @description All messages that the caller has.
             * @constant
             */
            all?: true;
            ids?: components["schemas"]["Id"][];
        };
        /** @description In the currency's minor unit. */
        Money: number;
        NextCharge: {
            amount: components["schemas"]["Money"];
            at: components["schemas"]["Time"];
            currency: components["schemas"]["Currency"];
        };
        NotificationSettings: {
            /** @description A booth has been offline for 15 minutes. */
            boothOffline: boolean;
            /** @description The owner's address, to which the emails are sent. */
            email: components["schemas"]["EmailAddress"];
            /** @description A manager has accepted the invitation. */
            managerJoined: boolean;
            /** @description A guest has hidden a photo. */
            photoHidden: boolean;
        };
        NotificationSettingsUpdate: {
            boothOffline?: boolean;
            managerJoined?: boolean;
            photoHidden?: boolean;
        };
        /** @description The total number of pages; 0 if nothing matches. */
        PageCount: number;
        /** @description The returned page number, starting at 1. */
        PageNumber: number;
        /** @enum {string} */
        PairRole: "before" | "after";
        PersonName: string;
        /** @description Ten digits, or the international format with a leading plus. */
        PhoneNumber: string;
        Photo: {
            approval: components["schemas"]["PhotoApproval"];
            /** @description The size of the file in bytes. */
            bytes: number;
            /** @description Shown with the photo; null without one. */
            caption: components["schemas"]["PhotoCaption"];
            /** @description When the photo was taken. */
            capturedAt: components["schemas"]["Time"];
            consent: components["schemas"]["PhotoConsent"];
            contactIds: components["schemas"]["PhotoContactIds"];
            /** @description The latest 100 deliveries, newest first. */
            deliveries: components["schemas"]["PhotoDelivery"][];
            /** @description The device that took the photo; null if the device was deleted or the photo was uploaded. */
            deviceId: components["schemas"]["Id"] | null;
            /** @description In milliseconds; null for an image, or if unknown. */
            durationMs: number | null;
            /** @description The experience in which the photo was taken, which may have been removed from the session since; null if the photo was uploaded. */
            experienceId: components["schemas"]["Id"] | null;
            favourite: boolean;
            /** @description In pixels; null if unknown, which is possible for a video. */
            height: number | null;
            /** @description Who hid a photo that was public; null for a public photo, and for one that never was. */
            hiddenBy: components["schemas"]["PhotoHiddenBy"] | null;
            id: components["schemas"]["Id"];
            /** @description Where it was taken; null if unknown. */
            locationId: components["schemas"]["Id"] | null;
            media: components["schemas"]["PhotoMedia"];
            pairId: components["schemas"]["PhotoPairId"];
            pairRole: components["schemas"]["PhotoPairRole"];
            productIds: components["schemas"]["PhotoProductIds"];
            /** @description The guest's link; null where it leads nowhere, because the photo is hidden or its gallery has expired. */
            publicUrl: components["schemas"]["Url"] | null;
            /** @description The session in which the photo was taken; null if the session was deleted or there was none. */
            sessionId: components["schemas"]["Id"] | null;
            stats: components["schemas"]["PhotoStats"];
            tags: components["schemas"]["PhotoTags"];
            /** @description A small still image; null for a video without one. Stops working as `url` does. */
            thumbUrl: components["schemas"]["MediaUrl"] | null;
            token: components["schemas"]["PhotoToken"];
            /** @description When the photo was uploaded. An offline booth uploads later. */
            uploadedAt: components["schemas"]["Time"];
            /** @description The URL of the original file. Stops working immediately when the photo is hidden or deleted. */
            url: components["schemas"]["MediaUrl"];
            visibility: components["schemas"]["PhotoVisibility"];
            /** @description In pixels; null if unknown, which is possible for a video. */
            width: number | null;
        };
        /**
         * @description Whether the photo was reviewed. Photos of a session without approval are approved from the start.
         * @enum {string}
         */
        PhotoApproval: "pending" | "approved" | "rejected";
        /** @description Requires exactly one of `set` and `delete`. */
        PhotoBulk: {
            /** @constant */
            delete?: true;
            ids: components["schemas"]["PhotoIds"];
            set?: components["schemas"]["PhotoChanges"];
        };
        /** @description Each id from the request is in exactly one of the three lists, in the order of the request. */
        PhotoBulkResult: {
            /** @description Now as requested, including contacts that already were. */
            changed: components["schemas"]["Id"][];
            /** @description The photos that do not exist. */
            missing: components["schemas"]["Id"][];
            refused: components["schemas"]["PhotoRefusal"][];
        };
        PhotoCaption: string | null;
        /** @description Changes that apply to all of the photos. A photo that would exceed 20 tags or 10 products is refused. */
        PhotoChanges: {
            addProductIds?: components["schemas"]["PhotoProductIds"];
            addTags?: components["schemas"]["PhotoTags"];
            approval?: components["schemas"]["PhotoApproval"];
            favourite?: boolean;
            removeProductIds?: components["schemas"]["PhotoProductIds"];
            removeTags?: components["schemas"]["PhotoTags"];
            visibility?: components["schemas"]["PhotoVisibility"];
        };
        /** @description The guest's consent to being shown to others. */
        PhotoConsent: {
            /** @description When the guest was asked; null if not asked. */
            at: components["schemas"]["Time"] | null;
            given: boolean;
            /** @description The session's `consentVersion` at that time; null if no text was shown. */
            textVersion: number | null;
        };
        /** @description The contacts that the photo shows or was taken for. */
        PhotoContactIds: components["schemas"]["Id"][];
        PhotoCount: number;
        PhotoCounts: {
            all: components["schemas"]["PhotoTally"];
            /** @description With `favourite=true`. */
            favorites: components["schemas"]["PhotoTally"];
            /** @description With `visibility=hidden`. */
            hidden: components["schemas"]["PhotoTally"];
            /** @description With `approval=pending`. */
            toReview: components["schemas"]["PhotoTally"];
        };
        PhotoDay: {
            /** Format: date */
            date: string;
            /** @description For each photo of the day, newest first, its width as a percentage of its height, rounded and kept between 10 and 1000. 100 where the size is unknown. */
            ratios: number[];
        };
        /** @description One message with this photo to one address. */
        PhotoDelivery: {
            /** @description When the message reached this status. */
            at: components["schemas"]["Time"];
            channel: components["schemas"]["DeliveryChannel"];
            /** @description What went wrong, for the staff; null unless the status is an error. */
            reason: string | null;
            status: components["schemas"]["DeliveryStatus"];
            /** @description The email address or phone number. */
            to: string;
        };
        /** @description Requires exactly one of the two. */
        PhotoExport: {
            filter?: components["schemas"]["PhotoQuery"];
            ids?: components["schemas"]["Id"][];
        };
        PhotoExported: {
            /** @description Number of photos in the file. */
            count: number;
            url: components["schemas"]["MediaUrl"];
        };
        /** @description A photo or GIF of up to 25 MB, or a video of up to 200 MB. */
        PhotoFile: Blob;
        /** @enum {string} */
        PhotoFilter: "mono" | "sepia" | "warm" | "cool" | "vivid" | "fade" | "noir" | "soft";
        /** @description The filters that guests can choose from. */
        PhotoFilters: components["schemas"]["PhotoFilter"][];
        /**
         * @description Who hid the photo, a `guest` through its link or the `staff` of the business.
         * @enum {string}
         */
        PhotoHiddenBy: "guest" | "staff";
        PhotoIdList: {
            ids: components["schemas"]["Id"][];
        };
        PhotoIds: components["schemas"]["Id"][];
        /** @description A placeholder for a photo that the booth takes. The photo covers the box and is cropped to it. */
        PhotoLayer: {
            editable: components["schemas"]["LayerScopes"];
            group?: components["schemas"]["LayerGroup"];
            h: components["schemas"]["LayerLength"];
            hidden: boolean;
            id: components["schemas"]["Id"];
            locked: boolean;
            name: components["schemas"]["LayerName"];
            opacity: components["schemas"]["LayerOpacity"];
            rotation: components["schemas"]["LayerRotation"];
            /** @description The number of the shot shown here; each number occurs once in a scene. */
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
        /** @description What arrives at one address. */
        PhotoMessage: {
            /** @description The sender's name; null for the product's default number. */
            from: string | null;
            /** @description The complete email as an HTML page, for a sandboxed frame without scripts; it follows the frame's color scheme. Null for SMS. */
            html: string | null;
            /** @description Null for SMS. */
            subject: string | null;
            /** @description The SMS, or the plain-text part of the email. */
            text: string;
        };
        /**
         * @description At least one message arrived (`delivered`) or its link was followed (`opened`), or at least one guest viewed the photo (`viewed`), shared it (`shared`) or followed the booking link beside it (`booked`).
         * @enum {string}
         */
        PhotoMilestone: "delivered" | "opened" | "viewed" | "shared" | "booked";
        PhotoNeighbors: {
            /** @description The photo taken just before it, which is listed after it; null for the last. */
            nextId: components["schemas"]["Id"] | null;
            /** @description The photo taken just after it, which is listed before it; null for the first. */
            previousId: components["schemas"]["Id"] | null;
        };
        PhotoPage: {
            items: components["schemas"]["Photo"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total?: components["schemas"]["Total"];
        };
        /** @description Shared by the two photos of a pair. Chosen by the client; null for a photo without a pair. */
        PhotoPairId: components["schemas"]["Id"] | null;
        PhotoPairRole: components["schemas"]["PairRole"] | null;
        /** @description The products shown next to the photo. */
        PhotoProductIds: components["schemas"]["Id"][];
        /** @description The same filters as the query parameters of the list. */
        PhotoQuery: {
            approval?: components["schemas"]["PhotoApproval"];
            contactId?: components["schemas"]["Id"];
            deviceId?: components["schemas"]["Id"];
            experienceId?: components["schemas"]["Id"];
            favourite?: boolean;
            from?: components["schemas"]["Time"];
            hasContact?: boolean;
            locationId?: components["schemas"]["Id"];
            media?: components["schemas"]["PhotoMedia"];
            pairId?: components["schemas"]["Id"];
            productId?: components["schemas"]["Id"];
            reached?: components["schemas"]["PhotoMilestone"];
            search?: string;
            sessionId?: components["schemas"]["Id"];
            to?: components["schemas"]["Time"];
            uploadedBefore?: components["schemas"]["Time"];
            visibility?: components["schemas"]["PhotoVisibility"];
        };
        PhotoRecipient: {
            channel: components["schemas"]["DeliveryChannel"];
            contactId: components["schemas"]["Id"];
            /** @description First and last name of the contact; null if neither is known. */
            name: string | null;
            /**
             * @description Why no message should go to this address; null if the contact agreed. The contact `optedOut`, or was never asked (`noConsent`), or the account has no SMS (`noSms`).
             * @enum {string|null}
             */
            refusal: "optedOut" | "noConsent" | "noSms" | null;
            /** @description The email address or phone number. */
            to: string;
        };
        PhotoRecipients: {
            /** @description In the order of the photo's contacts, the email address first. */
            recipients: components["schemas"]["PhotoRecipient"][];
            /**
             * @description Why the photo cannot be sent to anyone; null if it can. A `hidden` photo and one of an `expired` gallery have no link that works.
             * @enum {string|null}
             */
            refusal: "hidden" | "expired" | null;
        };
        PhotoRefusal: {
            id: components["schemas"]["Id"];
            /** @description The reason, in one sentence. */
            message: string;
        };
        PhotoRestore: {
            ids: components["schemas"]["PhotoIds"];
        };
        /** @description Each id that was sent is in exactly one of the two, in the order sent. */
        PhotoRestoreResult: {
            missing: components["schemas"]["Id"][];
            restored: components["schemas"]["Id"][];
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
        /** @description Guest activity at the public link. */
        PhotoStats: {
            bookingClicks: components["schemas"]["PhotoCount"];
            /** @description Clicks on the booking link, the review link and the business's own button together. */
            ctaClicks: components["schemas"]["PhotoCount"];
            downloads: components["schemas"]["PhotoCount"];
            productClicks: components["schemas"]["PhotoCount"];
            reviewClicks: components["schemas"]["PhotoCount"];
            shares: components["schemas"]["PhotoCount"];
            views: components["schemas"]["PhotoCount"];
        };
        /** @description Photos that wait for approval; only if there are any. */
        PhotosToReviewItem: {
            count: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "photosToReview";
        };
        PhotoTag: string;
        PhotoTags: components["schemas"]["PhotoTag"][];
        PhotoTally: number;
        /** @description The key of the public link, with at least 128 random bits. It does not reveal the id. */
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
             * @description Whether everyone in the photos has agreed to be shown to others. Otherwise, the photos stay hidden.
             * @default false
             */
            consentGiven?: boolean;
            photos: components["schemas"]["PhotoFile"][];
        };
        /**
         * @description A `public` photo is visible at its public link, and in the gallery unless that is private. The link of a `hidden` photo shows that it is hidden.
         * @enum {string}
         */
        PhotoVisibility: "public" | "hidden";
        PhotoWall: {
            /** @description Just after the newest arrival among all the photos the caller may see. It stays the same until a photo arrives. */
            asOf: components["schemas"]["Time"];
            /** @description Newest first; days without photos are left out. */
            days: components["schemas"]["PhotoDay"][];
            /** @description The account's time zone, in which the days begin and end. */
            timezone: components["schemas"]["Timezone"];
            /** @description How many photos the days hold together. */
            total: number;
        };
        Plan: {
            currency: components["schemas"]["Currency"];
            /** @description The features included in the plan. */
            features: components["schemas"]["AccountFeature"][];
            id: components["schemas"]["Id"];
            interval: components["schemas"]["PlanInterval"];
            limits: components["schemas"]["PlanLimits"];
            name: string;
            /** @description For one interval, in the currency's minor unit, excluding tax. */
            price: number;
            /** @description Days before the first charge; 0 for no trial. */
            trialDays: number;
            type: components["schemas"]["PlanType"];
        };
        /**
         * @description How often the price is charged.
         * @enum {string}
         */
        PlanInterval: "month" | "year";
        /** @description The limits of the plan; null means unlimited. */
        PlanLimits: {
            contacts: number | null;
            /** @description Number of booths that can run at the same time. */
            devices: number | null;
            /** @description Emails per month. */
            emails: number | null;
            locations: number | null;
            /** @description SMS segments per month. */
            sms: number | null;
            storageGb: number | null;
        };
        PlanPage: {
            items: components["schemas"]["Plan"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total?: components["schemas"]["Total"];
        };
        /**
         * @description The target of a plan: a single professional, a business, or a business with many locations.
         * @enum {string}
         */
        PlanType: "indie" | "business" | "enterprise";
        /** @description Appears in the footer of every email. */
        PostalAddress: {
            city: string;
            /** @description An ISO 3166-1 alpha-2 code. */
            country: string;
            line1: string;
            line2: string;
            postalCode: string;
            region: string;
        };
        /** @description Problem details (RFC 9457). */
        Problem: {
            /** @description What happened and what to do about it, as a sentence for the user. */
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
            /** @description The invalid fields; empty if no field is at fault. */
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
            /** @description Whether guests see the product. */
            active: boolean;
            brand: components["schemas"]["ProductBrand"] | null;
            category: components["schemas"]["ProductCategory"] | null;
            createdAt: components["schemas"]["Time"];
            currency: components["schemas"]["Currency"];
            description: components["schemas"]["ProductDescription"] | null;
            id: components["schemas"]["Id"];
            /** @description An image asset. */
            imageAssetId: components["schemas"]["Id"] | null;
            /** @description The thumbnail of that asset; null without one. */
            imageUrl: components["schemas"]["MediaUrl"] | null;
            locationIds: components["schemas"]["ProductLocationIds"];
            name: components["schemas"]["ProductTitle"];
            order: components["schemas"]["ProductOrder"];
            /** @description Null if no price is shown. */
            price: components["schemas"]["ProductPrice"] | null;
            sku: components["schemas"]["ProductSku"] | null;
            tags: components["schemas"]["ProductTags"];
            updatedAt: components["schemas"]["Time"];
            /** @description Where to buy it; null if it is not sold online. */
            url: components["schemas"]["Url"] | null;
        };
        ProductBrand: string;
        /** @description Requires exactly one of `set` and `delete`. */
        ProductBulk: {
            /** @constant */
            delete?: true;
            ids: components["schemas"]["ProductIds"];
            set?: components["schemas"]["ProductChanges"];
        };
        /** @description Each id from the request is in exactly one of the three lists, in the order of the request. */
        ProductBulkResult: {
            /** @description Now as requested, including contacts that already were. */
            changed: components["schemas"]["Id"][];
            /** @description Choose an existing product. */
            missing: components["schemas"]["Id"][];
            refused: components["schemas"]["ProductRefusal"][];
        };
        ProductCategory: string;
        /** @description Changes that apply to all of the products. */
        ProductChanges: {
            active?: boolean;
        };
        /** @description Omitted fields are empty unless a field says otherwise. */
        ProductCreate: {
            /** @default true */
            active?: boolean;
            /** @default null */
            brand?: components["schemas"]["ProductBrand"] | null;
            /** @default null */
            category?: components["schemas"]["ProductCategory"] | null;
            /** @description Defaults to the account's time zone. */
            currency?: components["schemas"]["Currency"];
            /** @default null */
            description?: components["schemas"]["ProductDescription"] | null;
            /** @default null */
            imageAssetId?: components["schemas"]["Id"] | null;
            /**
             * @description The locations that show the product; an empty list means all of them.
             * @default []
             */
            locationIds?: components["schemas"]["Id"][];
            name: components["schemas"]["ProductTitle"];
            /**
             * @description The sort order; lower numbers come first.
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
        /** @description A CSV file in UTF-8 of up to 10 MB and 20,000 rows. */
        ProductCsvFile: Blob;
        ProductDescription: string;
        ProductIds: components["schemas"]["Id"][];
        ProductImport: {
            /**
             * @description Whether duplicate rows update the existing product or are skipped.
             * @default update
             * @enum {string}
             */
            duplicates?: "update" | "skip";
            products: components["schemas"]["ProductCsvFile"];
        };
        ProductImportRejection: {
            /** @description The invalid column; the first one if there are several. */
            field: string;
            /** @description What is wrong and how to fix it, in one sentence. */
            message: string;
            /** @description The row number; 1 is the first row below the header. */
            row: number;
        };
        /** @description The four counts add up to the rows of the file, without the header row. */
        ProductImportSummary: {
            created: number;
            /** @description One entry for each rejected row, in the order of the file. */
            rejected: components["schemas"]["ProductImportRejection"][];
            /** @description Number of duplicates skipped. */
            skipped: number;
            updated: number;
        };
        /** @description A product of the business, shown as an image that covers the box. */
        ProductLayer: {
            editable: components["schemas"]["LayerScopes"];
            group?: components["schemas"]["LayerGroup"];
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
        /** @description The locations that show the product; an empty list means all of them. */
        ProductLocationIds: components["schemas"]["Id"][];
        /** @description The sort order; lower numbers come first. */
        ProductOrder: number;
        ProductPage: {
            items: components["schemas"]["Product"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total?: components["schemas"]["Total"];
        };
        /** @description In the currency's minor unit: 4800 is 48.00 dollars. */
        ProductPrice: number;
        ProductRefusal: {
            id: components["schemas"]["Id"];
            /** @description The reason, in one sentence. */
            message: string;
        };
        /** @description The business's stock number (SKU). Unique in the account, ignoring case. */
        ProductSku: string;
        /**
         * @description By `order` and then name; by name from A to Z; by price, lowest first, with unpriced products last; or by last change, oldest first. A leading minus reverses the order.
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
        /** @description A QR code on white that opens the photo's public page, as a square in the middle of the box. */
        QrLayer: {
            colour: components["schemas"]["Colour"];
            editable: components["schemas"]["LayerScopes"];
            group?: components["schemas"]["LayerGroup"];
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
        /**
         * Format: date
         * @description A day of the account's time zone.
         */
        RequestDay: string;
        Scene: {
            background: components["schemas"]["Colour"];
            height: number;
            layers: components["schemas"]["SceneLayer"][];
            /** @constant */
            version: 1;
            width: number;
        };
        SceneLayer: components["schemas"]["PhotoLayer"] | components["schemas"]["ImageLayer"] | components["schemas"]["TextLayer"] | components["schemas"]["ShapeLayer"] | components["schemas"]["QrLayer"] | components["schemas"]["LogoLayer"] | components["schemas"]["ProductLayer"];
        /** @description A Scene as JSON text, because multipart parts carry text. */
        SceneText: string;
        Session: {
            /** @description The effective value; null if neither the session nor its sources have one. */
            accentColor: components["schemas"]["SessionColour"];
            /** @description The effective value; null if neither the session nor its sources have one. */
            bookingUrl: components["schemas"]["SessionUrl"];
            capture: components["schemas"]["SessionCapture"];
            /** @description Whether consent is required to take a photo. */
            consentRequired: boolean;
            consentText: components["schemas"]["SessionConsentText"];
            /** @description Counts the changes of the text, to record which version a guest agreed to; 0 if there was none yet. */
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
            /** @description The language of the booth and the microsite. */
            language: components["schemas"]["Locale"];
            locationIds: components["schemas"]["SessionLocationIds"];
            lockedFields: components["schemas"]["SessionLockedFields"];
            /** @description The effective value, an asset of type logo; null if neither the session nor its sources have one. */
            logoAssetId: components["schemas"]["SessionAssetId"];
            micrositeBackgroundAssetId: components["schemas"]["SessionAssetId"];
            /** @description The address of its gallery; null where it leads nowhere, because it is a draft or its gallery is private. */
            micrositeUrl: components["schemas"]["Url"] | null;
            minAge: components["schemas"]["SessionMinAge"];
            name: components["schemas"]["SessionName"];
            overlayAssetIds: components["schemas"]["SessionAssetIds"];
            passcode: components["schemas"]["SessionPasscode"];
            /** @description Number of photos taken in it. */
            photos: number;
            /** @description The effective value; null if neither the session nor its sources have one. */
            primaryColor: components["schemas"]["SessionColour"];
            promotionalAssetIds: components["schemas"]["SessionAssetIds"];
            /** @description Whether new photos need approval before others can see them. */
            requireApproval: boolean;
            /** @description The effective value; null if neither the session nor its sources have one. */
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
        /** @description An asset of the type given by the field name. */
        SessionAssetId: components["schemas"]["Id"] | null;
        /** @description Assets of the type given by the field name. */
        SessionAssetIds: components["schemas"]["Id"][];
        /** @description The label of the button that opens `ctaUrl`; the button is shown only if both are set. */
        SessionButtonLabel: string | null;
        /** @description The questions, in this order. Each key occurs once; at most ten custom keys. */
        SessionCapture: components["schemas"]["CaptureField"][];
        SessionColour: components["schemas"]["Colour"] | null;
        /** @description The consent text; null if the booth does not ask, in which case no photo can be shown to others. */
        SessionConsentText: string | null;
        /** @description Omitted fields are null or empty unless a field says otherwise. */
        SessionCreate: {
            /** @description Null or omitted to inherit it. */
            accentColor?: components["schemas"]["SessionColour"];
            /** @description Null or omitted to inherit it. */
            bookingUrl?: components["schemas"]["SessionUrl"];
            capture?: components["schemas"]["SessionCapture"];
            /** @default false */
            consentRequired?: boolean;
            consentText?: components["schemas"]["SessionConsentText"];
            ctaLabel?: components["schemas"]["SessionButtonLabel"];
            ctaUrl?: components["schemas"]["SessionUrl"];
            deviceIds?: components["schemas"]["SessionDeviceIds"];
            /** @description Defaults to 0. */
            displayMode?: components["schemas"]["DisplayMode"];
            emailBody?: components["schemas"]["SessionEmailBody"];
            emailSubject?: components["schemas"]["SessionEmailSubject"];
            /** @description Must be after the start (422). */
            endsAt?: components["schemas"]["SessionTime"];
            experiences?: components["schemas"]["ExperienceWrites"];
            experienceScreenAssetId?: components["schemas"]["SessionAssetId"];
            /** @description Defaults to `system-ui`. */
            font?: components["schemas"]["SessionFont"];
            galleryExpiresInDays?: components["schemas"]["SessionGalleryDays"];
            /** @description Defaults to `unlisted`. */
            galleryVisibility?: components["schemas"]["GalleryVisibility"];
            /** @description Defaults to 60. */
            idleSeconds?: components["schemas"]["SessionIdleSeconds"];
            /** @description Defaults to the account's language. */
            language?: components["schemas"]["Locale"];
            /** @description Defaults to all locations. */
            locationIds?: components["schemas"]["SessionLocationIds"];
            /** @description Not available to a Manager (403). */
            lockedFields?: components["schemas"]["SessionLockedFields"];
            /** @description Null or omitted to inherit it. */
            logoAssetId?: components["schemas"]["SessionAssetId"];
            micrositeBackgroundAssetId?: components["schemas"]["SessionAssetId"];
            /** @description Defaults to 0. */
            minAge?: components["schemas"]["SessionMinAge"];
            name: components["schemas"]["SessionName"];
            overlayAssetIds?: components["schemas"]["SessionAssetIds"];
            passcode?: components["schemas"]["SessionPasscode"];
            /** @description Null or omitted to inherit it. */
            primaryColor?: components["schemas"]["SessionColour"];
            promotionalAssetIds?: components["schemas"]["SessionAssetIds"];
            /** @default false */
            requireApproval?: boolean;
            /** @description Null or omitted to inherit it. */
            reviewUrl?: components["schemas"]["SessionUrl"];
            /** @description Defaults to `email`, `sms` and `qr`. */
            shareChannels?: components["schemas"]["SessionShareChannels"];
            sharingScreenAssetId?: components["schemas"]["SessionAssetId"];
            /** @description Defaults to a slug generated from the name, with a number if that is taken. */
            slug?: components["schemas"]["SessionSlug"];
            smsBody?: components["schemas"]["SessionSmsBody"];
            startsAt?: components["schemas"]["SessionTime"];
            startScreenAssetId?: components["schemas"]["SessionAssetId"];
            startText?: components["schemas"]["SessionStartText"];
            termsUrl?: components["schemas"]["SessionUrl"];
            thanksText?: components["schemas"]["SessionThanksText"];
            /** @description Defaults to `light`. */
            theme?: components["schemas"]["SessionTheme"];
        };
        /** @description The devices that run the session. A device has one session at a time. */
        SessionDeviceIds: components["schemas"]["Id"][];
        /** @description The same placeholders as in the subject; null for the default text. */
        SessionEmailBody: string | null;
        /** @description Allowed placeholders: `{{business}}`, `{{location}}`, `{{date}}`, `{{firstName}}` and `{{link}}`; null for the default text. */
        SessionEmailSubject: string | null;
        /**
         * @description A field of a session that can be locked.
         * @enum {string}
         */
        SessionField: "name" | "locationIds" | "deviceIds" | "startsAt" | "endsAt" | "language" | "displayMode" | "galleryVisibility" | "slug" | "passcode" | "galleryExpiresInDays" | "requireApproval" | "shareChannels" | "capture" | "consentText" | "consentRequired" | "termsUrl" | "minAge" | "emailSubject" | "emailBody" | "smsBody" | "bookingUrl" | "reviewUrl" | "ctaLabel" | "ctaUrl" | "idleSeconds" | "theme" | "primaryColor" | "accentColor" | "font" | "logoAssetId" | "startScreenAssetId" | "experienceScreenAssetId" | "sharingScreenAssetId" | "micrositeBackgroundAssetId" | "overlayAssetIds" | "promotionalAssetIds" | "startText" | "thanksText" | "experiences";
        SessionFont: string;
        /** @description Number of days the gallery stays visible after its last photo; null for no limit. */
        SessionGalleryDays: number | null;
        /** @description Seconds without a touch before the booth returns to its start screen. */
        SessionIdleSeconds: number;
        /** @description The source of each inheritable field. Null in an update makes the field inherited; a value makes it the session's own. `primaryColor` is inherited from the account's `brandColor`. */
        SessionInherits: {
            accentColor: components["schemas"]["InheritedFrom"];
            bookingUrl: components["schemas"]["InheritedFrom"];
            logoAssetId: components["schemas"]["InheritedFrom"];
            primaryColor: components["schemas"]["InheritedFrom"];
            reviewUrl: components["schemas"]["InheritedFrom"];
        };
        /** @description The locations of the session; an empty list means all of them. */
        SessionLocationIds: components["schemas"]["Id"][];
        /** @description The fields that a Manager cannot change. While the account's `brandLock` is on, they always include the logo and both colors. */
        SessionLockedFields: components["schemas"]["SessionField"][];
        /** @description The minimum age that guests must confirm; 0 for none. */
        SessionMinAge: number;
        /** @description Internal; never shown to guests. Unique in the account, ignoring case. */
        SessionName: string;
        SessionPage: {
            items: components["schemas"]["Session"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total?: components["schemas"]["Total"];
        };
        /** @description The passcode that guests enter to see the gallery; null for none. */
        SessionPasscode: string | null;
        /** @description The channels offered to guests. An empty list is stored as `qr` only, so that every guest can receive their photo. */
        SessionShareChannels: components["schemas"]["ShareChannel"][];
        /** @description The last part of the microsite's URL. Unique across all accounts. */
        SessionSlug: string;
        /** @description The same placeholders as in the email; null for the default text. */
        SessionSmsBody: string | null;
        /** @description The text on the start screen. */
        SessionStartText: string | null;
        /**
         * @description Booths run an `active` session within its start and end times, if set. Only users change the status; reaching the end time does not.
         * @enum {string}
         */
        SessionStatus: "draft" | "active" | "paused" | "ended";
        /** @description The text shown after a photo was shared. */
        SessionThanksText: string | null;
        /** @enum {string} */
        SessionTheme: "light" | "dark";
        /** @description Null for no limit. */
        SessionTime: components["schemas"]["Time"] | null;
        SessionUpdate: {
            /** @description Null to inherit it. */
            accentColor?: components["schemas"]["SessionColour"];
            /** @description Null to inherit it. */
            bookingUrl?: components["schemas"]["SessionUrl"];
            capture?: components["schemas"]["SessionCapture"];
            /** @description Whether consent is required to take a photo. */
            consentRequired?: boolean;
            consentText?: components["schemas"]["SessionConsentText"];
            ctaLabel?: components["schemas"]["SessionButtonLabel"];
            ctaUrl?: components["schemas"]["SessionUrl"];
            deviceIds?: components["schemas"]["SessionDeviceIds"];
            displayMode?: components["schemas"]["DisplayMode"];
            emailBody?: components["schemas"]["SessionEmailBody"];
            emailSubject?: components["schemas"]["SessionEmailSubject"];
            /** @description Must be after the start (422). */
            endsAt?: components["schemas"]["SessionTime"];
            experiences?: components["schemas"]["ExperienceWrites"];
            experienceScreenAssetId?: components["schemas"]["SessionAssetId"];
            font?: components["schemas"]["SessionFont"];
            galleryExpiresInDays?: components["schemas"]["SessionGalleryDays"];
            galleryVisibility?: components["schemas"]["GalleryVisibility"];
            idleSeconds?: components["schemas"]["SessionIdleSeconds"];
            language?: components["schemas"]["Locale"];
            locationIds?: components["schemas"]["SessionLocationIds"];
            /** @description Not available to a Manager (403). */
            lockedFields?: components["schemas"]["SessionLockedFields"];
            /** @description Null to inherit it. */
            logoAssetId?: components["schemas"]["SessionAssetId"];
            micrositeBackgroundAssetId?: components["schemas"]["SessionAssetId"];
            minAge?: components["schemas"]["SessionMinAge"];
            name?: components["schemas"]["SessionName"];
            overlayAssetIds?: components["schemas"]["SessionAssetIds"];
            passcode?: components["schemas"]["SessionPasscode"];
            /** @description Null to inherit it. */
            primaryColor?: components["schemas"]["SessionColour"];
            promotionalAssetIds?: components["schemas"]["SessionAssetIds"];
            /** @description Whether new photos need approval. Existing photos keep their state. */
            requireApproval?: boolean;
            /** @description Null to inherit it. */
            reviewUrl?: components["schemas"]["SessionUrl"];
            shareChannels?: components["schemas"]["SessionShareChannels"];
            sharingScreenAssetId?: components["schemas"]["SessionAssetId"];
            /** @description The old URL stops working. */
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
        /** @description Changes whenever the booth's session response would change: another session, its settings or state, a template, a product or an asset. `none` while there is no session to run. Opaque: compare it for equality only. */
        SettingsVersion: string;
        /** @description Whether each step is done, as the data of the account shows. */
        SetupGuide: {
            /** @description The account has a logo and a brand color. */
            brand: boolean;
            /** @description A campaign was scheduled or sent. */
            campaign: boolean;
            /** @description A device is linked. */
            device: boolean;
            /** @description The account has a photo. */
            photo: boolean;
            /** @description The account has a session. */
            session: boolean;
        };
        ShapeLayer: {
            editable: components["schemas"]["LayerScopes"];
            fill: components["schemas"]["Colour"];
            group?: components["schemas"]["LayerGroup"];
            h: components["schemas"]["LayerLength"];
            hidden: boolean;
            id: components["schemas"]["Id"];
            locked: boolean;
            name: components["schemas"]["LayerName"];
            opacity: components["schemas"]["LayerOpacity"];
            /** @description The corner radius of a rectangle. */
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
         * @description A way for guests to receive their photo.
         * @enum {string}
         */
        ShareChannel: "email" | "sms" | "qr" | "social" | "download" | "print";
        SignInsDeleted: {
            /** @description Sign-ins from before this moment have ended. */
            endedAt: components["schemas"]["Time"];
        };
        SignInsDeletion: {
            /** @description The email address of the calling user as a confirmation, or the account's where the user signs in without one. */
            email: components["schemas"]["EmailAddress"];
        };
        /** @description A handle, or the URL of a profile. */
        SocialHandle: string;
        /** @description Null if the business has none. */
        SocialHandles: {
            facebook: components["schemas"]["SocialHandle"] | null;
            instagram: components["schemas"]["SocialHandle"] | null;
            twitter: components["schemas"]["SocialHandle"] | null;
        };
        /** @description The number of stock assets changed. */
        StockRefresh: {
            added: number;
            removed: number;
            updated: number;
        };
        Subscription: {
            cancelAtPeriodEnd: boolean;
            /** @description What was paid for and not used; it is taken off the next charges. */
            credit: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            currentPeriodEnd: components["schemas"]["Time"];
            currentPeriodStart: components["schemas"]["Time"];
            /** @description Null without a plan, and once it is cancelled. */
            nextCharge: components["schemas"]["NextCharge"] | null;
            /** @description Null until one is chosen. Its `interval` is how often the price is charged. */
            plan: components["schemas"]["Plan"] | null;
            status: components["schemas"]["SubscriptionStatus"];
            /** @description Null without a trial, and after it. */
            trialEndsAt: components["schemas"]["Time"] | null;
            /** @description One entry for each limit. */
            usage: components["schemas"]["Usage"][];
        };
        SubscriptionCancellation: {
            comment?: string;
            reason: components["schemas"]["CancellationReason"];
        };
        SubscriptionChange: {
            /** @description The charge that the user confirmed. If it has changed since, the call is refused and nothing is charged. */
            charge?: components["schemas"]["Money"];
            planId: components["schemas"]["Id"];
        };
        /** @description For the rest of the period, or for a whole one if the interval changes: `price` - `credit` = `charge` - `creditLeft`. */
        SubscriptionPreview: {
            /** @description What the card is charged now. */
            charge: components["schemas"]["Money"];
            /** @description For unused days of the former plan, with the credit there was before. */
            credit: components["schemas"]["Money"];
            /** @description What is taken off the next charges. */
            creditLeft: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            nextCharge: components["schemas"]["NextCharge"];
            periodEnd: components["schemas"]["Time"];
            periodStart: components["schemas"]["Time"];
            plan: components["schemas"]["Plan"];
            /** @description Of the new plan from now until the end of the period. */
            price: components["schemas"]["Money"];
            /** @description Null without a trial. */
            trialEndsAt: components["schemas"]["Time"] | null;
        };
        /**
         * @description `trialing` until the first charge, `past_due` after a charge that failed, `canceled` after the period in which it was cancelled.
         * @enum {string}
         */
        SubscriptionStatus: "trialing" | "active" | "past_due" | "canceled";
        Template: {
            createdAt: components["schemas"]["Time"];
            dpi: components["schemas"]["TemplateDpi"];
            height: components["schemas"]["TemplateHeight"];
            id: components["schemas"]["Id"];
            kind: components["schemas"]["TemplateKind"];
            /** @description Whether only the owner can change and delete it. */
            locked: boolean;
            name: components["schemas"]["TemplateName"];
            /** @description An image of the scene; null until one is stored. */
            preview: components["schemas"]["MediaUrl"] | null;
            scene: components["schemas"]["Scene"];
            /** @description Whether the asset came with the business category. */
            stock: boolean;
            tags: components["schemas"]["TemplateTags"];
            updatedAt: components["schemas"]["Time"];
            /** @description Where the template is used. It cannot be deleted while in use. */
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
             * @description Tags to find the template by.
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
        /** @description In pixels; rounded to an integer when saved. */
        TemplateHeightWanted: number;
        /**
         * @description The purpose of the template. Usual sizes are 1200 × 1800 for print, 600 × 1800 for strip, 1080 × 1920 for story, 1080 × 1080 for square.
         * @enum {string}
         */
        TemplateKind: "print" | "story" | "square" | "strip" | "mail";
        TemplateName: string;
        TemplatePage: {
            items: components["schemas"]["Template"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total?: components["schemas"]["Total"];
        };
        /** @description An image of the scene, up to 25 MB. */
        TemplatePreviewFile: Blob;
        TemplatePreviewUpload: {
            preview: components["schemas"]["TemplatePreviewFile"];
            scene?: components["schemas"]["SceneText"];
        };
        TemplateTag: string;
        /** @description Tags to find the template by. */
        TemplateTags: components["schemas"]["TemplateTag"][];
        TemplateUpdate: {
            dpi?: components["schemas"]["TemplateDpi"];
            height?: components["schemas"]["TemplateHeightWanted"];
            kind?: components["schemas"]["TemplateKind"];
            /** @description Whether only the owner can change and delete it. Not available to a Manager. */
            locked?: boolean;
            name?: components["schemas"]["TemplateName"];
            scene?: components["schemas"]["Scene"];
            tags?: components["schemas"]["TemplateTags"];
            width?: components["schemas"]["TemplateWidth"];
        };
        /** @description One use of the template. */
        TemplateUse: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "session" | "campaign";
            name: string;
        };
        /** @description In pixels. */
        TemplateWidth: number;
        /** @description Text; `{{business}}`, `{{date}}`, `{{location}}` and `{{firstName}}` are replaced when rendered. It wraps at the width of the box, with lines 1.2 times the size apart, and is centered vertically. Text that does not fit is drawn smaller, down to half of its size. */
        TextLayer: {
            /** @enum {string} */
            align: "left" | "center" | "right";
            colour: components["schemas"]["Colour"];
            editable: components["schemas"]["LayerScopes"];
            /** @description Inter, Inter Bold, Lora, Playfair Display, Oswald or Dancing Script. Any other name is drawn as Inter. */
            font: string;
            group?: components["schemas"]["LayerGroup"];
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
         * @description A date and time in UTC.
         */
        Time: string;
        /** @description An IANA time zone name. */
        Timezone: string;
        /** @description The number of records on all pages, with the filters of the request. Optional: a backend that does not count its records omits it. */
        Total: number;
        /** @description The id of an account, which is its owner's user id at the identity provider. */
        Uid: string;
        UnreadMessages: {
            unread: number;
        };
        /**
         * Format: uri
         * @description An http or https URL.
         */
        Url: string;
        /** @description How much of one limit is used. */
        Usage: {
            /** @description Null means unlimited. */
            max: number | null;
            name: components["schemas"]["LimitName"];
            used: number;
        };
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
        ViewingCreate: {
            /** @description Why the administrator views the account. */
            reason: string;
        };
        /**
         * @description The list that the view belongs to.
         * @enum {string}
         */
        ViewList: "accounts" | "assets" | "campaigns" | "contacts" | "devices" | "locations" | "managers" | "photos" | "products" | "sessions" | "templates";
        ViewName: string;
        ViewPage: {
            items: components["schemas"]["View"][];
            page: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            total?: components["schemas"]["Total"];
        };
        /** @description The query parameters of the list by name: a string, or several if a name is repeated. The server stores them without validation, so lists can add new parameters. */
        ViewSearch: {
            [key: string]: components["schemas"]["ViewText"] | components["schemas"]["ViewText"][];
        };
        ViewText: string;
        WeeklyReport: {
            /** @description The owner's address, to which it is sent. */
            email: components["schemas"]["EmailAddress"];
            enabled: boolean;
            /** @description When the next one is sent; null if it is turned off. */
            nextAt: components["schemas"]["Time"] | null;
        };
        WeeklyReportUpdate: {
            enabled: boolean;
        };
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The updated account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request conflicts with the stored data. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    getAccountExport: {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The export. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    exportAccount: {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The export is being made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    getIntegration: {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
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
            /** @description The connection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Integration"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The service is not connected. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    connectIntegration: {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path: {
                /**
                 * @description The service to connect.
                 * @example square
                 */
                name: components["schemas"]["IntegrationName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IntegrationConnect"];
            };
        };
        responses: {
            /** @description The new connection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Integration"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The state, the code or the keys are not accepted. Nothing is connected. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    disconnectIntegration: {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
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
            /** @description The disconnected service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntegrationDisconnected"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The service is not connected. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    createAuthorization: {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
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
            /** @description The cookie is set. Navigate to authorizeIntegration with this name and uid. */
            200: {
                headers: {
                    /**
                     * @description The one-time cookie. Recorded browser traffic does not show it.
                     * @example frameside_authorization=Zt7cR1x9Qb4mW2kLs8VdYg; Max-Age=120; Path=/; HttpOnly; SameSite=Strict
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntegrationAuthorization"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
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
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    refreshIntegration: {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
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
            /** @description What was exchanged. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntegrationSync"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The service is not connected. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The connection has expired, the service has no data to exchange, or it refuses to. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    getIntegrations: {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All connections. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Integrations"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                /** @description The page number, starting at 1. Pages past the last one return no items. */
                page?: number;
                /** @description Filters by text contained in the name, ignoring case. */
                search?: string;
                /** @description Number of locations per page. */
                show?: number;
                /** @description The sort order. Defaults to name. */
                sort?: components["schemas"]["LocationSort"];
                /** @description Filters by status. */
                status?: components["schemas"]["LocationStatus"];
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The created location. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The email address is already in use, or the account has reached its location limit. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"] | components["schemas"]["LimitProblem"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The updated location. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The email address is already in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description Devices are at the location, or a session or product belongs to this location only. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The password was set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationPasswordSet"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The changes; one entry for each location, in the order of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationsChanged"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
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
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The changes that would be made; one entry for each location, in the order of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationsChanged"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
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
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                /** @description Filters by location. */
                locationId?: components["schemas"]["Id"];
                /** @description The page number, starting at 1. Pages past the last one return no items. */
                page?: number;
                /** @description Filters by text contained in the name or email address, ignoring case. */
                search?: string;
                /** @description Number of managers per page. */
                show?: number;
                /** @description The sort order. Defaults to last invited first. */
                sort?: components["schemas"]["ManagerSort"];
                /** @description Filters by status. */
                status?: components["schemas"]["ManagerStatus"];
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The invited manager. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Manager"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The email address is already in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The updated manager. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Manager"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
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
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description A location with devices would have no manager. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The manager with the new invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Manager"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The invitation has already been accepted. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    getNotificationSettings: {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    updateNotificationSettings: {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationSettingsUpdate"];
            };
        };
        responses: {
            /** @description The settings as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    deleteSignIns: {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInsDeletion"];
            };
        };
        responses: {
            /** @description All sign-ins have ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInsDeleted"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                /** @description Filters by list. */
                list?: components["schemas"]["ViewList"];
                /** @description The page number, starting at 1. Pages past the last one return no items. */
                page?: number;
                /** @description Number of views per page. */
                show?: number;
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The saved view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The list already has a view with this name, or 20 views. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                /** @description Filters by business category. */
                category?: components["schemas"]["BusinessCategory"];
                /** @description The page number, starting at 1. Pages past the last one return no items. */
                page?: number;
                /** @description Filters by text contained in the business name, the owner's name or the email address, ignoring case. */
                search?: string;
                /** @description Number of accounts per page. */
                show?: number;
                /** @description Filters by status. */
                status?: components["schemas"]["AccountStatus"];
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The created account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The email address of the sign-in is not verified. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The caller already belongs to an account. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    updateAccount: {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminAccountUpdate"];
            };
        };
        responses: {
            /** @description The updated account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The number of changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockRefresh"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    updateAccountSettings: {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountSettingsUpdate"];
            };
        };
        responses: {
            /** @description The updated account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    createViewing: {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["ViewingCreate"];
            };
        };
        responses: {
            /** @description The entry of the audit log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntry"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    listAuditEntries: {
        parameters: {
            query?: {
                /** @description Filters by account. */
                accountId?: components["schemas"]["Uid"];
                /** @description Filters by action. */
                action?: components["schemas"]["AuditAction"];
                /** @description The page number, starting at 1. Pages past the last one return no items. */
                page?: number;
                /** @description Number of entries per page. */
                show?: number;
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryPage"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
            /** @description The email address that the manager signs in with from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationAccepted"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The invitation is unknown, used or withdrawn. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The invitation has expired. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    getAnalyticsBreakdown: {
        parameters: {
            query: {
                /**
                 * @description What each row is about.
                 * @example location
                 */
                by: components["schemas"]["AnalyticsDimension"];
                /** @description The earlier period to compare with. */
                compare?: components["schemas"]["AnalyticsComparison"];
                /** @description Filters by device. Metrics of contacts are null, because a contact belongs to no device. */
                deviceId?: components["schemas"]["Id"];
                /** @description Filters by experience. Metrics of contacts are null, because a contact belongs to no experience. */
                experienceId?: components["schemas"]["Id"];
                /** @description The first day of the period, in the account's time zone; 29 days before `to` by default. */
                from?: components["schemas"]["RequestDay"];
                /** @description Filters by the location where photos were taken, and by the locations of contacts. */
                locationId?: components["schemas"]["Id"];
                /** @description Filters by session. Metrics of contacts are null, because a contact belongs to no session. */
                sessionId?: components["schemas"]["Id"];
                /** @description The last day of the period, in the account's time zone; today by default. */
                to?: components["schemas"]["RequestDay"];
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyticsBreakdown"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid parameter. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    getDashboard: {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The present state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    getAnalyticsSeries: {
        parameters: {
            query: {
                /** @description The earlier period to compare with. */
                compare?: components["schemas"]["AnalyticsComparison"];
                /** @description Filters by device. Metrics of contacts are null, because a contact belongs to no device. */
                deviceId?: components["schemas"]["Id"];
                /** @description Filters by experience. Metrics of contacts are null, because a contact belongs to no experience. */
                experienceId?: components["schemas"]["Id"];
                /** @description The first day of the period, in the account's time zone; 29 days before `to` by default. */
                from?: components["schemas"]["RequestDay"];
                /** @description The length of a point. */
                interval?: components["schemas"]["AnalyticsInterval"];
                /** @description Filters by the location where photos were taken, and by the locations of contacts. */
                locationId?: components["schemas"]["Id"];
                /**
                 * @description The metric.
                 * @example photos
                 */
                metric: components["schemas"]["AnalyticsMetric"];
                /** @description Filters by session. Metrics of contacts are null, because a contact belongs to no session. */
                sessionId?: components["schemas"]["Id"];
                /** @description The last day of the period, in the account's time zone; today by default. */
                to?: components["schemas"]["RequestDay"];
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The points, first to last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyticsSeries"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid parameter. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    getAnalyticsSummary: {
        parameters: {
            query?: {
                /** @description The earlier period to compare with. */
                compare?: components["schemas"]["AnalyticsComparison"];
                /** @description Filters by device. Metrics of contacts are null, because a contact belongs to no device. */
                deviceId?: components["schemas"]["Id"];
                /** @description Filters by experience. Metrics of contacts are null, because a contact belongs to no experience. */
                experienceId?: components["schemas"]["Id"];
                /** @description The first day of the period, in the account's time zone; 29 days before `to` by default. */
                from?: components["schemas"]["RequestDay"];
                /** @description Filters by the location where photos were taken, and by the locations of contacts. */
                locationId?: components["schemas"]["Id"];
                /** @description Filters by session. Metrics of contacts are null, because a contact belongs to no session. */
                sessionId?: components["schemas"]["Id"];
                /** @description The last day of the period, in the account's time zone; today by default. */
                to?: components["schemas"]["RequestDay"];
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyticsSummary"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid parameter. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    getWeeklyReport: {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The setting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeeklyReport"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    updateWeeklyReport: {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WeeklyReportUpdate"];
            };
        };
        responses: {
            /** @description The setting as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeeklyReport"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                /** @description The page number, starting at 1. Pages past the last one return no items. */
                page?: number;
                /** @description Filters by text contained in the name, ignoring case. */
                search?: string;
                /** @description Number of assets per page. */
                show?: number;
                /** @description Keeps assets of this type. */
                type?: components["schemas"]["AssetType"];
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The created assets, in the order of the files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetsCreated"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The files do not fit into the storage of the plan. Existing files stay. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["LimitProblem"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description A field or a file is invalid; `errors` lists each of them. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The updated asset. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asset"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The files do not fit into the storage of the plan. Existing files stay. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["LimitProblem"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description A field or a file is invalid; `errors` lists each of them. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    updateAsset: {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
                "application/json": components["schemas"]["AssetUpdate"];
            };
        };
        responses: {
            /** @description The updated asset. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asset"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The updated asset. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asset"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to connect the service to. The state is bound to it.
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
            /** @description Redirects to the provider's consent page. The response has no body and must not be cached. */
            302: {
                headers: {
                    /**
                     * @description The URL of the consent page, with the client id, the requested scopes, the callback page and the state; or the callback page with an error.
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
            /** @description The service or the account is invalid. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description The service is temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
            /** @description The device's name, location and session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoothState"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The key is missing, or its device was unlinked or deleted. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
            /** @description The device and its key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoothLinked"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The code is wrong, expired or used. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The account has reached the device limit of its plan. Existing devices keep working. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["LimitProblem"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The key is missing, or its device was unlinked or deleted. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description A part or the file is invalid; `errors` lists each of them. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
            /** @description The session with everything it uses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoothSession"];
                };
            };
            /** @description The key is missing, or its device was unlinked or deleted. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The device has no session that is running now. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                /** @description Filters by scheduled time: at or after this moment. Excludes campaigns without a time. */
                from?: components["schemas"]["Time"];
                /** @description Filters by kind. */
                kind?: components["schemas"]["CampaignKind"];
                /** @description The page number, starting at 1. Pages past the last one return no items. */
                page?: number;
                /** @description Filters by text contained in the name, ignoring case. */
                search?: string;
                /** @description Number of campaigns per page. */
                show?: number;
                /** @description The sort order. Defaults to last changed first. */
                sort?: components["schemas"]["CampaignSort"];
                /** @description Filters by status; repeat the parameter for several. */
                status?: components["schemas"]["CampaignStatus"][];
                /** @description Filters by scheduled time: before this moment. */
                to?: components["schemas"]["Time"];
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description A unique key generated by the client, ideally a random UUID. For 24 hours, a repeated request by the same user with the same key is not executed again: it returns the first response, or resumes an interrupted import. The same key with a different request is refused (422). A refused request does not use up its key.
                 * @example 5f0c1c1e-7a54-4a55-9c6f-0d7d3a1f4f10
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The created draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid, or the campaign is too incomplete to be sent; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
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
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The updated campaign. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The campaign's status does not allow the change. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid, or the campaign is too incomplete to be sent; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The copies are being sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignTestSent"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description SMS is not enabled for the account. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid or the message is incomplete; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The recipients. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AudienceReach"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid, or the campaign is too incomplete to be sent; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The rendered message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignPreview"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid, or the campaign is too incomplete to be sent; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                /** @description Filters by the day of creation; the first day, in the account's time zone. */
                addedFrom?: components["schemas"]["RequestDay"];
                /** @description Filters by the day of creation; the last day, in the account's time zone. */
                addedTo?: components["schemas"]["RequestDay"];
                /** @description Filters by email consent. */
                emailConsent?: components["schemas"]["ConsentStatus"];
                /** @description Filters by location. */
                locationId?: components["schemas"]["Id"];
                /** @description Filters by consent to email or SMS, whichever was given. */
                optedIn?: boolean;
                /** @description The page number, starting at 1. Pages past the last one return no items. */
                page?: number;
                /** @description Filters by text contained in the full name, an email address or a phone number, ignoring case. In phone numbers, only the digits are compared. */
                search?: components["schemas"]["ContactSearch"];
                /** @description Number of contacts per page. */
                show?: number;
                /** @description Filters by SMS consent. */
                smsConsent?: components["schemas"]["ConsentStatus"];
                /** @description The sort order. Ties are sorted by creation; a leading minus reverses both. */
                sort?: components["schemas"]["ContactSort"];
                /** @description Filters by source. */
                source?: components["schemas"]["ContactSource"];
                /** @description Filters by tag (exact match). */
                tag?: components["schemas"]["ContactTag"];
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                /** @description The email address, unless the body sets one. */
                email?: components["schemas"]["EmailAddress"];
                /** @description The phone number, unless the body sets one. */
                phoneNumber?: components["schemas"]["PhoneNumber"];
                /** @description The source of the contact, unless the body sets one; defaults to `manual`. */
                source?: components["schemas"]["ContactSource"];
                /** @description The contact's id at the source, unless the body sets one. */
                sourceId?: components["schemas"]["ContactSourceId"];
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description A unique key generated by the client, ideally a random UUID. For 24 hours, a repeated request by the same user with the same key is not executed again: it returns the first response, or resumes an interrupted import. The same key with a different request is refused (422). A refused request does not use up its key.
                 * @example 5f0c1c1e-7a54-4a55-9c6f-0d7d3a1f4f10
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The created contact. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description Another contact has one of the email addresses or phone numbers, or the plan has no room for one more. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"] | components["schemas"]["LimitProblem"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The updated contact. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description Another contact has one of the email addresses or phone numbers. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The merged contact. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The merged contact would exceed a limit. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The contact to merge does not exist, or is the same contact. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                /** @description The page number, starting at 1. Pages past the last one return no items. */
                page?: number;
                /** @description Number of events per page. */
                show?: number;
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The changed, refused and missing contacts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactBulkResult"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                /** @description The page number, starting at 1. Pages past the last one return no items. */
                page?: number;
                /** @description Number of email addresses per page. */
                show?: number;
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of email addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactEmailPage"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
                /**
                 * @description The email address to delete, as in the list.
                 * @example ada@okafor.example
                 */
                value: components["schemas"]["EmailAddress"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description It is the contact's only email address or phone number. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The location of the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactExported"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description No contacts match, too many match, or a field is invalid. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description Finds the contact with this email address, main or not.
                 * @example ada.okafor@mail.example
                 */
                emailAddress?: components["schemas"]["EmailAddress"];
                /** @description Finds the contact with this phone number, main or not. */
                phoneNumber?: components["schemas"]["PhoneNumber"];
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description Both parameters or none were sent, or the value is invalid. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description A unique key generated by the client, ideally a random UUID. For 24 hours, a repeated request by the same user with the same key is not executed again: it returns the first response, or resumes an interrupted import. The same key with a different request is refused (422). A refused request does not use up its key.
                 * @example 5f0c1c1e-7a54-4a55-9c6f-0d7d3a1f4f10
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The result for the rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactImportSummary"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request conflicts with the stored data. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The file exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The file cannot be imported; nothing was stored. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                /** @description The page number, starting at 1. Pages past the last one return no items. */
                page?: number;
                /** @description Number of phone numbers per page. */
                show?: number;
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
                /**
                 * @description The phone number to delete, as in the list.
                 * @example 4165550163
                 */
                value: components["schemas"]["PhoneNumber"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description It is the contact's only email address or phone number. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                /** @description The page number, starting at 1. Pages past the last one return no items. */
                page?: number;
                /** @description Number of tags per page. */
                show?: number;
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                /** @description Filters by location. */
                locationId?: components["schemas"]["Id"];
                /** @description The page number, starting at 1. Pages past the last one return no items. */
                page?: number;
                /** @description Filters by text contained in the name, ignoring case. */
                search?: string;
                /** @description Number of devices per page. */
                show?: number;
                /** @description The sort order. Defaults to name; `-linked` returns the most recently linked booths first. */
                sort?: components["schemas"]["DeviceSort"];
                /** @description Filters by status; `unlinked` returns the devices that are not linked. */
                status?: components["schemas"]["DeviceStatusFilter"];
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The updated device. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Device"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
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
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                /** @description The page number, starting at 1. Pages past the last one return no items. */
                page?: number;
                /** @description Number of devices per page. */
                show?: number;
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of device names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceNamePage"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The created code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceCode"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The account has reached the device limit of its plan. Existing devices keep working. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["LimitProblem"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated device. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Device"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    getGuestPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token of the photo.
                 * @example q7Rk2vXbT0mWn4ZsLp8dYw
                 */
                token: components["schemas"]["PhotoToken"];
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
                    "application/json": components["schemas"]["GuestPhotoView"];
                };
            };
            /** @description The gallery asks for a passcode, and no valid pass was sent. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description There is nothing at this link. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The photo is hidden, or its gallery has expired. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["GuestProblem410"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    reportGuestEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token of the photo.
                 * @example q7Rk2vXbT0mWn4ZsLp8dYw
                 */
                token: components["schemas"]["PhotoToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuestEvent"];
            };
        };
        responses: {
            /** @description Whether it was new. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestEventCounted"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The gallery asks for a passcode, and no valid pass was sent. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description There is nothing at this link. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The photo is hidden, or its gallery has expired. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["GuestProblem410"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    hideGuestPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token of the photo.
                 * @example q7Rk2vXbT0mWn4ZsLp8dYw
                 */
                token: components["schemas"]["PhotoToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuestHide"];
            };
        };
        responses: {
            /** @description Hidden. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestHidden"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description There is nothing at this link. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The photo is hidden, or its gallery has expired. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["GuestProblem410"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    getGuestSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the session.
                 * @example autumn-colour
                 */
                slug: components["schemas"]["SessionSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The site. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestSite"];
                };
            };
            /** @description There is nothing at this link. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The photo is hidden, or its gallery has expired. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["GuestProblem410"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    createGuestPass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug of the session.
                 * @example autumn-colour
                 */
                slug: components["schemas"]["SessionSlug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuestPasscode"];
            };
        };
        responses: {
            /** @description The pass. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestPass"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description There is nothing at this link. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The photo is hidden, or its gallery has expired. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["GuestProblem410"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description A field is wrong, which may be the passcode. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    listGuestPhotos: {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. Pages past the last one return no items. */
                page?: number;
                /** @description How many photos make a page. */
                show?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The slug of the session.
                 * @example autumn-colour
                 */
                slug: components["schemas"]["SessionSlug"];
            };
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
                    "application/json": components["schemas"]["GuestPhotoPage"];
                };
            };
            /** @description The gallery asks for a passcode, and no valid pass was sent. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description There is nothing at this link. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The photo is hidden, or its gallery has expired. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["GuestProblem410"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    getGuestSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the message.
                 * @example 1c-3f9-kQ2vXbT0mWn
                 */
                code: components["schemas"]["GuestMessageCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestSubscription"];
                };
            };
            /** @description There is nothing at this link. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    unsubscribeGuest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the message.
                 * @example 1c-3f9-kQ2vXbT0mWn
                 */
                code: components["schemas"]["GuestMessageCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestSubscription"];
                };
            };
            /** @description There is nothing at this link. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    listMessages: {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. Pages past the last one return no items. */
                page?: number;
                /** @description Number of messages per page. */
                show?: number;
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePage"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    updateMessages: {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessagesRead"];
            };
        };
        responses: {
            /** @description The number of messages left unread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadMessages"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    getUnreadMessages: {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of unread messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadMessages"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    getCard: {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card; null without one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardOnFile"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    replaceCard: {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardToken"];
            };
        };
        responses: {
            /** @description The card on file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardOnFile"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The token is not from the payment service, was issued for another account, or has expired. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    createCardSetup: {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret for the payment service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardSetup"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    listInvoices: {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. Pages past the last one return no items. */
                page?: number;
                /** @description Number of invoices per page. */
                show?: number;
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of invoices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoicePage"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                /** @description The page number, starting at 1. Pages past the last one return no items. */
                page?: number;
                /** @description Number of plans per page. */
                show?: number;
                /** @description Filters by type of business. */
                type?: components["schemas"]["PlanType"];
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    getSubscription: {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    updateSubscription: {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionChange"];
            };
        };
        responses: {
            /** @description The subscription with the new plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The bank refused the charge, or the charge is no longer the one that was confirmed. The plan is unchanged. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description There is no such plan, or no card that could be charged. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    cancelSubscription: {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionCancellation"];
            };
        };
        responses: {
            /** @description The subscription that ends with its period. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The account has no plan that could be cancelled or resumed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    resumeSubscription: {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription that renews again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The account has no plan that could be cancelled or resumed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    getSubscriptionPreview: {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionChange"];
            };
        };
        responses: {
            /** @description What the change charges now and next. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionPreview"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description There is no such plan, or no card that could be charged. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                /** @description Filters by approval. */
                approval?: components["schemas"]["PhotoApproval"];
                /** @description Filters by a contact that the photo shows or was sent to. */
                contactId?: components["schemas"]["Id"];
                /** @description Filters by the device that took the photo. */
                deviceId?: components["schemas"]["Id"];
                /** @description Filters by the experience in which the photo was taken. */
                experienceId?: components["schemas"]["Id"];
                /** @description With `true`, favorites; with `false`, all other photos. */
                favourite?: boolean;
                /** @description Photos taken at or after this moment. */
                from?: components["schemas"]["Time"];
                /** @description With `true`, photos linked to at least one contact; with `false`, photos linked to none. */
                hasContact?: boolean;
                /** @description Filters by the location where the photo was taken. */
                locationId?: components["schemas"]["Id"];
                /** @description Filters by kind of media. */
                media?: components["schemas"]["PhotoMedia"];
                /** @description The page number, starting at 1. Pages past the last one return no items. */
                page?: number;
                /** @description Filters by pair, which has at most two photos. */
                pairId?: components["schemas"]["Id"];
                /** @description Filters by a product shown with the photo. */
                productId?: components["schemas"]["Id"];
                /** @description Filters by a step that the photo reached on its way to the guest. */
                reached?: components["schemas"]["PhotoMilestone"];
                /** @description Photos whose caption, or one of whose tags, contains this text, in any case. */
                search?: string;
                /** @description Filters by session. */
                sessionId?: components["schemas"]["Id"];
                /** @description Number of photos per page. */
                show?: number;
                /** @description Photos taken before this moment. */
                to?: components["schemas"]["Time"];
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
                /** @description Photos that arrived before this moment. Pages read with the `asOf` of a wall keep their positions on it while new photos arrive. */
                uploadedBefore?: components["schemas"]["Time"];
                /** @description Filters by visibility. */
                visibility?: components["schemas"]["PhotoVisibility"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The session of the photos. An unknown session is refused (422).
                 * @example session-autumn
                 */
                sessionId: components["schemas"]["Id"];
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The created photos, in the order of the files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotosCreated"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The files do not fit into the storage of the plan. Existing files stay. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["LimitProblem"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description A field or a file is invalid; `errors` lists each of them. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The updated photo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Photo"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The photo cannot be public, or its pair is complete. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    getPhotoNeighbors: {
        parameters: {
            query?: {
                /** @description Filters by approval. */
                approval?: components["schemas"]["PhotoApproval"];
                /** @description Filters by a contact that the photo shows or was sent to. */
                contactId?: components["schemas"]["Id"];
                /** @description Filters by the device that took the photo. */
                deviceId?: components["schemas"]["Id"];
                /** @description Filters by the experience in which the photo was taken. */
                experienceId?: components["schemas"]["Id"];
                /** @description With `true`, favorites; with `false`, all other photos. */
                favourite?: boolean;
                /** @description Photos taken at or after this moment. */
                from?: components["schemas"]["Time"];
                /** @description With `true`, photos linked to at least one contact; with `false`, photos linked to none. */
                hasContact?: boolean;
                /** @description Filters by the location where the photo was taken. */
                locationId?: components["schemas"]["Id"];
                /** @description Filters by kind of media. */
                media?: components["schemas"]["PhotoMedia"];
                /** @description Filters by pair, which has at most two photos. */
                pairId?: components["schemas"]["Id"];
                /** @description Filters by a product shown with the photo. */
                productId?: components["schemas"]["Id"];
                /** @description Filters by a step that the photo reached on its way to the guest. */
                reached?: components["schemas"]["PhotoMilestone"];
                /** @description Photos whose caption, or one of whose tags, contains this text, in any case. */
                search?: string;
                /** @description Filters by session. */
                sessionId?: components["schemas"]["Id"];
                /** @description Photos taken before this moment. */
                to?: components["schemas"]["Time"];
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
                /** @description Photos that arrived before this moment. Pages read with the `asOf` of a wall keep their positions on it while new photos arrive. */
                uploadedBefore?: components["schemas"]["Time"];
                /** @description Filters by visibility. */
                visibility?: components["schemas"]["PhotoVisibility"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The neighbors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoNeighbors"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    getPhotoMessage: {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoMessage"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The photo is hidden, its gallery has expired, the address opted out, or the account does not have the channel. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    getPhotoRecipients: {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The recipients. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoRecipients"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The photo is hidden, its gallery has expired, the address opted out, or the account does not have the channel. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The changed, refused and missing contacts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoBulkResult"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    getPhotoCounts: {
        parameters: {
            query?: {
                /** @description Filters by approval. */
                approval?: components["schemas"]["PhotoApproval"];
                /** @description Filters by a contact that the photo shows or was sent to. */
                contactId?: components["schemas"]["Id"];
                /** @description Filters by the device that took the photo. */
                deviceId?: components["schemas"]["Id"];
                /** @description Filters by the experience in which the photo was taken. */
                experienceId?: components["schemas"]["Id"];
                /** @description With `true`, favorites; with `false`, all other photos. */
                favourite?: boolean;
                /** @description Photos taken at or after this moment. */
                from?: components["schemas"]["Time"];
                /** @description With `true`, photos linked to at least one contact; with `false`, photos linked to none. */
                hasContact?: boolean;
                /** @description Filters by the location where the photo was taken. */
                locationId?: components["schemas"]["Id"];
                /** @description Filters by kind of media. */
                media?: components["schemas"]["PhotoMedia"];
                /** @description Filters by pair, which has at most two photos. */
                pairId?: components["schemas"]["Id"];
                /** @description Filters by a product shown with the photo. */
                productId?: components["schemas"]["Id"];
                /** @description Filters by a step that the photo reached on its way to the guest. */
                reached?: components["schemas"]["PhotoMilestone"];
                /** @description Photos whose caption, or one of whose tags, contains this text, in any case. */
                search?: string;
                /** @description Filters by session. */
                sessionId?: components["schemas"]["Id"];
                /** @description Photos taken before this moment. */
                to?: components["schemas"]["Time"];
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
                /** @description Photos that arrived before this moment. Pages read with the `asOf` of a wall keep their positions on it while new photos arrive. */
                uploadedBefore?: components["schemas"]["Time"];
                /** @description Filters by visibility. */
                visibility?: components["schemas"]["PhotoVisibility"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoCounts"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The location of the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoExported"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description No contacts match, too many match, or a field is invalid. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    getPhotoIds: {
        parameters: {
            query?: {
                /** @description Filters by approval. */
                approval?: components["schemas"]["PhotoApproval"];
                /** @description Filters by a contact that the photo shows or was sent to. */
                contactId?: components["schemas"]["Id"];
                /** @description Filters by the device that took the photo. */
                deviceId?: components["schemas"]["Id"];
                /** @description Filters by the experience in which the photo was taken. */
                experienceId?: components["schemas"]["Id"];
                /** @description With `true`, favorites; with `false`, all other photos. */
                favourite?: boolean;
                /** @description Photos taken at or after this moment. */
                from?: components["schemas"]["Time"];
                /** @description With `true`, photos linked to at least one contact; with `false`, photos linked to none. */
                hasContact?: boolean;
                /** @description Filters by the location where the photo was taken. */
                locationId?: components["schemas"]["Id"];
                /** @description Filters by kind of media. */
                media?: components["schemas"]["PhotoMedia"];
                /** @description Filters by pair, which has at most two photos. */
                pairId?: components["schemas"]["Id"];
                /** @description Filters by a product shown with the photo. */
                productId?: components["schemas"]["Id"];
                /** @description Filters by a step that the photo reached on its way to the guest. */
                reached?: components["schemas"]["PhotoMilestone"];
                /** @description Photos whose caption, or one of whose tags, contains this text, in any case. */
                search?: string;
                /** @description Filters by session. */
                sessionId?: components["schemas"]["Id"];
                /** @description Photos taken before this moment. */
                to?: components["schemas"]["Time"];
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
                /** @description Photos that arrived before this moment. Pages read with the `asOf` of a wall keep their positions on it while new photos arrive. */
                uploadedBefore?: components["schemas"]["Time"];
                /** @description Filters by visibility. */
                visibility?: components["schemas"]["PhotoVisibility"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ids. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoIdList"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    restorePhotos: {
        parameters: {
            query?: {
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhotoRestore"];
            };
        };
        responses: {
            /** @description Which photos are back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoRestoreResult"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    getPhotoWall: {
        parameters: {
            query?: {
                /** @description Filters by approval. */
                approval?: components["schemas"]["PhotoApproval"];
                /** @description Filters by a contact that the photo shows or was sent to. */
                contactId?: components["schemas"]["Id"];
                /** @description Filters by the device that took the photo. */
                deviceId?: components["schemas"]["Id"];
                /** @description Filters by the experience in which the photo was taken. */
                experienceId?: components["schemas"]["Id"];
                /** @description With `true`, favorites; with `false`, all other photos. */
                favourite?: boolean;
                /** @description Photos taken at or after this moment. */
                from?: components["schemas"]["Time"];
                /** @description With `true`, photos linked to at least one contact; with `false`, photos linked to none. */
                hasContact?: boolean;
                /** @description Filters by the location where the photo was taken. */
                locationId?: components["schemas"]["Id"];
                /** @description Filters by kind of media. */
                media?: components["schemas"]["PhotoMedia"];
                /** @description Filters by pair, which has at most two photos. */
                pairId?: components["schemas"]["Id"];
                /** @description Filters by a product shown with the photo. */
                productId?: components["schemas"]["Id"];
                /** @description Filters by a step that the photo reached on its way to the guest. */
                reached?: components["schemas"]["PhotoMilestone"];
                /** @description Photos whose caption, or one of whose tags, contains this text, in any case. */
                search?: string;
                /** @description Filters by session. */
                sessionId?: components["schemas"]["Id"];
                /** @description Photos taken before this moment. */
                to?: components["schemas"]["Time"];
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
                /** @description Photos that arrived before this moment. Pages read with the `asOf` of a wall keep their positions on it while new photos arrive. */
                uploadedBefore?: components["schemas"]["Time"];
                /** @description Filters by visibility. */
                visibility?: components["schemas"]["PhotoVisibility"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoWall"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                /** @description Filters by products visible to guests; `false` returns all others. */
                active?: boolean;
                /** @description Filters by category (exact match). */
                category?: components["schemas"]["ProductCategory"];
                /** @description Filters by location, including products shown at all locations. */
                locationId?: components["schemas"]["Id"];
                /** @description The page number, starting at 1. Pages past the last one return no items. */
                page?: number;
                /** @description Number of products per page. */
                show?: number;
                /** @description The sort order. Ties are sorted by creation; a leading minus reverses both. */
                sort?: components["schemas"]["ProductSort"];
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description A unique key generated by the client, ideally a random UUID. For 24 hours, a repeated request by the same user with the same key is not executed again: it returns the first response, or resumes an interrupted import. The same key with a different request is refused (422). A refused request does not use up its key.
                 * @example 5f0c1c1e-7a54-4a55-9c6f-0d7d3a1f4f10
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The created product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
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
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The updated product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
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
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description A scheduled, sending or paused campaign shows the product. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The changed, refused and missing contacts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductBulkResult"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description A unique key generated by the client, ideally a random UUID. For 24 hours, a repeated request by the same user with the same key is not executed again: it returns the first response, or resumes an interrupted import. The same key with a different request is refused (422). A refused request does not use up its key.
                 * @example 5f0c1c1e-7a54-4a55-9c6f-0d7d3a1f4f10
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The result for the rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductImportSummary"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request conflicts with the stored data. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The file exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The file cannot be imported; nothing was stored. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                /** @description Filters by products visible to guests; `false` returns all others. */
                active?: boolean;
                /** @description Filters by category (exact match). */
                category?: components["schemas"]["ProductCategory"];
                /** @description Filters by location, including products shown at all locations. */
                locationId?: components["schemas"]["Id"];
                /** @description The page number, starting at 1. Pages past the last one return no items. */
                page?: number;
                /**
                 * @description Filters by text contained in the name, brand, SKU, category or a tag, ignoring case.
                 * @example serum
                 */
                search: string;
                /** @description Number of products per page. */
                show?: number;
                /** @description The sort order. Ties are sorted by creation; a leading minus reverses both. */
                sort?: components["schemas"]["ProductSort"];
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
                 * @example spring-fair
                 */
                "X-Referral"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of matching products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPage"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                /** @description Filters by location, including sessions for all locations. */
                locationId?: components["schemas"]["Id"];
                /** @description The page number, starting at 1. Pages past the last one return no items. */
                page?: number;
                /** @description Filters by text contained in the name, ignoring case. */
                search?: string;
                /** @description Number of sessions per page. */
                show?: number;
                /** @description Filters by status. */
                status?: components["schemas"]["SessionStatus"];
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The created session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission for the operation or for this field. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description Another session already has the name, the slug or the device. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The updated session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission for the operation or for this field. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description Another session already has the name, the slug or the device, or the status change is not allowed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description Devices are running the session. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem409"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                /** @description Filters by kind. */
                kind?: components["schemas"]["TemplateKind"];
                /** @description The page number, starting at 1. Pages past the last one return no items. */
                page?: number;
                /** @description Filters by text contained in the name, ignoring case. */
                search?: string;
                /** @description Number of templates per page. */
                show?: number;
                /**
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The updated template. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
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
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The updated template. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The file is not an image, or the scene is invalid. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The created template. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                 * @description The account to act on ("viewing as"). Accepted from administrators, and from an Enterprise for its own accounts; other callers get 403. Defaults to the caller's own account.
                 * @example owner-beauty
                 */
                uid?: components["schemas"]["Uid"];
            };
            header?: {
                /**
                 * @description The referrer of this visitor, as reported by the page's referral script. Absent without one.
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
            /** @description The bearer token is missing, invalid or expired. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The caller is signed in but does not have permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem403"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
    reportMessages: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `t=<seconds since 1970>,v1=<HMAC-SHA256 in hexadecimal>` of `<seconds>.<body>`, with the secret of the webhook. Signatures older than five minutes are refused.
                 * @example t=1776353400,v1=6f1ed002ab5595859014ebf0951522d9f1c5b6a7a4e1ad2b8d6f5f0f6a3b2c1d
                 */
                "X-Signature"?: string;
            };
            path: {
                /**
                 * @description The id of the connection's webhook, which connecting registers at the service.
                 * @example hook-7d1b4a
                 */
                hook: components["schemas"]["Id"];
                /**
                 * @description The service that reports.
                 * @example sendgrid
                 */
                name: components["schemas"]["MessageService"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageEvents"];
            };
        };
        responses: {
            /** @description The number of events that were new. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageEventsTaken"];
                };
            };
            /** @description The request could not be parsed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem400"];
                };
            };
            /** @description The signature is missing, wrong or too old. Nothing was counted. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem401"];
                };
            };
            /** @description The record does not exist in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem404"];
                };
            };
            /** @description The body, or a file in it, exceeds the size limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem413"];
                };
            };
            /** @description The operation does not accept the body's media type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem415"];
                };
            };
            /** @description The request is invalid; `errors` lists every invalid field. */
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
                     * @description Seconds to wait before retrying.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem429"];
                };
            };
            /** @description An internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem500"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
