import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/desk'
import { lockedUntil } from '@/services/auth/domain/limit-tries'
import { memberSessions, socialAccounts } from '@/services/db/tables/auth'
import { audits } from '@/services/db/tables/base'
import type { members } from '@/services/db/tables/members'
import { operation, type Ctx } from '@/services/kit/service'
import { maskedRow } from './masked-row'
import { requireMember } from './require-member'
import { triesOf } from './tries-of'

type Member = typeof members.$inferSelect

const CONSENTS = {
  service: 'serviseTermsYn',
  personal: 'personalInfoCollectedYn',
  location: 'locationYn',
  goods: 'goodsMarketingYn',
  event: 'eventMarketingYn',
  ad: 'adMarketingYn',
} as const satisfies Record<string, keyof Member>

/** Everything of a member that is not personal, and masked what is. */
export const readMember = operation(contracts.readMember, async ({ memberNo }, ctx) => {
  const { db, now, rights } = ctx
  const member = await requireMember(ctx, memberNo)
  const links = await db
    .select({ snsType: socialAccounts.snsType })
    .from(socialAccounts)
    .where(eq(socialAccounts.memberNo, memberNo))
    .orderBy(asc(socialAccounts.snsType))
  const living = and(eq(memberSessions.memberNo, memberNo), isNull(memberSessions.endedAt), gt(memberSessions.expiresAt, now))
  return {
    item: {
      ...maskedRow(member, rights),
      certified: member.certified === 'Y',
      hasPassword: member.passwordHash !== null,
      links: links.map(({ snsType }) => snsType),
      consents: consentsOf(member),
      withdrawnAt: member.withdrawnAt?.toISOString() ?? null,
      sessions: await db.$count(memberSessions, living),
      lockedUntil: (await lockedUntil(db, triesOf(member), now))?.toISOString() ?? null,
      blockReason: member.status === 'BLOCKED' ? await blockReason(ctx, memberNo) : '',
    },
  }
})

const consentsOf = (member: Member) => (Object.keys(CONSENTS) as (keyof typeof CONSENTS)[]).filter((name) => member[CONSENTS[name]] === 'Y')

async function blockReason({ db }: Ctx, memberNo: string): Promise<string> {
  const [line] = await db
    .select({ detail: audits.detail })
    .from(audits)
    .where(and(eq(audits.target, memberNo), eq(audits.action, 'member.block')))
    .orderBy(desc(audits.at), desc(audits.id))
    .limit(1)
  return (line?.detail as { reason?: string } | null)?.reason ?? ''
}
