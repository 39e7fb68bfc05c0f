// Checks of a verified identity before it is used (SYS-13, foundation 5.4). The popup's answer, the checks in the browser and the
// services use the same.
import { ADULT_AGE, ageOn } from './age'
import { IDENTITY_FAILED } from '@/schemas/words/identity-messages'

/** The purpose of a verification. `account` is a member's own certification, also for a guard or a re-consent. */
export const IDENTITY_PURPOSES = ['join', 'agency', 'dormant', 'findId', 'resetPw', 'account', 'reagree', 'consulting'] as const
export type IdentityPurpose = (typeof IDENTITY_PURPOSES)[number]

/** The purposes that create a member: the person must not be one yet (S-IDV-13). */
export const makesMember = (purpose: IdentityPurpose): boolean => purpose === 'join' || purpose === 'agency'
/** The purposes that verify the signed-in member (V-IDV-3). */
export const isOfMember = (purpose: IdentityPurpose): boolean => purpose === 'account' || purpose === 'reagree'

/**
 * The message of a result (foundation 3.2): an empty one is a failure, a message of the provider is shown unchanged (V-IDV-1, V-IDV-2).
 */
export function faultOfResult({ data }: { data: { errorMessage?: string } | null | undefined }): string | null {
  if (!data || Object.keys(data).length === 0) return IDENTITY_FAILED
  return data.errorMessage || null
}

/** Whether the verified name is the member's; a member without a name may have any (V-IDV-3). */
export const isNameOf = (memberName: string, verifiedName: string): boolean =>
  memberName.trim() === '' || memberName.trim().normalize('NFC') === verifiedName.trim().normalize('NFC')

/** Providers send F, M, female or male (foundation 3.2). */
export function genderCode(gender: string): 'F' | 'M' | undefined {
  const first = gender.trim().toUpperCase()
  return first === 'F' || first === 'FEMALE' ? 'F' : first === 'M' || first === 'MALE' ? 'M' : undefined
}

type Certifiable = { certified: 'Y' | 'N'; passwordYn: 'Y' | 'N' }
/** The next step of a member who is not certified: the popup, or the page that links a social account (S-IDV-12, V-CERT-1). */
export function wayToCertify({ certified, passwordYn }: Certifiable): 'none' | 'popup' | '/mypage/account/link-sns' {
  if (certified === 'Y') return 'none'
  return passwordYn === 'Y' ? 'popup' : '/mypage/account/link-sns'
}

/** Whether a check with a message about age refuses a person; one without a message checks no age (V-AGE-3). */
export const isRefusedByAge = (birthDate: string, message: string | null | undefined, now: Date): boolean =>
  Boolean(message) && (birthDate === '' || ageOn(birthDate, now) < ADULT_AGE)
