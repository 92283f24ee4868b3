import type { VatRules } from '@mintage/api-client/vatRate'
import type { StoredSettings } from '../../platform/db/schema.ts'

export const vatRulesOf = (settings: StoredSettings): VatRules => ({
  vatPercent: settings.vat_percent,
  vatByCountry: settings.vat_by_country,
  reverseCharge: settings.reverse_charge,
  sellerCountry: settings.seller_country,
})
