// What is asked of a verified identity before anything is done with it (SYS-13, foundation 5.4). The popup's answer, the gates
// in the browser and the services ask the same.
import { ADULT_AGE, ageOn } from './age'
import { IDENTITY_FAILED } from '@/schemas/words/identity-messages'

/** Why a person is verified. `account` is a member's own certification, also at a gate or a re-consent. */
export const IDENTITY_PURPOSES = ['join', 'agency', 'dormant', 'findId', 'resetPw', 'account', 'reagree', 'consulting'] as const
export type IdentityPurpose = (typeof IDENTITY_PURPOSES)[number]

/** The purposes that make a member: the person must not be one yet (S-IDV-13). */
export const makesMember = (purpose: IdentityPurpose): boolean => purpose === 'join' || purpose === 'agency'
/** The member who is signed in is the one who is verified (V-IDV-3). */
export const isOfMember = (purpose: IdentityPurpose): boolean => purpose === 'account' || purpose === 'reagree'

/** What may be said of a result (foundation 3.2): an empty one is a failure, a sentence of the provider is shown as it is (V-IDV-1, V-IDV-2). */
export function faultOfResult({ data }: { data: { errorMessage?: string } | null | undefined }): string | null {
  if (!data || Object.keys(data).length === 0) return IDENTITY_FAILED
  return data.errorMessage || null
}

/** Whether the verified name is the member's; who has none yet may have any (V-IDV-3). */
export const isNameOf = (memberName: string, verifiedName: string): boolean =>
  memberName.trim() === '' || memberName.trim().normalize('NFC') === verifiedName.trim().normalize('NFC')

/** Providers say F, M, female or male (foundation 3.2). */
export function genderCode(gender: string): 'F' | 'M' | undefined {
  const first = gender.trim().toUpperCase()
  return first === 'F' || first === 'FEMALE' ? 'F' : first === 'M' || first === 'MALE' ? 'M' : undefined
}

type Certifiable = { certified: 'Y' | 'N'; passwordYn: 'Y' | 'N' }
/** Where a member who is not certified is sent: the popup, or the page that links a social account (S-IDV-12, V-CERT-1). */
export function wayToCertify({ certified, passwordYn }: Certifiable): 'none' | 'popup' | '/mypage/account/link-sns' {
  if (certified === 'Y') return 'none'
  return passwordYn === 'Y' ? 'popup' : '/mypage/account/link-sns'
}

/** Whether a gate with a sentence about age refuses a person; a gate without one checks no age (V-AGE-3). */
export const isRefusedByAge = (birthDate: string, message: string | null | undefined, now: Date): boolean =>
  Boolean(message) && (birthDate === '' || ageOn(birthDate, now) < ADULT_AGE)
