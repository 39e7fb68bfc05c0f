// What the sign-in of a role demands: a second factor, and how long it lasts at most.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { MOST_HOURS } from '@/schemas/rules/auth/staff-sign-in'

/** Id of a role; `adm` for administrators, `mng` for managers without a role. */
const roleKey = Type.String({ title: '역할', minLength: 1, maxLength: 60 })
const needsFactor = Type.Boolean({ title: '2단계 인증 필수' })
const hours = Type.Integer({ title: '최대 로그인 시간', minimum: 1, maximum: MOST_HOURS })

export const browseSignInRules = contract({
  at: 'GET /adm/sign-in-rule/browse',
  id: 'signInRule.browse',
  title: '역할별 로그인 규칙',
  access: 'manager',
  right: { of: 'staff', act: 'see' },
  input: Type.Object({}),
  items: Type.Object({
    roleKey,
    name: Type.String(),
    needsFactor,
    hours,
    /** People of the role who can sign in, and those of them without a second factor. */
    people: Type.Integer(),
    without: Type.Integer(),
  }),
})

/** Holds for everybody of the role from the next call on. */
export const saveSignInRule = contract({
  at: 'POST /adm/sign-in-rule/save',
  id: 'signInRule.save',
  title: '역할별 로그인 규칙 저장',
  access: 'admin',
  codec: 'json',
  stepUp: true,
  input: Type.Object({ roleKey, needsFactor, hours }),
  errors: { missing: ['404', '역할을 찾을 수 없습니다. 삭제되었을 수 있습니다.', 404] },
})
