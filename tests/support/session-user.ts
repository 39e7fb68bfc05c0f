import { MEMBER } from '@/builder/canvas/member'
import type { SessionUser } from '@/schemas/api/auth/session'

/** A verified member of the tests with all consents. */
export const SESSION_USER: SessionUser = { ...MEMBER.user!, memberNo: '7', memberId: 'house01', memberName: '홍길동', nickname: '집꾸미기' }
