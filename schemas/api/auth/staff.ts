// Staff of the builder: they sign in separately from members, and the database confirms their cookie at every call.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import type { RoleRights } from '@/schemas/rules/base/rights'
import { LOGIN_PAUSED, LOGIN_STAFF_BLOCKED, LOGIN_STAFF_COMPANY, LOGIN_STAFF_OUTSIDE, LOGIN_WRONG } from '@/schemas/words/login-messages'

const Person = Type.Object({
  id: Type.String(),
  loginId: Type.String(),
  name: Type.String(),
  /** `adm` saves and publishes, `mng` has read-only access. */
  role: Type.Union([Type.Literal('adm'), Type.Literal('mng')]),
})

export const signIn = contract({
  at: 'POST /adm/auth/signIn',
  id: 'staff.signIn',
  title: '관리자 로그인',
  access: 'visitor',
  // A wrong attempt must be counted although the call fails, and hashing must not occupy a connection.
  transaction: 'own',
  input: Type.Object({
    loginId: Type.String({ title: '아이디', minLength: 1, maxLength: 30, pattern: '^[A-Za-z0-9-]*$' }),
    password: Type.String({ title: '비밀번호', minLength: 1, maxLength: 1_000 }),
  }),
  item: Type.Object({
    ...Person.properties,
    /** The password was right, and the code of the second step is awaited. */
    step: Type.Optional(Type.Literal('code')),
  }),
  errors: {
    wrong: ['LO001', LOGIN_WRONG, 401],
    blocked: ['LO013', LOGIN_STAFF_BLOCKED, 403],
    outside: ['ST016', LOGIN_STAFF_OUTSIDE, 403],
    companyOnly: ['ST040', LOGIN_STAFF_COMPANY, 403],
    tooMany: ['429', LOGIN_PAUSED, 429],
  },
})

export const signOut = contract({
  at: 'POST /adm/auth/signOut',
  id: 'staff.signOut',
  title: '관리자 로그아웃',
  access: 'manager',
  beforeFactor: true,
  whileSeeing: true,
  input: Type.Object({}),
})

export const readMe = contract({
  at: 'GET /adm/auth/me',
  id: 'staff.me',
  title: '로그인한 관리자 조회',
  access: 'manager',
  input: Type.Object({}),
  item: Type.Object({
    ...Person.properties,
    /** Name of the role; empty without one. */
    roleName: Type.Optional(Type.String()),
    /** The shop that this person is bound to. */
    shopName: Type.Optional(Type.String()),
    /** What a manager may do now, resolved (schemas/rules/base/rights.ts); an administrator may do everything. */
    rights: Type.Optional(Type.Unsafe<RoleRights>(Type.Object({}, { additionalProperties: true }))),
    /** An administrator who sees the console as this role, until then. */
    seeing: Type.Optional(Type.Object({ name: Type.String(), until: Type.String() })),
    /** Screens at the top of the navigation, by their ids. */
    favourites: Type.Array(Type.String()),
    /** Signed in by an account for emergencies. */
    isBreakGlass: Type.Optional(Type.Literal(true)),
    /** When the sign-in of such an account ends. */
    breakGlassUntil: Type.Optional(Type.String()),
  }),
})

/** More than these are a second navigation. */
export const MOST_FAVOURITES = 12

/** One at a time, so that two windows do not undo each other. */
export const keepFavourite = contract({
  at: 'POST /adm/auth/favourite',
  id: 'staff.favourite',
  title: '즐겨찾기 바꾸기',
  access: 'manager',
  input: Type.Object({
    /** Id of the screen in the navigation: `orders`, `records/notices`. */
    id: Type.String({ title: '화면', minLength: 1, maxLength: 60, pattern: '^[a-z][a-z-]*(/[a-z-]+)?$' }),
    isKept: Type.Boolean({ title: '즐겨찾기' }),
  }),
  item: Type.Object({ favourites: Type.Array(Type.String()) }),
  errors: {
    unknown: ['404', '관리 화면에 없는 화면이라 즐겨찾기에 둘 수 없습니다. 화면을 새로 고쳐 주세요.', 404],
    tooMany: ['409', `즐겨찾기는 ${MOST_FAVOURITES}개까지 둘 수 있습니다. 덜 쓰시는 것을 빼고 다시 눌러 주세요.`, 409],
  },
})
