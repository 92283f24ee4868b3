import type { Schemas } from '../../types.ts'
import { builder } from './builder.ts'

export const makeCurrency = builder<Schemas['Currency']>(() => ({
  code: 'EUR',
  value: 1,
  symbol: '€',
  default: 1,
  digits: 2,
}))

/** The four of the reference server. */
export const makeCurrencies = (): Schemas['Currency'][] => [
  makeCurrency(),
  makeCurrency({ code: 'USD', value: 1.08, symbol: '$', default: 0 }),
  makeCurrency({ code: 'GBP', value: 0.86, symbol: '£', default: 0 }),
  makeCurrency({ code: 'JPY', value: 165, symbol: '¥', default: 0, digits: 0 }),
]

export const makeLanguage = builder<Schemas['Language']>(() => ({ id: 1, code: 'en', title: 'English', default: 1 }))

export const makeCountry = builder<Schemas['Country']>(() => ({ id: 105, title: 'Ireland', iso: 'IE' }))

export const makeSocialLink = builder<Schemas['SocialLink']>(() => ({
  id: 1,
  title: 'Instagram',
  url: 'https://social.example/mintage',
  icon: 'instagram',
}))

export const makeSettings = builder<Schemas['Settings']>(() => ({
  requisites: 'IBAN IE00 MINT 0000 0000 0000 00',
  support_email: 'support@mintage.example',
  copyright: '© 2026 Mintage Studio Ltd',
  company_name: 'Mintage Studio Ltd',
  company_reg_number: '000000',
  company_address: '4 Foundry Lane, Dublin',
  is_reg_enabled: true,
  min_top_up: 5,
  vat_percent: 20,
  prices_include_vat: false,
  vat_by_country: {},
  reverse_charge: false,
  seller_country: null,
  payment_methods: [{ id: 1, title: 'Credit/Debit card', code: 'card' }],
  welcome_bonus_tokens: 10,
  points_conversion_rate: 10,
  image_generation_price: 1,
  background_removal_price: 1,
  upscale_price: 1,
  image_generation_sizes: ['1024x1024', '1536x1024', '1024x1536'],
  image_generation_styles: [
    { id: 'none', title: 'None' },
    { id: 'photorealistic', title: 'Photorealistic' },
    { id: 'digital-art', title: 'Digital art' },
    { id: 'anime', title: 'Anime' },
    { id: '3d-render', title: '3D render' },
    { id: 'watercolor', title: 'Watercolor' },
    { id: 'oil-painting', title: 'Oil painting' },
    { id: 'pixel-art', title: 'Pixel art' },
    { id: 'line-art', title: 'Line art' },
    { id: 'comic', title: 'Comic' },
  ],
  image_generation_max_count: 4,
  image_generation_refinements: ['variation', 'more_like_this'],
  background_removal_box: true,
  background_removal_max_pixels: 25_000_000,
  upscale_factors: [2, 4],
  upscale_max_pixels: 25_000_000,
  google_tag: null,
  internal_currency: { name: 'tokens', image: null },
  currency: 'EUR',
}))
