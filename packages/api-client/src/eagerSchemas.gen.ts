/* Generated from openapi.yaml by scripts/generate.mjs. Change the contract, then run "npm run generate". */

import type { ResponseSchemas } from './responseSchema.ts'

export const responseSchemas: ResponseSchemas = {
  "schemas": {
    "GET /is-auth": "AuthAnswer",
    "POST /login": "AuthAnswer",
    "POST /register": "AuthAnswer",
    "GET /user/profile": "Profile",
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
    "GET /packs": {},
    "GET /token-pricing": {
      "payload": "TokenPricing"
    },
    "GET /token-pricing/calculate": "number"
  },
  "named": {
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
    "LastPurchase": {
      "amount": "number",
      "currency": "string",
      "tokens": "number"
    },
    "Profile": {
      "id": "string",
      "name": "string",
      "surname": "string",
      "email": "string",
      "emailVerified": "boolean",
      "phone": "string?",
      "balance": "number",
      "debt": "number?",
      "avatarUrl": "string?",
      "created_at": "string",
      "country": "ProfileCountry?",
      "city": "string?",
      "address": "string?",
      "post_code": "string?",
      "last_purchase": "LastPurchase?"
    },
    "Currency": {
      "code": "string",
      "value": "number",
      "symbol": "string",
      "default": "number",
      "digits": "number?"
    },
    "Language": {
      "id": "number",
      "code": "string",
      "title": "string",
      "default": "number"
    },
    "VatByCountry": {
      "*": "number"
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
    "image_generation_subjectsList": [
      "string"
    ],
    "image_generation_ideasList": [
      "string"
    ],
    "image_generation_fieldsList": [
      "string"
    ],
    "image_generation_refinementsList": [
      "string"
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
      "prices_include_vat": "boolean?",
      "vat_by_country": "VatByCountry?",
      "reverse_charge": "boolean?",
      "seller_country": "string?",
      "payment_methods": "payment_methodsList?",
      "welcome_bonus_tokens": "number?",
      "points_conversion_rate": "number?",
      "image_generation_price": "number?",
      "background_removal_price": "number?",
      "upscale_price": "number?",
      "image_generation_sizes": "image_generation_sizesList?",
      "image_generation_styles": "image_generation_stylesList?",
      "image_generation_subjects": "image_generation_subjectsList?",
      "image_generation_ideas": "image_generation_ideasList?",
      "image_generation_max_count": "number?",
      "image_generation_fields": "image_generation_fieldsList?",
      "image_generation_refinements": "image_generation_refinementsList?",
      "background_removal_box": "boolean?",
      "background_removal_max_pixels": "number?",
      "upscale_factors": "upscale_factorsList?",
      "upscale_max_pixels": "number?",
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
    }
  }
}
