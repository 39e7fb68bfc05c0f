import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/interiors'
import { CONTENT_KINDS, listTrends } from '@/schemas/api/trends'
import { interiorCases } from '@/services/db/tables'
import { callWithin } from '@/services/kit/run'
import { answer } from '@/services/kit/service'

const MOST = 3

export const listRelatedContents = answer(
  contracts.listRelatedContents,
  'services/interiors/list-related-contents.ts',
  async ({ seq }, ctx) => {
    const [one] = await ctx.db
      .select({ hashtags: interiorCases.hashtags })
      .from(interiorCases)
      .where(and(eq(interiorCases.siteId, ctx.siteId), eq(interiorCases.seq, seq)))
    if (!one) return { items: [] }
    const newest = await Promise.all(CONTENT_KINDS.map((kind) => callWithin(ctx, listTrends, { kind })))
    const shared = (tags: readonly string[]) => tags.filter((tag) => one.hashtags.includes(tag)).length
    return {
      items: newest
        .flatMap(({ items }) => items ?? [])
        .sort((a, b) => shared(b.HASHTAGS) - shared(a.HASHTAGS) || b.REG_DT.localeCompare(a.REG_DT))
        .slice(0, MOST),
    }
  },
)
