/* Generated from openapi.yaml by scripts/generate.mjs. Change the contract, then run "npm run generate". */

import type { MultipartBody } from "./multipart.ts";
export interface paths {
    "/is-auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read whether the caller is signed in
         * @description Reads the bearer token or the session cookie. A guest gets `authenticated: false`, not 401. A token may be
         *     returned to refresh the stored one.
         */
        get: operations["isAuth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description `username` carries the e-mail. Success also sets the HttpOnly cookie `mintage_session`. With `remember` the
         *     session lasts 30 days, else 12 hours. A wrong e-mail and a wrong password get the same 401.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up
         * @description Creates the account, grants the welcome bonus once and signs the person in. Answers 403 with a message while
         *     `is_reg_enabled` is false. Passwords have 6 to 12 characters with an uppercase letter, a lowercase letter and a
         *     digit, and no spaces; the server checks this and answers 422.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of the bearer token or cookie, when there is one, and clears the cookie.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the signed-in person's profile
         * @description The body is the profile itself, without the envelope.
         */
        get: operations["getProfile"];
        /**
         * Change the profile
         * @description A field left out keeps its value; null or an empty text clears an optional one. The e-mail cannot be changed.
         */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Ends every other session of the person.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/request-password-restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask for a password reset link
         * @description Mails a single-use link that works for one hour. The answer is the same for an unknown address. An absent or
         *     malformed e-mail gets 422.
         */
        get: operations["requestPasswordRestore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/restore-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a new password by a mailed link
         * @description The token works once. A spent, expired or foreign token gets 422 with a message. Ends every session of the person.
         */
        put: operations["restorePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an avatar
         * @description PNG, JPEG or WebP up to 2 MB, judged by content. The server re-encodes it and drops its metadata.
         */
        post: operations["uploadAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/avatar/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an avatar image
         * @description Public by its unguessable file name, so that an image element can show it.
         */
        get: operations["getAvatar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/email/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the verification mail again
         * @description Answers OK for a verified address too; then nothing is sent.
         */
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/email/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify an e-mail address by a mailed link
         * @description Opened by the person from the mail. Leads to /email/verify/success, to /email/verify/already-success if the
         *     address is already verified, and to /email-verification if the token is spent, expired or unknown.
         */
        get: operations["verifyEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Receive changes as they happen
         * @description Server-sent events (the event stream of the HTML standard) of the signed-in person. A browser opens it as an
         *     `EventSource`, with the session cookie.
         *
         *     | event | data | sent |
         *     | --- | --- | --- |
         *     | `balance` | `user_id`, and `balance` and `debt` as in the profile | first of all, and after tokens were added, spent, held or released |
         *     | `image-request` | `user_id`, `id` of the request, and `request` as an ImageRequest; left out if it could not be read | at first for each open request, then after each change of state or progress |
         *
         *     Several changes may come as one event. Missed events are not repeated after a reconnection: the first events
         *     are the current state, and a known request that is not among them has ended. Ids continue from
         *     `Last-Event-ID`. Comments come at least every 20 seconds, and show that the connection works.
         *
         *     A stream ends within 20 seconds of its session, and when the server stops. A person has up to ten streams open;
         *     one more is answered with 429.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/token-ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the movements of the person's tokens
         * @description Newest first.
         */
        get: operations["getTokenLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/currencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the display currencies */
        get: operations["listCurrencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the interface languages */
        get: operations["listLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/localizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the messages of a language
         * @description A flat map from message key to text, without the envelope. Missing keys keep their English text.
         */
        get: operations["getLocalizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the settings of the site */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/social-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the links to social networks */
        get: operations["listSocialLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the countries of a billing address */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/static-pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the static pages */
        get: operations["listStaticPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/static-pages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a static page by its id */
        get: operations["getStaticPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/static-pages/by-slug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a static page by its slug */
        get: operations["getStaticPageBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-us": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message to support
         * @description There are no client checks; the server checks every rule and returns errors by field.
         */
        post: operations["sendContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the token packs
         * @description Prices are in the requested currency. A pack with price 0 is free and cannot be bought.
         */
        get: operations["listPacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/token-pricing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the price tiers of a custom amount
         * @description Volume pricing: the last tier in the list with a `min` of at most the token amount applies, and its price is
         *     paid for **all** tokens of the purchase. `min` and `max` are inclusive, and `max: null` leaves the top tier
         *     open. An amount in the gap between one tier's `max` and the next one's `min` (tokens have steps of 0.1) has the
         *     lower tier's price.
         *
         *     total = tokens x price, rounded once, half up, in minor units of the currency. A person may buy from 1 to 2000
         *     tokens in steps of 0.1. If this call fails, a client uses the one tier {min: 1, max: null, price: 1}.
         */
        get: operations["getTokenPricing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/token-pricing/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Calculate the price of a token amount
         * @description The body is the price itself, in major units of the requested currency, before promo code and VAT; getTokenPricing has the rule.
         */
        get: operations["calculatePrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/promocode/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a promo code
         * @description An unknown, expired or unsuitable code is answered with 200, `status: 'ERROR'` and a message. The discount never
         *     takes the total below the smallest chargeable amount. The code is checked again at checkout, and counts as used
         *     once per successful deposit.
         */
        post: operations["validatePromocode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deposit/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a deposit for a purchase
         * @description Send exactly one of `pack_id`, `tokens` and `amount`. `amount` is money and buys amount x points_conversion_rate
         *     tokens. The quote: net = plan price - discount; vat = net x vat_percent / 100, rounded in minor units; total =
         *     net + vat. The plan price must be at least max(1, min_top_up x currency value). With `deposit_id` no deposit is
         *     opened: the billing details of that order are replaced, unless a charge of it is running or has succeeded (409).
         *     Its content, price and promo code stay.
         */
        post: operations["createCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deposit/checkout/execute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay an open deposit
         * @description Where the method of the settings has the code `hosted`, no card field is read: the answer has the address of the
         *     provider's page, on which the person pays, and repeated calls lead back to that page. Else the order is paid by
         *     card.
         *
         *     The card number and the CVV live in memory for this one call; they are never logged and never stored. Without
         *     `deposit_id` the person's newest open deposit is paid. One attempt runs at a time per deposit; another card
         *     while the bank's page of the first is open begins a new attempt, and the old one is cancelled. A second charge
         *     of a paid deposit is refunded automatically and appears in the payment history. `amount` is compared with the
         *     quoted total and never trusted: if they differ, nothing is charged, and the answer is `status: 'ERROR'` with the
         *     fresh quote as payload. A refusal of the gateway is 200 with `status: 'ERROR'` and a message; invalid card
         *     fields are 422 with texts by field.
         */
        post: operations["executeCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deposit/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the status of a deposit
         * @description Public by the deposit's unguessable id. Success, Error and Cancelled are final; on any other value a client asks
         *     again every five seconds.
         */
        get: operations["getDepositStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the person's payments
         * @description Newest first.
         */
        get: operations["listPaymentHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-history/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the receipt of a successful payment
         * @description Exists once the deposit's status is Success; until then 404.
         */
        get: operations["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an invoice or a credit note as PDF
         * @description Only its buyer can read it. A document for a company has its XML attached (Factur-X).
         */
        get: operations["getInvoicePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}/xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an invoice or a credit note as XML
         * @description UN/CEFACT CII by EN 16931, for buyers that gave a company and its VAT number; 404 for others.
         */
        get: operations["getInvoiceXml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-history/{id}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a withdrawal from a purchase gives back
         * @description A buyer may withdraw for 14 days after the payment, to the second, and once. What comes back is the price of the
         *     tokens of this purchase that are not used, VAT included: total x unused tokens / tokens of the order, rounded half
         *     up once, at most what was not refunded yet. Other tokens of the person count as used first. Without unused
         *     tokens, the amount is 0. 409 after the 14 days, and for a disputed payment.
         */
        get: operations["getWithdrawal"];
        put?: never;
        /**
         * Withdraw from a purchase
         * @description Takes the unused tokens, orders the refund, and confirms both by mail. Send the figures that the person saw: if
         *     they have changed, nothing is done, and 409 has the new ones. A repeated call answers with the withdrawal as it
         *     was made.
         */
        post: operations["withdrawPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/webhook/{gateway}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive an event of a payment gateway
         * @description Called by the gateway, not by the site. The gateway's own signature is checked: of the sandbox the header
         *     `x-mintage-signature`, of Stripe `stripe-signature`. A repeated event, with the same gateway and event id,
         *     changes nothing. Another event under a used id is refused with 409.
         */
        post: operations["paymentWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quote the price of a service
         * @description The price of one image, binding for ten minutes: a request of the same person with this `quote` has this price,
         *     even if the settings change.
         */
        get: operations["getImageQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request images from a prompt
         * @description Answers at once; the work continues in the background, and getImageRequest reports it. Holds count x
         *     image_generation_price tokens; each delivered image is paid for, and the rest is released. A refused prompt is
         *     422 on `prompt` and costs nothing. Without a seed the server picks one. With `source_image_id` and `refinement`
         *     a generated image of the person is refined; prompt, style and size then default to those of that image.
         */
        post: operations["generateImages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/remove-background": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request an image without its background
         * @description Send `file`, or `project_id` to use an image of the library. PNG, JPEG or WebP by content, at most 10 MB and
         *     25 megapixels. The result is a PNG with alpha. Holds background_removal_price tokens.
         */
        post: operations["removeBackground"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/subject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask where the subject of an image is, before its background is removed
         * @description Send `file`, or `project_id` to use an image of the library: the image that removeBackground would get, within
         *     the same limits. The answer is the box of what would be cut out, where the ways to find a subject disagree about
         *     it; null where they agree, where they find nothing, and where the setting background_removal_box is false. Costs
         *     no tokens, and nothing is kept of the file.
         */
        post: operations["findSubject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/upscale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a larger image
         * @description Send `file`, or `project_id` to use an image of the library. `factor` is one of the setting upscale_factors.
         *     PNG, JPEG or WebP by content, at most 10 MB and 25 megapixels; the result has at most 64 megapixels. Its format
         *     is `format`, or that of the upload: transparent parts become white in a JPEG. A side has at most 16,383 pixels
         *     in a WebP and 65,535 in a JPEG: a larger result becomes a PNG, or gets 422 if another `format` was requested. A
         *     lossless WebP stays lossless, and the printed size stays the same. Holds upscale_price tokens, for any factor.
         */
        post: operations["upscaleImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provenance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check where an image comes from
         * @description PNG, JPEG or WebP by content, at most 10 MB and 25 megapixels. Looks for metadata, a C2PA manifest and the
         *     watermark of this site. The file is not stored.
         */
        post: operations["checkProvenance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an image request and its progress */
        get: operations["getImageRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/requests/{id}/previews/{index}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an unfinished image
         * @description The newest preview of an image that an engine is making, if the engine has previews; `preview_url` of the image
         *     is its address. Only the owner of the request can read it. 404 before the first preview and after the end.
         */
        get: operations["getImagePreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/requests/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop an image request
         * @description Delivered images stay and are paid for; the tokens of the rest are released. A finished request gets 409.
         */
        post: operations["cancelImageRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/requests/{id}/return-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return the tokens of a bad image
         * @description For a delivered and paid image of the last seven days, once per image, with a monthly limit per person from the settings. The image stays in the library. A second call for the same image returns its current state; an image that does not qualify gets 409.
         */
        post: operations["returnToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/request-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the person's image requests
         * @description Newest first.
         */
        get: operations["listRequestHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the person's images
         * @description Newest first.
         */
        get: operations["listProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an image
         * @description Removes the image from the list and its file addresses at once; restoreProject restores it until `restorable_until`.
         */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted image
         * @description Answers 404 after the image is removed for good.
         */
        post: operations["restoreProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/cutout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Touch up a cut-out
         * @description `file` is a mask: a grey image as large as the cut-out, white for the parts that stay, at most 10 MB. Its grey values become the alpha of the original upload; its other content is not stored. Costs nothing. The addresses of the image change. An image without a stored source, or of another service, gets 409.
         */
        put: operations["saveCutout"];
        post?: never;
        /**
         * Restore the engine's cut-out
         * @description A cut-out without changes is returned as it is.
         */
        delete: operations["resetCutout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an image's file
         * @description Only its owner can read it. A variant that does not exist (no source was uploaded) gets 404.
         */
        get: operations["getProjectFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find people */
        get: operations["findPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/people/{id}/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the movements of a person's tokens
         * @description Newest first.
         */
        get: operations["listPersonLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/people/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a person's payments
         * @description Newest first.
         */
        get: operations["listPersonPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/people/{id}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a person's image requests
         * @description Newest first, without prompts.
         */
        get: operations["listPersonRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/people/{id}/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a person tokens, or take some
         * @description Moves tokens in the ledger and stores the reason in the audit log. The person sees a ledger line without the
         *     reason. No balance becomes negative: taking more than the person can spend is refused with 409. The same key for
         *     the same person moves nothing more, and with another amount gets 409.
         */
        post: operations["correctTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/people/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close an account
         * @description Ends the sessions, frees the e-mail address and removes personal data: name, address, images, prompts,
         *     messages. The ledger and the payments stay, with name and address of paid orders for the bookkeeping. Refused
         *     with 409 while a payment is open or images are being made, and while the person has tokens, unless
         *     `forfeit_tokens` is true. It cannot be undone.
         */
        post: operations["closeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a payment
         * @description Refunds the payment, or `amount` of it, at the gateway, and takes the tokens of that part. If the person can
         *     spend fewer than those, it is refused with 409, unless `force` is true: then the rest becomes a debt, which the
         *     next purchase settles first. A disputed payment is refused with 409. If the gateway does not answer, the server
         *     asks again every minute.
         */
        post: operations["refundPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List failed and unfinished image work
         * @description `failed`: images that failed through a fault of ours, newest first: the engine, the storage, a time limit, a
         *     process that crashed too often. Images that were cancelled, refused by the policy or unreadable are not listed.
         *     `open`: images that have waited or been in work for `minutes` or longer, oldest first.
         */
        get: operations["listImageWork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/images/{id}/rerun": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a failed image again
         * @description Queues an image again that failed through a fault of ours. Its original price, which was released, is held
         *     again; with `free` the shop pays it, as two movements of the ledger, and takes it back if the image fails again.
         *     Refused with 409 if the person can spend less than the price, the upload is gone (it is kept for a day), the
         *     account is closed, or the image did not fail in this way. The same key for the same image does nothing more, and
         *     with another `free` gets 409.
         */
        post: operations["rerunImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/images/{id}/prioritize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a waiting image before all others
         * @description Gives a waiting image a turn before all others of its engine. Running work is not stopped, and the person's
         *     later turns are as fair as before. A repetition has the same effect. Refused with 409 for an image that does not
         *     wait any more.
         */
        post: operations["prioritizeImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List failed and waiting mails
         * @description `failed`: mails that the mail server refused permanently, or that could not be sent before they expired, newest
         *     first. `waiting`: mails that are being sent or will be tried again, oldest first. Failed mails are kept for 14
         *     days.
         */
        get: operations["listMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mails/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a failed mail again
         * @description Queues a failed mail again, with a new link, to the person's current address. Refused with 409 for a mail that
         *     has not failed, for a closed account, for an address that is already confirmed, and if a newer mail of that kind
         *     was sent or waits.
         */
        post: operations["resendMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments/unsettled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payments without a result from the gateway
         * @description Charges without an outcome from the gateway, replaced charges that it has not cancelled, and refunds that it has
         *     not paid, oldest first, a hundred at most. The server asks again every minute; if one stays, look at the
         *     gateway.
         */
        get: operations["listUnsettledPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the audit log
         * @description Every change that an operator made, newest first.
         */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the stored catalogue
         * @description Packs, prices, promo codes, static pages and settings as they are stored; prices in EUR.
         */
        get: operations["readCatalogue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/packs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a pack, or add one
         * @description Fields that are left out keep their value. Every process of the server uses the change within five seconds. A
         *     new id adds a pack, which needs all fields except `features` and `position`. Only the free pack has the price 0.
         */
        put: operations["changePack"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/price-tiers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the price tiers
         * @description From the smallest number of tokens to the largest, without overlaps; the first starts at one token, and the last
         *     has no end.
         */
        put: operations["changePriceTiers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/promocodes/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a promo code, or add one
         * @description Fields that are left out keep their value. Every process of the server uses the change within five seconds. A
         *     new code needs `kind` and `amount`.
         */
        put: operations["changePromocode"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/pages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a static page, or add one
         * @description Fields that are left out keep their value. Every process of the server uses the change within five seconds. A
         *     new id adds a page, which needs `title` and `content`. HTML that the site does not display is removed.
         */
        put: operations["changePage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change settings
         * @description Fields that are left out keep their value. Every process of the server uses the change within five seconds.
         */
        put: operations["changeSettings"];
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
        /**
         * @description The call succeeded.
         * @constant
         */
        Ok: "OK";
        /** @description A text that may be shown to the person as it is. */
        Message: string;
        /** @description Send as cursor to get the next page; null on the last one. */
        NextCursor: string | null;
        /** Format: uuid */
        Uuid: string;
        /**
         * Format: date-time
         * @description UTC, RFC 3339.
         */
        Timestamp: string;
        /** @description ISO 4217, upper case. */
        CurrencyCode: string;
        LanguageId: number;
        /** @description Major units of the currency next to it, with at most its own decimals. */
        Money: number;
        /** @description Tokens with at most one decimal. */
        Tokens: number;
        /** @enum {string} */
        Service: "generate" | "remove_background" | "upscale";
        /**
         * @description Success, Error and Cancelled are final. The reference server also sends Pending and Processing; any other value means not final yet.
         * @example Pending
         * @example Processing
         * @example Success
         * @example Error
         * @example Cancelled
         */
        DepositStatus: string;
        Error: {
            /** @constant */
            status: "ERROR";
            message: components["schemas"]["Message"];
            errors?: components["schemas"]["ErrorsByField"];
            /** @description A stable word for programs. */
            code?: string;
            /** @description Names the failure in the server's log. */
            reference?: string;
        };
        /** @description Texts by the name of the field in the request. */
        ErrorsByField: {
            [key: string]: components["schemas"]["Message"][];
        };
        FieldErrors: components["schemas"]["Error"] & {
            errors: components["schemas"]["ErrorsByField"];
        };
        NotEnoughTokens: components["schemas"]["Error"] & {
            needed: components["schemas"]["Tokens"];
            balance: components["schemas"]["Tokens"];
        };
        /** @description Sent with every body unless a call opts out. */
        CommonFields: {
            currency?: components["schemas"]["CurrencyCode"];
            lang_id?: components["schemas"]["LanguageId"];
        };
        AuthAnswer: {
            status: components["schemas"]["Ok"];
            message?: components["schemas"]["Message"];
            authenticated: boolean;
            emailVerified: boolean;
            /** @description Send it as a bearer token. */
            access_token?: string;
            /** @description The same token under its older name; a client reads either. */
            token?: string;
        };
        LoginRequest: components["schemas"]["CommonFields"] & {
            /** @description The e-mail of the account. */
            username?: string;
            /** Format: password */
            password?: string;
            /** @description Keep the session for 30 days. */
            remember?: boolean;
        };
        RegisterRequest: components["schemas"]["CommonFields"] & {
            name?: string;
            surname?: string;
            email?: string;
            /** @description Optional; E.164, a plus and 8 to 15 digits. */
            phoneE164?: string | null;
            /**
             * @description ISO 3166 alpha-2, from a client that could not check the number: phoneE164 is then the typed text, and
             *     the server reads it in this country's notation.
             */
            phone_country?: string | null;
            /** Format: password */
            password?: string;
            /** Format: password */
            password_confirmation?: string;
        };
        ChangePasswordRequest: components["schemas"]["CommonFields"] & {
            /** Format: password */
            current_password?: string;
            /**
             * Format: password
             * @description The new password.
             */
            password?: string;
            /** Format: password */
            password_confirmation?: string;
        };
        RestorePasswordRequest: components["schemas"]["CommonFields"] & {
            token?: string;
            email?: string;
            /** Format: password */
            password?: string;
            /** Format: password */
            password_confirmation?: string;
        };
        Profile: {
            /** @description Opaque. */
            id: string;
            name: string;
            surname: string;
            /** Format: email */
            email: string;
            emailVerified: boolean;
            phone: string | null;
            balance: components["schemas"]["Tokens"];
            /** @description Spent tokens of refunded purchases. The next purchase settles them first. */
            debt?: components["schemas"]["Tokens"];
            /** Format: uri-reference */
            avatarUrl: string | null;
            created_at: components["schemas"]["Timestamp"];
            country: components["schemas"]["ProfileCountry"] | null;
            city: string | null;
            address: string | null;
            post_code: string | null;
            /** @description What the person last paid for tokens, in the requested currency; null before the first purchase. */
            last_purchase?: components["schemas"]["LastPurchase"] | null;
        };
        LastPurchase: {
            /** @description With VAT if prices_include_vat is true, otherwise without. */
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            tokens: components["schemas"]["Tokens"];
        };
        ProfileCountry: {
            id: number;
            name: string;
            iso: string;
        };
        ProfileUpdate: components["schemas"]["CommonFields"] & {
            name?: string;
            surname?: string;
            phone?: string | null;
            /** @description A country id. */
            country?: number | null;
            city?: string | null;
            address?: string | null;
            post_code?: string | null;
        };
        AvatarUpload: components["schemas"]["CommonFields"] & {
            /** Format: binary */
            file?: Blob;
        };
        LedgerEntry: {
            id: string;
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description A hold reserves tokens for a request; a capture spends held tokens for a delivered image; a release returns them. A token_return returns spent tokens of a bad image. A correction is made by hand; a refund takes the tokens of a refunded or disputed payment, and a refund_reversal gives them back.
             * @enum {string}
             */
            kind: "welcome_bonus" | "purchase" | "hold" | "capture" | "release" | "token_return" | "correction" | "refund" | "refund_reversal";
            /** @description The change of the available balance. */
            tokens: number;
            /** @description The change of the tokens set aside. */
            held: number;
            /** @description The change of the tokens that the person owes. */
            debt?: number;
            balance_after: components["schemas"]["Tokens"];
            description: string;
            deposit_id: components["schemas"]["Uuid"] | null;
            request_id: components["schemas"]["Uuid"] | null;
        };
        Currency: {
            code: components["schemas"]["CurrencyCode"];
            /** @description Units of this currency for one unit of the default currency. */
            value: number;
            symbol: string;
            /**
             * @description 1 marks the default.
             * @enum {integer}
             */
            default: 0 | 1;
            /** @description Decimals of every amount in this currency. A server of an earlier version does not send them. */
            digits?: number;
        };
        Language: {
            id: components["schemas"]["LanguageId"];
            /**
             * @description BCP 47.
             * @default en
             */
            code: string;
            title: string;
            /**
             * @description 1 marks the default.
             * @enum {integer}
             */
            default: 0 | 1;
        };
        Settings: {
            requisites: string;
            /** Format: email */
            support_email: string;
            copyright: string;
            company_name: string;
            company_reg_number: string;
            company_address: string;
            /**
             * @description Sign-up is offered and accepted only while true.
             * @default false
             */
            is_reg_enabled: boolean;
            /**
             * @description In the default currency. The minimum plan price is max(1, min_top_up x currency value).
             * @default 0
             */
            min_top_up: number;
            /**
             * @description Added on top of the discounted net.
             * @default 0
             */
            vat_percent: number;
            /**
             * @description The site shows prices with VAT. Packs, price tiers and price calculations stay net.
             * @default false
             */
            prices_include_vat: boolean;
            /** @default {} */
            vat_by_country: components["schemas"]["VatByCountry"];
            /**
             * @description A company of another country of the EU than the seller's pays no VAT and owes it itself.
             * @default false
             */
            reverse_charge: boolean;
            /** @default null */
            seller_country: string | null;
            /** @description Only the first one is used. */
            payment_methods: components["schemas"]["PaymentMethod"][];
            /** @default 0 */
            welcome_bonus_tokens: number;
            /**
             * @description Tokens for one unit of the default currency when an amount is bought.
             * @default 1
             */
            points_conversion_rate: number;
            /**
             * @description Tokens per delivered image.
             * @default 1
             */
            image_generation_price: number;
            /**
             * @description Tokens per delivered image.
             * @default 1
             */
            background_removal_price: number;
            /**
             * @description Tokens per delivered image, for any factor.
             * @default 1
             */
            upscale_price: number;
            image_generation_sizes: components["schemas"]["ImageSize"][];
            image_generation_styles: components["schemas"]["ImageStyle"][];
            /** @description Everything that the engine can draw, if that is little; otherwise left out. */
            image_generation_subjects?: string[];
            /** @description Prompts that this engine draws well; left out if a client should use its own. */
            image_generation_ideas?: string[];
            /**
             * @description Images that one request may ask for.
             * @default 4
             */
            image_generation_max_count: number;
            /** @description Optional fields of a request that the engine supports; all if left out. Others have no effect. */
            image_generation_fields?: ("seed" | "negative_prompt")[];
            /** @description The refinements that the engine supports; none if left out. */
            image_generation_refinements?: components["schemas"]["Refinement"][];
            /**
             * @description Whether removeBackground takes subject_box as a hint.
             * @default false
             */
            background_removal_box: boolean;
            /**
             * @description The largest image that it accepts.
             * @default 25000000
             */
            background_removal_max_pixels: number;
            upscale_factors: components["schemas"]["UpscaleFactor"][];
            /**
             * @description The largest image that it accepts.
             * @default 25000000
             */
            upscale_max_pixels: number;
            /** @description A tag id (G-, GT-, AW-, GTM-) or a snippet holding one. */
            google_tag: string | null;
            internal_currency: components["schemas"]["InternalCurrency"] | null;
            /** @description The default currency of the prices on the site. */
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @description The symbol of a token price: its image, else its name. */
        InternalCurrency: {
            name: string;
            /** Format: uri-reference */
            image: string | null;
        };
        PaymentMethod: {
            id: number;
            title: string;
            /** @description `hosted`: the person pays on a page of the provider, and no card form is shown. Else `card`. */
            code: string;
        };
        /** @description Width x height in pixels. */
        ImageSize: string;
        ImageStyle: {
            id: string;
            title: string;
        };
        UpscaleFactor: number;
        SocialLink: {
            id: number;
            title: string;
            /** Format: uri */
            url: string;
            /** @description The name of an icon; an unknown one falls back to the title. */
            icon?: string | null;
        };
        Country: {
            id: number;
            title: string;
            /** @description ISO 3166-1 alpha-2. */
            iso: string;
        };
        StaticPageSummary: {
            id: number;
            slug: string | null;
            title: string;
            is_terms: boolean;
            is_privacy: boolean;
        };
        StaticPage: components["schemas"]["StaticPageSummary"] & {
            /** @description HTML. The server sanitises it; a client does so again. */
            content: string;
        };
        ContactRequest: components["schemas"]["CommonFields"] & {
            name?: string;
            surname?: string;
            email?: string;
            phone?: string | null;
            topic?: string;
            message?: string;
        };
        ContactAnswer: {
            /** @enum {string} */
            status: "OK" | "ERROR";
            message?: components["schemas"]["Message"];
            errors?: components["schemas"]["ErrorsByField"];
        };
        Pack: {
            id: number;
            title: string;
            description: string;
            credits: components["schemas"]["Tokens"];
            price: components["schemas"]["Money"];
            features?: string[];
        };
        TokenPricing: {
            currency: components["schemas"]["CurrencyCode"];
            priceTiers: components["schemas"]["PriceTier"][];
        };
        PriceTier: {
            min: components["schemas"]["Tokens"];
            /** @description Inclusive; null leaves the tier open. */
            max: number | null;
            /** @description Price of one token, in major units; may be finer than a minor unit. */
            price: number;
        };
        PromocodeRequest: components["schemas"]["CommonFields"] & {
            code?: string;
            /** @description The plan price, in major units. */
            amount?: number | string | null;
        };
        Promocode: {
            promocode_id: number;
            code: string;
            discount_amount: components["schemas"]["Money"];
            final_amount: components["schemas"]["Money"];
        };
        CheckoutRequest: components["schemas"]["CommonFields"] & {
            name?: string | null;
            surname?: string | null;
            phone?: string | null;
            /** @description A country id. */
            country?: number | null;
            city?: string | null;
            address?: string | null;
            zip?: string | null;
            /** @description Read when zip is absent. */
            post_code?: string | null;
            /** @description Read only when the account has none. */
            email?: string | null;
            /** @description The company that the person buys for, of at most 200 characters. */
            company?: string | null;
            /** @description The company's VAT number, of the country of the billing address; spaces and dots are removed. */
            vat_number?: string | null;
            payment_method_id?: number | null;
            pack_id?: number | null;
            /** @description From 1 to 2000, with at most one decimal. */
            tokens?: number | null;
            /** @description Money to spend, in major units. */
            amount?: number | string | null;
            promocode_id?: number | null;
            promocode_code?: string | null;
            /** @description An existing order to change the billing details of; pack_id, tokens and amount are then ignored. */
            deposit_id?: string | null;
            /** @description The buyer's express consent that the service begins before the withdrawal period ends. Its time is recorded. */
            begin_at_once?: boolean;
        };
        /** @description The amounts of a deposit. The plan price is net + discount. */
        Quote: {
            id: components["schemas"]["Uuid"];
            /** @description After the discount and before VAT. */
            net: components["schemas"]["Money"];
            discount: components["schemas"]["Money"];
            vat: components["schemas"]["Money"];
            /** @description The amount to charge. */
            total: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            tokens: components["schemas"]["Tokens"];
            expires_at: components["schemas"]["Timestamp"];
        };
        CheckoutAnswer: {
            status: components["schemas"]["Ok"];
            message?: components["schemas"]["Message"];
            /** Format: uri-reference */
            redirect_url: string | null;
            payload: components["schemas"]["Quote"];
        };
        CardPaymentRequest: components["schemas"]["CommonFields"] & {
            /** @description Sixteen digits. Never logged and never stored. */
            card_number?: string;
            /** @description 01 to 12. */
            expiry_month?: string;
            /** @description Two or four digits. */
            expiry_year?: string;
            cardholder_name?: string;
            /** @description Three digits. Never logged and never stored. */
            cvv?: string;
            phone?: string | null;
            email?: string;
            /** @description The displayed total, in major units. */
            amount?: number | string | null;
            payment_method_id?: number | null;
            /** @description The id of the quote. */
            deposit_id?: string | null;
        };
        ExecuteAnswer: {
            /** @enum {string} */
            status: "OK" | "ERROR";
            message?: components["schemas"]["Message"];
            /**
             * Format: uri-reference
             * @description A path of the site, or an http(s) address such as a 3-D Secure page.
             */
            redirect_url?: string | null;
            errors?: components["schemas"]["ErrorsByField"];
            payload?: components["schemas"]["Quote"] | null;
        };
        Payment: {
            /** @description The order id. */
            id: components["schemas"]["Uuid"];
            created_at: components["schemas"]["Timestamp"];
            tokens: components["schemas"]["Tokens"];
            /** @description The total, VAT included. */
            amount: components["schemas"]["Money"];
            vat: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            status: components["schemas"]["DepositStatus"];
            card_brand: string | null;
            card_last4: string | null;
            /** Format: uri-reference */
            receipt_url: string | null;
            /** @description Refunded charges of this order, oldest first: charges after the order was paid or at an outdated price, and a refunded payment of the order itself. */
            refunded_charges: components["schemas"]["RefundedCharge"][];
            /** @description Until when the buyer may withdraw; left out when that is not possible. */
            withdrawable_until?: components["schemas"]["Timestamp"];
            /**
             * @description The newest dispute of the payment at the bank, won or lost by the company; left out without one.
             * @enum {string}
             */
            dispute?: "open" | "won" | "lost";
        };
        Person: {
            id: components["schemas"]["Uuid"];
            email: string;
            name: string;
            surname: string;
            created_at: components["schemas"]["Timestamp"];
            email_verified: boolean;
            /** Format: date-time */
            closed_at: string | null;
            /** @description What the person can spend. */
            balance: components["schemas"]["Tokens"];
            /** @description Tokens held for unfinished requests. */
            held: components["schemas"]["Tokens"];
        };
        WorkRequest: {
            id: components["schemas"]["Uuid"];
            person_id: components["schemas"]["Uuid"];
            service: components["schemas"]["Service"];
            /** @enum {string} */
            state: "queued" | "working" | "completed" | "failed" | "cancelled";
            cost: components["schemas"]["Tokens"];
            refunded: components["schemas"]["Tokens"];
            created_at: components["schemas"]["Timestamp"];
            /** Format: date-time */
            finished_at: string | null;
            images: {
                index: number;
                /** @enum {string} */
                state: "queued" | "working" | "delivered" | "failed" | "cancelled";
                tries: number;
                error: string | null;
            }[];
        };
        /** @description Kept in the audit log; the person does not see it. */
        Reason: string;
        TokenCorrection: {
            /** @enum {string} */
            direction: "give" | "take";
            /** @description With at most one decimal. */
            tokens: number;
            reason: components["schemas"]["Reason"];
        };
        AccountClosing: {
            reason: components["schemas"]["Reason"];
            /** @description Accepts the loss of the remaining tokens. */
            forfeit_tokens?: boolean;
        };
        PaymentRefund: {
            reason: components["schemas"]["Reason"];
            /** @description A part of the payment, in its currency; without it, all that is left. */
            amount?: number;
            /** @description Also when its tokens were spent: they become a debt. */
            force?: boolean;
        };
        OrderRefund: {
            id: components["schemas"]["Uuid"];
            order_id: components["schemas"]["Uuid"];
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            tokens_taken: components["schemas"]["Tokens"];
            /** @description The part of `tokens_taken` that was spent before and became a debt. */
            tokens_owed: components["schemas"]["Tokens"];
            /**
             * Format: date-time
             * @description Null while the gateway is still to give it back.
             */
            refunded_at: string | null;
        };
        WorkImage: {
            id: components["schemas"]["Uuid"];
            request_id: components["schemas"]["Uuid"];
            person_id: components["schemas"]["Uuid"];
            index: number;
            service: components["schemas"]["Service"];
            /** @enum {string} */
            state: "queued" | "working" | "delivered" | "failed" | "cancelled";
            /** @description When it came into this state. */
            since: components["schemas"]["Timestamp"];
            price: components["schemas"]["Tokens"];
            /** @description Processes that began it since it was queued. */
            tries: number;
            /** @description How often an operator queued it again. */
            reruns: number;
            /** @description The shop pays for it. */
            free: boolean;
            /**
             * @description The reason of the failure; the log has the cause under the id of the request.
             * @enum {string|null}
             */
            failure: "unreadable_image" | "too_large" | "no_subject" | "refused" | "busy" | "unavailable" | "bad_answer" | "aborted" | "engine_failure" | "storage" | "out_of_tries" | "internal" | null;
            /** @description What the person reads. */
            error: string | null;
        };
        ImageRerun: {
            reason: components["schemas"]["Reason"];
            /** @description The shop pays for it. */
            free?: boolean;
        };
        ImagePriority: {
            reason: components["schemas"]["Reason"];
        };
        QueuedMail: {
            id: components["schemas"]["Uuid"];
            /** @enum {string} */
            kind: "verification" | "password_reset" | "contact" | "purchase" | "refund" | "withdrawal";
            /**
             * Format: uuid
             * @description The recipient; null for a contact message.
             */
            person_id: string | null;
            /**
             * Format: uuid
             * @description Which message the support team gets; null for others.
             */
            contact_message_id: string | null;
            /** @enum {string} */
            state: "waiting" | "sent" | "failed" | "cancelled";
            /** @description When it came into this state. */
            since: components["schemas"]["Timestamp"];
            created_at: components["schemas"]["Timestamp"];
            /** @description Tries that were begun since it was queued. */
            tries: number;
            /**
             * Format: date-time
             * @description Not before that time; null for one that does not wait.
             */
            next_try_at: string | null;
            /** @description The reason of the newest failure: the numbers of the mail server's answer, or a word. */
            error: string | null;
        };
        MailResending: {
            reason: components["schemas"]["Reason"];
        };
        UnsettledPayment: {
            /** @enum {string} */
            kind: "charge" | "cancellation" | "refund";
            /** @description The gateway's id. */
            id: components["schemas"]["Uuid"];
            order_id: components["schemas"]["Uuid"];
            person_id: components["schemas"]["Uuid"];
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            since: components["schemas"]["Timestamp"];
        };
        AuditEntry: {
            id: string;
            at: components["schemas"]["Timestamp"];
            operator: string;
            action: string;
            subject: string;
            reason: string | null;
            /** @description What was asked for and what came of it, or the values before and after. */
            details: {
                [key: string]: unknown;
            };
        };
        PackData: {
            id: number;
            title: string;
            description: string;
            tokens: number;
            /** @description In EUR. */
            price: number;
            features: string[];
            position: number;
        };
        PackChange: {
            title?: string;
            description?: string;
            tokens?: number;
            /** @description In EUR. */
            price?: number;
            features?: string[];
            position?: number;
            reason?: components["schemas"]["Reason"];
        };
        PromocodeData: {
            code: string;
            /** @enum {string} */
            kind: "percent" | "fixed";
            /** @description Per cent, 1 to 100 and whole; or EUR. */
            amount: number;
            is_active: boolean;
            /** Format: date-time */
            expires_at: string | null;
            max_uses: number | null;
            max_uses_per_user: number | null;
        };
        PromocodeChange: {
            /** @enum {string} */
            kind?: "percent" | "fixed";
            /** @description Per cent, 1 to 100 and whole; or EUR. */
            amount?: number;
            is_active?: boolean;
            /** Format: date-time */
            expires_at?: string | null;
            max_uses?: number | null;
            max_uses_per_user?: number | null;
            reason?: components["schemas"]["Reason"];
        };
        PageData: {
            id: number;
            slug: string | null;
            title: string;
            content: string;
        };
        PageChange: {
            slug?: string | null;
            title?: string;
            content?: string;
            reason?: components["schemas"]["Reason"];
        };
        /** @description Percent by the ISO code of the buyer's country; vat_percent for all others. */
        VatByCountry: {
            [key: string]: number;
        };
        SettingsData: {
            company_name: string;
            company_reg_number: string;
            company_address: string;
            requisites: string;
            /** Format: email */
            support_email: string;
            copyright: string;
            is_reg_enabled: boolean;
            /** @description In EUR. */
            min_top_up: number;
            vat_percent: number;
            /** @description The site shows prices with VAT. */
            prices_include_vat: boolean;
            vat_by_country: components["schemas"]["VatByCountry"];
            reverse_charge: boolean;
            /** @description ISO 3166-1 alpha-2, or empty. */
            seller_country: string;
            seller_vat_number: string;
            welcome_bonus_tokens: number;
            points_conversion_rate: number;
            /** @description In tokens. */
            image_generation_price: number;
            /** @description In tokens. */
            background_removal_price: number;
            /** @description In tokens. */
            upscale_price: number;
            token_returns_per_month: number;
            google_tag: string;
        };
        SettingsChange: {
            company_name?: string;
            company_reg_number?: string;
            company_address?: string;
            requisites?: string;
            /** Format: email */
            support_email?: string;
            copyright?: string;
            is_reg_enabled?: boolean;
            /** @description In EUR. */
            min_top_up?: number;
            vat_percent?: number;
            /** @description The site shows prices with VAT. */
            prices_include_vat?: boolean;
            vat_by_country?: components["schemas"]["VatByCountry"];
            reverse_charge?: boolean;
            /** @description ISO 3166-1 alpha-2, or empty. */
            seller_country?: string;
            seller_vat_number?: string;
            welcome_bonus_tokens?: number;
            points_conversion_rate?: number;
            /** @description In tokens. */
            image_generation_price?: number;
            /** @description In tokens. */
            background_removal_price?: number;
            /** @description In tokens. */
            upscale_price?: number;
            token_returns_per_month?: number;
            google_tag?: string;
            reason?: components["schemas"]["Reason"];
        };
        PriceTierData: {
            min: number;
            /** @description Null has no end. */
            max: number | null;
            /** @description Of one token, in EUR with at most four decimals. */
            price: number;
        };
        PriceTiersChange: {
            tiers: components["schemas"]["PriceTierData"][];
            reason?: components["schemas"]["Reason"];
        };
        CatalogueData: {
            packs: components["schemas"]["PackData"][];
            price_tiers: components["schemas"]["PriceTierData"][];
            promocodes: components["schemas"]["PromocodeData"][];
            pages: components["schemas"]["PageData"][];
            settings: components["schemas"]["SettingsData"];
        };
        RefundedCharge: {
            id: components["schemas"]["Uuid"];
            /**
             * @description The reason: another charge paid the order, the order's price changed after the charge began, the payment itself is refunded, the person withdrew from the purchase, or it was refunded at the payment provider.
             * @enum {string}
             */
            reason: "second_charge" | "price_changed" | "order_refunded" | "withdrawal" | "provider";
            charged_at: components["schemas"]["Timestamp"];
            /** @description What is given back. */
            amount: components["schemas"]["Money"];
            /** @description Included in the amount. */
            vat: components["schemas"]["Money"];
            /** @description Tokens of the order that were taken back; none for a charge that did not pay the order. */
            tokens_taken: components["schemas"]["Tokens"];
            card_brand: string | null;
            card_last4: string | null;
            /**
             * Format: date-time
             * @description Null until the gateway has refunded it.
             */
            refunded_at: string | null;
            /**
             * Format: uri-reference
             * @description The PDF of its credit note; null while it is on its way, and for a charge that did not pay the order.
             */
            credit_note_url: string | null;
        };
        Withdrawal: {
            order_id: components["schemas"]["Uuid"];
            /** @description Tokens of the order. */
            tokens: components["schemas"]["Tokens"];
            /** @description Tokens that are taken back. */
            unused_tokens: components["schemas"]["Tokens"];
            /** @description What comes back, VAT included. */
            amount: components["schemas"]["Money"];
            /** @description Included in the amount. */
            vat: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            withdrawable_until: components["schemas"]["Timestamp"];
            /** @description The buyer. */
            name: string;
            /** @description Where the confirmation is sent. */
            email: string;
            /**
             * Format: date-time
             * @description Null while it is only a preview.
             */
            withdrawn_at: string | null;
        };
        WithdrawalRequest: components["schemas"]["CommonFields"] & {
            /** @description As the person saw it. */
            unused_tokens: components["schemas"]["Tokens"];
            /** @description As the person saw it. */
            amount: components["schemas"]["Money"];
        };
        WithdrawalRefusal: components["schemas"]["Error"] & {
            unused_tokens?: components["schemas"]["Tokens"];
            amount?: components["schemas"]["Money"];
            vat?: components["schemas"]["Money"];
        };
        Receipt: {
            number: string;
            order_id: components["schemas"]["Uuid"];
            issued_at: components["schemas"]["Timestamp"];
            currency: components["schemas"]["CurrencyCode"];
            seller: {
                name: string;
                reg_number: string;
                vat_number: string | null;
                address: string;
                requisites: string;
                email: string;
            };
            buyer: {
                name: string;
                company: string | null;
                vat_number: string | null;
                email: string;
                phone: string | null;
                country: string | null;
                city: string | null;
                address: string | null;
                post_code: string | null;
            };
            lines: {
                title: string;
                tokens: components["schemas"]["Tokens"];
                /** @description Before discount and VAT. */
                amount: components["schemas"]["Money"];
            }[];
            discount: components["schemas"]["Money"];
            /** @description After the discount and before VAT. */
            net: components["schemas"]["Money"];
            vat_percent: number;
            vat: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
            /** @description No VAT is charged, because the buyer owes it. */
            reverse_charge: boolean;
            payment: {
                method: string;
                card_brand: string | null;
                card_last4: string | null;
            };
            /** Format: uri-reference */
            pdf_url: string;
            /**
             * Format: uri-reference
             * @description For a buyer that gave a company and its VAT number.
             */
            xml_url: string | null;
            /** @description Credit notes of refunds and lost disputes, and invoices that take one back; oldest first. */
            corrections: components["schemas"]["InvoiceCorrection"][];
        };
        InvoiceCorrection: {
            id: components["schemas"]["Uuid"];
            /**
             * @description An invoice takes back the credit note of a refund that failed.
             * @enum {string}
             */
            kind: "invoice" | "credit_note";
            number: string;
            issued_at: components["schemas"]["Timestamp"];
            net: components["schemas"]["Money"];
            vat: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
            /** Format: uri-reference */
            pdf_url: string;
            /** Format: uri-reference */
            xml_url: string | null;
        };
        /** @description An event in the gateway's own shape; only its adapter reads more than the id. */
        GatewayEvent: {
            /** @description Unique within the gateway. */
            id?: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description variation: the same image, with its seed, and small differences. more_like_this: another image of its kind.
         * @enum {string}
         */
        Refinement: "variation" | "more_like_this";
        /** @description prompt, style and size are required, except for a refinement, where they default to those of the image. */
        GenerateRequest: {
            /** @description The generated image of the library to refine; needs refinement. */
            source_image_id?: components["schemas"]["Uuid"];
            refinement?: components["schemas"]["Refinement"];
            prompt?: string;
            /** @description The id of one of the setting image_generation_styles. */
            style?: string;
            /** @description Several styles for one prompt, assigned to the images in turn (image 0 gets the first). Overrides style, and may not be longer than count. */
            styles?: string[];
            size?: components["schemas"]["ImageSize"];
            count: number;
            /** @description The first image's seed; the next ones count up from it. A variation has the seed of its image. */
            seed?: number;
            /** @description What to keep out of the image. */
            negative_prompt?: string;
            price?: components["schemas"]["ExpectedPrice"];
            quote?: components["schemas"]["QuoteToken"];
            currency?: components["schemas"]["CurrencyCode"];
            lang_id?: components["schemas"]["LanguageId"];
        };
        /** @enum {string} */
        ImageFormat: "png" | "jpeg" | "webp";
        /**
         * @description The displayed price of one image, in tokens. If it has changed, the request is refused (422 on `price`, with the
         *     current price in the message) and nothing is charged.
         */
        ExpectedPrice: number;
        /** @description `quote` of getImageQuote. */
        QuoteToken: string;
        ImageQuote: {
            service: components["schemas"]["Service"];
            price: components["schemas"]["Tokens"];
            quote: components["schemas"]["QuoteToken"];
            valid_until: components["schemas"]["Timestamp"];
        };
        RemoveBackgroundRequest: components["schemas"]["CommonFields"] & {
            /** Format: binary */
            file?: Blob;
            project_id?: components["schemas"]["Uuid"];
            price?: components["schemas"]["ExpectedPrice"];
            quote?: components["schemas"]["QuoteToken"];
            /** @description Where the subject is: x,y,width,height in shares of the upright image, inside it. One of less than 2 % of each side is a point on the subject. Of no account where the setting background_removal_box is false. */
            subject_box?: string;
        };
        FindSubjectRequest: components["schemas"]["CommonFields"] & {
            /** Format: binary */
            file?: Blob;
            project_id?: components["schemas"]["Uuid"];
        };
        FoundSubject: {
            subject_box: components["schemas"]["SubjectBox"] | null;
        };
        CutoutMask: components["schemas"]["CommonFields"] & {
            /** Format: binary */
            file?: Blob;
        };
        /** @description A part of the upright image, in shares of its width and height. */
        SubjectBox: {
            x: number;
            y: number;
            width: number;
            height: number;
        };
        UpscaleRequest: components["schemas"]["CommonFields"] & {
            /** Format: binary */
            file?: Blob;
            project_id?: components["schemas"]["Uuid"];
            price?: components["schemas"]["ExpectedPrice"];
            quote?: components["schemas"]["QuoteToken"];
            factor?: components["schemas"]["UpscaleFactor"];
            format?: components["schemas"]["ImageFormat"];
        };
        /** @description The inputs; only the settings of the service are present. */
        ImageSettings: {
            prompt?: string;
            negative_prompt?: string;
            style?: string;
            styles?: string[];
            size?: components["schemas"]["ImageSize"];
            count?: number;
            seed?: number;
            factor?: components["schemas"]["UpscaleFactor"];
            format?: components["schemas"]["ImageFormat"];
            subject_box?: components["schemas"]["SubjectBox"];
            file_name?: string;
            /** @description The image that was refined. */
            source_image_id?: components["schemas"]["Uuid"];
            refinement?: components["schemas"]["Refinement"];
            /** @description Which variation of that image, from 0. */
            variation?: number;
            /** @description The seed for reading that image's prompt. */
            source_seed?: number;
        };
        ReturnTokenRequest: components["schemas"]["CommonFields"] & {
            /** @description Which image of the request. */
            index: number;
            /** @enum {string} */
            reason: "not_as_described" | "flaws" | "wrong_style" | "other";
            comment?: string;
        };
        ImageRequest: {
            id: components["schemas"]["Uuid"];
            service: components["schemas"]["Service"];
            /**
             * @description Completed when at least one image was delivered.
             * @enum {string}
             */
            state: "queued" | "working" | "completed" | "failed" | "cancelled";
            /** @description Tokens held when the request was accepted. */
            cost: components["schemas"]["Tokens"];
            /** @description Tokens given back: for images that were not delivered, and for those that are not good. */
            refunded: components["schemas"]["Tokens"];
            created_at: components["schemas"]["Timestamp"];
            finished_at: components["schemas"]["Timestamp"] | null;
            settings: components["schemas"]["ImageSettings"];
            images: components["schemas"]["RequestedImage"][];
            /** @description The person's available tokens at the time of this answer. */
            balance: components["schemas"]["Tokens"];
            /** @description Images with tokens that the person may still return this month; left out if there are none. */
            token_returns_left?: number;
        };
        RequestedImage: {
            index: number;
            /** @enum {string} */
            state: "queued" | "working" | "delivered" | "failed" | "cancelled";
            /** @description Per cent of the work; null during the work of an engine without progress. */
            progress: number | null;
            project_id: components["schemas"]["Uuid"] | null;
            /** Format: uri-reference */
            url: string | null;
            error: string | null;
            /**
             * @description Whether its tokens can be returned or were returned; left out if they cannot.
             * @enum {string}
             */
            token_return?: "available" | "returned";
            /** @description The style of this image; only where the service has styles. */
            style?: string;
            /** @description The seed of this image. */
            seed?: number;
            /**
             * Format: uri-reference
             * @description The unfinished image during the work, with a new address for each newer one. Left out if the engine has no previews.
             */
            preview_url?: string;
            reading?: components["schemas"]["PromptReading"];
            engine?: components["schemas"]["EngineName"];
        };
        /** @description The engine that made the image; left out for older images. */
        EngineName: string;
        ProvenanceRequest: components["schemas"]["CommonFields"] & {
            /** Format: binary */
            file?: Blob;
        };
        /** @description A term of the IPTC vocabulary Digital Source Type. */
        SourceType: string;
        ProvenanceReport: {
            /**
             * @description ours: signed with the certificate of this site, or with its watermark. marked: it has a statement of its
             *     origin that this site cannot confirm.
             * @enum {string}
             */
            verdict: "ours" | "marked" | "nothing";
            /** @description The statement of the XMP metadata, which anybody can write. Null without one. */
            metadata: {
                source_type: components["schemas"]["SourceType"];
                made_with: string | null;
            } | null;
            /** @description The content of the C2PA manifest. Null without one. */
            manifest: {
                /**
                 * @description intact: signed by a signer that this site does not know. broken: changed after it was signed.
                 * @enum {string}
                 */
                signature: "ours" | "intact" | "broken";
                /** @description As the certificate says. */
                signer: string | null;
                /** @description The source type of the image. A later term for a machine counts more than an earlier one. */
                source_type: components["schemas"]["SourceType"] | null;
                /**
                 * @description The source type of the ingredients at any depth; a term for a machine counts more than all others.
                 *     Null without one.
                 */
                ingredient_source_type: components["schemas"]["SourceType"] | null;
                made_with: string | null;
            } | null;
            /**
             * @description Whether the watermark of this site was found. The chance of a false `likely` is below one in 10,000
             *     images, of a false `certain` below one in a billion.
             * @enum {string}
             */
            watermark: "certain" | "likely" | "none" | "too_small";
        };
        /** @description An engine's reading of the prompt, if it draws few subjects; left out for engines that follow sentences. */
        PromptReading: {
            /** @description What the image shows, with its article: a snow scene. */
            scene: string;
            /** @description The words that it used. */
            understood: string[];
            /** @description Words for things that it cannot draw. */
            unknown: string[];
        };
        Project: {
            id: components["schemas"]["Uuid"];
            service: components["schemas"]["Service"];
            /** @description The prompt or the name of the uploaded file. */
            title: string;
            created_at: components["schemas"]["Timestamp"];
            /** @description Pixels. */
            width: number;
            /** @description Pixels. */
            height: number;
            bytes: number;
            /** @enum {string} */
            content_type: "image/png" | "image/jpeg" | "image/webp";
            /** Format: uri-reference */
            file_url: string;
            /** Format: uri-reference */
            thumb_url: string;
            /** Format: uri-reference */
            source_url: string | null;
            settings: components["schemas"]["ImageSettings"];
            request_id: components["schemas"]["Uuid"];
            engine?: components["schemas"]["EngineName"];
        };
    };
    responses: {
        /** @description Done. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "OK"
                 *     }
                 */
                "application/json": {
                    status: components["schemas"]["Ok"];
                    message?: components["schemas"]["Message"];
                };
            };
        };
        /** @description The page. */
        StaticPageFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "OK",
                 *       "payload": {
                 *         "id": 1,
                 *         "slug": "terms",
                 *         "title": "Terms of service",
                 *         "is_terms": true,
                 *         "is_privacy": false,
                 *         "content": "<p>These terms cover the use of Mintage.</p>"
                 *       }
                 *     }
                 */
                "application/json": {
                    status: components["schemas"]["Ok"];
                    message?: components["schemas"]["Message"];
                    payload: components["schemas"]["StaticPage"];
                };
            };
        };
        /** @description Accepted; the tokens are held and the work is queued. */
        ImageRequestAccepted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "OK",
                 *       "payload": {
                 *         "id": "0d5f3a0e-6a3f-4f0b-8c52-0b7f4f6f9a21",
                 *         "service": "generate",
                 *         "state": "queued",
                 *         "cost": 2,
                 *         "refunded": 0,
                 *         "created_at": "2026-11-20T09:31:00Z",
                 *         "finished_at": null,
                 *         "settings": {
                 *           "prompt": "A heron struck on a copper coin",
                 *           "style": "watercolor",
                 *           "size": "1024x1024",
                 *           "count": 2,
                 *           "seed": 42
                 *         },
                 *         "images": [
                 *           {
                 *             "index": 0,
                 *             "state": "queued",
                 *             "progress": 0,
                 *             "project_id": null,
                 *             "url": null,
                 *             "error": null
                 *           },
                 *           {
                 *             "index": 1,
                 *             "state": "queued",
                 *             "progress": 0,
                 *             "project_id": null,
                 *             "url": null,
                 *             "error": null
                 *           }
                 *         ],
                 *         "balance": 8
                 *       }
                 *     }
                 */
                "application/json": {
                    status: components["schemas"]["Ok"];
                    message?: components["schemas"]["Message"];
                    payload: components["schemas"]["ImageRequest"];
                };
            };
        };
        /** @description The current state of the request. */
        ImageRequestFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "OK",
                 *       "payload": {
                 *         "id": "0d5f3a0e-6a3f-4f0b-8c52-0b7f4f6f9a21",
                 *         "service": "generate",
                 *         "state": "working",
                 *         "cost": 2,
                 *         "refunded": 0,
                 *         "created_at": "2026-11-20T09:31:00Z",
                 *         "finished_at": null,
                 *         "settings": {
                 *           "prompt": "A heron struck on a copper coin",
                 *           "style": "watercolor",
                 *           "size": "1024x1024",
                 *           "count": 2,
                 *           "seed": 42
                 *         },
                 *         "images": [
                 *           {
                 *             "index": 0,
                 *             "state": "delivered",
                 *             "progress": 100,
                 *             "project_id": "5c2e1b70-9a44-4c9e-b6f3-9b0f5d3c7e88",
                 *             "url": "/api/projects/5c2e1b70-9a44-4c9e-b6f3-9b0f5d3c7e88/file",
                 *             "error": null
                 *           },
                 *           {
                 *             "index": 1,
                 *             "state": "working",
                 *             "progress": 35,
                 *             "project_id": null,
                 *             "url": null,
                 *             "error": null
                 *           }
                 *         ],
                 *         "balance": 8
                 *       }
                 *     }
                 */
                "application/json": {
                    status: components["schemas"]["Ok"];
                    message?: components["schemas"]["Message"];
                    payload: components["schemas"]["ImageRequest"];
                };
            };
        };
        /** @description The request is malformed: invalid JSON, or an invalid path or query parameter. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "ERROR",
                 *       "message": "The request could not be read.",
                 *       "code": "malformed"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The session is missing or has ended, or the credentials are wrong. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "ERROR",
                 *       "message": "Please log in.",
                 *       "code": "unauthorized"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not enough tokens; nothing was held. */
        PaymentRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "ERROR",
                 *       "message": "You need 4 tokens and have 1.5.",
                 *       "code": "not_enough_tokens",
                 *       "needed": 4,
                 *       "balance": 1.5
                 *     }
                 */
                "application/json": components["schemas"]["NotEnoughTokens"];
            };
        };
        /** @description The call is not allowed; sign-up is closed, the e-mail is not verified, or the request comes from another site. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "ERROR",
                 *       "message": "Your email address is not verified.",
                 *       "code": "email_not_verified"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It does not exist, or belongs to another person. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "ERROR",
                 *       "message": "Not found.",
                 *       "code": "not_found"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It is in another state, or the idempotency key was used for another body. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "ERROR",
                 *       "message": "This request has finished already.",
                 *       "code": "conflict"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than this call allows. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "ERROR",
                 *       "message": "The file is larger than 10 MB.",
                 *       "code": "too_large"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description This call does not accept the type of the body. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "ERROR",
                 *       "message": "Please send a PNG, JPEG or WebP picture.",
                 *       "code": "unsupported_type"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description One or more fields break a rule. */
        ValidationError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "ERROR",
                 *       "message": "Email is required",
                 *       "errors": {
                 *         "email": [
                 *           "Email is required"
                 *         ]
                 *       },
                 *       "code": "validation"
                 *     }
                 */
                "application/json": components["schemas"]["FieldErrors"];
            };
        };
        /** @description Too many requests in a short time. */
        TooManyRequests: {
            headers: {
                /**
                 * @description Whole seconds to wait.
                 * @example 30
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "ERROR",
                 *       "message": "Too many requests. Please wait a moment.",
                 *       "code": "too_many_requests"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server failed. The log has the cause under the reference. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "ERROR",
                 *       "message": "Server error. Please try again later.",
                 *       "code": "server_error",
                 *       "reference": "req-7f31c2"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description The display currency. An unknown one counts as the default.
         * @example EUR
         */
        Currency: components["schemas"]["CurrencyCode"];
        /**
         * @description The interface language.
         * @example 1
         */
        LangId: components["schemas"]["LanguageId"];
        /**
         * @description The next_cursor of the page before; absent for the first page.
         * @example MjAyNi0xMS0yMFQwOTozMQ
         */
        Cursor: string;
        /**
         * @description The number of rows of a page.
         * @example 20
         */
        Limit: number;
        /**
         * @description Chosen by the caller, one per intended action. A repeated key gets the first answer and does nothing more; the
         *     same key with another body gets 409. The order of fields does not matter, and a card is part of the body.
         * @example 1c2f7f0e-0f4c-4c1e-8a5e-2a1b6b0d9e77
         */
        IdempotencyKey: string;
        /**
         * @description The id of the person.
         * @example 4a1d8c7e-2f60-4b3a-9d15-6c0e7b8a9f21
         */
        PersonId: components["schemas"]["Uuid"];
        /**
         * @description The operator's name, for the audit log.
         * @example grace
         */
        Operator: string;
        /**
         * @description The reference of the action, such as the number of a ticket. An action is done once per key and person, or image.
         * @example ticket-81
         */
        ActionKey: string;
        /**
         * @description The id of the deposit, which is also the order id.
         * @example 8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50
         */
        DepositId: components["schemas"]["Uuid"];
        /**
         * @description The id of an invoice or a credit note, or the id of an order for its invoice.
         * @example 8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50
         */
        InvoiceId: components["schemas"]["Uuid"];
        /**
         * @description The id of the image request.
         * @example 0d5f3a0e-6a3f-4f0b-8c52-0b7f4f6f9a21
         */
        ImageRequestId: components["schemas"]["Uuid"];
        /**
         * @description The id of the image.
         * @example 5c2e1b70-9a44-4c9e-b6f3-9b0f5d3c7e88
         */
        ProjectId: components["schemas"]["Uuid"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    isAuth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "ada@example.com",
                 *       "password": "Coin2026",
                 *       "remember": true,
                 *       "currency": "EUR",
                 *       "lang_id": 1
                 *     }
                 */
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "authenticated": true,
                     *       "emailVerified": false,
                     *       "access_token": "mint_8Jw2kQ0vYxR4",
                     *       "token": "mint_8Jw2kQ0vYxR4"
                     *     }
                     */
                    "application/json": components["schemas"]["AuthAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada",
                 *       "surname": "Coyne",
                 *       "email": "ada@example.com",
                 *       "phoneE164": "+35312345678",
                 *       "password": "Coin2026",
                 *       "password_confirmation": "Coin2026",
                 *       "currency": "EUR",
                 *       "lang_id": 1
                 *     }
                 */
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description Signed up and signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "authenticated": true,
                     *       "emailVerified": false,
                     *       "access_token": "mint_8Jw2kQ0vYxR4",
                     *       "token": "mint_8Jw2kQ0vYxR4"
                     *     }
                     */
                    "application/json": components["schemas"]["AuthAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getProfile: {
        parameters: {
            query?: {
                /**
                 * @description The display currency. An unknown one counts as the default.
                 * @example EUR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The interface language.
                 * @example 1
                 */
                lang_id?: components["parameters"]["LangId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f0c1c9e-2a53-4c0e-9f2a-6f6a5a2f1d11",
                     *       "name": "Ada",
                     *       "surname": "Coyne",
                     *       "email": "ada@example.com",
                     *       "emailVerified": true,
                     *       "phone": "+35312345678",
                     *       "balance": 200.9,
                     *       "avatarUrl": "/api/user/avatar/9c1d7b52f0a84e55.webp",
                     *       "created_at": "2026-11-20T09:30:00Z",
                     *       "country": {
                     *         "id": 105,
                     *         "name": "Ireland",
                     *         "iso": "IE"
                     *       },
                     *       "city": "Dublin",
                     *       "address": "4 Foundry Lane",
                     *       "post_code": "D08 X2Y4",
                     *       "last_purchase": {
                     *         "amount": 9,
                     *         "currency": "EUR",
                     *         "tokens": 100
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada",
                 *       "surname": "Coyne",
                 *       "phone": "+35312345678",
                 *       "country": 105,
                 *       "city": "Dublin",
                 *       "address": "4 Foundry Lane",
                 *       "post_code": "D08 X2Y4"
                 *     }
                 */
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            /** @description The profile after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": {
                     *         "id": "3f0c1c9e-2a53-4c0e-9f2a-6f6a5a2f1d11",
                     *         "name": "Ada",
                     *         "surname": "Coyne",
                     *         "email": "ada@example.com",
                     *         "emailVerified": true,
                     *         "phone": "+35312345678",
                     *         "balance": 200.9,
                     *         "avatarUrl": "/api/user/avatar/9c1d7b52f0a84e55.webp",
                     *         "created_at": "2026-11-20T09:30:00Z",
                     *         "country": {
                     *           "id": 105,
                     *           "name": "Ireland",
                     *           "iso": "IE"
                     *         },
                     *         "city": "Dublin",
                     *         "address": "4 Foundry Lane",
                     *         "post_code": "D08 X2Y4",
                     *         "last_purchase": {
                     *           "amount": 9,
                     *           "currency": "EUR",
                     *           "tokens": 100
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["Profile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "Coin2026",
                 *       "password": "Copper77",
                 *       "password_confirmation": "Copper77"
                 *     }
                 */
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    requestPasswordRestore: {
        parameters: {
            query?: {
                /**
                 * @description The address of the account.
                 * @example ada@example.com
                 */
                email?: string;
                /**
                 * @description The display currency. An unknown one counts as the default.
                 * @example EUR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The interface language.
                 * @example 1
                 */
                lang_id?: components["parameters"]["LangId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    restorePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "5b2c9f5d7e1a4c0f",
                 *       "email": "ada@example.com",
                 *       "password": "Copper77",
                 *       "password_confirmation": "Copper77"
                 *     }
                 */
                "application/json": components["schemas"]["RestorePasswordRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    uploadAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currency": "EUR",
                 *       "lang_id": 1
                 *     }
                 */
                "multipart/form-data": MultipartBody<components["schemas"]["AvatarUpload"]>;
            };
        };
        responses: {
            /** @description The address of the new avatar. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": {
                     *         "avatarUrl": "/api/user/avatar/9c1d7b52f0a84e55.webp"
                     *       }
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: {
                            /** Format: uri-reference */
                            avatarUrl: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getAvatar: {
        parameters: {
            query?: {
                /**
                 * @description The display currency. An unknown one counts as the default.
                 * @example EUR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The interface language.
                 * @example 1
                 */
                lang_id?: components["parameters"]["LangId"];
            };
            header?: never;
            path: {
                /**
                 * @description The file name at the end of a profile's avatarUrl.
                 * @example 9c1d7b52f0a84e55.webp
                 */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image, 256 pixels square. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "currency": "EUR",
                 *       "lang_id": 1
                 *     }
                 */
                "application/json": components["schemas"]["CommonFields"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    verifyEmail: {
        parameters: {
            query: {
                /**
                 * @description The single-use token of the mail.
                 * @example 5b2c9f5d7e1a4c0f
                 */
                token: string;
                /**
                 * @description The display currency. An unknown one counts as the default.
                 * @example EUR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The interface language.
                 * @example 1
                 */
                lang_id?: components["parameters"]["LangId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirects to the page with the outcome. */
            302: {
                headers: {
                    /**
                     * @description A path of the site.
                     * @example /email/verify/success
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    streamEvents: {
        parameters: {
            query?: {
                /**
                 * @description The display currency. An unknown one counts as the default.
                 * @example EUR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The interface language.
                 * @example 1
                 */
                lang_id?: components["parameters"]["LangId"];
            };
            header?: {
                /**
                 * @description Sent by browsers that reconnect. An unknown id counts as absent.
                 * @example 7
                 */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, as long as the connection is open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example retry: 3000
                     *
                     *     id: 1
                     *     event: balance
                     *     data: {"user_id":"3f0c1c9e-2a53-4c0e-9f2a-6f6a5a2f1d11","balance":8,"debt":0}
                     *
                     *     id: 2
                     *     event: image-request
                     *     data: {"user_id":"3f0c1c9e-2a53-4c0e-9f2a-6f6a5a2f1d11","id":"0d5f3a0e-6a3f-4f0b-8c52-0b7f4f6f9a21","request":{"id":"0d5f3a0e-6a3f-4f0b-8c52-0b7f4f6f9a21","state":"working"}}
                     */
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getTokenLedger: {
        parameters: {
            query?: {
                /**
                 * @description The next_cursor of the page before; absent for the first page.
                 * @example MjAyNi0xMS0yMFQwOTozMQ
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The number of rows of a page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The display currency. An unknown one counts as the default.
                 * @example EUR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The interface language.
                 * @example 1
                 */
                lang_id?: components["parameters"]["LangId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of ledger lines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": [
                     *         {
                     *           "id": "42",
                     *           "created_at": "2026-11-20T09:31:00Z",
                     *           "kind": "hold",
                     *           "tokens": -2,
                     *           "held": 2,
                     *           "balance_after": 8,
                     *           "description": "Generate image, 2 images",
                     *           "deposit_id": null,
                     *           "request_id": "0d5f3a0e-6a3f-4f0b-8c52-0b7f4f6f9a21"
                     *         },
                     *         {
                     *           "id": "41",
                     *           "created_at": "2026-11-20T09:30:00Z",
                     *           "kind": "welcome_bonus",
                     *           "tokens": 10,
                     *           "held": 0,
                     *           "balance_after": 10,
                     *           "description": "Welcome bonus",
                     *           "deposit_id": null,
                     *           "request_id": null
                     *         }
                     *       ],
                     *       "held": 2,
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["LedgerEntry"][];
                        /** @description The tokens that are held now, for all unfinished requests. */
                        held: number;
                        next_cursor: components["schemas"]["NextCursor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listCurrencies: {
        parameters: {
            query?: {
                /**
                 * @description The display currency. An unknown one counts as the default.
                 * @example EUR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The interface language.
                 * @example 1
                 */
                lang_id?: components["parameters"]["LangId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every currency; exactly one is marked as the default. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": [
                     *         {
                     *           "code": "EUR",
                     *           "value": 1,
                     *           "symbol": "€",
                     *           "default": 1,
                     *           "digits": 2
                     *         },
                     *         {
                     *           "code": "USD",
                     *           "value": 1.08,
                     *           "symbol": "$",
                     *           "default": 0,
                     *           "digits": 2
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["Currency"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listLanguages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every language; exactly one is marked as the default. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": [
                     *         {
                     *           "id": 1,
                     *           "code": "en",
                     *           "title": "English",
                     *           "default": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["Language"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getLocalizations: {
        parameters: {
            query?: {
                /**
                 * @description The language; the default language when absent. An unknown one gets 404.
                 * @example 1
                 */
                lang_id?: components["schemas"]["LanguageId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Messages by key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "header.signIn": "Sign in",
                     *       "header.signUp": "Sign up"
                     *     }
                     */
                    "application/json": {
                        [key: string]: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getSettings: {
        parameters: {
            query?: {
                /**
                 * @description The display currency. An unknown one counts as the default.
                 * @example EUR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The interface language.
                 * @example 1
                 */
                lang_id?: components["parameters"]["LangId"];
            };
            header?: never;
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
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": {
                     *         "requisites": "IBAN IE00 MINT 0000 0000 0000 00",
                     *         "support_email": "support@mintage.example",
                     *         "copyright": "© 2026 Mintage Studio Ltd",
                     *         "company_name": "Mintage Studio Ltd",
                     *         "company_reg_number": "000000",
                     *         "company_address": "4 Foundry Lane, Dublin",
                     *         "is_reg_enabled": true,
                     *         "min_top_up": 5,
                     *         "vat_percent": 20,
                     *         "prices_include_vat": false,
                     *         "payment_methods": [
                     *           {
                     *             "id": 1,
                     *             "title": "Credit/Debit card",
                     *             "code": "card"
                     *           }
                     *         ],
                     *         "welcome_bonus_tokens": 10,
                     *         "points_conversion_rate": 10,
                     *         "image_generation_price": 1,
                     *         "background_removal_price": 1,
                     *         "upscale_price": 1,
                     *         "image_generation_sizes": [
                     *           "1024x1024",
                     *           "1536x1024",
                     *           "1024x1536"
                     *         ],
                     *         "image_generation_styles": [
                     *           {
                     *             "id": "none",
                     *             "title": "None"
                     *           },
                     *           {
                     *             "id": "watercolor",
                     *             "title": "Watercolor"
                     *           }
                     *         ],
                     *         "upscale_factors": [
                     *           2,
                     *           4
                     *         ],
                     *         "google_tag": null,
                     *         "internal_currency": {
                     *           "name": "tokens",
                     *           "image": null
                     *         },
                     *         "currency": "EUR"
                     *       }
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["Settings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listSocialLinks: {
        parameters: {
            query?: {
                /**
                 * @description The display currency. An unknown one counts as the default.
                 * @example EUR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The interface language.
                 * @example 1
                 */
                lang_id?: components["parameters"]["LangId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links, in the order to show them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": [
                     *         {
                     *           "id": 1,
                     *           "title": "Instagram",
                     *           "url": "https://social.example/mintage",
                     *           "icon": "instagram"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["SocialLink"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listCountries: {
        parameters: {
            query?: {
                /**
                 * @description The display currency. An unknown one counts as the default.
                 * @example EUR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The interface language.
                 * @example 1
                 */
                lang_id?: components["parameters"]["LangId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every country, by title. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": [
                     *         {
                     *           "id": 105,
                     *           "title": "Ireland",
                     *           "iso": "IE"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["Country"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listStaticPages: {
        parameters: {
            query?: {
                /**
                 * @description The display currency. An unknown one counts as the default.
                 * @example EUR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The interface language.
                 * @example 1
                 */
                lang_id?: components["parameters"]["LangId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every page, without its content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": [
                     *         {
                     *           "id": 1,
                     *           "slug": "terms",
                     *           "title": "Terms of service",
                     *           "is_terms": true,
                     *           "is_privacy": false
                     *         },
                     *         {
                     *           "id": 2,
                     *           "slug": null,
                     *           "title": "Press",
                     *           "is_terms": false,
                     *           "is_privacy": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["StaticPageSummary"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getStaticPage: {
        parameters: {
            query?: {
                /**
                 * @description The display currency. An unknown one counts as the default.
                 * @example EUR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The interface language.
                 * @example 1
                 */
                lang_id?: components["parameters"]["LangId"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the page.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StaticPageFound"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getStaticPageBySlug: {
        parameters: {
            query?: {
                /**
                 * @description The display currency. An unknown one counts as the default.
                 * @example EUR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The interface language.
                 * @example 1
                 */
                lang_id?: components["parameters"]["LangId"];
            };
            header?: never;
            path: {
                /**
                 * @description The slug of the page.
                 * @example terms
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StaticPageFound"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada",
                 *       "surname": "Coyne",
                 *       "email": "ada@example.com",
                 *       "phone": "+35312345678",
                 *       "topic": "Receipts",
                 *       "message": "Could my receipt carry our VAT number?"
                 *     }
                 */
                "application/json": components["schemas"]["ContactRequest"];
            };
        };
        responses: {
            /** @description The message is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "message": "Message sent successfully"
                     *     }
                     */
                    "application/json": components["schemas"]["ContactAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listPacks: {
        parameters: {
            query?: {
                /**
                 * @description The display currency. An unknown one counts as the default.
                 * @example EUR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The interface language.
                 * @example 1
                 */
                lang_id?: components["parameters"]["LangId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The packs as a list, or as an object keyed by id. The reference server sends a list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["Pack"][] | {
                            [key: string]: components["schemas"]["Pack"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getTokenPricing: {
        parameters: {
            query?: {
                /**
                 * @description The display currency. An unknown one counts as the default.
                 * @example EUR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The interface language.
                 * @example 1
                 */
                lang_id?: components["parameters"]["LangId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tiers by ascending min, priced in the requested currency. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": {
                     *         "currency": "EUR",
                     *         "priceTiers": [
                     *           {
                     *             "min": 1,
                     *             "max": 499,
                     *             "price": 0.1
                     *           },
                     *           {
                     *             "min": 500,
                     *             "max": null,
                     *             "price": 0.08
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["TokenPricing"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    calculatePrice: {
        parameters: {
            query: {
                /**
                 * @description The number of tokens, with at most one decimal.
                 * @example 200.9
                 */
                tokens: number;
                /**
                 * @description The display currency. An unknown one counts as the default.
                 * @example EUR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The interface language.
                 * @example 1
                 */
                lang_id?: components["parameters"]["LangId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example 20.09 */
                    "application/json": components["schemas"]["Money"];
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    validatePromocode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "WELCOME10",
                 *       "amount": 9,
                 *       "currency": "EUR"
                 *     }
                 */
                "application/json": components["schemas"]["PromocodeRequest"];
            };
        };
        responses: {
            /** @description The code's effect on the amount, or why it has none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "OK" | "ERROR";
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["Promocode"] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createCheckout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one per intended action. A repeated key gets the first answer and does nothing more; the
                 *     same key with another body gets 409. The order of fields does not matter, and a card is part of the body.
                 * @example 1c2f7f0e-0f4c-4c1e-8a5e-2a1b6b0d9e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada",
                 *       "surname": "Coyne",
                 *       "phone": "+35312345678",
                 *       "country": 105,
                 *       "city": "Dublin",
                 *       "address": "4 Foundry Lane",
                 *       "zip": "D08 X2Y4",
                 *       "email": "ada@example.com",
                 *       "payment_method_id": 1,
                 *       "pack_id": 2,
                 *       "promocode_id": 1,
                 *       "promocode_code": "WELCOME10",
                 *       "currency": "EUR",
                 *       "lang_id": 1
                 *     }
                 */
                "application/json": components["schemas"]["CheckoutRequest"];
            };
        };
        responses: {
            /** @description The deposit is open and its amounts are quoted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "redirect_url": "/pay",
                     *       "payload": {
                     *         "id": "8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50",
                     *         "net": 8.1,
                     *         "discount": 0.9,
                     *         "vat": 1.62,
                     *         "total": 9.72,
                     *         "currency": "EUR",
                     *         "tokens": 100,
                     *         "expires_at": "2026-11-20T10:30:00Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CheckoutAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    executeCheckout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one per intended action. A repeated key gets the first answer and does nothing more; the
                 *     same key with another body gets 409. The order of fields does not matter, and a card is part of the body.
                 * @example 1c2f7f0e-0f4c-4c1e-8a5e-2a1b6b0d9e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "card_number": "4242424242424242",
                 *       "expiry_month": "09",
                 *       "expiry_year": "29",
                 *       "cardholder_name": "ADA COYNE",
                 *       "cvv": "123",
                 *       "phone": "+35312345678",
                 *       "email": "ada@example.com",
                 *       "amount": 9.72,
                 *       "payment_method_id": 1,
                 *       "deposit_id": "8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50"
                 *     }
                 */
                "application/json": components["schemas"]["CardPaymentRequest"];
            };
        };
        responses: {
            /** @description Accepted, with the address for the browser; or refused, with a message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecuteAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getDepositStatus: {
        parameters: {
            query?: {
                /**
                 * @description The display currency. An unknown one counts as the default.
                 * @example EUR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The interface language.
                 * @example 1
                 */
                lang_id?: components["parameters"]["LangId"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the deposit, which is also the order id.
                 * @example 8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50
                 */
                id: components["parameters"]["DepositId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status, without the envelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "Success"
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["DepositStatus"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listPaymentHistory: {
        parameters: {
            query?: {
                /**
                 * @description The next_cursor of the page before; absent for the first page.
                 * @example MjAyNi0xMS0yMFQwOTozMQ
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The number of rows of a page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The display currency. An unknown one counts as the default.
                 * @example EUR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The interface language.
                 * @example 1
                 */
                lang_id?: components["parameters"]["LangId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of payments, each in the currency it was paid in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": [
                     *         {
                     *           "id": "8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50",
                     *           "created_at": "2026-11-20T09:35:00Z",
                     *           "tokens": 100,
                     *           "amount": 9.72,
                     *           "vat": 1.62,
                     *           "currency": "EUR",
                     *           "status": "Success",
                     *           "card_brand": "visa",
                     *           "card_last4": "4242",
                     *           "receipt_url": "/api/payment-history/8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50/receipt",
                     *           "refunded_charges": [
                     *             {
                     *               "id": "3f1c6a52-7d0e-4b86-9a41-5e2d8c7f0b13",
                     *               "reason": "second_charge",
                     *               "charged_at": "2026-11-20T09:41:00Z",
                     *               "amount": 9.72,
                     *               "vat": 1.62,
                     *               "tokens_taken": 0,
                     *               "card_brand": "visa",
                     *               "card_last4": "3155",
                     *               "refunded_at": "2026-11-20T09:41:01Z",
                     *               "credit_note_url": null
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["Payment"][];
                        next_cursor: components["schemas"]["NextCursor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getReceipt: {
        parameters: {
            query?: {
                /**
                 * @description The display currency. An unknown one counts as the default.
                 * @example EUR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The interface language.
                 * @example 1
                 */
                lang_id?: components["parameters"]["LangId"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the deposit, which is also the order id.
                 * @example 8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50
                 */
                id: components["parameters"]["DepositId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt, in the currency of the payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": {
                     *         "number": "M-2026-000042",
                     *         "order_id": "8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50",
                     *         "issued_at": "2026-11-20T09:35:04Z",
                     *         "currency": "EUR",
                     *         "seller": {
                     *           "name": "Mintage Studio Ltd",
                     *           "reg_number": "000000",
                     *           "vat_number": null,
                     *           "address": "4 Foundry Lane, Dublin",
                     *           "requisites": "IBAN IE00 MINT 0000 0000 0000 00",
                     *           "email": "support@mintage.example"
                     *         },
                     *         "buyer": {
                     *           "name": "Ada Coyne",
                     *           "company": null,
                     *           "vat_number": null,
                     *           "email": "ada@example.com",
                     *           "phone": "+35312345678",
                     *           "country": "Ireland",
                     *           "city": "Dublin",
                     *           "address": "4 Foundry Lane",
                     *           "post_code": "D08 X2Y4"
                     *         },
                     *         "lines": [
                     *           {
                     *             "title": "Pocket, 100 tokens",
                     *             "tokens": 100,
                     *             "amount": 9
                     *           }
                     *         ],
                     *         "discount": 0.9,
                     *         "net": 8.1,
                     *         "vat_percent": 20,
                     *         "vat": 1.62,
                     *         "total": 9.72,
                     *         "reverse_charge": false,
                     *         "payment": {
                     *           "method": "Credit/Debit card",
                     *           "card_brand": "visa",
                     *           "card_last4": "4242"
                     *         },
                     *         "pdf_url": "/api/invoices/5d2c1b0a-9f8e-4d7c-8b6a-594837261504/pdf",
                     *         "xml_url": null,
                     *         "corrections": [
                     *           {
                     *             "id": "0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d",
                     *             "kind": "credit_note",
                     *             "number": "M-2026-000043",
                     *             "issued_at": "2026-11-21T10:00:00Z",
                     *             "net": 2.03,
                     *             "vat": 0.4,
                     *             "total": 2.43,
                     *             "pdf_url": "/api/invoices/0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d/pdf",
                     *             "xml_url": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["Receipt"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getInvoicePdf: {
        parameters: {
            query?: {
                /**
                 * @description The display currency. An unknown one counts as the default.
                 * @example EUR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The interface language.
                 * @example 1
                 */
                lang_id?: components["parameters"]["LangId"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of an invoice or a credit note, or the id of an order for its invoice.
                 * @example 8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50
                 */
                id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    /**
                     * @description An attachment with the number of the document as its name.
                     * @example attachment; filename="M-2026-000042.pdf"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getInvoiceXml: {
        parameters: {
            query?: {
                /**
                 * @description The display currency. An unknown one counts as the default.
                 * @example EUR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The interface language.
                 * @example 1
                 */
                lang_id?: components["parameters"]["LangId"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of an invoice or a credit note, or the id of an order for its invoice.
                 * @example 8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50
                 */
                id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    /**
                     * @description An attachment with the number of the document as its name.
                     * @example attachment; filename="M-2026-000042.xml"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getWithdrawal: {
        parameters: {
            query?: {
                /**
                 * @description The display currency. An unknown one counts as the default.
                 * @example EUR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The interface language.
                 * @example 1
                 */
                lang_id?: components["parameters"]["LangId"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the deposit, which is also the order id.
                 * @example 8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50
                 */
                id: components["parameters"]["DepositId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What comes back, or came back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": {
                     *         "order_id": "8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50",
                     *         "tokens": 100,
                     *         "unused_tokens": 88,
                     *         "amount": 8.55,
                     *         "vat": 1.42,
                     *         "currency": "EUR",
                     *         "withdrawable_until": "2026-12-04T09:35:04Z",
                     *         "name": "Ada Coyne",
                     *         "email": "ada@example.com",
                     *         "withdrawn_at": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["Withdrawal"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    withdrawPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the deposit, which is also the order id.
                 * @example 8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50
                 */
                id: components["parameters"]["DepositId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "unused_tokens": 88,
                 *       "amount": 8.55,
                 *       "currency": "EUR",
                 *       "lang_id": 1
                 *     }
                 */
                "application/json": components["schemas"]["WithdrawalRequest"];
            };
        };
        responses: {
            /** @description The purchase is withdrawn from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": {
                     *         "order_id": "8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50",
                     *         "tokens": 100,
                     *         "unused_tokens": 88,
                     *         "amount": 8.55,
                     *         "vat": 1.42,
                     *         "currency": "EUR",
                     *         "withdrawable_until": "2026-12-04T09:35:04Z",
                     *         "name": "Ada Coyne",
                     *         "email": "ada@example.com",
                     *         "withdrawn_at": "2026-11-21T08:12:30Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["Withdrawal"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It cannot be withdrawn from, or the figures have changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "Tokens of this purchase were used in the meantime. Please look at the new amount.",
                     *       "code": "withdrawal_changed",
                     *       "unused_tokens": 86,
                     *       "amount": 8.36,
                     *       "vat": 1.39
                     *     }
                     */
                    "application/json": components["schemas"]["WithdrawalRefusal"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    paymentWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of a configured gateway.
                 * @example sandbox
                 */
                gateway: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GatewayEvent"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            /** @description The gateway has to be asked about the event, and does not answer. It sends the event again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "The gateway did not say what this event is about.",
                     *       "code": "unavailable"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getImageQuote: {
        parameters: {
            query: {
                /**
                 * @description The service.
                 * @example generate
                 */
                service: components["schemas"]["Service"];
                /**
                 * @description The display currency. An unknown one counts as the default.
                 * @example EUR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The interface language.
                 * @example 1
                 */
                lang_id?: components["parameters"]["LangId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": {
                     *         "service": "generate",
                     *         "price": 1,
                     *         "quote": "WyJnZW5lcmF0ZSIsMTAsMTc5NTY4MzYwMDAwMF0.q2J5Yk1Ww3yZcQ1nJ4lq0jv9n0cT9b2o5xkq1mI8x0A",
                     *         "valid_until": "2026-11-26T10:10:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["ImageQuote"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    generateImages: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one per intended action. A repeated key gets the first answer and does nothing more; the
                 *     same key with another body gets 409. The order of fields does not matter, and a card is part of the body.
                 * @example 1c2f7f0e-0f4c-4c1e-8a5e-2a1b6b0d9e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "prompt": "A heron struck on a copper coin",
                 *       "style": "watercolor",
                 *       "size": "1024x1024",
                 *       "count": 2,
                 *       "seed": 42,
                 *       "negative_prompt": "text",
                 *       "currency": "EUR",
                 *       "lang_id": 1
                 *     }
                 */
                "application/json": components["schemas"]["GenerateRequest"];
            };
        };
        responses: {
            202: components["responses"]["ImageRequestAccepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    removeBackground: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one per intended action. A repeated key gets the first answer and does nothing more; the
                 *     same key with another body gets 409. The order of fields does not matter, and a card is part of the body.
                 * @example 1c2f7f0e-0f4c-4c1e-8a5e-2a1b6b0d9e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "project_id": "5c2e1b70-9a44-4c9e-b6f3-9b0f5d3c7e88",
                 *       "subject_box": "0.25,0.1,0.5,0.8",
                 *       "currency": "EUR",
                 *       "lang_id": 1
                 *     }
                 */
                "multipart/form-data": MultipartBody<components["schemas"]["RemoveBackgroundRequest"]>;
            };
        };
        responses: {
            202: components["responses"]["ImageRequestAccepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    findSubject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "project_id": "5c2e1b70-9a44-4c9e-b6f3-9b0f5d3c7e88",
                 *       "currency": "EUR",
                 *       "lang_id": 1
                 *     }
                 */
                "multipart/form-data": MultipartBody<components["schemas"]["FindSubjectRequest"]>;
            };
        };
        responses: {
            /** @description What would be cut out, where it is in doubt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": {
                     *         "subject_box": {
                     *           "x": 0.25,
                     *           "y": 0.1,
                     *           "width": 0.5,
                     *           "height": 0.8
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["FoundSubject"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    upscaleImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one per intended action. A repeated key gets the first answer and does nothing more; the
                 *     same key with another body gets 409. The order of fields does not matter, and a card is part of the body.
                 * @example 1c2f7f0e-0f4c-4c1e-8a5e-2a1b6b0d9e77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "project_id": "5c2e1b70-9a44-4c9e-b6f3-9b0f5d3c7e88",
                 *       "factor": 4,
                 *       "currency": "EUR",
                 *       "lang_id": 1
                 *     }
                 */
                "multipart/form-data": MultipartBody<components["schemas"]["UpscaleRequest"]>;
            };
        };
        responses: {
            202: components["responses"]["ImageRequestAccepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    checkProvenance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currency": "EUR",
                 *       "lang_id": 1
                 *     }
                 */
                "multipart/form-data": MultipartBody<components["schemas"]["ProvenanceRequest"]>;
            };
        };
        responses: {
            /** @description The marks that were found. Finding none proves nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": {
                     *         "verdict": "ours",
                     *         "metadata": {
                     *           "source_type": "algorithmicMedia",
                     *           "made_with": "Mintage (sample)"
                     *         },
                     *         "manifest": {
                     *           "signature": "ours",
                     *           "signer": "Mintage",
                     *           "source_type": "algorithmicMedia",
                     *           "ingredient_source_type": null,
                     *           "made_with": "sample"
                     *         },
                     *         "watermark": "certain"
                     *       }
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["ProvenanceReport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getImageRequest: {
        parameters: {
            query?: {
                /**
                 * @description The display currency. An unknown one counts as the default.
                 * @example EUR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The interface language.
                 * @example 1
                 */
                lang_id?: components["parameters"]["LangId"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the image request.
                 * @example 0d5f3a0e-6a3f-4f0b-8c52-0b7f4f6f9a21
                 */
                id: components["parameters"]["ImageRequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ImageRequestFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getImagePreview: {
        parameters: {
            query?: {
                /**
                 * @description Gives each newer image its own address; has no other effect.
                 * @example 2
                 */
                version?: number;
                /**
                 * @description The display currency. An unknown one counts as the default.
                 * @example EUR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The interface language.
                 * @example 1
                 */
                lang_id?: components["parameters"]["LangId"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the image request.
                 * @example 0d5f3a0e-6a3f-4f0b-8c52-0b7f4f6f9a21
                 */
                id: components["parameters"]["ImageRequestId"];
                /**
                 * @description The index of the image in the request.
                 * @example 0
                 */
                index: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image, small enough for a tile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    cancelImageRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the image request.
                 * @example 0d5f3a0e-6a3f-4f0b-8c52-0b7f4f6f9a21
                 */
                id: components["parameters"]["ImageRequestId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "currency": "EUR",
                 *       "lang_id": 1
                 *     }
                 */
                "application/json": components["schemas"]["CommonFields"];
            };
        };
        responses: {
            200: components["responses"]["ImageRequestFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    returnToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the image request.
                 * @example 0d5f3a0e-6a3f-4f0b-8c52-0b7f4f6f9a21
                 */
                id: components["parameters"]["ImageRequestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "index": 0,
                 *       "reason": "flaws",
                 *       "comment": "The lighthouse has two lamps.",
                 *       "currency": "EUR",
                 *       "lang_id": 1
                 *     }
                 */
                "application/json": components["schemas"]["ReturnTokenRequest"];
            };
        };
        responses: {
            200: components["responses"]["ImageRequestFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listRequestHistory: {
        parameters: {
            query?: {
                /**
                 * @description The next_cursor of the page before; absent for the first page.
                 * @example MjAyNi0xMS0yMFQwOTozMQ
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The number of rows of a page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The display currency. An unknown one counts as the default.
                 * @example EUR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The interface language.
                 * @example 1
                 */
                lang_id?: components["parameters"]["LangId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": [
                     *         {
                     *           "id": "0d5f3a0e-6a3f-4f0b-8c52-0b7f4f6f9a21",
                     *           "service": "upscale",
                     *           "state": "failed",
                     *           "cost": 1,
                     *           "refunded": 1,
                     *           "created_at": "2026-11-20T09:31:00Z",
                     *           "finished_at": "2026-11-20T09:31:09Z",
                     *           "settings": {
                     *             "factor": 4,
                     *             "file_name": "heron.jpg"
                     *           },
                     *           "images": [
                     *             {
                     *               "index": 0,
                     *               "state": "failed",
                     *               "progress": 40,
                     *               "project_id": null,
                     *               "url": null,
                     *               "error": "The picture could not be read."
                     *             }
                     *           ],
                     *           "balance": 9
                     *         }
                     *       ],
                     *       "next_cursor": "MjAyNi0xMS0yMFQwOTozMQ"
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["ImageRequest"][];
                        next_cursor: components["schemas"]["NextCursor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listProjects: {
        parameters: {
            query?: {
                /**
                 * @description Only images made by this service.
                 * @example generate
                 */
                service?: components["schemas"]["Service"];
                /**
                 * @description Only images with this text in the title, in any case.
                 * @example heron
                 */
                q?: string;
                /**
                 * @description The next_cursor of the page before; absent for the first page.
                 * @example MjAyNi0xMS0yMFQwOTozMQ
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The number of rows of a page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The display currency. An unknown one counts as the default.
                 * @example EUR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The interface language.
                 * @example 1
                 */
                lang_id?: components["parameters"]["LangId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of images. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": [
                     *         {
                     *           "id": "5c2e1b70-9a44-4c9e-b6f3-9b0f5d3c7e88",
                     *           "service": "generate",
                     *           "title": "A heron struck on a copper coin",
                     *           "created_at": "2026-11-20T09:31:20Z",
                     *           "width": 1024,
                     *           "height": 1024,
                     *           "bytes": 1482903,
                     *           "content_type": "image/png",
                     *           "file_url": "/api/projects/5c2e1b70-9a44-4c9e-b6f3-9b0f5d3c7e88/file",
                     *           "thumb_url": "/api/projects/5c2e1b70-9a44-4c9e-b6f3-9b0f5d3c7e88/file?variant=thumb",
                     *           "source_url": null,
                     *           "settings": {
                     *             "prompt": "A heron struck on a copper coin",
                     *             "style": "watercolor",
                     *             "size": "1024x1024",
                     *             "count": 2,
                     *             "seed": 42
                     *           },
                     *           "request_id": "0d5f3a0e-6a3f-4f0b-8c52-0b7f4f6f9a21"
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["Project"][];
                        next_cursor: components["schemas"]["NextCursor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the image.
                 * @example 5c2e1b70-9a44-4c9e-b6f3-9b0f5d3c7e88
                 */
                id: components["parameters"]["ProjectId"];
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
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": {
                     *         "id": "5c2e1b70-9a44-4c9e-b6f3-9b0f5d3c7e88",
                     *         "restorable_until": "2026-11-20T09:42:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: {
                            id: components["schemas"]["Uuid"];
                            restorable_until: components["schemas"]["Timestamp"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    restoreProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the image.
                 * @example 5c2e1b70-9a44-4c9e-b6f3-9b0f5d3c7e88
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "currency": "EUR",
                 *       "lang_id": 1
                 *     }
                 */
                "application/json": components["schemas"]["CommonFields"];
            };
        };
        responses: {
            /** @description The image, back in the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": {
                     *         "id": "5c2e1b70-9a44-4c9e-b6f3-9b0f5d3c7e88",
                     *         "service": "generate",
                     *         "title": "A heron struck on a copper coin",
                     *         "created_at": "2026-11-20T09:31:20Z",
                     *         "width": 1024,
                     *         "height": 1024,
                     *         "bytes": 1482903,
                     *         "content_type": "image/png",
                     *         "file_url": "/api/projects/5c2e1b70-9a44-4c9e-b6f3-9b0f5d3c7e88/file",
                     *         "thumb_url": "/api/projects/5c2e1b70-9a44-4c9e-b6f3-9b0f5d3c7e88/file?variant=thumb",
                     *         "source_url": null,
                     *         "settings": {
                     *           "prompt": "A heron struck on a copper coin",
                     *           "style": "watercolor",
                     *           "size": "1024x1024",
                     *           "count": 2,
                     *           "seed": 42
                     *         },
                     *         "request_id": "0d5f3a0e-6a3f-4f0b-8c52-0b7f4f6f9a21"
                     *       }
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["Project"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    saveCutout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the image.
                 * @example 5c2e1b70-9a44-4c9e-b6f3-9b0f5d3c7e88
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currency": "EUR",
                 *       "lang_id": 1
                 *     }
                 */
                "multipart/form-data": MultipartBody<components["schemas"]["CutoutMask"]>;
            };
        };
        responses: {
            /** @description The changed image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": {
                     *         "id": "5c2e1b70-9a44-4c9e-b6f3-9b0f5d3c7e88",
                     *         "service": "generate",
                     *         "title": "A heron struck on a copper coin",
                     *         "created_at": "2026-11-20T09:31:20Z",
                     *         "width": 1024,
                     *         "height": 1024,
                     *         "bytes": 1482903,
                     *         "content_type": "image/png",
                     *         "file_url": "/api/projects/5c2e1b70-9a44-4c9e-b6f3-9b0f5d3c7e88/file",
                     *         "thumb_url": "/api/projects/5c2e1b70-9a44-4c9e-b6f3-9b0f5d3c7e88/file?variant=thumb",
                     *         "source_url": null,
                     *         "settings": {
                     *           "prompt": "A heron struck on a copper coin",
                     *           "style": "watercolor",
                     *           "size": "1024x1024",
                     *           "count": 2,
                     *           "seed": 42
                     *         },
                     *         "request_id": "0d5f3a0e-6a3f-4f0b-8c52-0b7f4f6f9a21"
                     *       }
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["Project"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    resetCutout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the image.
                 * @example 5c2e1b70-9a44-4c9e-b6f3-9b0f5d3c7e88
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image as the engine made it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": {
                     *         "id": "5c2e1b70-9a44-4c9e-b6f3-9b0f5d3c7e88",
                     *         "service": "generate",
                     *         "title": "A heron struck on a copper coin",
                     *         "created_at": "2026-11-20T09:31:20Z",
                     *         "width": 1024,
                     *         "height": 1024,
                     *         "bytes": 1482903,
                     *         "content_type": "image/png",
                     *         "file_url": "/api/projects/5c2e1b70-9a44-4c9e-b6f3-9b0f5d3c7e88/file",
                     *         "thumb_url": "/api/projects/5c2e1b70-9a44-4c9e-b6f3-9b0f5d3c7e88/file?variant=thumb",
                     *         "source_url": null,
                     *         "settings": {
                     *           "prompt": "A heron struck on a copper coin",
                     *           "style": "watercolor",
                     *           "size": "1024x1024",
                     *           "count": 2,
                     *           "seed": 42
                     *         },
                     *         "request_id": "0d5f3a0e-6a3f-4f0b-8c52-0b7f4f6f9a21"
                     *       }
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["Project"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getProjectFile: {
        parameters: {
            query?: {
                /**
                 * @description The full result, a small image for lists, or the uploaded image.
                 * @example thumb
                 */
                variant?: "full" | "thumb" | "source";
                /**
                 * @description Distinguishes the address of a changed image from the earlier one; the response is always the newest image.
                 * @example 4b2f0c7e-2d53-4f0a-9c61-6f0b7a1d9e35
                 */
                version?: string;
                /**
                 * @description With 1 the browser saves the file under its title.
                 * @example 1
                 */
                download?: 0 | 1;
                /**
                 * @description The display currency. An unknown one counts as the default.
                 * @example EUR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The interface language.
                 * @example 1
                 */
                lang_id?: components["parameters"]["LangId"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the image.
                 * @example 5c2e1b70-9a44-4c9e-b6f3-9b0f5d3c7e88
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description inline, or attachment with a file name.
                     * @example attachment; filename="heron.png"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/png": Blob;
                    "image/jpeg": Blob;
                    "image/webp": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    findPeople: {
        parameters: {
            query: {
                /**
                 * @description An e-mail address or a part of it; the id of a person, of an order or of an image request; or an order id as displayed.
                 * @example ada@example.com
                 */
                text: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people that match, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": [
                     *         {
                     *           "id": "4a1d8c7e-2f60-4b3a-9d15-6c0e7b8a9f21",
                     *           "email": "ada@example.com",
                     *           "name": "Ada",
                     *           "surname": "Coyne",
                     *           "created_at": "2026-11-20T09:00:00Z",
                     *           "email_verified": false,
                     *           "closed_at": null,
                     *           "balance": 110,
                     *           "held": 2
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["Person"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listPersonLedger: {
        parameters: {
            query?: {
                /**
                 * @description The next_cursor of the page before; absent for the first page.
                 * @example MjAyNi0xMS0yMFQwOTozMQ
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The number of rows of a page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the person.
                 * @example 4a1d8c7e-2f60-4b3a-9d15-6c0e7b8a9f21
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of ledger lines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": [
                     *         {
                     *           "id": "43",
                     *           "created_at": "2026-11-20T09:40:00Z",
                     *           "kind": "correction",
                     *           "tokens": 5,
                     *           "held": 0,
                     *           "balance_after": 15,
                     *           "description": "Tokens added by our team",
                     *           "deposit_id": null,
                     *           "request_id": null
                     *         }
                     *       ],
                     *       "held": 0,
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["LedgerEntry"][];
                        held: components["schemas"]["Tokens"];
                        next_cursor: components["schemas"]["NextCursor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listPersonPayments: {
        parameters: {
            query?: {
                /**
                 * @description The next_cursor of the page before; absent for the first page.
                 * @example MjAyNi0xMS0yMFQwOTozMQ
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The number of rows of a page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the person.
                 * @example 4a1d8c7e-2f60-4b3a-9d15-6c0e7b8a9f21
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of payments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": [
                     *         {
                     *           "id": "8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50",
                     *           "created_at": "2026-11-20T09:31:00Z",
                     *           "tokens": 100,
                     *           "amount": 9.72,
                     *           "vat": 1.62,
                     *           "currency": "EUR",
                     *           "status": "Success",
                     *           "card_brand": "visa",
                     *           "card_last4": "4242",
                     *           "receipt_url": "/api/payment-history/8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50/receipt",
                     *           "refunded_charges": []
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["Payment"][];
                        next_cursor: components["schemas"]["NextCursor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listPersonRequests: {
        parameters: {
            query?: {
                /**
                 * @description The next_cursor of the page before; absent for the first page.
                 * @example MjAyNi0xMS0yMFQwOTozMQ
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The number of rows of a page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the person.
                 * @example 4a1d8c7e-2f60-4b3a-9d15-6c0e7b8a9f21
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": [
                     *         {
                     *           "id": "0d5f3a0e-6a3f-4f0b-8c52-0b7f4f6f9a21",
                     *           "person_id": "4a1d8c7e-2f60-4b3a-9d15-6c0e7b8a9f21",
                     *           "service": "generate",
                     *           "state": "failed",
                     *           "cost": 1,
                     *           "refunded": 1,
                     *           "created_at": "2026-11-20T09:31:00Z",
                     *           "finished_at": "2026-11-20T09:32:00Z",
                     *           "images": [
                     *             {
                     *               "index": 0,
                     *               "state": "failed",
                     *               "tries": 1,
                     *               "error": "The image service could not be reached."
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["WorkRequest"][];
                        next_cursor: components["schemas"]["NextCursor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    correctTokens: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The reference of the action, such as the number of a ticket. An action is done once per key and person, or image.
                 * @example ticket-81
                 */
                "Idempotency-Key": components["parameters"]["ActionKey"];
                /**
                 * @description The operator's name, for the audit log.
                 * @example grace
                 */
                "X-Operator": components["parameters"]["Operator"];
            };
            path: {
                /**
                 * @description The id of the person.
                 * @example 4a1d8c7e-2f60-4b3a-9d15-6c0e7b8a9f21
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "direction": "give",
                 *       "tokens": 5,
                 *       "reason": "The engine was away on Friday"
                 *     }
                 */
                "application/json": components["schemas"]["TokenCorrection"];
            };
        };
        responses: {
            /** @description The person after the movement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": {
                     *         "id": "4a1d8c7e-2f60-4b3a-9d15-6c0e7b8a9f21",
                     *         "email": "ada@example.com",
                     *         "name": "Ada",
                     *         "surname": "Coyne",
                     *         "created_at": "2026-11-20T09:00:00Z",
                     *         "email_verified": false,
                     *         "closed_at": null,
                     *         "balance": 110,
                     *         "held": 2
                     *       },
                     *       "repeated": false
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["Person"];
                        /** @description The key was used before, and nothing was moved now. */
                        repeated: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    closeAccount: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The operator's name, for the audit log.
                 * @example grace
                 */
                "X-Operator": components["parameters"]["Operator"];
            };
            path: {
                /**
                 * @description The id of the person.
                 * @example 4a1d8c7e-2f60-4b3a-9d15-6c0e7b8a9f21
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Asked for by mail",
                 *       "forfeit_tokens": false
                 *     }
                 */
                "application/json": components["schemas"]["AccountClosing"];
            };
        };
        responses: {
            /** @description The rest of the account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": {
                     *         "id": "4a1d8c7e-2f60-4b3a-9d15-6c0e7b8a9f21",
                     *         "email": "closed-4a1d8c7e-2f60-4b3a-9d15-6c0e7b8a9f21@closed.invalid",
                     *         "name": "Closed",
                     *         "surname": "account",
                     *         "created_at": "2026-11-20T09:00:00Z",
                     *         "email_verified": false,
                     *         "closed_at": "2026-11-25T10:00:00Z",
                     *         "balance": 0,
                     *         "held": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["Person"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    refundPayment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The operator's name, for the audit log.
                 * @example grace
                 */
                "X-Operator": components["parameters"]["Operator"];
            };
            path: {
                /**
                 * @description The id of the deposit, which is also the order id.
                 * @example 8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50
                 */
                id: components["parameters"]["DepositId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Bought twice by mistake",
                 *       "force": false
                 *     }
                 */
                "application/json": components["schemas"]["PaymentRefund"];
            };
        };
        responses: {
            /** @description The refund. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": {
                     *         "id": "6e2f0a1b-3c4d-4e5f-8a6b-7c8d9e0f1a2b",
                     *         "order_id": "8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50",
                     *         "amount": 9.72,
                     *         "currency": "EUR",
                     *         "tokens_taken": 100,
                     *         "tokens_owed": 0,
                     *         "refunded_at": "2026-11-25T10:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["OrderRefund"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listImageWork: {
        parameters: {
            query?: {
                /**
                 * @description Which images.
                 * @example failed
                 */
                state?: "failed" | "open";
                /**
                 * @description The least age of open images.
                 * @example 10
                 */
                minutes?: number;
                /**
                 * @description The next_cursor of the page before; absent for the first page.
                 * @example MjAyNi0xMS0yMFQwOTozMQ
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The number of rows of a page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of images. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": [
                     *         {
                     *           "id": "9b0c7d5e-1f2a-4c3b-8d4e-5f6a7b8c9d0e",
                     *           "request_id": "0d5f3a0e-6a3f-4f0b-8c52-0b7f4f6f9a21",
                     *           "person_id": "4a1d8c7e-2f60-4b3a-9d15-6c0e7b8a9f21",
                     *           "index": 0,
                     *           "service": "generate",
                     *           "state": "failed",
                     *           "since": "2026-11-20T09:32:00Z",
                     *           "price": 1,
                     *           "tries": 1,
                     *           "reruns": 0,
                     *           "free": false,
                     *           "failure": "unavailable",
                     *           "error": "The image service could not be reached. Please try again later. You were not charged."
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["WorkImage"][];
                        next_cursor: components["schemas"]["NextCursor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    rerunImage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The reference of the action, such as the number of a ticket. An action is done once per key and person, or image.
                 * @example ticket-81
                 */
                "Idempotency-Key": components["parameters"]["ActionKey"];
                /**
                 * @description The operator's name, for the audit log.
                 * @example grace
                 */
                "X-Operator": components["parameters"]["Operator"];
            };
            path: {
                /**
                 * @description The id of the image.
                 * @example 9b0c7d5e-1f2a-4c3b-8d4e-5f6a7b8c9d0e
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The engine was away on Friday",
                 *       "free": false
                 *     }
                 */
                "application/json": components["schemas"]["ImageRerun"];
            };
        };
        responses: {
            /** @description The image after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": {
                     *         "id": "9b0c7d5e-1f2a-4c3b-8d4e-5f6a7b8c9d0e",
                     *         "request_id": "0d5f3a0e-6a3f-4f0b-8c52-0b7f4f6f9a21",
                     *         "person_id": "4a1d8c7e-2f60-4b3a-9d15-6c0e7b8a9f21",
                     *         "index": 0,
                     *         "service": "generate",
                     *         "state": "queued",
                     *         "since": "2026-11-25T10:00:00Z",
                     *         "price": 1,
                     *         "tries": 0,
                     *         "reruns": 1,
                     *         "free": false,
                     *         "failure": null,
                     *         "error": null
                     *       },
                     *       "repeated": false
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["WorkImage"];
                        /** @description The key was used before, and nothing was done now. */
                        repeated: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    prioritizeImage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The operator's name, for the audit log.
                 * @example grace
                 */
                "X-Operator": components["parameters"]["Operator"];
            };
            path: {
                /**
                 * @description The id of the image.
                 * @example 9b0c7d5e-1f2a-4c3b-8d4e-5f6a7b8c9d0e
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "A demonstration at noon"
                 *     }
                 */
                "application/json": components["schemas"]["ImagePriority"];
            };
        };
        responses: {
            /** @description The image after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": {
                     *         "id": "9b0c7d5e-1f2a-4c3b-8d4e-5f6a7b8c9d0e",
                     *         "request_id": "0d5f3a0e-6a3f-4f0b-8c52-0b7f4f6f9a21",
                     *         "person_id": "4a1d8c7e-2f60-4b3a-9d15-6c0e7b8a9f21",
                     *         "index": 0,
                     *         "service": "generate",
                     *         "state": "queued",
                     *         "since": "2026-11-25T10:00:00Z",
                     *         "price": 1,
                     *         "tries": 0,
                     *         "reruns": 0,
                     *         "free": false,
                     *         "failure": null,
                     *         "error": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["WorkImage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listMails: {
        parameters: {
            query?: {
                /**
                 * @description Which mails.
                 * @example failed
                 */
                state?: "failed" | "waiting";
                /**
                 * @description The next_cursor of the page before; absent for the first page.
                 * @example MjAyNi0xMS0yMFQwOTozMQ
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The number of rows of a page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of mails. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": [
                     *         {
                     *           "id": "5e1f3b7a-9c2d-4e6f-8a1b-3c5d7e9f1a2b",
                     *           "kind": "verification",
                     *           "person_id": "4a1d8c7e-2f60-4b3a-9d15-6c0e7b8a9f21",
                     *           "contact_message_id": null,
                     *           "state": "failed",
                     *           "since": "2026-11-20T09:32:00Z",
                     *           "created_at": "2026-11-20T09:31:55Z",
                     *           "tries": 2,
                     *           "next_try_at": null,
                     *           "error": "550 5.1.1"
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["QueuedMail"][];
                        next_cursor: components["schemas"]["NextCursor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    resendMail: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The operator's name, for the audit log.
                 * @example grace
                 */
                "X-Operator": components["parameters"]["Operator"];
            };
            path: {
                /**
                 * @description The id of the mail.
                 * @example 5e1f3b7a-9c2d-4e6f-8a1b-3c5d7e9f1a2b
                 */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The mail server was away on Friday"
                 *     }
                 */
                "application/json": components["schemas"]["MailResending"];
            };
        };
        responses: {
            /** @description The mail after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": {
                     *         "id": "5e1f3b7a-9c2d-4e6f-8a1b-3c5d7e9f1a2b",
                     *         "kind": "verification",
                     *         "person_id": "4a1d8c7e-2f60-4b3a-9d15-6c0e7b8a9f21",
                     *         "contact_message_id": null,
                     *         "state": "waiting",
                     *         "since": "2026-11-25T10:00:00Z",
                     *         "created_at": "2026-11-20T09:31:55Z",
                     *         "tries": 0,
                     *         "next_try_at": "2026-11-25T10:00:00Z",
                     *         "error": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["QueuedMail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listUnsettledPayments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open payments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": [
                     *         {
                     *           "kind": "charge",
                     *           "id": "2d4f6a8c-0b1d-4e3f-9a5b-7c9d1e3f5a7b",
                     *           "order_id": "8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50",
                     *           "person_id": "4a1d8c7e-2f60-4b3a-9d15-6c0e7b8a9f21",
                     *           "amount": 9.72,
                     *           "currency": "EUR",
                     *           "since": "2026-11-20T09:31:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["UnsettledPayment"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listAudit: {
        parameters: {
            query?: {
                /**
                 * @description Only changes of this subject.
                 * @example person:4a1d8c7e-2f60-4b3a-9d15-6c0e7b8a9f21
                 */
                subject?: string;
                /**
                 * @description Only changes by this operator.
                 * @example grace
                 */
                operator?: string;
                /**
                 * @description The next_cursor of the page before; absent for the first page.
                 * @example MjAyNi0xMS0yMFQwOTozMQ
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The number of rows of a page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": [
                     *         {
                     *           "id": "7",
                     *           "at": "2026-11-20T09:40:00Z",
                     *           "operator": "grace",
                     *           "action": "tokens.give",
                     *           "subject": "person:4a1d8c7e-2f60-4b3a-9d15-6c0e7b8a9f21",
                     *           "reason": "The engine was away on Friday",
                     *           "details": {
                     *             "tokens": 5,
                     *             "key": "ticket-81"
                     *           }
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["AuditEntry"][];
                        next_cursor: components["schemas"]["NextCursor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    readCatalogue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The catalogue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": {
                     *         "packs": [
                     *           {
                     *             "id": 2,
                     *             "title": "Pocket",
                     *             "description": "A handful of tokens.",
                     *             "tokens": 100,
                     *             "price": 9,
                     *             "features": [
                     *               "100 images"
                     *             ],
                     *             "position": 2
                     *           }
                     *         ],
                     *         "price_tiers": [
                     *           {
                     *             "min": 1,
                     *             "max": null,
                     *             "price": 0.1
                     *           }
                     *         ],
                     *         "promocodes": [
                     *           {
                     *             "code": "WELCOME10",
                     *             "kind": "percent",
                     *             "amount": 10,
                     *             "is_active": true,
                     *             "expires_at": null,
                     *             "max_uses": null,
                     *             "max_uses_per_user": 1
                     *           }
                     *         ],
                     *         "pages": [
                     *           {
                     *             "id": 1,
                     *             "slug": "terms",
                     *             "title": "Terms of use",
                     *             "content": "<p>These terms cover the use of Mintage.</p>"
                     *           }
                     *         ],
                     *         "settings": {
                     *           "company_name": "Mintage Studio Ltd",
                     *           "company_reg_number": "MS-0042",
                     *           "company_address": "1 Example Row",
                     *           "requisites": "Sample Bank",
                     *           "support_email": "support@mintage.example",
                     *           "copyright": "© 2026",
                     *           "is_reg_enabled": true,
                     *           "min_top_up": 5,
                     *           "vat_percent": 20,
                     *           "prices_include_vat": false,
                     *           "vat_by_country": {},
                     *           "reverse_charge": false,
                     *           "seller_country": "",
                     *           "seller_vat_number": "",
                     *           "welcome_bonus_tokens": 10,
                     *           "points_conversion_rate": 10,
                     *           "image_generation_price": 1,
                     *           "background_removal_price": 1,
                     *           "upscale_price": 1,
                     *           "token_returns_per_month": 3,
                     *           "google_tag": ""
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["CatalogueData"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    changePack: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The operator's name, for the audit log.
                 * @example grace
                 */
                "X-Operator": components["parameters"]["Operator"];
            };
            path: {
                /**
                 * @description The id of the pack.
                 * @example 2
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "price": 8.5,
                 *       "reason": "Autumn prices"
                 *     }
                 */
                "application/json": components["schemas"]["PackChange"];
            };
        };
        responses: {
            /** @description The stored pack. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": {
                     *         "id": 2,
                     *         "title": "Pocket",
                     *         "description": "A handful of tokens.",
                     *         "tokens": 100,
                     *         "price": 9,
                     *         "features": [
                     *           "100 images"
                     *         ],
                     *         "position": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["PackData"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    changePriceTiers: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The operator's name, for the audit log.
                 * @example grace
                 */
                "X-Operator": components["parameters"]["Operator"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tiers": [
                 *         {
                 *           "min": 1,
                 *           "max": null,
                 *           "price": 0.1
                 *         }
                 *       ],
                 *       "reason": "One price for all"
                 *     }
                 */
                "application/json": components["schemas"]["PriceTiersChange"];
            };
        };
        responses: {
            /** @description The stored tiers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": [
                     *         {
                     *           "min": 1,
                     *           "max": null,
                     *           "price": 0.1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["PriceTierData"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    changePromocode: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The operator's name, for the audit log.
                 * @example grace
                 */
                "X-Operator": components["parameters"]["Operator"];
            };
            path: {
                /**
                 * @description The code, in any case.
                 * @example WELCOME10
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "is_active": false,
                 *       "reason": "It is over"
                 *     }
                 */
                "application/json": components["schemas"]["PromocodeChange"];
            };
        };
        responses: {
            /** @description The stored code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": {
                     *         "code": "WELCOME10",
                     *         "kind": "percent",
                     *         "amount": 10,
                     *         "is_active": true,
                     *         "expires_at": null,
                     *         "max_uses": null,
                     *         "max_uses_per_user": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["PromocodeData"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    changePage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The operator's name, for the audit log.
                 * @example grace
                 */
                "X-Operator": components["parameters"]["Operator"];
            };
            path: {
                /**
                 * @description The id of the page.
                 * @example 2
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Terms of use"
                 *     }
                 */
                "application/json": components["schemas"]["PageChange"];
            };
        };
        responses: {
            /** @description The stored page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": {
                     *         "id": 1,
                     *         "slug": "terms",
                     *         "title": "Terms of use",
                     *         "content": "<p>These terms cover the use of Mintage.</p>"
                     *       }
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["PageData"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    changeSettings: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The operator's name, for the audit log.
                 * @example grace
                 */
                "X-Operator": components["parameters"]["Operator"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "vat_percent": 21,
                 *       "reason": "The law has changed"
                 *     }
                 */
                "application/json": components["schemas"]["SettingsChange"];
            };
        };
        responses: {
            /** @description The stored settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "payload": {
                     *         "company_name": "Mintage Studio Ltd",
                     *         "company_reg_number": "MS-0042",
                     *         "company_address": "1 Example Row",
                     *         "requisites": "Sample Bank",
                     *         "support_email": "support@mintage.example",
                     *         "copyright": "© 2026",
                     *         "is_reg_enabled": true,
                     *         "min_top_up": 5,
                     *         "vat_percent": 20,
                     *         "prices_include_vat": false,
                     *         "vat_by_country": {},
                     *         "reverse_charge": false,
                     *         "seller_country": "",
                     *         "seller_vat_number": "",
                     *         "welcome_bonus_tokens": 10,
                     *         "points_conversion_rate": 10,
                     *         "image_generation_price": 1,
                     *         "background_removal_price": 1,
                     *         "upscale_price": 1,
                     *         "token_returns_per_month": 3,
                     *         "google_tag": ""
                     *       }
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["Ok"];
                        message?: components["schemas"]["Message"];
                        payload: components["schemas"]["SettingsData"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
}
