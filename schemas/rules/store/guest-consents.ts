/** What a guest has to agree to before an order. */
export const GUEST_CONSENTS = ['over14', 'terms', 'privacy'] as const
export type GuestConsent = (typeof GUEST_CONSENTS)[number]

/** Of an order without it. */
export const GUEST_AGREEMENT_NEEDED = '비회원 주문 동의를 먼저 확인해 주세요.'
export const AGREE_FIRST = '필수 항목에 모두 동의해 주세요.'

export const hasAllConsents = (given: Readonly<Partial<Record<GuestConsent, boolean>>>): boolean =>
  GUEST_CONSENTS.every((name) => given[name] === true)
