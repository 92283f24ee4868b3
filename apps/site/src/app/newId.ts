/** A random id. `randomUUID` exists in secure contexts only, and a shop in an office may have none. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
