/** A person's data, as the provider verified them (foundation 3.2, 3.3). It never leaves the server whole. */
export interface VerifiedIdentity {
  memberName: string
  gender: 'F' | 'M'
  /** yyyyMMdd. */
  birthDate: string
  /** Digits. */
  mobileNo: string
  mobileCo?: string
  /** 0 Korean, 1 foreigner. */
  nationalInfo?: '0' | '1'
  ci: string
  di?: string
}
