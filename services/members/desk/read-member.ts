import { and, asc, desc, eq, gt, isNull, max } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/desk'
import { termsTypeOf, type TermsKind } from '@/schemas/rules/members/terms'
import { lockedUntil } from '@/services/auth/domain/limit-tries'
import { memberSessions, socialAccounts } from '@/services/db/tables/auth'
import { audits } from '@/services/db/tables/base'
import { memberConsents, type members } from '@/services/db/tables/members'
import { operation, type Ctx } from '@/services/kit/service'
import { readFigures } from '@/services/parts/read-figures'
import { maskedRow } from './masked-row'
import { requireMember } from '../domain/require-member'
import { triesOf } from './tries-of'

type Member = typeof members.$inferSelect

const CONSENTS = {
  service: ['serviseTermsYn', 'service'],
  personal: ['personalInfoCollectedYn', 'personalInfo'],
  location: ['locationYn', 'location'],
  goods: ['goodsMarketingYn', 'goodsSms'],
  event: ['eventMarketingYn', 'eventMail'],
  ad: ['adMarketingYn', 'marketing'],
} as const satisfies Record<string, readonly [column: keyof Member, kind: TermsKind]>

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
      consents: await consentsOf(ctx, member),
      figures: (await readFigures(ctx, memberNo)).map(({ id, words, value }) => ({ id, words, value })),
      withdrawnAt: member.withdrawnAt?.toISOString() ?? null,
      sessions: await db.$count(memberSessions, living),
      lockedUntil: (await lockedUntil(db, triesOf(member), now))?.toISOString() ?? null,
      blockReason: member.status === 'BLOCKED' ? await blockReason(ctx, memberNo) : '',
    },
  }
})

async function consentsOf({ db }: Ctx, member: Member) {
  const answers = await db
    .select({ termsType: memberConsents.termsType, at: max(memberConsents.at) })
    .from(memberConsents)
    .where(eq(memberConsents.memberNo, member.memberNo))
    .groupBy(memberConsents.termsType)
  const who = member.memberType === 'P' ? 'personal' : 'business'
  return (Object.keys(CONSENTS) as (keyof typeof CONSENTS)[]).map((name) => {
    const [column, kind] = CONSENTS[name]
    const last = answers.find(({ termsType }) => termsType === termsTypeOf(kind, who))?.at
    return { name, agreed: member[column] === 'Y', at: last?.toISOString() ?? null }
  })
}

async function blockReason({ db }: Ctx, memberNo: string): Promise<string> {
  const [line] = await db
    .select({ detail: audits.detail })
    .from(audits)
    .where(and(eq(audits.target, memberNo), eq(audits.action, 'member.block')))
    .orderBy(desc(audits.at), desc(audits.id))
    .limit(1)
  return (line?.detail as { reason?: string } | null)?.reason ?? ''
}
