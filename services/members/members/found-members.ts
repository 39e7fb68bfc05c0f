import { asc, inArray } from 'drizzle-orm'
import type { FoundMember } from '@/schemas/api/members/recovery'
import { maskMail } from '@/schemas/rules/base/mask'
import { maskedName } from '@/schemas/rules/base/masked-name'
import type { Database } from '@/services/db/database'
import { socialAccounts } from '@/services/db/tables/auth'
import { members } from '@/services/db/tables/members'

/** Accounts in a form that their owner recognises; names and addresses are masked (P2). */
export async function foundMembers(db: Database, memberNos: string[]): Promise<FoundMember[]> {
  if (memberNos.length === 0) return []
  const rows = await db.select().from(members).where(inArray(members.memberNo, memberNos)).orderBy(asc(members.createdAt))
  const links = await db
    .select({ memberNo: socialAccounts.memberNo, snsType: socialAccounts.snsType })
    .from(socialAccounts)
    .where(inArray(socialAccounts.memberNo, memberNos))
    .orderBy(asc(socialAccounts.snsType))
  return rows.map(({ memberNo, memberId, memberName, email, passwordHash, createdAt }) => ({
    memberName: maskedName(memberName ?? ''),
    email: email ? maskMail(email) : '',
    id: memberId ?? '',
    snsTypes: links.filter((link) => link.memberNo === memberNo).map(({ snsType }) => snsType),
    passwordYn: passwordHash === null ? 'N' : 'Y',
    registDate: createdAt.toISOString(),
  }))
}
