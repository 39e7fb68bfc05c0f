/** A new key of a `keyed` call: 128 bits. Not `randomUUID`, which a page without https does not have. */
export const callKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
