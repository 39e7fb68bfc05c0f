// What a member agrees to: two consents that membership needs, and four optional ones (V-AGREE-1, foundation 3.3, 3.4).
import type { TermsKind } from './terms'

/** Said where a required consent is missing (V-AGREE-1). */
export const AGREE_FIRST = '필수 약관에 모두 동의해 주세요.'

/** The flags of a sign-up draft. */
export interface Agreements {
  service: boolean
  personal: boolean
  locationYn: boolean
  goodsMarketing: boolean
  eventMarketing: boolean
  adMarketing: boolean
}

/** Why a sign-up or a re-consent cannot continue; optional consents never prevent it (V-AGREE-1). */
export const agreementsFault = ({ service, personal }: Pick<Agreements, 'service' | 'personal'>): string | undefined =>
  service && personal ? undefined : AGREE_FIRST

/** Y and true are agreed; N, false and nothing are not (V-AGREE-2). */
export const isAgreed = (value: 'Y' | 'N' | boolean | null | undefined): boolean => value === 'Y' || value === true

/** As it is shown (V-AGREE-2). */
export const agreementWord = (value: Parameters<typeof isAgreed>[0]): '동의' | '철회' => (isAgreed(value) ? '동의' : '철회')

/** The kind of term behind each flag. */
export const KIND_OF_FLAG = {
  service: 'service',
  personal: 'personalInfo',
  locationYn: 'location',
  goodsMarketing: 'goodsSms',
  eventMarketing: 'eventMail',
  adMarketing: 'marketing',
} as const satisfies Record<keyof Agreements, TermsKind>

/** Flags as consents are stored: by the kind of term that they agree to. */
export const consentsOf = (agreements: Agreements): Record<TermsKind, boolean> =>
  Object.fromEntries((Object.keys(KIND_OF_FLAG) as (keyof Agreements)[]).map((flag) => [KIND_OF_FLAG[flag], agreements[flag]])) as Record<
    TermsKind,
    boolean
  >

/** The consents that were given; those that were not leave no row, and are not named in the mail. */
export const givenConsentsOf = (agreements: Agreements): Partial<Record<TermsKind, true>> =>
  Object.fromEntries(Object.entries(consentsOf(agreements)).filter(([, isGiven]) => isGiven))
