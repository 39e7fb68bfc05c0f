// The session of a member and the calls that begin, refresh and end it (SYS-08, SYS-09).
import { Type, type Static } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import type { RoleRights } from '@/schemas/rules/base/rights'
import { LOGIN_BLOCKED, LOGIN_DORMANT, LOGIN_PAUSED, LOGIN_WITHDRAWN, LOGIN_WRONG } from '@/schemas/words/login-messages'

export const SOCIAL_TYPES = ['KAKAO', 'NAVER', 'APPLE'] as const
export type SocialType = (typeof SOCIAL_TYPES)[number]

const Yn = Type.Union([Type.Literal('Y'), Type.Literal('N')])

/** The signed-in member (foundation 3.1). Sent only to the member's own browser. */
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
  /** yyyyMMdd; empty until verified. */
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

/** The session of a call; empty for a visitor. */
export interface Session {
  /** Confirmed by the database for this request; a cookie's claim is `claim`. */
  user?: SessionUser
  /** The claim of the member's cookie: not valid before `confirmPerson`. */
  claim?: { memberNo: string; sid: string }
  /** Signed in once, with an expired access token: a renewal may succeed (S-SESS-2). */
  lapsed?: true
  /** Signed in, and the sign-in was ended: elsewhere, by staff, or with the account. */
  ended?: true
  /** Id of this browser's visit (services/auth/domain/visit.ts). */
  visit?: string
  /** Id of this browser's cart (services/store/domain/cart/open-cart.ts). */
  cart?: string
  /** Staff of the builder: `adm` may save and publish, `mng` may only look. */
  staff?: {
    id: string
    role: 'adm' | 'mng'
    /** Of the sign-in (table staff_session). */ sid: string
    /** What a manager may do now, as the database has the role; absent from what a cookie claims. */ rights?: RoleRights
    /** The password or a code was given within the last minutes. */ isRecent?: boolean
    /** An administrator who sees the console as this role: `role` and `rights` are the role's, and no call writes. */
    seeing?: { name: string; until: string }
    /** Bound to this shop: rows of others do not exist for them (services/kit/handle-row.ts). */ shopId?: string
  }
  /** Staff whose role demands a second factor that they do not have yet: no call is answered to them but those of enrolling. */
  enrolling?: NonNullable<Session['staff']>
  /** Access to the draft of one page, opened by a signed link for half an hour. It gives no other right. */
  preview?: { role: 'adm' | 'mng'; /** Decoded. */ path: string }
  /** Verified in this session (G-IDENT). */
  identified?: { memberName: string; mobileNo: string }
  /** Number of a visitor's order that this browser opened with the code of its buyer: it opens that order, and says of nobody who they are. */
  openedOrder?: string
  /** The password was confirmed in this session (G-PWCHK). */
  passwordConfirmed?: boolean
  /** The form that was just sent, for the pages that only follow one (G-ORDERDONE, G-CONSDONE). */
  cameFrom?: string
}
/** What only the database knows of the caller: the pipeline asks it where the contract says so. */
export const CONFIRMED = ['user', 'identified', 'openedOrder', 'passwordConfirmed'] as const
/** The session of a call whose contract confirms no person: a handler that reads who calls does not compile. */
export type Claims = Omit<Session, (typeof CONFIRMED)[number]>
export const VISITOR: Session = {}

/** Message of the token call when a sign-in cannot be renewed (E-TOKEN). */
const NO_TOKEN = '토큰을 가져올 수 없습니다.'

const sessionAnswer = {
  /** `jwt`: this answer issued a token pair; `signed`: an existing session; both are signed in (S-SESS-1, Q-010). */
  code: Type.Union([Type.Literal('jwt'), Type.Literal('signed'), Type.Literal('unsigned')]),
  customer: Type.Union([SessionUser, Type.Null()]),
  /** Identifies this sign-in in lists and logs. It grants nothing. */
  sessionKey: Type.String(),
}

export const readJwt = contract({
  at: 'GET /auth/svc/jwt',
  id: 'session.jwt',
  title: '로그인 상태 조회',
  access: 'visitor',
  personal: true,
  input: Type.Object({}),
  item: Type.Object(sessionAnswer),
})

/** Renews the sign-in of this browser (S-SESS-2). The tokens are in cookies that no script reads. */
export const renewToken = contract({
  at: 'POST /auth/svc/token',
  id: 'session.token',
  title: '로그인 갱신',
  access: 'visitor',
  // A copied token ends its sign-in although the call fails.
  transaction: 'own',
  input: Type.Object({}),
  item: Type.Object({ ...sessionAnswer, /** Of the cookie that was renewed. */ tokenName: Type.String() }),
  errors: { refused: ['406', NO_TOKEN, 406] },
})

/**
 * Renews a sign-in and redirects to a page (S-SESS-3). A link to it renews only the sign-in of the browser that follows it, so it may
 * come from any site.
 */
export const restoreSession = contract({
  at: 'GET /auth/svc/restore',
  id: 'session.restore',
  title: '로그인 복원 후 이동',
  access: 'visitor',
  input: Type.Object({
    callback: Type.Optional(Type.String({ title: '돌아갈 주소', maxLength: 2_048, lenient: true })),
    /** Requested a second time, from this site itself. */
    again: Type.Optional(Type.String({ title: '다시', maxLength: 1, lenient: true })),
  }),
})

/** E-LOGIN-5, Q-009: the state of an account is revealed only with the right password. */
export const signIn = contract({
  at: 'POST /svc/signIn',
  id: 'session.signIn',
  title: '로그인',
  access: 'visitor',
  // A wrong attempt must be counted although the call fails, and hashing must not occupy a connection.
  transaction: 'own',
  input: Type.Object({
    memberId: Type.String({ title: '아이디', minLength: 1, maxLength: 30, pattern: '^[A-Za-z0-9]*$' }),
    password: Type.String({ title: '비밀번호', minLength: 1, maxLength: 1_000 }),
    keepLogin: Type.Optional(Type.Boolean({ title: '로그인 상태 유지' })),
  }),
  item: Type.Object({
    ...SessionUser.properties,
    /** Y: the password is older than 90 days, and the reminder was not postponed. */ changePassLater: Yn,
  }),
  errors: {
    wrong: ['LO001', LOGIN_WRONG, 401],
    withdrawn: ['LO002', LOGIN_WITHDRAWN, 403],
    tooMany: ['LO003', LOGIN_PAUSED, 429],
    dormant: ['LO012', LOGIN_DORMANT, 403],
    blocked: ['LO013', LOGIN_BLOCKED, 403],
  },
})

/** Ends the sign-in itself, not only its cookies (S-SESS-5). Changes state by GET, so only a page of ours may call it (CX-21). */
export const signOut = contract({
  at: 'GET /svc/signOut',
  id: 'session.signOut',
  title: '로그아웃',
  access: 'visitor',
  writes: true,
  input: Type.Object({}),
})
