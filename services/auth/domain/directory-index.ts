// By what people of a directory are found, since their names there lie sealed.
import { blindIndex } from '@/services/base/seal'

/** The directory's own name of a person, which stays when name and mail change. */
export const directoryIndexOfSubject = (subject: string): string => blindIndex(subject, 'directory_account.subject')
/** `userName` of SCIM, in which case says nothing (RFC 7643, 4.1.1). */
export const directoryIndexOfLogin = (userName: string): string =>
  blindIndex(userName.trim().normalize('NFC').toLowerCase(), 'directory_user.login')
export const directoryIndexOfExternal = (externalId: string): string => blindIndex(externalId, 'directory_user.external')
