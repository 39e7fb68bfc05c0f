import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { VerifiedIdentity } from '@/schemas/words/verified-identity'
import { throttles } from '@/services/db/tables/base'
import { members } from '@/services/db/tables/members'
import { hashPassword } from '@/services/base/passwords'
import { ciIndexOf } from '@/services/auth/domain/ci-index-of'
import { openTestApp, type TestApp } from './test-app'
import { Visitor } from './visitor'

export const PASSWORD = 'Kx7!mQ2p'
export const HOSTILE = {
  memberNo: 'a',
  certified: 'Y',
  staffYn: 'Y',
  employeeFlag: 'Y',
  bizYn: 'Y',
  memberType: 'A',
  membershipGrade: 'VIP',
  status: 'NORMAL',
  passwordHash: '-',
  siteId: 'other',
  birthDate: '19000101',
  ci: 'x',
}
export const person = (n: number, more: Partial<VerifiedIdentity> = {}): VerifiedIdentity => ({
  memberName: '홍길동',
  gender: 'M',
  birthDate: '19900101',
  mobileNo: `0101234${String(n).padStart(4, '0')}`,
  nationalInfo: '0',
  ci: `ci of person ${n}`,
  ...more,
})

export let app: TestApp
export let visitor: Visitor

export const rowOf = async (memberNo: string) => (await app.open.db.select().from(members).where(eq(members.memberNo, memberNo)))[0]!

/** Two members, and one of each kind that cannot sign in; every test begins with a new browser. */
export function openSecurityMembers(): void {
  beforeAll(async () => {
    app = await openTestApp('postgres')
    const passwordHash = await hashPassword(PASSWORD)
    const whole = {
      siteId: 'site',
      passwordHash,
      certified: 'Y',
      serviseTermsYn: 'Y',
      personalInfoCollectedYn: 'Y',
      memberName: '홍길동',
    } as const
    await app.open.db.insert(members).values([
      {
        ...whole,
        memberNo: 'a',
        memberId: 'house01',
        nickname: '가',
        mobileNo: '01012340001',
        ci: 'ci of person 1',
        ciIndex: ciIndexOf('ci of person 1'),
      },
      {
        ...whole,
        memberNo: 'b',
        memberId: 'house02',
        nickname: '나',
        mobileNo: '01012340002',
        email: 'b@example.com',
        ci: 'ci of person 2',
        ciIndex: ciIndexOf('ci of person 2'),
      },
      { ...whole, memberNo: 'w', memberId: 'leftus', status: 'WITHDRAWN' },
      { ...whole, memberNo: 'd', memberId: 'asleep', status: 'DORMANT' },
      { ...whole, memberNo: 's', memberId: null, passwordHash: null },
      { ...whole, memberNo: 'n', memberId: 'nopass', passwordHash: null },
    ])
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    visitor = new Visitor(app)
    await app.open.db.delete(throttles)
  })
}
