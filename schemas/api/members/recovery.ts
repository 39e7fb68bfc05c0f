// Recovery of an id or a password, by a verified identity only (SYS-15, Q-019, Q-120). The identity is passed as a one-time key; the
// result is stored in this browser's visit for half an hour, and is used up by its purpose.
import { Type, type Static } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { JOINING } from '@/schemas/api/base/rate-limit'
import type { SocialType } from '@/schemas/api/auth/session'

export const RECOVERY_PURPOSES = ['findId', 'resetPw', 'dormant'] as const
export type RecoveryPurpose = (typeof RECOVERY_PURPOSES)[number]
const purposes = { title: '본인인증 목적', enum: [...RECOVERY_PURPOSES] }
const Purpose = Type.Unsafe<RecoveryPurpose>(Type.String(purposes))

/** An account of the verified person: the full id, the rest masked. */
const FoundMember = Type.Object({
  /** 홍*동. */
  memberName: Type.String(),
  /** ab***@example.com. */
  email: Type.String(),
  /** Empty: joined by a social account without an id. */
  id: Type.String(),
  snsTypes: Type.Array(Type.Unsafe<SocialType>(Type.String())),
  passwordYn: Type.Union([Type.Literal('Y'), Type.Literal('N')]),
  registDate: Type.String(),
})
export type FoundMember = Static<typeof FoundMember>

const Found = Type.Object({ purpose: Type.Union([Purpose, Type.Null()]), userList: Type.Array(FoundMember) })

/** Finding no account is a success with a message, and uses up the verification as well (E-IDV-7). */
export const findMembers = contract({
  at: 'POST /svc/member/memberInfo',
  id: 'member.memberInfo',
  title: '본인인증으로 회원 찾기',
  access: 'visitor',
  rateLimit: JOINING,
  input: Type.Object({
    /** The one-time key of the verification: a CI is never sent to or from a browser. */
    ciValue: Type.String({ title: '본인인증 정보', minLength: 1, maxLength: 100 }),
    purpose: Type.Optional(Type.Unsafe<RecoveryPurpose>(Type.String({ ...purposes, default: 'findId' }))),
  }),
  item: Found,
  errors: { unverified: ['500', '본인인증 정보가 없습니다. 본인인증을 다시 진행해 주세요.'] },
})

/** The result of this browser's verification, for the pages after it. */
export const readRecovery = contract({
  at: 'GET /svc/memberSvcApi/recovery',
  id: 'recovery.read',
  title: '본인인증으로 찾은 회원 조회',
  access: 'visitor',
  personal: true,
  input: Type.Object({}),
  item: Found,
})

export const resetPassword = contract({
  at: 'POST /svc/memberSvcApi/resetPassword',
  id: 'recovery.resetPassword',
  title: '비밀번호 재설정',
  access: 'identified',
  rateLimit: JOINING,
  // Hashing must not occupy a connection.
  transaction: 'own',
  input: Type.Object({
    id: Type.String({ title: '아이디', minLength: 1, maxLength: 30 }),
    newPassword: Type.String({ title: '새 비밀번호', maxLength: 1_000 }),
  }),
  errors: {
    unverified: ['500', '본인인증 정보가 없습니다. 본인인증을 다시 진행해 주세요.', 403],
    noMember: ['500', '입력하신 정보와 일치하는 회원 정보가 없습니다.', 404],
  },
})
