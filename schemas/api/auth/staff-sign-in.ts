// The sign-in of staff beyond the password: the second step of a sign-in, how long a sign-in lasts, and the password that is asked for again.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { oneOf } from '@/schemas/api/base/fields'
import { JOINING } from '@/schemas/api/base/rate-limit'
import { LOGIN_STAFF_BLOCKED, LOGIN_STAFF_OUTSIDE } from '@/schemas/words/login-messages'

const code = Type.String({ title: '인증 코드', minLength: 1, maxLength: 30 })

const wrongCode = [
  'ST010',
  '인증 코드가 맞지 않습니다. 휴대전화에 지금 보이는 여섯 자리를 입력해 주세요. 계속 맞지 않으면 휴대전화의 시계가 틀렸을 수 있으니 날짜와 시간을 ‘자동 설정’으로 바꾸어 주세요.',
  401,
] as const
const lateCode = [
  'ST011',
  '조금 전에 보이던 코드입니다. 휴대전화의 시계가 느릴 수 있습니다. 휴대전화 설정에서 날짜와 시간을 ‘자동 설정’으로 바꾼 뒤 새 코드를 입력해 주세요.',
  401,
] as const
const usedCode = ['ST012', '이미 쓴 코드입니다. 휴대전화에 다음 코드가 보이면 입력해 주세요. 길어도 30초면 바뀝니다.', 401] as const
export const CODE_ERRORS = { wrongCode, lateCode, usedCode } as const

/** What the sign-in page asks for next in this browser. */
export const readSignInStep = contract({
  at: 'GET /adm/auth/step',
  id: 'staff.step',
  title: '로그인 단계 확인',
  access: 'visitor',
  input: Type.Object({}),
  item: Type.Object({
    /** `ended`: this browser's sign-in is over, by time or by somebody; it begins with the password. */
    step: oneOf('단계', ['password', 'ended', 'code', 'enrol', 'open']),
    /** Of `code`: what the person has for the second step. */
    by: Type.Optional(Type.Array(oneOf('확인 방법', ['telephone', 'passkey']))),
    /** Who enrols. */
    person: Type.Optional(Type.Object({ id: Type.String(), loginId: Type.String(), name: Type.String() })),
  }),
})

/** Gives up a sign-in that is half done, in this browser. */
export const leaveSignIn = contract({
  at: 'POST /adm/auth/leave',
  id: 'staff.leave',
  title: '관리자 로그인 그만두기',
  access: 'visitor',
  codec: 'json',
  rateLimit: JOINING,
  input: Type.Object({}),
})

/** The second step: the code of the telephone, or a recovery code in its place. */
export const signInByCode = contract({
  at: 'POST /adm/auth/signInCode',
  id: 'staff.signInCode',
  title: '관리자 로그인 2단계',
  access: 'visitor',
  // A wrong attempt must be counted although the call fails.
  transaction: 'own',
  codec: 'json',
  input: Type.Object({ code }),
  item: Type.Object({
    /** Recovery codes that are left, where one was used. */
    codesLeft: Type.Optional(Type.Integer()),
  }),
  errors: {
    ...CODE_ERRORS,
    ended: ['ST013', '시간이 지나 로그인을 처음부터 다시 해야 합니다. 아이디와 비밀번호를 입력해 주세요.', 401],
    blocked: ['LO013', LOGIN_STAFF_BLOCKED, 403],
    outside: ['ST016', LOGIN_STAFF_OUTSIDE, 403],
  },
})

/** The password, or a code, once more: acts that ask for it are open for some minutes. */
export const confirmAgain = contract({
  at: 'POST /adm/auth/confirm',
  id: 'staff.confirm',
  title: '비밀번호 다시 확인',
  access: 'manager',
  beforeFactor: true,
  // A wrong attempt must be counted although the call fails, and hashing must not occupy a connection.
  transaction: 'own',
  codec: 'json',
  input: Type.Object({
    by: oneOf('확인 방법', ['password', 'code']),
    word: Type.String({ title: '비밀번호 또는 인증 코드', minLength: 1, maxLength: 1_000 }),
  }),
  errors: {
    ...CODE_ERRORS,
    noFactor: ['ST015', '2단계 인증을 등록하지 않은 계정입니다. 비밀번호로 확인해 주세요.', 409],
    wrong: ['ST014', '비밀번호가 맞지 않습니다. 다시 입력해 주세요.', 401],
  },
})

const Left = Type.Object({
  /** Seconds until the sign-in ends, by the clock of the database. */
  seconds: Type.Integer(),
  /** Why: it is not used, or it has lasted as long as its role allows. */
  by: oneOf('이유', ['idle', 'hours']),
})

/** How long the sign-in still lasts. It is asked by a timer, and does not count as use. */
export const readTimeLeft = contract({
  at: 'GET /adm/auth/left',
  id: 'staff.left',
  title: '남은 로그인 시간',
  access: 'manager',
  beforeFactor: true,
  quiet: true,
  input: Type.Object({}),
  item: Left,
})

/** The person is there: keys or the pointer were used, or the warning was answered. */
export const stay = contract({
  at: 'POST /adm/auth/stay',
  id: 'staff.stay',
  whileSeeing: true,
  title: '로그인 이어 가기',
  access: 'manager',
  beforeFactor: true,
  input: Type.Object({}),
  item: Left,
})
