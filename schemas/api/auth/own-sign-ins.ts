// Where a member is signed in, as the member reads it, and the end of a sign-in from elsewhere (SYS-16).
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { moment } from '@/schemas/api/base/fields'
import { CHANGING } from '@/schemas/api/base/rate-limit'

const own = { access: 'member', needs: ['whole', 'password'] } as const

/** Sign-ins that are alive, the current one first, then the one that was used last. */
export const listMySignIns = contract({
  at: 'GET /svc/own-sign-ins/list',
  id: 'signIn.list',
  title: '내 로그인 목록',
  ...own,
  input: Type.Object({}),
  items: Type.Object({
    /** Made of its number, which is a secret. */
    key: Type.String(),
    /** Empty for a sign-in of an earlier version. */
    device: Type.String(),
    signedInAt: moment,
    seenAt: moment,
    isCurrent: Type.Boolean(),
  }),
})

export const endMySignIn = contract({
  at: 'POST /svc/own-sign-ins/end',
  id: 'signIn.end',
  title: '내 로그인 하나 끝내기',
  ...own,
  rateLimit: CHANGING,
  input: Type.Object({ key: Type.String({ title: '로그인', minLength: 1, maxLength: 60 }) }),
  errors: {
    missing: ['404', '이미 끝난 로그인입니다.', 404],
    current: ['409', '지금 쓰고 있는 로그인입니다. 로그아웃을 눌러 끝내 주세요.', 409],
  },
})

export const endMyOtherSignIns = contract({
  at: 'POST /svc/own-sign-ins/end-others',
  id: 'signIn.endOthers',
  title: '내 다른 로그인 모두 끝내기',
  ...own,
  rateLimit: CHANGING,
  input: Type.Object({}),
  item: Type.Object({ ended: Type.Integer() }),
})
