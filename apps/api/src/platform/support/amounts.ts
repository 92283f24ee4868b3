import { inUnits } from '@mintage/api-client/amounts'

export { fromMinor, fromTenths, toMinor } from '@mintage/api-client/amounts'

/** 200.9 tokens -> 2009; null for more than one decimal, because the server does not round what it is given. */
export function exactTenths(tokens: number): number | null {
  const tenths = inUnits(tokens, 1)
  return Number.isSafeInteger(tenths) ? tenths : null
}
