import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/content/interiors'
import { CONTENT_KINDS, listTrends } from '@/schemas/api/content/trends'
import { differentFirst } from '@/schemas/rules/base/different-first'
import { interiorCases } from '@/services/db/tables/content'
import { callWithin } from '@/services/kit/run'
import { operation } from '@/services/kit/service'
import { shownWith } from './shown-with'
import { shownRows } from '@/services/db/shown-rows'

const MOST = 3

export const listRelatedContents = operation(contracts.listRelatedContents, async ({ seq }, ctx) => {
  const [one] = await ctx.db
    .select({ hashtags: interiorCases.hashtags })
    .from(interiorCases)
    .where(and(shownRows.cases(ctx.siteId), eq(interiorCases.seq, seq)))
  if (!one) return { items: [] }
  const newest = await Promise.all(CONTENT_KINDS.map((kind) => callWithin(ctx, listTrends, { kind })))
  const shared = (tags: readonly string[]) => tags.filter((tag) => one.hashtags.includes(tag)).length
  const fitting = newest
    .flatMap(({ items }) => items ?? [])
    .sort((a, b) => shared(b.HASHTAGS) - shared(a.HASHTAGS) || b.REG_DT.localeCompare(a.REG_DT))
  // The similar cases are on the same page.
  const similar = await callWithin(ctx, contracts.listSimilarInteriors, { seq })
  const shown = [...(await shownWith(seq, ctx)), ...(similar.items ?? []).map(({ H_IMG }) => H_IMG)]
  return { items: differentFirst(fitting, ({ H_IMG }) => H_IMG, shown).slice(0, MOST) }
})
