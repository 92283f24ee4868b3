import { inUnits } from '@mintage/api-client/amounts'
import { ValidationError } from '../../../errors.ts'
import { exactTenths } from '../../../platform/support/amounts.ts'

/** Converts to whole stored units. It refuses to round, so that an operator's value is never changed. */
function whole(field: string, value: number, digits: number, text: string): number {
  const units = inUnits(value, digits)
  if (!Number.isSafeInteger(units)) throw new ValidationError({ [field]: [text] })
  return units
}

export const cents = (field: string, value: number): number => whole(field, value, 2, 'Please use at most two decimals')

export const tenThousandths = (field: string, value: number): number =>
  whole(field, value, 4, 'Please use at most four decimals')

export function tenths(field: string, value: number): number {
  const units = exactTenths(value)
  if (units === null) throw new ValidationError({ [field]: ['Please use at most one decimal'] })
  return units
}
