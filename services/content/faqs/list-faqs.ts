import { and, asc, count, eq, or } from 'drizzle-orm'
import { sanitizeHtml } from '@/lib/html/sanitize-html'
import * as contracts from '@/schemas/api/content/faqs'
import { contains } from '@/services/db/contains'
import { faqs } from '@/services/db/tables/content'
import { operation } from '@/services/kit/service'
import { batchList } from '@/services/db/batch'

interface Wanted {
  siteId: string
  size: number
  offset: number
  category: string | undefined
  keyword: string | undefined
}

const readFaqs = batchList(async (db, { siteId, size, offset, category, keyword }: Wanted) => {
  const wanted = and(
    eq(faqs.siteId, siteId),
    category ? eq(faqs.category, category) : undefined,
    keyword?.trim() ? or(contains(faqs.question, keyword), contains(faqs.answer, keyword, { html: true })) : undefined,
  )
  const rows = await db.select().from(faqs).where(wanted).orderBy(asc(faqs.orderNo), asc(faqs.id)).limit(size).offset(offset)
  const [all] = await db.select({ total: count() }).from(faqs).where(wanted)
  return { rows, total: all?.total ?? 0 }
})

export const listFaqs = operation(contracts.listFaqs, async ({ page = 1, size = 20, category, keyword }, { db, siteId }) => {
  const { rows, total } = await readFaqs(db, { siteId, size, offset: (page - 1) * size, category, keyword })
  const items = rows.map((row) => ({ FAQ_SEQ: row.id, CATEGORY: row.category, QUESTION: row.question, ANSWER: sanitizeHtml(row.answer) }))
  return { items, totalCount: total }
})
