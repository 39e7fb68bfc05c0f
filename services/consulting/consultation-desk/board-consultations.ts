import { and, asc, count, desc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/consulting/desk'
import { STAGES } from '@/schemas/rules/consulting/stages'
import { consultations } from '@/services/db/tables/consulting'
import { operation } from '@/services/kit/service'
import { categoryNames } from '../domain/category-names'
import { deskRows, presentRow } from './desk-row'
import { requestsWanted } from '../domain/requests-wanted'

export const boardConsultations = operation(contracts.boardConsultations, async ({ most = 30, ...wanted }, ctx) => {
  const { db } = ctx
  const among = requestsWanted(ctx, wanted)
  const totals = await db
    .select({ stage: consultations.stage, total: count() })
    .from(consultations)
    .where(among)
    .groupBy(consultations.stage)
  const namesOf = await categoryNames(ctx)
  const items = []
  for (const stage of STAGES) {
    const total = totals.find((one) => one.stage === stage)?.total ?? 0
    const rows =
      total === 0
        ? []
        : await deskRows(db)
            .where(and(among, eq(consultations.stage, stage)))
            // PostgreSQL sorts what has no deadline to the end.
            .orderBy(asc(consultations.dueAt), desc(consultations.createdAt), desc(consultations.counselSeq))
            .limit(most)
    items.push({ stage, total, rows: rows.map((row) => presentRow(row, namesOf)) })
  }
  return { items, totalCount: totals.reduce((sum, { total }) => sum + total, 0) }
})
