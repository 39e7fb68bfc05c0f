import { maskedName } from './masked-name'

/** Author of what a member left behind at the withdrawal. */
const WITHDRAWN = '탈퇴한 회원'
/** Author without a nickname or a verified name. */
const NAMELESS = '회원'

/**
 * The author's name that a reply or a review stores and every visitor reads: the nickname, which the sign-up promises for this, or the
 * masked name of a member who has none, as a business. The whole name is never copied out of the member's sealed row (P1).
 */
export const authorName = ({ memberName, nickname }: { memberName: string; nickname: string }): string =>
  nickname.trim() || (memberName.trim() ? maskedName(memberName) : NAMELESS)

/** The displayed author of a reply or a review; the stored name is empty after the member's withdrawal. */
export const authorShown = (shownName: string): string => shownName || WITHDRAWN
