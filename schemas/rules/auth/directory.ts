// What a company's directory may do here, as figures and pure decisions.

/** Seconds by which the clocks of the directory and of this site may differ: phones and servers drift by a minute and a half. */
export const DIRECTORY_SKEW_SECONDS = 120
/** Minutes from the button to the answer, and from the answer to its use. */
export const DIRECTORY_ASK_MINUTES = 10
export const DIRECTORY_FINISH_MINUTES = 5
/** Seconds within which a person must have signed in there when a grave act asks who it is. */
export const DIRECTORY_CONFIRM_SECONDS = 300
export const MOST_GROUP_ROLES = 100
export const MOST_CERTIFICATES = 6
export const MOST_SCIM_TOKENS = 10

const plain = (group: string): string => group.trim().normalize('NFC').toLowerCase()

/** The role that the groups of a person give: the first of the list that fits. None: no right at all. */
export function roleOfGroups(groupRoles: readonly { group: string; roleId: string }[], groups: readonly string[]): string | undefined {
  const own = new Set(groups.map(plain))
  return groupRoles.find(({ group }) => own.has(plain(group)))?.roleId
}

/**
 * Whether a mail is of one of the domains; every one is where none is named. One with a second `@` is of none: who reads it up to the first
 * and who reads it from the last see two different companies.
 */
export function isOfDomains(domains: readonly string[], email: string): boolean {
  const [name, domain, ...more] = email.split('@')
  return domains.length === 0 || (name !== '' && domain !== undefined && more.length === 0 && domains.includes(domain.toLowerCase()))
}
