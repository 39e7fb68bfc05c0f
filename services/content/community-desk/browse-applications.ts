import { and, asc, desc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/content/community-desk'
import { maskMobile } from '@/schemas/rules/base/mask'
import { maskedName } from '@/schemas/rules/base/masked-name'
import { countUpTo } from '@/services/db/count-up-to'
import { recruitApplications, recruitments } from '@/services/db/tables/community'
import { members } from '@/services/db/tables/members'
import { operation } from '@/services/kit/service'
import { isUntold } from '../domain/untold'
import { tallies } from '../domain/tallies'

const MOST = 10_000

export const browseApplications = operation(contracts.browseApplications, async (wanted, ctx) => {
  const { recruitSeq, decision, untoldYn, direction = 'desc', page = 1, size = 20 } = wanted
  const { db, siteId } = ctx
  const among = and(
    eq(recruitApplications.siteId, siteId),
    recruitSeq ? eq(recruitApplications.recruitSeq, recruitSeq) : undefined,
    decision && eq(recruitApplications.decision, decision),
    untoldYn === 'Y' ? await isUntold(ctx) : undefined,
  )!
  const order = direction === 'asc' ? asc : desc
  const { applicationSeq, recruitSeq: ofRecruitment, decision: decided, toldAt, createdAt } = recruitApplications
  const rows = await db
    // Not what was written: a list opens no application.
    .select({
      ...{ applicationSeq, decided, toldAt, createdAt, recruitSeq: ofRecruitment },
      title: recruitments.title,
      name: members.memberName,
      mobileNo: members.mobileNo,
    })
    .from(recruitApplications)
    .innerJoin(recruitments, eq(recruitments.seq, ofRecruitment))
    .innerJoin(members, eq(members.memberNo, recruitApplications.memberNo))
    .where(among)
    .orderBy(order(createdAt), order(applicationSeq))
    .limit(size)
    .offset((page - 1) * size)
  return {
    item: { recruitments: await tallies(ctx) },
    items: rows.map((row) => ({
      applicationSeq: row.applicationSeq,
      recruitSeq: row.recruitSeq,
      title: row.title,
      name: maskedName(row.name ?? ''),
      phoneNo: maskMobile(row.mobileNo ?? ''),
      decision: row.decided,
      toldYn: row.toldAt ? ('Y' as const) : ('N' as const),
      createdAt: row.createdAt.toISOString(),
    })),
    totalCount: await countUpTo(db, recruitApplications, among, MOST),
  }
})
