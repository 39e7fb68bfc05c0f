/** A new key of a `keyed` call: 128 bits. Not `randomUUID`, which a page without https does not have. */
export const callKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')
