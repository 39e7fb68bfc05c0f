import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/consulting/desk'
import { countUpTo } from '@/services/db/count-up-to'
import { consultations } from '@/services/db/tables/consulting'
import { operation } from '@/services/kit/service'
import { categoryNames } from '../domain/category-names'
import { deskRows, presentRow } from './desk-row'
import { requestsWanted } from '../domain/requests-wanted'

const MOST = 10_000

export const browseConsultations = operation(contracts.browseConsultations, async (wanted, ctx) => {
  const { stage, sort = 'createdAt', direction = 'desc', page = 1, size = 20 } = wanted
  const among = and(
    requestsWanted(ctx, wanted),
    stage && eq(consultations.stage, stage),
    // In the order of deadlines, what has none is left out.
    sort === 'dueAt' ? isNotNull(consultations.dueAt) : undefined,
  )!
  const order = direction === 'asc' ? asc : desc
  const rows = await deskRows(ctx.db)
    .where(among)
    .orderBy(order(sort === 'dueAt' ? consultations.dueAt : consultations.createdAt), order(consultations.counselSeq))
    .limit(size)
    .offset((page - 1) * size)
  const namesOf = await categoryNames(ctx)
  return { items: rows.map((row) => presentRow(row, namesOf)), totalCount: await countUpTo(ctx.db, consultations, among, MOST) }
})
