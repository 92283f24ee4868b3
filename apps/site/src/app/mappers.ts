import type { Schemas } from '@mintage/api-client'
import { toTenths } from '@mintage/api-client/amounts'
import type { Profile } from '@mintage/machines/shared'
import { type Country, defaultSettings, type Settings, type StaticPageLink } from '@mintage/machines/start-up'
import { minorOf } from './money.ts'

/** A pack for the screens: price in minor units of the requested currency, credits in tenths. */
export interface Pack {
  id: number
  title: string
  description: string
  credits: number
  price: number
  features: readonly string[]
}

export const toProfile = (dto: Schemas['Profile']): Profile => ({
  id: dto.id,
  name: dto.name,
  surname: dto.surname,
  email: dto.email,
  phone: dto.phone ?? '',
  balance: toTenths(dto.balance),
  debt: toTenths(dto.debt ?? 0),
  avatarUrl: dto.avatarUrl,
  createdAt: dto.created_at,
  country: dto.country && { id: dto.country.id, name: dto.country.name },
  city: dto.city ?? '',
  address: dto.address ?? '',
  postCode: dto.post_code ?? '',
  lastPurchase: dto.last_purchase
    ? {
        amount: minorOf(dto.last_purchase.amount, dto.last_purchase.currency),
        tokens: toTenths(dto.last_purchase.tokens),
        currency: dto.last_purchase.currency,
      }
    : null,
})

/** Refinements of a generated image, under the names of the client. */
export const refinementNames = { variation: 'variation', more_like_this: 'moreLikeThis' } as const

const fieldNames = { seed: 'seed', negative_prompt: 'negativePrompt' } as const

/** Settings in the client's names (R165); a server that leaves one out gets the documented default (R384-R389). */
export function toSettings(dto: Partial<Schemas['Settings']>): Settings {
  const tokens = (value: number | undefined, fallback: number) => (value === undefined ? fallback : toTenths(value))
  return {
    requisites: dto.requisites ?? defaultSettings.requisites,
    supportEmail: dto.support_email ?? defaultSettings.supportEmail,
    copyright: dto.copyright ?? defaultSettings.copyright,
    companyName: dto.company_name ?? defaultSettings.companyName,
    companyRegNumber: dto.company_reg_number ?? defaultSettings.companyRegNumber,
    companyAddress: dto.company_address ?? defaultSettings.companyAddress,
    isRegEnabled: dto.is_reg_enabled ?? defaultSettings.isRegEnabled,
    minTopUp: dto.min_top_up ?? defaultSettings.minTopUp,
    vatPercent: dto.vat_percent ?? defaultSettings.vatPercent,
    pricesIncludeVat: dto.prices_include_vat ?? defaultSettings.pricesIncludeVat,
    vatByCountry: dto.vat_by_country ?? defaultSettings.vatByCountry,
    reverseCharge: dto.reverse_charge ?? defaultSettings.reverseCharge,
    sellerCountry: dto.seller_country ?? defaultSettings.sellerCountry,
    paymentMethods: dto.payment_methods ?? defaultSettings.paymentMethods,
    welcomeBonusTokens: tokens(dto.welcome_bonus_tokens, defaultSettings.welcomeBonusTokens),
    pointsConversionRate: dto.points_conversion_rate ?? defaultSettings.pointsConversionRate,
    imageGenerationPrice: tokens(dto.image_generation_price, defaultSettings.imageGenerationPrice),
    backgroundRemovalPrice: tokens(dto.background_removal_price, defaultSettings.backgroundRemovalPrice),
    upscalePrice: tokens(dto.upscale_price, defaultSettings.upscalePrice),
    backgroundRemovalBox: dto.background_removal_box ?? defaultSettings.backgroundRemovalBox,
    backgroundRemovalMaxPixels: dto.background_removal_max_pixels ?? defaultSettings.backgroundRemovalMaxPixels,
    imageGenerationSizes: dto.image_generation_sizes ?? defaultSettings.imageGenerationSizes,
    imageGenerationStyles: dto.image_generation_styles ?? defaultSettings.imageGenerationStyles,
    imageGenerationSubjects: dto.image_generation_subjects ?? defaultSettings.imageGenerationSubjects,
    imageGenerationIdeas: dto.image_generation_ideas ?? defaultSettings.imageGenerationIdeas,
    imageGenerationMaxCount: dto.image_generation_max_count ?? defaultSettings.imageGenerationMaxCount,
    imageGenerationFields:
      dto.image_generation_fields?.map((field) => fieldNames[field]) ?? defaultSettings.imageGenerationFields,
    imageGenerationRefinements:
      dto.image_generation_refinements?.map((refinement) => refinementNames[refinement]) ??
      defaultSettings.imageGenerationRefinements,
    upscaleFactors: dto.upscale_factors ?? defaultSettings.upscaleFactors,
    upscaleMaxPixels: dto.upscale_max_pixels ?? defaultSettings.upscaleMaxPixels,
    googleTag: dto.google_tag ?? defaultSettings.googleTag,
    internalCurrency: dto.internal_currency ?? defaultSettings.internalCurrency,
  }
}

export const toCountry = ({ id, title, iso }: Schemas['Country']): Country => ({ id, title, iso })

export const toStaticPageLink = (
  dto: Pick<Schemas['StaticPage'], 'id' | 'slug' | 'title' | 'is_terms' | 'is_privacy'>,
): StaticPageLink => ({
  id: dto.id,
  slug: dto.slug,
  title: dto.title,
  isTerms: dto.is_terms,
  isPrivacy: dto.is_privacy,
})

const isPack = (value: unknown): value is Schemas['Pack'] =>
  typeof value === 'object' && value !== null && 'id' in value && 'price' in value && 'credits' in value

/** Packs come as a list or as an object keyed by id (R321); anything else is "Invalid packs response" (R367). */
export function toPacks(payload: unknown, currency: string): readonly Pack[] {
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
    price: minorOf(pack.price, currency),
    features: pack.features ?? [],
  }))
}
