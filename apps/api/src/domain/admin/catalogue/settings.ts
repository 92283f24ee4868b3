import type { Schemas } from '../../../platform/contract/types.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { StoredSettings } from '../../../platform/db/schema.ts'
import { fromMinor, fromTenths } from '../../../platform/support/amounts.ts'
import type { Dependencies } from '../../../ports/dependencies.ts'
import { cents, tenths } from './amounts.ts'
import { changeCatalogue } from './change.ts'

type Settings = Schemas['SettingsData']

/** Used if the stored settings have no value. */
const DEFAULT_RETURNS = 3

const viewOf = (stored: StoredSettings): Settings => ({
  company_name: stored.company_name,
  company_reg_number: stored.company_reg_number,
  company_address: stored.company_address,
  requisites: stored.requisites,
  support_email: stored.support_email,
  copyright: stored.copyright,
  is_reg_enabled: stored.is_reg_enabled,
  min_top_up: fromMinor(stored.min_top_up_minor, 2),
  vat_percent: stored.vat_percent,
  prices_include_vat: stored.prices_include_vat ?? false,
  vat_by_country: stored.vat_by_country ?? {},
  reverse_charge: stored.reverse_charge ?? false,
  seller_country: stored.seller_country ?? '',
  seller_vat_number: stored.seller_vat_number ?? '',
  welcome_bonus_tokens: fromTenths(stored.welcome_bonus_tenths),
  points_conversion_rate: stored.points_conversion_rate,
  image_generation_price: fromTenths(stored.image_generation_price_tenths),
  background_removal_price: fromTenths(stored.background_removal_price_tenths),
  upscale_price: fromTenths(stored.upscale_price_tenths),
  token_returns_per_month: stored.token_returns_per_month ?? DEFAULT_RETURNS,
  google_tag: stored.google_tag,
})

function storedOf({
  min_top_up,
  welcome_bonus_tokens,
  image_generation_price,
  background_removal_price,
  upscale_price,
  ...same
}: Settings): Partial<StoredSettings> {
  return {
    ...same,
    min_top_up_minor: cents('min_top_up', min_top_up),
    welcome_bonus_tenths: tenths('welcome_bonus_tokens', welcome_bonus_tokens),
    image_generation_price_tenths: tenths('image_generation_price', image_generation_price),
    background_removal_price_tenths: tenths('background_removal_price', background_removal_price),
    upscale_price_tenths: tenths('upscale_price', upscale_price),
  }
}

const readStored = async (db: Db): Promise<StoredSettings> =>
  (await db.selectFrom('settings').select('value').executeTakeFirstOrThrow()).value

/** The settings that operators may change; the engines define their own capabilities. */
export const readSettings = async (db: Db): Promise<Settings> => viewOf(await readStored(db))

/** @throws ValidationError */
export async function changeSettings(
  dependencies: Pick<Dependencies, 'db' | 'clock'>,
  operator: string,
  { reason, ...change }: Schemas['SettingsChange'],
): Promise<Settings> {
  return changeCatalogue(dependencies, {
    operator,
    reason,
    subject: 'settings',
    read: readSettings,
    async write(trx) {
      const stored = await readStored(trx)
      const value = { ...stored, ...storedOf({ ...viewOf(stored), ...change }) }
      await trx
        .updateTable('settings')
        .set({ value: JSON.stringify(value) })
        .execute()
    },
  })
}
