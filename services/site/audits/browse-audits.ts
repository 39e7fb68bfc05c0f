import { asc, desc, inArray, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/audits'
import { MOST_AUDITS } from '@/schemas/api/site/audits'
import { countUpTo } from '@/services/db/count-up-to'
import { staff } from '@/services/db/tables/auth'
import { audits } from '@/services/db/tables/base'
import { operation } from '@/services/kit/service'
import { auditsWanted } from './audits-wanted'
import { inWords } from './in-words'
import { personOfLog } from './person-of-log'

export const browseAudits = operation(contracts.browseAudits, async (wanted, ctx) => {
  const { db } = ctx
  const { direction = 'desc', page = 1, size = 20 } = wanted
  const order = direction === 'asc' ? asc : desc
  const where = await auditsWanted(ctx, { ...wanted, saves: wanted.saves ?? 'joined' })
  // One scan for the page and its total: words that no line has would else be looked for twice.
  const hits = db
    .$with('hits')
    .as(
      db.select({ id: audits.id, at: audits.at }).from(audits).where(where).orderBy(order(audits.at), order(audits.id)).limit(MOST_AUDITS),
    )
  const found = await db
    .with(hits)
    .select({ id: hits.id, total: sql<string>`(select count(*) from ${hits})` })
    .from(hits)
    .orderBy(order(hits.at), order(hits.id))
    .limit(size)
    .offset((page - 1) * size)
  const lines = await db
    .select()
    .from(audits)
    .where(
      inArray(
        audits.id,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(order(audits.at), order(audits.id))
  const isPastTheEnd = found.length === 0 && page > 1
  return {
    items: await inWords(ctx, lines),
    totalCount: isPastTheEnd ? await countUpTo(db, audits, where, MOST_AUDITS) : Number(found[0]?.total ?? 0),
    item: {
      staff: await db.select({ id: staff.id, name: staff.name }).from(staff).orderBy(asc(staff.name)),
      person: wanted.person ? await personOfLog(ctx, wanted.person, wanted) : null,
    },
  }
})
