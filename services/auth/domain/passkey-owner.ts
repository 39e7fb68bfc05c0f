import { createHash } from 'node:crypto'

/** What an authenticator keeps of the person, beside the passkey: the same for all of theirs, and nothing that says who it is. */
export const passkeyOwner = (staffId: string): Buffer<ArrayBuffer> =>
  Buffer.from(createHash('sha256').update(`staff passkey ${staffId}`).digest())
