const offsetBasis = 0x811c9dc5
const prime = 0x01000193

/** Tells one text from another by 32 bits (FNV-1a), too few for the text to be worked out of them. */
export const fingerprint = (text: string): number =>
  Array.from(text).reduce((hash, character) => Math.imul(hash ^ character.charCodeAt(0), prime), offsetBasis)
