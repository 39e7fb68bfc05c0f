import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/desk'
import { consoleArea } from '@/schemas/rules/base/console-areas'
import { formatBirthDate, formatMobile } from '@/schemas/words/person'
import { businesses, type members } from '@/services/db/tables/members'
import { operation, type Ctx } from '@/services/kit/service'
import { requireMember } from '../domain/require-member'

/** Opens the personal fields that the role may see, and records which of whom, for what reason. */
export const openMember = operation(contracts.openMember, async ({ memberNo, reason }, ctx) => {
  const member = await requireMember(ctx, memberNo)
  if (member.status === 'WITHDRAWN') throw ctx.fail('gone')
  const values = await valuesOf(member, ctx)
  const items = consoleArea('members')!
    .fields!.filter(({ name }) => ctx.rights.sees('members', name))
    .map(({ name, words }) => ({ name, words, value: values[name] ?? '' }))
  ctx.audit('member.read', memberNo, { reason: reason.trim(), fields: items.map(({ name }) => name) }, [{ memberNo }])
  return { items }
})

async function valuesOf(member: typeof members.$inferSelect, { db }: Ctx): Promise<Record<string, string>> {
  const [business] = await db.select().from(businesses).where(eq(businesses.memberNo, member.memberNo))
  return {
    memberId: member.memberId ?? '',
    memberName: member.memberName ?? '',
    birthDate: formatBirthDate(member.birthDate ?? ''),
    mobileNo: formatMobile(member.mobileNo ?? ''),
    email: member.email ?? '',
    address: [member.zipCode && `(${member.zipCode})`, member.address, member.addressDetail].filter(Boolean).join(' '),
    employeeEmail: member.employeeEmail ?? '',
    business: business ? [business.bizName, business.bizRegNum, business.owner, business.phoneNum].filter(Boolean).join(' · ') : '',
  }
}
