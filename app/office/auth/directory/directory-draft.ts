import type { readDirectory, saveDirectory } from '@/schemas/api/auth/directory'
import type { Input, Item } from '@/schemas/api/base/contract'

export type DirectoryFound = Item<typeof readDirectory>

/** The settings as they are typed: lists as lines. */
export interface DirectoryDraft extends Omit<Input<typeof saveDirectory>, 'certificates' | 'domains' | 'version'> {
  certificates: string
  domains: string
}

export const DIRECTORY_FIELDS = [
  'label',
  'issuer',
  'clientName',
  'clientSecret',
  'entryPoint',
  'certificates',
  'domains',
  'groupClaim',
  'matchClaim',
  'groupRoles',
] as const
export type DirectoryField = (typeof DIRECTORY_FIELDS)[number]

export function draftOfDirectory(found: DirectoryFound): DirectoryDraft {
  const {
    isOn,
    protocol,
    label,
    issuer,
    clientName,
    entryPoint,
    certificates,
    domains,
    groupClaim,
    matchClaim,
    groupRoles,
    provisioning,
    hasPasswords,
  } = found
  return {
    ...{ isOn, protocol, label, issuer, clientName, entryPoint, groupClaim, matchClaim, groupRoles, provisioning, hasPasswords },
    clientSecret: '',
    certificates: certificates.join('\n'),
    domains: domains.join('\n'),
  }
}

/** As it is sent. */
export const typedDirectory = ({ certificates, domains, ...draft }: DirectoryDraft): Omit<Input<typeof saveDirectory>, 'version'> => ({
  ...draft,
  certificates: certificatesIn(certificates),
  domains: domains.split(/[\s,]+/).filter(Boolean),
})

/** Certificates one below the other; what is no certificate is sent as it is, so that its problem is said. */
function certificatesIn(text: string): string[] {
  const found = text.match(/-----BEGIN CERTIFICATE-----[\s\S]*?-----END CERTIFICATE-----/g)
  return found ?? (text.trim() === '' ? [] : [text.trim()])
}
