import { and, count, desc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/catalog/architectures'
import { constExams } from '@/services/db/tables/catalog'
import { operation } from '@/services/kit/service'
import { presentExams } from './present-exams'

export const listConstExams = operation(
  contracts.listConstExams,
  async ({ constExamType, category, page = 1, size = 12 }, { db, siteId }) => {
    const wanted = and(
      eq(constExams.siteId, siteId),
      constExamType ? eq(constExams.constExamType, constExamType) : undefined,
      category ? eq(constExams.cateId, category) : undefined,
    )
    const rows = await db
      .select()
      .from(constExams)
      .where(wanted)
      .orderBy(desc(constExams.postedAt), desc(constExams.seq))
      .limit(size)
      .offset((page - 1) * size)
    const [all] = await db.select({ total: count() }).from(constExams).where(wanted)
    return { items: await presentExams(rows, { db, siteId }), totalCount: all?.total ?? 0 }
  },
)
