// Sign-in and sign-up by a social account (SYS-10).
import { Type } from 'typebox'
import { LOGIN_BLOCKED, SOCIAL_FAILED, SOCIAL_MISSING } from '@/schemas/words/login-messages'
import { contract } from '@/schemas/api/base/contract'
import { CHANGING, JOINING } from '@/schemas/api/base/rate-limit'
import { SessionUser, SOCIAL_TYPES } from './session'

const SnsType = Type.Unsafe<(typeof SOCIAL_TYPES)[number]>(Type.String({ title: '소셜 계정', enum: [...SOCIAL_TYPES] }))

/**
 * The key of the provider's answer that this browser brought back: valid once, for ten minutes, and here only. The name is the
 * specification's (foundation 3.3); a provider's own token is never sent here. Empty: V-SNS-1.
 */
const OneTimeKey = Type.Optional(Type.String({ title: '소셜 로그인 정보', maxLength: 200 }))

const errors = {
  /** V-SNS-1. */
  missing: ['400', SOCIAL_MISSING],
  /** E-SOC: unknown, used, expired, or of another browser. */
  noInfo: ['400', SOCIAL_FAILED],
} as const

const SnsResult = Type.Object({
  /** LO009 a new person (E-LO009), LO012 a dormant account (E-LO012), empty: signed in (S-JOIN-5, CX-32). */
  snsResult: Type.Union([Type.Literal(''), Type.Literal('LO009'), Type.Literal('LO012')]),
  /** The signed-in member. */
  customer: Type.Optional(SessionUser),
})
const KeepLogin = Type.Optional(Type.Boolean({ title: '로그인 상태 유지' }))

/** The providers with settings; only they are offered. */
export const listProviders = contract({
  at: 'GET /svc/sns/providers',
  id: 'sns.providers',
  title: '제공하는 소셜 로그인',
  access: 'visitor',
  input: Type.Object({}),
  items: Type.Object({ snsType: SnsType }),
  tags: () => [],
})

/** Kakao and Naver (foundation 7.2; V-SNS-1, S-JOIN-5). */
export const snsSignIn = contract({
  at: 'POST /svc/sns/signIn',
  id: 'sns.signIn',
  title: '소셜 로그인',
  access: 'visitor',
  rateLimit: JOINING,
  input: Type.Object({ snsType: SnsType, accessToken: OneTimeKey, keepLogin: KeepLogin }),
  item: SnsResult,
  errors: { ...errors, blocked: ['LO013', LOGIN_BLOCKED, 403] },
})

/** Personal data sent by the browser is ignored: Apple's own answer counts (S-JOIN-6). */
export const appleSignIn = contract({
  at: 'POST /svc/sns/appleSignIn',
  id: 'sns.appleSignIn',
  title: 'Apple 로그인',
  access: 'visitor',
  rateLimit: JOINING,
  input: Type.Object({ identityToken: OneTimeKey, keepLogin: KeepLogin }),
  item: SnsResult,
  errors: { ...errors, blocked: ['LO013', LOGIN_BLOCKED, 403] },
})

/** Redirects to a provider with a state, a nonce and a challenge of this browser's own visit (S7). */
export const startSocial = contract({
  at: 'GET /auth/svc/social/start',
  id: 'sns.start',
  title: '소셜 로그인 시작',
  access: 'visitor',
  rateLimit: JOINING,
  writes: true,
  // After any failure the browser is redirected to a page with the reason.
  transaction: 'own',
  raw: 'text/html',
  input: Type.Object({
    snsType: SnsType,
    flow: Type.String({ title: '시도', pattern: '^[\\w-]{16,64}$' }),
    /** The page that begins it and gets its answer. */
    back: Type.Optional(Type.String({ title: '돌아갈 곳', maxLength: 2_000 })),
    /** The loopback name under which a demonstration was opened; any other value is ignored. */
    origin: Type.Optional(Type.String({ title: '주소', maxLength: 200 })),
  }),
})

const Answer = {
  state: Type.Optional(Type.String({ title: '상태', maxLength: 200, lenient: true })),
  code: Type.Optional(Type.String({ title: '인가 코드', maxLength: 2_000, lenient: true })),
  error: Type.Optional(Type.String({ title: '오류', maxLength: 200, lenient: true })),
}

/** The redirect URI of Kakao and Naver. Its one-time state replaces the origin check, which a redirect cannot pass. */
export const returnSocial = contract({
  at: 'GET /auth/svc/social/:provider',
  id: 'sns.return',
  title: '소셜 로그인 결과 받기',
  access: 'visitor',
  writes: true,
  foreign: true,
  transaction: 'own',
  raw: 'text/html',
  input: Type.Object({ provider: Type.String({ title: '제공자', enum: ['kakao', 'naver'] }), ...Answer }),
})

/** Apple's own page posts here from another site: without our cookies, so the key is checked when it is used. */
export const returnApple = contract({
  at: 'POST /auth/svc/social/apple',
  id: 'sns.returnApple',
  title: 'Apple 로그인 결과 받기',
  access: 'visitor',
  foreign: true,
  transaction: 'own',
  raw: 'text/html',
  input: Type.Object({
    ...Answer,
    /** JSON, the first time only: the name that the person entered. */
    user: Type.Optional(Type.String({ title: '사용자', maxLength: 2_000, lenient: true })),
  }),
})

/** The member's social accounts among those that are offered (foundation 2.5, /mypage/account/link-sns). */
export const listLinks = contract({
  at: 'GET /svc/sns/links',
  id: 'sns.links',
  title: '연결된 소셜 계정',
  access: 'member',
  input: Type.Object({}),
  item: Type.Object({
    passwordYn: Type.Union([Type.Literal('Y'), Type.Literal('N')]),
    certified: Type.Union([Type.Literal('Y'), Type.Literal('N')]),
    /** In this session, by password or social account (S-SESS-6). */
    confirmed: Type.Boolean(),
  }),
  items: Type.Object({
    snsType: SnsType,
    /** ISO; empty when not linked. */
    linkedAt: Type.String(),
    /** Whether the provider has settings; otherwise its link can only be removed. */
    offered: Type.Boolean(),
  }),
})

/** Links a social account, or removes its link; the last way to sign in stays (foundation 2.5, 2.8). */
export const linkSns = contract({
  at: 'POST /svc/memberSvcApi/linkSns',
  id: 'acct.linkSns',
  title: '소셜 계정 연결',
  access: 'member',
  rateLimit: CHANGING,
  needs: ['password'],
  input: Type.Object({
    snsType: SnsType,
    accessToken: OneTimeKey,
    linkYn: Type.Optional(Type.Unsafe<'Y' | 'N'>(Type.String({ title: '연결', enum: ['Y', 'N'] }))),
  }),
  errors: {
    ...errors,
    taken: ['409', '이미 다른 회원에게 연결된 소셜 계정입니다.', 409],
    another: ['409', '이미 다른 계정이 연결되어 있습니다. 연결을 해제한 뒤 다시 시도해 주세요.', 409],
    last: ['409', '로그인할 방법이 하나뿐이어서 연결을 해제할 수 없습니다. 비밀번호를 먼저 설정해 주세요.', 409],
  },
})

/** Confirms a member by a linked social account (S-SESS-6, G-PWCHK). */
export const confirmBySns = contract({
  at: 'POST /svc/myPageInfoSvcApi/mypageSnsSignIn',
  id: 'mypage.snsSignIn',
  title: '소셜 계정으로 본인 확인',
  access: 'member',
  rateLimit: CHANGING,
  input: Type.Object({ snsType: SnsType, accessToken: OneTimeKey }),
  errors: { ...errors, stranger: ['403', '이 계정에 연결된 소셜 계정이 아닙니다. 연결된 계정으로 다시 확인해 주세요.', 403] },
})

/** Confirms a member by password before linking social accounts (G-SNSPW: a member without one confirms by the social account). */
export const snsPasswordConfirm = contract({
  at: 'POST /svc/tblMemberSvcApi/snsPasswordConfirm',
  id: 'acct.snsPasswordConfirm',
  title: '소셜 연결을 위한 비밀번호 확인',
  access: 'member',
  transaction: 'own',
  input: Type.Object({ password: Type.String({ title: '비밀번호', minLength: 1, maxLength: 1_000 }) }),
  errors: {
    wrong: ['400', '비밀번호가 일치하지 않습니다.'],
    noPassword: ['409', '비밀번호가 없는 계정입니다. 연결된 소셜 계정으로 확인해 주세요.', 409],
  },
})
