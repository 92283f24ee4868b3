import type { Schemas } from '@mintage/api-client'
import type { Profile } from '@mintage/machines/shared'
import { type Country, defaultSettings, type Settings, type StaticPageLink } from '@mintage/machines/start-up'
import { toMinor, toTenths } from '@mintage/ui/format'

/** A pack as the screens sell it: price in minor units of the currency it was asked for in, credits in tenths. */
export interface PackOffer {
  id: number
  title: string
  description: string
  credits: number
  price: number
  features: readonly string[]
}

export const toProfile = (wire: Schemas['Profile']): Profile => ({
  id: wire.id,
  name: wire.name,
  surname: wire.surname,
  email: wire.email,
  phone: wire.phone ?? '',
  balance: toTenths(wire.balance),
  avatarUrl: wire.avatarUrl,
  createdAt: wire.created_at,
  country: wire.country && { id: wire.country.id, name: wire.country.name },
  city: wire.city ?? '',
  address: wire.address ?? '',
  postCode: wire.post_code ?? '',
})

const fieldNames = { seed: 'seed', negative_prompt: 'negativePrompt' } as const

/** Settings in the client's names (R165); a server that leaves one out gets the documented default (R384-R389). */
export function toSettings(wire: Partial<Schemas['Settings']>): Settings {
  const tokens = (value: number | undefined, fallback: number) => (value === undefined ? fallback : toTenths(value))
  return {
    requisites: wire.requisites ?? defaultSettings.requisites,
    supportEmail: wire.support_email ?? defaultSettings.supportEmail,
    copyright: wire.copyright ?? defaultSettings.copyright,
    companyName: wire.company_name ?? defaultSettings.companyName,
    companyRegNumber: wire.company_reg_number ?? defaultSettings.companyRegNumber,
    companyAddress: wire.company_address ?? defaultSettings.companyAddress,
    isRegEnabled: wire.is_reg_enabled ?? defaultSettings.isRegEnabled,
    minTopUp: wire.min_top_up ?? defaultSettings.minTopUp,
    vatPercent: wire.vat_percent ?? defaultSettings.vatPercent,
    paymentMethods: wire.payment_methods ?? defaultSettings.paymentMethods,
    welcomeBonusTokens: tokens(wire.welcome_bonus_tokens, defaultSettings.welcomeBonusTokens),
    pointsConversionRate: wire.points_conversion_rate ?? defaultSettings.pointsConversionRate,
    imageGenerationPrice: tokens(wire.image_generation_price, defaultSettings.imageGenerationPrice),
    backgroundRemovalPrice: tokens(wire.background_removal_price, defaultSettings.backgroundRemovalPrice),
    upscalePrice: tokens(wire.upscale_price, defaultSettings.upscalePrice),
    imageGenerationSizes: wire.image_generation_sizes ?? defaultSettings.imageGenerationSizes,
    imageGenerationStyles: wire.image_generation_styles ?? defaultSettings.imageGenerationStyles,
    imageGenerationSubjects: wire.image_generation_subjects ?? defaultSettings.imageGenerationSubjects,
    imageGenerationIdeas: wire.image_generation_ideas ?? defaultSettings.imageGenerationIdeas,
    imageGenerationMaxCount: wire.image_generation_max_count ?? defaultSettings.imageGenerationMaxCount,
    imageGenerationFields:
      wire.image_generation_fields?.map((field) => fieldNames[field]) ?? defaultSettings.imageGenerationFields,
    upscaleFactors: wire.upscale_factors ?? defaultSettings.upscaleFactors,
    googleTag: wire.google_tag ?? defaultSettings.googleTag,
    internalCurrency: wire.internal_currency ?? defaultSettings.internalCurrency,
  }
}

export const toCountry = ({ id, title, iso }: Schemas['Country']): Country => ({ id, title, iso })

export const toStaticPageLink = (
  wire: Pick<Schemas['StaticPage'], 'id' | 'slug' | 'title' | 'is_terms' | 'is_privacy'>,
): StaticPageLink => ({
  id: wire.id,
  slug: wire.slug,
  title: wire.title,
  isTerms: wire.is_terms,
  isPrivacy: wire.is_privacy,
})

const isPack = (value: unknown): value is Schemas['Pack'] =>
  typeof value === 'object' && value !== null && 'id' in value && 'price' in value && 'credits' in value

/** Packs come as a list or as an object keyed by id (R321); anything else is "Invalid packs response" (R367). */
export function toPacks(payload: unknown, currency: string): readonly PackOffer[] {
  const entries: readonly unknown[] | null = Array.isArray(payload)
    ? payload
    : typeof payload === 'object' && payload !== null
      ? Object.values(payload)
      : null
  if (!entries?.every(isPack)) throw new Error('Invalid packs response')
  return entries.map((pack) => ({
    id: pack.id,
    title: pack.title,
    description: pack.description,
    credits: toTenths(pack.credits),
    price: toMinor(pack.price, currency),
    features: pack.features ?? [],
  }))
}
