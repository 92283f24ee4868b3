/* Generated from openapi.yaml by scripts/generate.mjs. Change the contract, then run "npm run generate". */

import type { Shape } from './fits.ts'

export const shapes: Readonly<Record<string, Shape>> = {
  "GET /is-auth": "AuthAnswer",
  "POST /login": "AuthAnswer",
  "POST /register": "AuthAnswer",
  "GET /user/profile": "Profile",
  "GET /token-ledger": {
    "payload": [
      "LedgerEntry"
    ],
    "next_cursor": "string?"
  },
  "GET /currencies": {
    "payload": [
      "Currency"
    ]
  },
  "GET /languages": {
    "payload": [
      "Language"
    ]
  },
  "GET /localizations": {
    "*": "string"
  },
  "GET /settings": {
    "payload": "Settings"
  },
  "GET /social-links": {
    "payload": [
      "SocialLink"
    ]
  },
  "GET /countries": {
    "payload": [
      "Country"
    ]
  },
  "GET /static-pages": {
    "payload": [
      "StaticPageSummary"
    ]
  },
  "GET /static-pages/{id}": {
    "payload": "StaticPage"
  },
  "GET /static-pages/by-slug/{slug}": {
    "payload": "StaticPage"
  },
  "GET /token-pricing": {
    "payload": "TokenPricing"
  },
  "GET /token-pricing/calculate": "number",
  "POST /promocode/validate": {
    "status": "string",
    "payload": "Promocode?"
  },
  "GET /deposit/status/{id}": {
    "status": "string"
  },
  "GET /payment-history": {
    "payload": [
      "Payment"
    ],
    "next_cursor": "string?"
  },
  "GET /payment-history/{id}/receipt": {
    "payload": "Receipt"
  },
  "POST /images/generate": {
    "payload": "ImageRequest"
  },
  "POST /images/remove-background": {
    "payload": "ImageRequest"
  },
  "POST /images/upscale": {
    "payload": "ImageRequest"
  },
  "GET /images/requests/{id}": {
    "payload": "ImageRequest"
  },
  "POST /images/requests/{id}/cancel": {
    "payload": "ImageRequest"
  },
  "GET /request-history": {
    "payload": [
      "ImageRequest"
    ],
    "next_cursor": "string?"
  },
  "GET /projects": {
    "payload": [
      "Project"
    ],
    "next_cursor": "string?"
  }
}

export const named: Readonly<Record<string, Shape>> = {
  "AuthAnswer": {
    "authenticated": "boolean",
    "emailVerified": "boolean",
    "access_token": "string?",
    "token": "string?"
  },
  "ProfileCountry": {
    "id": "number",
    "name": "string",
    "iso": "string"
  },
  "Profile": {
    "id": "string",
    "name": "string",
    "surname": "string",
    "email": "string",
    "emailVerified": "boolean",
    "phone": "string?",
    "balance": "number",
    "avatarUrl": "string?",
    "created_at": "string",
    "country": "ProfileCountry?",
    "city": "string?",
    "address": "string?",
    "post_code": "string?"
  },
  "LedgerEntry": {
    "id": "string",
    "created_at": "string",
    "kind": "string",
    "tokens": "number",
    "held": "number",
    "balance_after": "number",
    "description": "string",
    "deposit_id": "string?",
    "request_id": "string?"
  },
  "Currency": {
    "code": "string",
    "value": "number",
    "symbol": "string",
    "default": "number"
  },
  "Language": {
    "id": "number",
    "code": "string",
    "title": "string",
    "default": "number"
  },
  "PaymentMethod": {
    "id": "number",
    "title": "string",
    "code": "string"
  },
  "payment_methodsList": [
    "PaymentMethod"
  ],
  "image_generation_sizesList": [
    "string"
  ],
  "ImageStyle": {
    "id": "string",
    "title": "string"
  },
  "image_generation_stylesList": [
    "ImageStyle"
  ],
  "upscale_factorsList": [
    "number"
  ],
  "InternalCurrency": {
    "name": "string",
    "image": "string?"
  },
  "Settings": {
    "requisites": "string?",
    "support_email": "string?",
    "copyright": "string?",
    "company_name": "string?",
    "company_reg_number": "string?",
    "company_address": "string?",
    "is_reg_enabled": "boolean?",
    "min_top_up": "number?",
    "vat_percent": "number?",
    "payment_methods": "payment_methodsList?",
    "welcome_bonus_tokens": "number?",
    "points_conversion_rate": "number?",
    "image_generation_price": "number?",
    "background_removal_price": "number?",
    "upscale_price": "number?",
    "image_generation_sizes": "image_generation_sizesList?",
    "image_generation_styles": "image_generation_stylesList?",
    "upscale_factors": "upscale_factorsList?",
    "google_tag": "string?",
    "internal_currency": "InternalCurrency?",
    "currency": "string?"
  },
  "SocialLink": {
    "id": "number",
    "title": "string",
    "url": "string",
    "icon": "string?"
  },
  "Country": {
    "id": "number",
    "title": "string",
    "iso": "string"
  },
  "StaticPageSummary": {
    "id": "number",
    "slug": "string?",
    "title": "string",
    "is_terms": "boolean",
    "is_privacy": "boolean"
  },
  "StaticPage": {
    "id": "number",
    "slug": "string?",
    "title": "string",
    "is_terms": "boolean",
    "is_privacy": "boolean",
    "content": "string"
  },
  "PriceTier": {
    "min": "number",
    "max": "number?",
    "price": "number"
  },
  "TokenPricing": {
    "currency": "string",
    "priceTiers": [
      "PriceTier"
    ]
  },
  "Promocode": {
    "promocode_id": "number",
    "code": "string",
    "discount_amount": "number",
    "final_amount": "number"
  },
  "Payment": {
    "id": "string",
    "created_at": "string",
    "tokens": "number",
    "amount": "number",
    "vat": "number",
    "currency": "string",
    "status": "string",
    "card_brand": "string?",
    "card_last4": "string?",
    "receipt_url": "string?"
  },
  "Receipt": {
    "number": "string",
    "order_id": "string",
    "issued_at": "string",
    "currency": "string",
    "seller": {
      "name": "string",
      "reg_number": "string",
      "address": "string",
      "requisites": "string",
      "email": "string"
    },
    "buyer": {
      "name": "string",
      "email": "string",
      "phone": "string?",
      "country": "string?",
      "city": "string?",
      "address": "string?",
      "post_code": "string?"
    },
    "lines": [
      {
        "title": "string",
        "tokens": "number",
        "amount": "number"
      }
    ],
    "discount": "number",
    "net": "number",
    "vat_percent": "number",
    "vat": "number",
    "total": "number",
    "payment": {
      "method": "string",
      "card_brand": "string?",
      "card_last4": "string?"
    }
  },
  "stylesList": [
    "string"
  ],
  "ImageSettings": {
    "prompt": "string?",
    "negative_prompt": "string?",
    "style": "string?",
    "styles": "stylesList?",
    "size": "string?",
    "count": "number?",
    "seed": "number?",
    "factor": "number?",
    "file_name": "string?"
  },
  "RequestedImage": {
    "index": "number",
    "state": "string",
    "progress": "number",
    "project_id": "string?",
    "url": "string?",
    "error": "string?",
    "style": "string?",
    "seed": "number?"
  },
  "ImageRequest": {
    "id": "string",
    "service": "string",
    "state": "string",
    "cost": "number",
    "refunded": "number",
    "created_at": "string",
    "finished_at": "string?",
    "settings": "ImageSettings",
    "images": [
      "RequestedImage"
    ],
    "balance": "number"
  },
  "Project": {
    "id": "string",
    "service": "string",
    "title": "string",
    "created_at": "string",
    "width": "number",
    "height": "number",
    "bytes": "number",
    "content_type": "string",
    "file_url": "string",
    "thumb_url": "string",
    "source_url": "string?",
    "settings": "ImageSettings",
    "request_id": "string"
  }
}
