import { and, count, desc, eq, or } from 'drizzle-orm'
import * as contracts from '@/schemas/api/content/notices'
import { contains } from '@/services/db/contains'
import { notices } from '@/services/db/tables/content'
import { operation } from '@/services/kit/service'
import { batchList } from '@/services/db/batch'
import { presentHead } from './present'

interface Wanted {
  siteId: string
  size: number
  offset: number
  category: string | undefined
  keyword: string | undefined
}

const readNotices = batchList(async (db, { siteId, size, offset, category, keyword }: Wanted) => {
  const wanted = and(
    eq(notices.siteId, siteId),
    category ? eq(notices.category, category) : undefined,
    keyword?.trim() ? or(contains(notices.title, keyword), contains(notices.contents, keyword, { html: true })) : undefined,
  )
  const rows = await db
    .select()
    .from(notices)
    .where(wanted)
    .orderBy(desc(notices.pinned), desc(notices.postedAt), desc(notices.id))
    .limit(size)
    .offset(offset)
  const [all] = await db.select({ total: count() }).from(notices).where(wanted)
  return { rows, total: all?.total ?? 0 }
})

export const listNotices = operation(contracts.listNotices, async ({ page = 1, size = 10, category, keyword }, { db, siteId }) => {
  const { rows, total } = await readNotices(db, { siteId, size, offset: (page - 1) * size, category, keyword })
  return { items: rows.map(presentHead), totalCount: total }
})
