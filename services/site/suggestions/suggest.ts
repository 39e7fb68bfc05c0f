import * as contracts from '@/schemas/api/site/suggestions'
import { dense } from '@/lib/hangul/fold'
import { areaTable } from '@/services/kit/area-parts'
import { operation, type ClaimsCtx } from '@/services/kit/service'
import type { SearchKind, SearchSource } from '@/services/parts/search-kind'
import { isFilling } from '../domain/search/is-filling'
import { pricesOf } from '../domain/search/prices-of'
import { nameOfHit, sourcesOf } from '../domain/search/sources-of'
import { countFound } from '../domain/suggest/count-found'
import { marksIn } from '../domain/suggest/marks-in'
import { standingIn, type InCategories } from '../domain/suggest/standing-in'
import { suggestFor } from '../domain/suggest/suggest-for'

const [CATEGORIES, SOLD, OTHERS] = [2, 4, 2]
/** Where nothing is sold under the word. */
const OTHERS_ALONE = 4
/** The same key within seconds is answered by the browser: whoever deletes a letter sees what was there. */
const SHORTLY = { 'cache-control': 'public, max-age=15' }

interface Shown extends SearchSource {
  of: string
  score: number
}

export const suggest = operation(contracts.suggest, async ({ typed }, ctx) => {
  await isFilling(ctx.siteId)
  const { meant, patterns, words, found } = await suggestFor(typed, ctx)
  const kinds = areaTable<SearchKind>('search')
  const sources = await sourcesOf(ctx, found)
  const shown = found.flatMap(({ kind, id, score }): Shown[] => {
    const source = sources.get(nameOfHit({ kind, id }))
    return source && (source.from ?? 0) <= ctx.now.getTime() ? [{ ...source, of: kind, score }] : []
  })
  const categories = oneOfEachName(shown.filter(({ of }) => kinds[of]!.holds !== undefined)).slice(0, CATEGORIES)
  const inside = await Promise.all(categories.map((list) => standingIn(ctx, list)))
  const isSold = ({ of }: Shown) => kinds[of]!.pricesOf !== undefined
  const sold = await filled(ctx, shown.filter(isSold).slice(0, SOLD), inside[0])
  const others = shown.filter((one) => !isSold(one) && kinds[one.of]!.holds === undefined)
  const nearest = shown.find(isSold)?.score ?? Infinity
  const prices = await pricesOf(
    ctx,
    sold.map(({ of, id }) => ({ kind: of, id })),
  )
  const entry = ({ kind, title, link }: Shown) => ({ kind, title, marks: marksIn(title, patterns), link })
  return {
    item: {
      meant: { text: meant, marks: marksIn(meant, patterns), count: meant ? await countFound(ctx, meant) : 0 },
      words: words.map((text) => ({ text, marks: marksIn(text, patterns) })),
      categories: categories.map(([one], at) => ({ ...entry(one!), count: inside[at]!.count })),
      sold: sold.map((one) => {
        const price = prices.get(nameOfHit({ kind: one.of, id: one.id }))
        return { ...entry(one), image: one.image, price: price?.amount ?? 0, isFrom: price?.isFrom ?? false, unit: price?.unit ?? '' }
      }),
      others: (sold.length === 0 ? others.slice(0, OTHERS_ALONE) : others.filter(({ score }) => score <= nearest).slice(0, OTHERS)).map(
        entry,
      ),
    },
    headers: SHORTLY,
  }
})

/** Categories of the catalogue and of the store of one name are one row, which leads to the first. */
function oneOfEachName(list: readonly Shown[]): Shown[][] {
  return [...Map.groupBy(list, ({ title }) => dense(title)).values()]
}

/** Where few names answer, what stands in the category that does, the most popular first. */
async function filled(ctx: ClaimsCtx, sold: Shown[], inside: InCategories | undefined): Promise<Shown[]> {
  if (!inside || sold.length >= SOLD) return sold
  const known = new Set(sold.map(({ of, id }) => nameOfHit({ kind: of, id })))
  const more = inside.popular.filter((one) => !known.has(nameOfHit(one))).slice(0, SOLD - sold.length)
  const sources = await sourcesOf(ctx, more)
  return [
    ...sold,
    ...more.flatMap((one): Shown[] => {
      const source = sources.get(nameOfHit(one))
      return source ? [{ ...source, of: one.kind, score: Infinity }] : []
    }),
  ]
}
