// Data of a browser's visit on the server between the steps of a form whose steps are pages of their own (foundation 4.3).
import type { SocialType } from '@/schemas/api/auth/session'
import type { VerifiedIdentity } from './verified-identity'

export interface VisitDraft {
  /** The sign-up on its way; reset clears it whole (S-JOIN-2). */
  join?: JoinDraft
  /** Verified for the consultation list, without signing in (G-IDENT, Q-071). */
  identified?: { memberName: string; mobileNo: string; at: number }
  /** Verified for a recovery or a dormant account; used up by it. */
  recovery?: { purpose: 'findId' | 'resetPw' | 'dormant'; memberNos: string[]; at: number }
  /** What the complete page of a form may show, once. */
  done?: { form: string; facts: Record<string, string>; at: number }
  /** A visitor's order that was opened with the code texted to its number. */
  openedOrder?: { orderId: string; at: number }
  /** Agreed to the terms of an order without an account. */
  guestOrder?: { at: number }
  /** Interior and SCM sign-up (foundation 3.5). */
  agency?: AgencyDraft
}

export interface AgencyDraft {
  /** As the register confirmed it. */
  business?: { bizRegNum: string; startDt: string; owner: string }
  terms?: { member: boolean; privacy: boolean }
  /** Who signs up for the business. */
  verifyUser?: VerifiedIdentity
}

export interface JoinDraft {
  kind: 'personal' | 'business' | 'sns'
  /** By termsType. */
  useAgreements?: Record<string, boolean>
  goodsMarketing?: boolean
  eventMarketing?: boolean
  adMarketing?: boolean
  locationYn?: boolean
  hpVerify?: boolean
  verifyUser?: VerifiedIdentity
  /** Verified by its mail code (S-JOIN-7). */
  employeeEmail?: string
  /** From which social account it began; Apple says the rest only once (S-JOIN-6). */
  social?: { snsType: SocialType; snsId: string; email?: string; name?: string }
  joinedUser?: { id: string; name: string; nickname: string; email: string }
}
