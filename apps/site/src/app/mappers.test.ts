import type { Schemas } from '@mintage/api-client'
import { defaultSettings } from '@mintage/machines/start-up'
import { describe, expect, it } from 'vitest'
import { toCountry, toPacks, toProfile, toSettings, toStaticPageLink } from './mappers.ts'

const profile: Schemas['Profile'] = {
  id: '9c1d7b52-f0a8-4e55-8d2e-1b6f5a3c7e90',
  name: 'Ada',
  surname: 'Coyne',
  email: 'ada@example.com',
  emailVerified: true,
  phone: '+35312345678',
  balance: 12.5,
  avatarUrl: '/api/avatars/9c1d.webp',
  created_at: '2026-11-20T09:30:00Z',
  country: { id: 105, name: 'Ireland', iso: 'IE' },
  city: 'Dublin',
  address: '4 Foundry Lane',
  post_code: 'D08 X2Y4',
}

describe('a profile', () => {
  it('is read completely (R142)', { tags: ['R142'] }, () => {
    expect(toProfile(profile)).toEqual({
      id: profile.id,
      name: 'Ada',
      surname: 'Coyne',
      email: 'ada@example.com',
      phone: '+35312345678',
      balance: 125,
      debt: 0,
      avatarUrl: '/api/avatars/9c1d.webp',
      createdAt: '2026-11-20T09:30:00Z',
      country: { id: 105, name: 'Ireland' },
      city: 'Dublin',
      address: '4 Foundry Lane',
      postCode: 'D08 X2Y4',
      lastPurchase: null,
    })
  })

  it('of a new person has null for missing values', () => {
    const newcomer = {
      ...profile,
      phone: null,
      avatarUrl: null,
      country: null,
      city: null,
      address: null,
      post_code: null,
    }
    expect(toProfile(newcomer)).toMatchObject({
      phone: '',
      avatarUrl: null,
      country: null,
      city: '',
      address: '',
      postCode: '',
    })
  })
})

describe('settings', () => {
  it('of the company are read under the names of the site (R161, R165)', { tags: ['R161', 'R165'] }, () => {
    const company = {
      requisites: 'IBAN 1',
      support_email: 'help@example.com',
      copyright: '© Us',
      company_name: 'Us Ltd',
      company_reg_number: 'N 1',
      company_address: '1 Row',
      internal_currency: { name: 'MTG', image: '/coin.webp' },
    }
    expect(toSettings(company)).toMatchObject({
      requisites: 'IBAN 1',
      supportEmail: 'help@example.com',
      copyright: '© Us',
      companyName: 'Us Ltd',
      companyRegNumber: 'N 1',
      companyAddress: '1 Row',
      internalCurrency: { name: 'MTG', image: '/coin.webp' },
    })
  })

  it('of sales give registration, minimum top-up, VAT and payment methods (R162)', { tags: ['R162'] }, () => {
    const payment_methods = [{ id: 7, title: 'Card', code: 'card' }]
    expect(toSettings({ is_reg_enabled: true, min_top_up: 5, vat_percent: 20, payment_methods })).toMatchObject({
      isRegEnabled: true,
      minTopUp: 5,
      vatPercent: 20,
      paymentMethods: payment_methods,
    })
  })

  it('of tokens are read in tenths (R163)', { tags: ['R163'] }, () => {
    const tokens = {
      welcome_bonus_tokens: 10,
      points_conversion_rate: 3,
      image_generation_price: 1.5,
      background_removal_price: 2,
      upscale_price: 0.5,
    }
    expect(toSettings(tokens)).toMatchObject({
      welcomeBonusTokens: 100,
      pointsConversionRate: 3,
      imageGenerationPrice: 15,
      backgroundRemovalPrice: 20,
      upscalePrice: 5,
    })
  })

  it('of images and visits give sizes, factors and the tag (R164)', { tags: ['R164'] }, () => {
    const images = { image_generation_sizes: ['512x512'], upscale_factors: [8], google_tag: 'G-1' }
    expect(toSettings(images)).toMatchObject({
      imageGenerationSizes: ['512x512'],
      upscaleFactors: [8],
      googleTag: 'G-1',
    })
  })

  it('of the engine say whether it accepts a marked subject', () => {
    expect(toSettings({ background_removal_box: true }).backgroundRemovalBox).toBe(true)
    expect(toSettings({}).backgroundRemovalBox).toBe(false)
  })

  it('of the engines give the largest image of each service (D70)', () => {
    const limits = { background_removal_max_pixels: 12_000_000, upscale_max_pixels: 4_000_000 }
    expect(toSettings(limits)).toMatchObject({ backgroundRemovalMaxPixels: 12_000_000, upscaleMaxPixels: 4_000_000 })
    expect(toSettings({})).toMatchObject({ backgroundRemovalMaxPixels: 25_000_000, upscaleMaxPixels: 25_000_000 })
  })

  it('of a limited engine list its subjects (D70)', () => {
    const subjects = ['landscapes', 'coins']
    expect(toSettings({ image_generation_subjects: subjects }).imageGenerationSubjects).toEqual(subjects)
  })

  it('of the engine give its examples, image count and supported fields (D70)', () => {
    const engine = { image_generation_ideas: ['A fox'], image_generation_max_count: 2 }
    expect(toSettings({ ...engine, image_generation_fields: ['negative_prompt'] })).toMatchObject({
      imageGenerationIdeas: ['A fox'],
      imageGenerationMaxCount: 2,
      imageGenerationFields: ['negativePrompt'],
    })
    expect(toSettings({ image_generation_fields: ['seed'] }).imageGenerationFields).toEqual(['seed'])
    expect(toSettings({ image_generation_fields: [] }).imageGenerationFields).toEqual([])
    const refinements = toSettings({ image_generation_refinements: ['more_like_this', 'variation'] })
    expect(refinements.imageGenerationRefinements).toEqual(['moreLikeThis', 'variation'])
  })
})

it('that the server omits have defaults (R384-R389)', () => {
  expect(toSettings({})).toEqual(defaultSettings)
})

it('reads the id, slug and title of a static page, and whether it is the terms or privacy policy (R166)', {
  tags: ['R166'],
}, () => {
  const page = { id: 4, slug: null, title: 'Terms', is_terms: true, is_privacy: false }
  expect(toStaticPageLink(page)).toEqual({ id: 4, slug: null, title: 'Terms', isTerms: true, isPrivacy: false })
})

it('reads the id, title and ISO code of a country (R167)', { tags: ['R167'] }, () => {
  expect(toCountry({ id: 1, title: 'Portugal', iso: 'PT' })).toEqual({ id: 1, title: 'Portugal', iso: 'PT' })
})

describe('packs', () => {
  const pack = { id: 2, title: 'Pocket', description: 'A handful', credits: 100, price: 9.5, features: ['100 images'] }
  const offer = { ...pack, credits: 1000, price: 950 }

  it('are read with id, title, description, credits and price (R153), from a list or by id (R321)', {
    tags: ['R153'],
  }, () => {
    expect(toPacks([pack], 'EUR')).toEqual([offer])
    expect(toPacks({ 2: pack }, 'EUR')).toEqual([offer])
  })

  it('are priced in the minor units of their currency', () => {
    expect(toPacks([{ ...pack, price: 1620 }], 'JPY')).toMatchObject([{ price: 1620 }])
  })

  it('have no features when the field is missing', () => {
    expect(toPacks([{ ...pack, features: undefined }], 'EUR')).toMatchObject([{ features: [] }])
  })

  it.each([[null], [undefined], ['packs'], [7], [[null]], [[{ id: 1 }]], [[pack, { id: 1 }]], [{ 1: 'Pocket' }]])(
    'reject %j (R367)',
    (payload) => {
      expect(() => toPacks(payload, 'EUR')).toThrow('Invalid packs response')
    },
  )
})
