// The own account of a person of staff: the password, the second factor, and the sign-ins.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { moment, optionalMoment } from '@/schemas/api/base/fields'
import { CODE_ERRORS } from './staff-sign-in'

const own = { access: 'manager', codec: 'json' } as const
const code = Type.String({ title: '인증 코드', minLength: 1, maxLength: 30 })
const Codes = Type.Object({
  /** Shown once: the database has only their hashes. */
  codes: Type.Array(Type.String()),
})

/** What is changed of an account for emergencies would lock out whoever opens its envelope next. */
export const OF_BREAK_GLASS = [
  '409',
  '비상 계정에는 쓸 수 없습니다. 다음에 봉투를 여는 분이 들어오지 못하게 됩니다. 비밀번호는 서버를 맡은 분이 명령으로 새로 만듭니다.',
  409,
] as const

export const readOwnAccount = contract({
  at: 'GET /adm/account/read',
  id: 'ownAccount.read',
  title: '내 계정',
  access: 'manager',
  input: Type.Object({}),
  item: Type.Object({
    loginId: Type.String(),
    name: Type.String(),
    email: Type.String(),
    /** Since when one-time codes are asked for; null without them. */
    factorAt: optionalMoment,
    /** The earliest first. */
    passkeys: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        /** May be on several devices of the person. */
        isSynced: Type.Boolean(),
        createdAt: moment,
        lastUsedAt: optionalMoment,
      }),
    ),
    /** An account for emergencies, of which nothing is changed here. */
    isBreakGlass: Type.Boolean(),
    codesLeft: Type.Integer(),
    /** The role demands a second factor: it can be exchanged, and not switched off. */
    needsFactor: Type.Boolean(),
    /** Nobody else could reset the factor. */
    isLastAdmin: Type.Boolean(),
    /** Minutes after which an unused sign-in ends, and hours after which every one does. */
    idleMinutes: Type.Integer(),
    hours: Type.Integer(),
  }),
  /** Sign-ins that are alive, the current one first. */
  items: Type.Object({
    id: Type.String(),
    device: Type.String(),
    place: Type.String(),
    signedInAt: moment,
    seenAt: moment,
    isCurrent: Type.Boolean(),
  }),
})

export const changeOwnPassword = contract({
  at: 'POST /adm/account/password',
  id: 'ownAccount.password',
  title: '내 비밀번호 바꾸기',
  ...own,
  // A wrong attempt must be counted although the call fails, and hashing must not occupy a connection.
  transaction: 'own',
  input: Type.Object({
    current: Type.String({ title: '지금 비밀번호', minLength: 1, maxLength: 1_000 }),
    password: Type.String({ title: '새 비밀번호', minLength: 1, maxLength: 1_000 }),
  }),
  item: Type.Object({ ended: Type.Integer() }),
  errors: {
    breakGlass: OF_BREAK_GLASS,
    wrong: ['400', '지금 비밀번호가 맞지 않습니다. 다시 입력해 주세요.'],
    weak: ['400', '비밀번호를 다시 확인해 주세요.'],
    same: ['400', '지금과 다른 비밀번호를 입력해 주세요.'],
    gone: ['409', '그사이 다른 곳에서 비밀번호를 바꾸었습니다. 바꾼 비밀번호로 다시 로그인해 주세요.', 409],
  },
})

/** Where the account's news are sent; empty: nowhere. The earlier address hears of it. */
export const changeOwnEmail = contract({
  at: 'POST /adm/account/email',
  id: 'ownAccount.email',
  title: '내 알림 메일 바꾸기',
  ...own,
  stepUp: true,
  input: Type.Object({ email: Type.String({ title: '알림 메일', maxLength: 100 }) }),
  errors: { breakGlass: OF_BREAK_GLASS, wrong: ['400', '이메일 주소를 다시 확인해 주세요.'] },
})

export const endOwnSession = contract({
  at: 'POST /adm/account/end-session',
  id: 'ownAccount.endSession',
  title: '내 로그인 하나 끝내기',
  ...own,
  input: Type.Object({ id: Type.String({ title: '로그인', minLength: 1, maxLength: 60 }) }),
  errors: {
    missing: ['404', '이미 끝난 로그인입니다.', 404],
    current: ['409', '지금 쓰고 있는 로그인입니다. 로그아웃을 눌러 끝내 주세요.', 409],
  },
})
export const endOtherSessions = contract({
  at: 'POST /adm/account/end-others',
  id: 'ownAccount.endOthers',
  title: '내 다른 로그인 모두 끝내기',
  ...own,
  input: Type.Object({}),
  item: Type.Object({ ended: Type.Integer() }),
})

/** A secret for the telephone. The earlier one holds until a code of the new one confirms it. */
export const beginFactor = contract({
  at: 'POST /adm/account/factor-begin',
  id: 'ownAccount.factorBegin',
  title: '2단계 인증 등록 시작',
  ...own,
  beforeFactor: true,
  stepUp: true,
  input: Type.Object({}),
  item: Type.Object({
    /** To be typed where nothing can be scanned, in groups of four. */
    key: Type.String(),
    /** A QR code of the address, as SVG. */
    picture: Type.String(),
    isLastAdmin: Type.Boolean(),
  }),
  errors: { breakGlass: OF_BREAK_GLASS },
})
export const confirmFactor = contract({
  at: 'POST /adm/account/factor-confirm',
  id: 'ownAccount.factorConfirm',
  title: '2단계 인증 등록 확인',
  ...own,
  beforeFactor: true,
  // A wrong attempt must be counted although the call fails.
  transaction: 'own',
  input: Type.Object({ code }),
  item: Codes,
  errors: { ...CODE_ERRORS, missing: ['409', '등록을 처음부터 다시 시작해 주세요.', 409] },
})
export const removeFactor = contract({
  at: 'POST /adm/account/factor-remove',
  id: 'ownAccount.factorRemove',
  title: '2단계 인증 끄기',
  ...own,
  transaction: 'own',
  input: Type.Object({ code }),
  errors: {
    ...CODE_ERRORS,
    missing: ['409', '2단계 인증을 쓰고 있지 않습니다.', 409],
    needed: ['409', '이 역할은 2단계 인증이 필수라 끌 수 없습니다. 휴대전화를 바꾸었다면 ‘다시 등록’을 눌러 주세요.', 409],
  },
})
/** Ten new ones; the earlier ones end. */
export const renewOwnCodes = contract({
  at: 'POST /adm/account/recovery-codes',
  id: 'ownAccount.codes',
  title: '복구 코드 새로 만들기',
  ...own,
  stepUp: true,
  input: Type.Object({}),
  item: Codes,
  errors: { missing: ['409', '2단계 인증을 먼저 등록해 주세요.', 409] },
})
