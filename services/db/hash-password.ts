import { hash } from '@node-rs/argon2'

/** argon2id, 19 MiB, two passes (promises S6). The text is put into NFC first, or the same Hangul typed on a Mac would not match. */
export const hashPassword = (password: string): Promise<string> =>
  hash(password.normalize('NFC'), { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 })
