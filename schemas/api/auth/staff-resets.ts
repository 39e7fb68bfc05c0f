// A forgotten password of staff: asked for at the sign-in, chosen by a link that is mailed, and for an administrator confirmed by another one.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { moment, oneOf, reason } from '@/schemas/api/base/fields'
import { JOINING, type RateLimit } from '@/schemas/api/base/rate-limit'
import { RESET_LINK_MINUTES } from '@/schemas/rules/auth/staff-sign-in'

/** Each sends a mail. An office shares an address. */
const ASKING: RateLimit = {
  name: 'staff-reset',
  limits: [{ by: 'address', most: 20, span: 10 * 60_000 }],
  sentence: '같은 곳에서 비밀번호 재설정을 여러 번 요청했습니다. 잠시 후 다시 시도해 주세요.',
}

export const STAFF_RESET_ASKED = `아이디가 맞고 내 계정에 알림 메일을 적어 두셨다면 메일을 보냈습니다. ${RESET_LINK_MINUTES}분 안에 메일의 링크를 열어 새 비밀번호를 정해 주세요.`

/** One answer, and one duration, whoever has this id and whether anybody has it. */
export const askStaffReset = contract({
  at: 'POST /auth/svc/staff-reset-ask',
  id: 'staffReset.ask',
  title: '운영자 비밀번호 재설정 요청',
  access: 'visitor',
  codec: 'json',
  rateLimit: ASKING,
  // What differs by account happens after the answer, in a transaction of its own.
  transaction: 'own',
  input: Type.Object({ loginId: Type.String({ title: '아이디', minLength: 1, maxLength: 30, pattern: '^[A-Za-z0-9-]*$' }) }),
  errors: {
    noMail: ['409', '이 사이트는 지금 메일을 보낼 수 없습니다. 다른 관리자에게 비밀번호를 새로 정하는 링크를 요청해 주세요.', 409],
  },
})

const key = Type.String({ title: '재설정 링크', minLength: 1, maxLength: 100 })

export const STAFF_RESET_STATES = ['open', 'waiting', 'done', 'refused', 'replaced', 'changed', 'late', 'closed', 'unknown'] as const
/**
 * What a link opens: the choice of a password, or, in words, why it opens nothing. `waiting`: for another administrator. `changed`: the
 * password was changed in another way. `closed`: the account is blocked or invited anew.
 */
export type StaffResetState = (typeof STAFF_RESET_STATES)[number]

export const readStaffReset = contract({
  at: 'POST /auth/svc/staff-reset-read',
  id: 'staffReset.read',
  title: '운영자 비밀번호 재설정 링크 확인',
  access: 'visitor',
  codec: 'json',
  // Posted, so that the secret stands in no address and no log.
  writes: false,
  rateLimit: JOINING,
  input: Type.Object({ key }),
  item: Type.Object({
    state: oneOf('상태', STAFF_RESET_STATES),
    /** Of whoever holds a link that opens; empty otherwise. */
    loginId: Type.String(),
  }),
})

export const chooseStaffPassword = contract({
  at: 'POST /auth/svc/staff-reset',
  id: 'staffReset.choose',
  title: '운영자 새 비밀번호 정하기',
  access: 'visitor',
  codec: 'json',
  rateLimit: JOINING,
  // Hashing must not occupy a connection.
  transaction: 'own',
  input: Type.Object({ key, password: Type.String({ title: '새 비밀번호', minLength: 1, maxLength: 1_000 }) }),
  item: Type.Object({
    loginId: Type.String(),
    /** Another administrator confirms it first; the earlier password holds until then. */
    isWaiting: Type.Boolean(),
  }),
  errors: {
    ended: ['404', '이 링크는 더 쓸 수 없습니다. 아래에서 다시 요청해 주세요. 입력하신 비밀번호는 저장하지 않았습니다.', 404],
    weak: ['400', '비밀번호를 다시 확인해 주세요.'],
  },
})

// --- in the console

export const browseStaffResets = contract({
  at: 'GET /adm/staff-reset/browse',
  id: 'staffReset.browse',
  title: '확인을 기다리는 비밀번호 재설정',
  access: 'manager',
  right: { of: 'staff', act: 'see' },
  input: Type.Object({}),
  items: Type.Object({
    id: Type.String(),
    staffId: Type.String(),
    loginId: Type.String(),
    name: Type.String(),
    askedAt: moment,
    /** Browser and system, and the shortened network. */
    askedFrom: Type.String(),
    chosenAt: moment,
    chosenFrom: Type.String(),
    /** Unconfirmed until then, it is over. */
    until: moment,
  }),
})

const deciding = {
  access: 'admin',
  codec: 'json',
  stepUp: true,
  input: Type.Object({ id: Type.String({ title: '번호', minLength: 1, maxLength: 60 }), reason }),
} as const
const decidingErrors = {
  missing: ['404', '이미 처리되었거나 기한이 지난 요청입니다. 목록을 새로 불러와 주세요.', 404],
  own: ['409', '자신의 비밀번호 재설정은 다른 관리자가 확인해야 합니다.', 409],
  gone: ['403', '그사이 다른 관리자가 이 계정의 권한을 바꾸어 처리하지 않았습니다. 다시 로그인해 주세요.', 403],
} as const

export const confirmStaffReset = contract({
  at: 'POST /adm/staff-reset/confirm',
  id: 'staffReset.confirm',
  title: '비밀번호 재설정 확인',
  ...deciding,
  errors: decidingErrors,
})
export const refuseStaffReset = contract({
  at: 'POST /adm/staff-reset/refuse',
  id: 'staffReset.refuse',
  title: '비밀번호 재설정 거절',
  ...deciding,
  errors: decidingErrors,
})
