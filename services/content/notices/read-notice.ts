import { and, asc, desc, eq, gt, lt, or } from 'drizzle-orm'
import { sanitizeHtml } from '@/lib/html/sanitize-html'
import * as contracts from '@/schemas/api/content/notices'
import { notices } from '@/services/db/tables/content'
import { operation } from '@/services/kit/service'
import { presentHead, presentNeighbour } from './present'

export const readNotice = operation(contracts.readNotice, async ({ id }, { db, siteId, fail }) => {
  const ours = eq(notices.siteId, siteId)
  const [notice] = await db
    .select()
    .from(notices)
    .where(and(ours, eq(notices.id, id)))
  if (!notice) throw fail('missing')
  const at = notice.postedAt
  const isOlder = or(lt(notices.postedAt, at), and(eq(notices.postedAt, at), lt(notices.id, id)))
  const isNewer = or(gt(notices.postedAt, at), and(eq(notices.postedAt, at), gt(notices.id, id)))
  const [older] = await db.select().from(notices).where(and(ours, isOlder)).orderBy(desc(notices.postedAt), desc(notices.id)).limit(1)
  const [newer] = await db.select().from(notices).where(and(ours, isNewer)).orderBy(asc(notices.postedAt), asc(notices.id)).limit(1)
  return {
    item: { ...presentHead(notice), CONTENTS: sanitizeHtml(notice.contents), PREV: presentNeighbour(older), NEXT: presentNeighbour(newer) },
  }
})
