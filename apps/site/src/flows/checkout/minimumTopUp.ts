import { minorOf } from '../../app/money.ts'

/**
 * D07: the minimum top-up, in minor units.
 * @param minTopUp the setting, in major units of the base currency
 * @param rate units of the currency for one unit of the base currency
 */
export const minimumTopUp = (minTopUp: number, code: string, rate: number): number =>
  minorOf(Math.max(1, minTopUp * rate), code)
