/** Who is asking. Fields as in foundation 3.1; a visitor has none of them. */
export interface SessionUser {
  memberNo: string
  memberId: string
  memberName: string
  certified: 'Y' | 'N'
  serviseTermsYn: 'Y' | 'N'
  personalInfoCollectedYn: 'Y' | 'N'
  passwordYn: 'Y' | 'N'
  bizYn: 'Y' | 'N'
}

export interface Session {
  user?: SessionUser
  /** Staff of the builder: `adm` may save and publish, `mng` may only look. */
  staff?: { id: string; role: 'adm' | 'mng'; /** Of the sign-in (table staff_session). */ sid: string }
  /** A look at unpublished pages, opened by a signed link for half an hour. It gives no other right. */
  preview?: { role: 'adm' | 'mng' }
  /** Verified in this session (G-IDENT). */
  identified?: { memberName: string; mobileNo: string }
  /** The password was confirmed in this session (G-PWCHK). */
  passwordConfirmed?: boolean
  /** Page that this visit came from, for the two guards that ask (G-ORDERDONE, G-CONSDONE). */
  cameFrom?: string
}
export const VISITOR: Session = {}
