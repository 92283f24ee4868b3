const offsetBasis = 0x811c9dc5
const prime = 0x01000193

/** A 32-bit FNV-1a hash: too short to compute the text from it. */
export const fingerprint = (text: string): number =>
  Array.from(text).reduce((hash, character) => Math.imul(hash ^ character.charCodeAt(0), prime), offsetBasis)
