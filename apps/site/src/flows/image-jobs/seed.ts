/** The largest seed of the contract. */
const MAX_SEED = 2_147_483_647

/** A typed seed: null for none, so that the server picks one; undefined for what is no seed. */
export function readSeed(text: string): number | null | undefined {
  if (text === '') return null
  const seed = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  return seed <= MAX_SEED ? seed : undefined
}
