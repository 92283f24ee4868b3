/** The largest seed of the contract. */
const MAX_SEED = 2_147_483_647

/** Null for an empty field, so that the server picks a seed; undefined for an invalid one. */
export function readSeed(text: string): number | null | undefined {
  if (text === '') return null
  const seed = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  return seed <= MAX_SEED ? seed : undefined
}
