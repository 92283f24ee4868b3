/** Money is integer minor units and tokens are integer tenths; both are decimals in the API, and converted here. */

/** A value in units of 10^-digits. A double has fifteen exact digits; those after them come from the multiplication. */
export const inUnits = (value: number, digits: number): number => Number((value * 10 ** digits).toPrecision(15))

/** 9.99 EUR -> 999. Half a minor unit rounds up (D08). */
export const toMinor = (major: number, digits: number): number => Math.round(inUnits(major, digits)) + 0

/** 999 -> 9.99 */
export const fromMinor = (minor: number, digits: number): number => minor / 10 ** digits

/** 200.9 tokens -> 2009, to the nearest tenth; 0 for a missing number. */
export const toTenths = (tokens: number): number => toMinor(tokens, 1) || 0

export const fromTenths = (tenths: number): number => tenths / 10
