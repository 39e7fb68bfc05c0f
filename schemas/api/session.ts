import { Type, type Static } from 'typebox'
import { contract } from './contract'

export const SOCIAL_TYPES = ['KAKAO', 'NAVER', 'APPLE'] as const
export type SocialType = (typeof SOCIAL_TYPES)[number]

const Yn = Type.Union([Type.Literal('Y'), Type.Literal('N')])

/** The signed-in member, as the product reads him (foundation 3.1). Only his own browser is ever told. */
export const SessionUser = Type.Object({
  memberNo: Type.String(),
  memberId: Type.String(),
  memberName: Type.String(),
  nickname: Type.String(),
  certified: Yn,
  serviseTermsYn: Yn,
  personalInfoCollectedYn: Yn,
  /** N: a social account alone, without a password. */
  passwordYn: Yn,
  bizYn: Yn,
  staffYn: Yn,
  employeeFlag: Yn,
  /** Personal, business, agency. */
  memberType: Type.Union([Type.Literal('P'), Type.Literal('B'), Type.Literal('A')]),
  membershipGrade: Type.String(),
  joinChannel: Type.String(),
  /** yyyyMMdd; empty until somebody verified it. */
  birthDate: Type.String(),
  /** Completed years in Seoul (V-AGE-1); absent without a birth date. */
  age: Type.Optional(Type.Integer()),
  gender: Type.String(),
  houseType: Type.String(),
  marketingYn: Yn,
  goodsMarketingYn: Yn,
  eventMarketingYn: Yn,
  adMarketingYn: Yn,
  consultingHis: Yn,
  registDate: Type.String(),
  lastLoginDate: Type.String(),
})
export type SessionUser = Static<typeof SessionUser>

/** Who is asking; a visitor has nothing of all this. */
export interface Session {
  /** Confirmed by the database for this very request; what a cookie claims is `claim`. */
  user?: SessionUser
  /** What the member's cookie says: worth nothing before `confirmPerson`. */
  claim?: { memberNo: string; sid: string }
  /** Signed in once, and the access token has run out: its renewal is worth a try (S-SESS-2). */
  lapsed?: true
  /** Id of this browser's visit (services/kit/visit.ts). */
  visit?: string
  /** Staff of the builder: `adm` may save and publish, `mng` may only look. */
  staff?: { id: string; role: 'adm' | 'mng'; /** Of the sign-in (table staff_session). */ sid: string }
  /** A look at unpublished pages, opened by a signed link for half an hour. It gives no other right. */
  preview?: { role: 'adm' | 'mng' }
  /** Verified in this session (G-IDENT). */
  identified?: { memberName: string; mobileNo: string }
  /** The password was confirmed in this session (G-PWCHK). */
  passwordConfirmed?: boolean
  /** The form that was just sent, for the pages that only follow one (G-ORDERDONE, G-CONSDONE). */
  cameFrom?: string
}
export const VISITOR: Session = {}

const SessionAnswer = Type.Object({
  /** `jwt`: this answer brought a token pair; `signed`: a session that stands; both are signed in (S-SESS-1, Q-010). */
  code: Type.Union([Type.Literal('jwt'), Type.Literal('signed'), Type.Literal('unsigned')]),
  customer: Type.Union([SessionUser, Type.Null()]),
  /** Names this sign-in, for lists and logs. It opens nothing. */
  sessionKey: Type.String(),
})

export const readJwt = contract({
  at: 'GET /auth/svc/jwt',
  id: 'session.jwt',
  title: '로그인 상태 조회',
  access: 'visitor',
  personal: true,
  input: Type.Object({}),
  item: SessionAnswer,
})
