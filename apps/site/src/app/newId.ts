/** A random id. `randomUUID` needs a secure context, which a server in a local network may lack. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
