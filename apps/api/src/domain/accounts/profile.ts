import { NotFoundError } from '../../errors.ts'
import type { Schemas } from '../../platform/contract/types.ts'
import { fromTenths } from '../../platform/support/amounts.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { readLastPurchase } from '../checkout/last-purchase.ts'
import { readBalance } from '../ledger/ledger.ts'

export const avatarUrl = (file: string | null): string | null => (file ? `/api/user/avatar/${file}` : null)

/** @param currencyCode of the amounts; the default currency if it is absent or unknown */
export async function readProfile(
  dependencies: Pick<Dependencies, 'db' | 'catalogue'>,
  userId: string,
  currencyCode: string | undefined,
): Promise<Schemas['Profile']> {
  const { db, catalogue } = dependencies
  const user = await db
    .selectFrom('users')
    .leftJoin('countries', 'countries.id', 'users.country_id')
    .selectAll('users')
    .select(['countries.title as country_title', 'countries.iso as country_iso'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (!user) throw new NotFoundError()
  const { available, debt } = await readBalance(db, userId)
  return {
    id: user.id,
    name: user.name,
    surname: user.surname,
    email: user.email,
    emailVerified: user.email_verified_at !== null,
    phone: user.phone,
    balance: fromTenths(available),
    debt: fromTenths(debt),
    avatarUrl: avatarUrl(user.avatar_file),
    created_at: user.created_at.toISOString(),
    country:
      user.country_id !== null && user.country_title !== null && user.country_iso !== null
        ? { id: user.country_id, name: user.country_title, iso: user.country_iso }
        : null,
    city: user.city,
    address: user.address,
    post_code: user.post_code,
    last_purchase: await readLastPurchase(dependencies, userId, await catalogue.currencyOrDefault(currencyCode)),
  }
}
