import { and, eq } from 'drizzle-orm'
import { sanitizeHtml } from '@/lib/html/sanitize-html'
import * as contracts from '@/schemas/api/store/exhibits'
import { exhibits } from '@/services/db/tables/store'
import { operation } from '@/services/kit/service'
import { exhibitsAt } from './exhibits-at'

export const readExhibit = operation(contracts.readExhibit, async ({ id }, ctx) => {
  const all = await exhibitsAt(ctx)
  const exhibit = all.find((one) => one.id === id)
  const [row] = await ctx.db
    .select({ contents: exhibits.contents })
    .from(exhibits)
    .where(and(eq(exhibits.siteId, ctx.siteId), eq(exhibits.exhibitSeq, id)))
  if (!exhibit || !row) throw ctx.fail('missing')
  const relays = exhibit.kind === 'relay' ? all.filter(({ kind }) => kind === 'relay') : []
  const at = relays.indexOf(exhibit)
  return {
    item: {
      ...exhibit,
      contents: sanitizeHtml(row.contents),
      before: relays[at - 1] ?? null,
      after: relays[at + 1] ?? null,
    },
  }
})
