/* Generated from openapi.yaml by scripts/generate.mjs. Change the contract, then run "npm run generate". */

import type { ResponseSchemas } from './responseSchema.ts'

export const responseSchemas: ResponseSchemas = {
  "schemas": {
    "GET /token-ledger": {
      "payload": [
        "LedgerEntry"
      ],
      "held": "number",
      "next_cursor": "string?"
    },
    "GET /static-pages/{id}": {
      "payload": "StaticPage"
    },
    "GET /static-pages/by-slug/{slug}": {
      "payload": "StaticPage"
    },
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
    "GET /payment-history/{id}/withdrawal": {
      "payload": "Withdrawal"
    },
    "GET /images/quote": {
      "payload": "ImageQuote"
    },
    "POST /images/generate": {
      "payload": "ImageRequest"
    },
    "POST /images/remove-background": {
      "payload": "ImageRequest"
    },
    "POST /images/subject": {
      "payload": "FoundSubject"
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
  },
  "named": {
    "LedgerEntry": {
      "id": "string",
      "created_at": "string",
      "kind": "string",
      "tokens": "number",
      "held": "number",
      "debt": "number?",
      "balance_after": "number",
      "description": "string",
      "deposit_id": "string?",
      "request_id": "string?"
    },
    "StaticPage": {
      "id": "number",
      "slug": "string?",
      "title": "string",
      "is_terms": "boolean",
      "is_privacy": "boolean",
      "content": "string"
    },
    "Promocode": {
      "promocode_id": "number",
      "code": "string",
      "discount_amount": "number",
      "final_amount": "number"
    },
    "RefundedCharge": {
      "id": "string",
      "reason": "string",
      "charged_at": "string",
      "amount": "number",
      "vat": "number",
      "tokens_taken": "number",
      "card_brand": "string?",
      "card_last4": "string?",
      "refunded_at": "string?",
      "credit_note_url": "string?"
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
      "receipt_url": "string?",
      "refunded_charges": [
        "RefundedCharge"
      ],
      "withdrawable_until": "string?",
      "dispute": "string?"
    },
    "InvoiceCorrection": {
      "id": "string",
      "kind": "string",
      "number": "string",
      "issued_at": "string",
      "net": "number",
      "vat": "number",
      "total": "number",
      "pdf_url": "string",
      "xml_url": "string?"
    },
    "Receipt": {
      "number": "string",
      "order_id": "string",
      "issued_at": "string",
      "currency": "string",
      "seller": {
        "name": "string",
        "reg_number": "string",
        "vat_number": "string?",
        "address": "string",
        "requisites": "string",
        "email": "string"
      },
      "buyer": {
        "name": "string",
        "company": "string?",
        "vat_number": "string?",
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
      "reverse_charge": "boolean",
      "payment": {
        "method": "string",
        "card_brand": "string?",
        "card_last4": "string?"
      },
      "pdf_url": "string",
      "xml_url": "string?",
      "corrections": [
        "InvoiceCorrection"
      ]
    },
    "Withdrawal": {
      "order_id": "string",
      "tokens": "number",
      "unused_tokens": "number",
      "amount": "number",
      "vat": "number",
      "currency": "string",
      "withdrawable_until": "string",
      "name": "string",
      "email": "string",
      "withdrawn_at": "string?"
    },
    "ImageQuote": {
      "service": "string",
      "price": "number",
      "quote": "string",
      "valid_until": "string"
    },
    "stylesList": [
      "string"
    ],
    "SubjectBox": {
      "x": "number",
      "y": "number",
      "width": "number",
      "height": "number"
    },
    "ImageSettings": {
      "prompt": "string?",
      "negative_prompt": "string?",
      "style": "string?",
      "styles": "stylesList?",
      "size": "string?",
      "count": "number?",
      "seed": "number?",
      "factor": "number?",
      "format": "string?",
      "subject_box": "SubjectBox?",
      "file_name": "string?",
      "source_image_id": "string?",
      "refinement": "string?",
      "variation": "number?",
      "source_seed": "number?"
    },
    "PromptReading": {
      "scene": "string",
      "understood": [
        "string"
      ],
      "unknown": [
        "string"
      ]
    },
    "RequestedImage": {
      "index": "number",
      "state": "string",
      "progress": "number?",
      "project_id": "string?",
      "url": "string?",
      "error": "string?",
      "token_return": "string?",
      "style": "string?",
      "seed": "number?",
      "preview_url": "string?",
      "reading": "PromptReading?",
      "engine": "string?"
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
      "balance": "number",
      "token_returns_left": "number?"
    },
    "FoundSubject": {
      "subject_box": "SubjectBox?"
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
      "request_id": "string",
      "engine": "string?"
    }
  }
}
