import type { AnswerOf } from '../contract/types.ts'
import type { StoredSettings } from '../db/schema.ts'
import { defineOperation } from '../http/operation.ts'
import { fromMinor, fromTenths } from '../support/amounts.ts'
import { fixedPer } from '../support/cache.ts'

const answerWith = (subjects: readonly string[] | null) =>
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
        payment_methods: settings.payment_methods,
        welcome_bonus_tokens: fromTenths(settings.welcome_bonus_tenths),
        points_conversion_rate: settings.points_conversion_rate,
        image_generation_price: fromTenths(settings.image_generation_price_tenths),
        background_removal_price: fromTenths(settings.background_removal_price_tenths),
        upscale_price: fromTenths(settings.upscale_price_tenths),
        image_generation_sizes: settings.image_generation_sizes,
        image_generation_styles: settings.image_generation_styles,
        ...(subjects === null ? {} : { image_generation_subjects: [...subjects] }),
        upscale_factors: settings.upscale_factors,
        google_tag: settings.google_tag || null,
        internal_currency: settings.internal_currency,
        currency,
      },
    }),
  )

/** What the engine draws is settled when the server starts. */
const answers = new Map<readonly string[] | null, ReturnType<typeof answerWith>>()

export const getSettings = defineOperation('getSettings', async (_call, { catalogue, engines: { subjects } }) => {
  const currency = await catalogue.currencyOrDefault(undefined)
  const answer = answers.get(subjects) ?? answerWith(subjects)
  answers.set(subjects, answer)
  return answer(await catalogue.settings(), currency.code)
})
