import type { StoredSettings } from '../schema.ts'

export const settings: StoredSettings = {
  company_name: 'Mintage Studio Ltd',
  company_reg_number: 'MS-0042-1971',
  company_address: '1 Example Row, Sampleton, EX1 0AA',
  requisites: 'Sample Bank, account 00-0000-0000, BIC SAMPLEXX',
  support_email: 'support@mintage.example',
  copyright: '© 2026 Mintage Studio Ltd. All rights reserved.',
  is_reg_enabled: true,
  min_top_up_minor: 500,
  min_charge_minor: 100,
  vat_percent: 20,
  payment_methods: [{ id: 1, title: 'Credit/Debit card', code: 'card' }],
  welcome_bonus_tenths: 100,
  points_conversion_rate: 10,
  image_generation_price_tenths: 10,
  background_removal_price_tenths: 10,
  upscale_price_tenths: 10,
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
  upscale_factors: [2, 4],
  google_tag: '',
  internal_currency: null,
}

export const languages = [{ id: 1, code: 'en', title: 'English', is_default: true }]

/** A token costs less in a bigger pack, and less in a pack than as a custom amount. */
export const packs = [
  {
    id: 1,
    title: 'First strike',
    description: 'Ten tokens on the house with every new account. No card needed.',
    credits_tenths: 100,
    price_minor: 0,
    features: ['10 images, cut-outs or upscales', 'Every style and size', 'Added when you sign up'],
    position: 1,
  },
  {
    id: 2,
    title: 'Pocket',
    description: 'A handful of tokens for one project or a weekend of ideas.',
    credits_tenths: 1000,
    price_minor: 900,
    features: ['100 images, cut-outs or upscales', 'Every style and size', 'Tokens never expire'],
    position: 2,
  },
  {
    id: 3,
    title: 'Studio',
    description: 'For people who make pictures every week.',
    credits_tenths: 5000,
    price_minor: 3900,
    features: ['500 images, cut-outs or upscales', 'Every style and size', 'Tokens never expire'],
    position: 3,
  },
  {
    id: 4,
    title: 'Vault',
    description: 'Catalogues, campaigns and whole product ranges at the lowest price a token.',
    credits_tenths: 20000,
    price_minor: 12900,
    features: ['2,000 images, cut-outs or upscales', 'Every style and size', 'Tokens never expire'],
    position: 4,
  },
]

export const priceTiers = [
  { min_tenths: 10, max_tenths: 999, price_e4: 1000 },
  { min_tenths: 1000, max_tenths: 4999, price_e4: 950 },
  { min_tenths: 5000, max_tenths: 19999, price_e4: 850 },
  { min_tenths: 20000, max_tenths: null, price_e4: 700 },
]

export const promocodes = [
  { id: 1, code: 'WELCOME10', kind: 'percent' as const, amount: 10, is_active: true },
  { id: 2, code: 'FIVEOFF', kind: 'fixed' as const, amount: 500, is_active: true, max_uses_per_user: 1 },
]

export const socialLinks = [
  { id: 1, title: 'Instagram', url: 'https://www.instagram.com/', icon: 'instagram' },
  { id: 2, title: 'YouTube', url: 'https://www.youtube.com/', icon: 'youtube' },
  { id: 3, title: 'LinkedIn', url: 'https://www.linkedin.com/', icon: 'linkedin' },
]
