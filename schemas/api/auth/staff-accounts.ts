// Accounts and roles of staff. Everybody with the right sees them; only administrators change them, because staff who could give rights
// could give them to themselves.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { moment, oneOf, optionalMoment, reason } from '@/schemas/api/base/fields'
import { JOINING } from '@/schemas/api/base/rate-limit'
import type { RoleRights } from '@/schemas/rules/base/rights'

const id = Type.String({ title: '번호', minLength: 1, maxLength: 60 })
const version = Type.Integer({ title: '저장 번호', minimum: 1 })
const name = Type.String({ title: '이름', minLength: 1, maxLength: 40, pattern: '\\S' })
const role = oneOf('권한', ['adm', 'mng'])
/** Empty: what every manager may do. */
const roleId = Type.String({ title: '역할', maxLength: 60 })
/** The shop that a manager is bound to; empty: none. An administrator is bound to none. */
const shopId = Type.String({ title: '매장', maxLength: 60 })
const Rights = Type.Unsafe<RoleRights>(Type.Object({}, { title: '권한', additionalProperties: true }))

const missing = ['404', '운영자를 찾을 수 없습니다.', 404] as const
const stale = [
  '409',
  '다른 곳에서 먼저 바꾸었습니다. 입력한 내용은 그대로 있습니다. 최신 내용을 확인한 뒤 다시 저장해 주세요.',
  409,
] as const
const unknownRole = ['400', '없는 역할입니다. 목록을 새로 불러와 다시 골라 주세요.'] as const
const unknownShop = ['400', '없는 매장입니다. 목록을 새로 불러와 다시 골라 주세요.'] as const
const self = ['409', '자신의 권한은 바꾸거나 중지할 수 없습니다. 다른 관리자에게 요청해 주세요.', 409] as const
/** Its envelope would open nothing any more. */
const breakGlass = [
  '409',
  '비상 계정은 여기에서 바꿀 수 없습니다. 봉인된 비밀번호는 서버를 맡은 분이 명령으로 새로 만들고, 쓰지 않으려면 사용을 중지해 주세요.',
  409,
] as const
/** Another administrator was faster. */
const gone = ['403', '그사이 다른 관리자가 이 계정의 권한을 바꾸어 처리하지 않았습니다. 다시 로그인해 주세요.', 403] as const

export const STAFF_STATES = ['active', 'invited', 'blocked'] as const
/** 사용 중 · 초대함 · 사용 중지 */
export type StaffState = (typeof STAFF_STATES)[number]

export const browseStaff = contract({
  at: 'GET /adm/staff/browse',
  id: 'staffAccount.browse',
  title: '운영자 목록',
  access: 'manager',
  right: { of: 'staff', act: 'see' },
  input: Type.Object({}),
  items: Type.Object({
    id: Type.String(),
    loginId: Type.String(),
    name: Type.String(),
    role,
    roleId: Type.String(),
    roleName: Type.String(),
    shopId: Type.String(),
    shopName: Type.String(),
    state: oneOf('상태', STAFF_STATES),
    lastSignInAt: optionalMoment,
    /** Signs in with a second step. */
    hasFactor: Type.Boolean(),
    passkeys: Type.Integer(),
    /** One of the accounts for emergencies. */
    isBreakGlass: Type.Boolean(),
    version: Type.Integer(),
  }),
  /** Shops that a manager can be bound to. */
  item: Type.Object({ shops: Type.Array(Type.Object({ shopId: Type.String(), shopName: Type.String() })) }),
})

const Invited = Type.Object({
  id: Type.String(),
  /** The path that the invited person opens, once; the secret stands behind `#`, which no server and no log sees. */
  path: Type.String(),
  expiresAt: moment,
})

/** The new person chooses a password by the link; nobody else knows it. */
export const createStaff = contract({
  at: 'POST /adm/staff/create',
  id: 'staffAccount.create',
  stepUp: true,
  title: '운영자 초대',
  access: 'admin',
  // Hashing must not occupy a connection.
  transaction: 'own',
  codec: 'json',
  input: Type.Object({
    loginId: Type.String({ title: '아이디', minLength: 4, maxLength: 30, pattern: '^[a-z][a-z0-9-]*$' }),
    name,
    role,
    roleId,
    shopId,
  }),
  item: Invited,
  errors: { taken: ['409', '이미 쓰고 있는 아이디입니다.', 409], unknownRole, unknownShop },
})

/** A new link: the earlier one ends, and the password of now holds until another is chosen. */
export const inviteStaff = contract({
  at: 'POST /adm/staff/invite',
  id: 'staffAccount.invite',
  stepUp: true,
  title: '초대 링크 다시 만들기',
  access: 'admin',
  codec: 'json',
  input: Type.Object({ id }),
  item: Invited,
  errors: { missing, breakGlass, blocked: ['409', '사용이 중지된 운영자입니다. 사용을 재개한 뒤 초대해 주세요.', 409] },
})

export const changeStaff = contract({
  at: 'POST /adm/staff/change',
  id: 'staffAccount.change',
  stepUp: true,
  title: '운영자 변경',
  access: 'admin',
  codec: 'json',
  input: Type.Object({ id, version, name, role, roleId, shopId }),
  item: Type.Object({ version: Type.Integer() }),
  errors: { missing, stale, unknownRole, unknownShop, self, gone, breakGlass },
})

const blocking = { access: 'admin', codec: 'json', input: Type.Object({ id, reason }) } as const

/** Ends every session of this person at once. */
export const blockStaff = contract({
  at: 'POST /adm/staff/block',
  id: 'staffAccount.block',
  title: '운영자 사용 중지',
  ...blocking,
  stepUp: true,
  errors: { missing, self, gone, already: ['409', '이미 사용이 중지되었습니다.', 409] },
})
export const unblockStaff = contract({
  at: 'POST /adm/staff/unblock',
  id: 'staffAccount.unblock',
  title: '운영자 사용 재개',
  ...blocking,
  errors: { missing, notBlocked: ['409', '사용이 중지된 운영자가 아닙니다.', 409] },
})

/** For a lost telephone or passkey: the person signs in without the second step until they enrol again. Every sign-in of theirs ends. */
export const resetFactor = contract({
  at: 'POST /adm/staff/reset-factor',
  id: 'staffAccount.resetFactor',
  title: '운영자 2단계 인증 초기화',
  ...blocking,
  stepUp: true,
  errors: {
    missing,
    gone,
    none: ['409', '2단계 인증을 쓰고 있지 않은 운영자입니다.', 409],
    own: ['409', '자신의 2단계 인증은 내 계정에서 바꾸어 주세요. 휴대전화가 없다면 다른 관리자에게 초기화를 요청해 주세요.', 409],
  },
})

/** The invited person chooses the password. The key is the secret; it holds once, for three days. */
export const acceptInvite = contract({
  at: 'POST /auth/svc/staff-invite',
  id: 'staffAccount.accept',
  title: '운영자 비밀번호 정하기',
  access: 'visitor',
  codec: 'json',
  rateLimit: JOINING,
  // Hashing must not occupy a connection.
  transaction: 'own',
  input: Type.Object({
    key: Type.String({ title: '초대 링크', minLength: 1, maxLength: 100 }),
    password: Type.String({ title: '비밀번호', minLength: 1, maxLength: 1_000 }),
  }),
  item: Type.Object({ loginId: Type.String() }),
  errors: {
    ended: ['404', '초대 링크가 만료되었거나 이미 쓰였습니다. 관리자에게 새 링크를 요청해 주세요.', 404],
    weak: ['400', '비밀번호를 다시 확인해 주세요.'],
  },
})

// --- roles

/** Every role, and the areas that rights are given for. */
export const browseRoles = contract({
  at: 'GET /adm/role/browse',
  id: 'role.browse',
  title: '역할 목록',
  access: 'manager',
  right: { of: 'staff', act: 'see' },
  input: Type.Object({}),
  items: Type.Object({
    id: Type.String(),
    name: Type.String(),
    rights: Rights,
    version: Type.Integer(),
    /** How many staff have it. */
    people: Type.Integer(),
  }),
  item: Type.Object({
    areas: Type.Array(
      Type.Object({
        id: Type.String(),
        words: Type.String(),
        /** Words of the acts that exist here. */
        acts: Type.Unsafe<Partial<Record<'see' | 'write' | 'publish', string>>>(
          Type.Object({}, { additionalProperties: { type: 'string' } }),
        ),
        fields: Type.Array(Type.Object({ name: Type.String(), words: Type.String() })),
      }),
    ),
    /** Blocks that a role may be narrowed to, the settings of pages first, with their fields. */
    blocks: Type.Array(
      Type.Object({
        type: Type.String(),
        title: Type.String(),
        fields: Type.Array(Type.Object({ name: Type.String(), words: Type.String() })),
      }),
    ),
    /** What a manager without a role may do. */
    usual: Rights,
  }),
})

const roleTaken = ['409', '같은 이름의 역할이 있습니다. 다른 이름을 입력해 주세요.', 409] as const
const roleMissing = ['404', '역할을 찾을 수 없습니다. 삭제되었을 수 있습니다.', 404] as const
const roleName = Type.String({ title: '역할 이름', minLength: 1, maxLength: 30, pattern: '\\S' })

/** A new role sees what every manager sees. */
export const createRole = contract({
  at: 'POST /adm/role/create',
  id: 'role.create',
  title: '역할 만들기',
  access: 'admin',
  codec: 'json',
  input: Type.Object({
    name: roleName,
    /** What it may do at first: nothing, or to see everything that is not personal. */
    start: Type.Optional(Type.Unsafe<'empty' | 'usual'>(Type.String({ title: '시작', enum: ['empty', 'usual'] }))),
  }),
  item: Type.Object({ id: Type.String() }),
  errors: { taken: roleTaken },
})

/** The whole table of rights, against the version it was opened with; it holds for everybody with the role from the next call on. */
export const saveRole = contract({
  at: 'POST /adm/role/save',
  id: 'role.save',
  stepUp: true,
  title: '역할 저장',
  access: 'admin',
  codec: 'json',
  input: Type.Object({ id, version, name: roleName, rights: Rights }),
  item: Type.Object({ version: Type.Integer() }),
  errors: {
    missing: roleMissing,
    stale,
    taken: roleTaken,
    invalid: ['400', '알 수 없는 권한이 있습니다. 화면을 새로 고친 뒤 다시 시도해 주세요.'],
  },
})

export const deleteRole = contract({
  at: 'POST /adm/role/delete',
  id: 'role.delete',
  stepUp: true,
  title: '역할 삭제',
  access: 'admin',
  codec: 'json',
  input: Type.Object({ id, version }),
  errors: { missing: roleMissing, stale, inUse: ['409', '이 역할을 가진 운영자가 있습니다. 먼저 다른 역할로 바꾸어 주세요.', 409] },
})

/** The administrator's sign-in sees what the role sees, for a while, and writes nothing. */
export const startSeeAs = contract({
  at: 'POST /adm/role/seeAs',
  id: 'role.seeAs',
  title: '역할로 보기',
  access: 'admin',
  codec: 'json',
  /** A role, or `mng` for managers without one. */
  input: Type.Object({ id }),
  item: Type.Object({ until: moment }),
  errors: { missing: roleMissing },
})
export const endSeeAs = contract({
  at: 'POST /adm/role/seeAsEnd',
  id: 'role.seeAsEnd',
  title: '역할로 보기 끝',
  access: 'manager',
  whileSeeing: true,
  input: Type.Object({}),
})
