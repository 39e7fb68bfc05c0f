// The port of a company's directory: what our side needs to know of it, and what it says of a person.

/** The directory, as a row of ours has it. */
export interface DirectorySettings {
  protocol: 'oidc' | 'saml'
  issuer: string
  clientName: string
  clientSecret: string
  entryPoint: string
  certificates: readonly string[]
  groupClaim: string
  matchClaim: string
}

/** Why there is no person: a word of `DIRECTORY_FAILURES` (schemas/words/directory-messages.ts). */
export type DirectoryRefusal =
  'cancelled' | 'away' | 'refused' | 'setup' | 'replayed' | 'issuer' | 'audience' | 'clock' | 'signature' | 'unreadable' | 'stale'

/** Texts of a claim or an attribute, which may be one or a list. */
export function textsOf(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value]
  return list.flatMap((one) => (typeof one === 'string' && one.trim() !== '' ? [one.trim().normalize('NFC')] : []))
}
export const textOf = (value: unknown): string => textsOf(value)[0] ?? ''
