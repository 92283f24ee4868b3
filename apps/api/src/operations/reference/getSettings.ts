import { supportedFactors, supportedSettings } from '../../domain/images/supported-settings.ts'
import type { ImageEngines } from '../../engines/shared/engine.ts'
import type { AnswerOf } from '../../platform/contract/types.ts'
import type { StoredSettings } from '../../platform/db/schema.ts'
import { fromMinor, fromTenths } from '../../platform/support/amounts.ts'
import { fixedPer } from '../../platform/support/cache.ts'
import { defineOperation } from '../operation.ts'

const settingsView = ({ generation, backgroundRemoval, upscaling }: ImageEngines) =>
  fixedPer(
    (settings: StoredSettings, currency): AnswerOf<'getSettings'> => ({
      status: 'OK',
      payload: {
        requisites: settings.requisites,
        support_email: settings.support_email,
        copyright: settings.copyright,
        company_name: settings.company_name,
        company_reg_number: settings.company_reg_number,
        company_address: settings.company_address,
        is_reg_enabled: settings.is_reg_enabled,
        min_top_up: fromMinor(settings.min_top_up_minor, 2),
        vat_percent: settings.vat_percent,
        prices_include_vat: settings.prices_include_vat ?? false,
        vat_by_country: settings.vat_by_country ?? {},
        reverse_charge: settings.reverse_charge ?? false,
        seller_country: settings.seller_country || null,
        payment_methods: settings.payment_methods,
        welcome_bonus_tokens: fromTenths(settings.welcome_bonus_tenths),
        points_conversion_rate: settings.points_conversion_rate,
        image_generation_price: fromTenths(settings.image_generation_price_tenths),
        background_removal_price: fromTenths(settings.background_removal_price_tenths),
        upscale_price: fromTenths(settings.upscale_price_tenths),
        ...supportedSettings(settings, generation),
        ...(generation.subjects === null ? {} : { image_generation_subjects: [...generation.subjects] }),
        ...(generation.ideas === null ? {} : { image_generation_ideas: [...generation.ideas] }),
        image_generation_max_count: generation.maxCount,
        image_generation_fields: [...generation.fields],
        image_generation_refinements: [...generation.refinements],
        background_removal_box: backgroundRemoval.box,
        background_removal_max_pixels: backgroundRemoval.maxInputPixels,
        upscale_factors: supportedFactors(settings, upscaling),
        upscale_max_pixels: upscaling.maxInputPixels,
        google_tag: settings.google_tag || null,
        internal_currency: settings.internal_currency,
        currency,
      },
    }),
  )

/** The engines' capabilities are fixed when the server starts. */
const cachedSettings = new WeakMap<ImageEngines, ReturnType<typeof settingsView>>()

export const getSettings = defineOperation('getSettings', async (_call, { catalogue, engines }) => {
  const currency = await catalogue.currencyOrDefault(undefined)
  const answer = cachedSettings.get(engines) ?? settingsView(engines)
  cachedSettings.set(engines, answer)
  return answer(await catalogue.settings(), currency.code)
})
