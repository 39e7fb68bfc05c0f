import { and, asc, desc, eq, gt, lt, or } from 'drizzle-orm'
import { sanitizeHtml } from '@/lib/html/sanitize-html'
import * as contracts from '@/schemas/api/events/winners'
import { winners } from '@/services/db/tables/events'
import { operation } from '@/services/kit/service'
import { presentHead, presentNeighbour } from './present'
import { shownRows } from '@/services/db/shown-rows'

export const readWinner = operation(contracts.readWinner, async ({ seq }, { db, siteId, fail }) => {
  const ours = shownRows.winners(siteId)
  const [winner] = await db
    .select()
    .from(winners)
    .where(and(ours, eq(winners.winnerSeq, seq)))
  if (!winner) throw fail('missing')
  const at = winner.postedAt
  const isOlder = or(lt(winners.postedAt, at), and(eq(winners.postedAt, at), lt(winners.winnerSeq, seq)))
  const isNewer = or(gt(winners.postedAt, at), and(eq(winners.postedAt, at), gt(winners.winnerSeq, seq)))
  const [older] = await db
    .select()
    .from(winners)
    .where(and(ours, isOlder))
    .orderBy(desc(winners.postedAt), desc(winners.winnerSeq))
    .limit(1)
  const [newer] = await db.select().from(winners).where(and(ours, isNewer)).orderBy(asc(winners.postedAt), asc(winners.winnerSeq)).limit(1)
  return {
    item: { ...presentHead(winner), CONTENTS: sanitizeHtml(winner.contents), PREV: presentNeighbour(older), NEXT: presentNeighbour(newer) },
  }
})
