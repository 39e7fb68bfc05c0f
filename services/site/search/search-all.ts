import { holdsUntil } from '@/lib/request-context'
import * as contracts from '@/schemas/api/site/search'
import { excerptOf, SEARCH_TABS, searchKey, type SearchTab } from '@/schemas/rules/site/search'
import { areaTable } from '@/services/kit/area-parts'
import type { SearchHit, SearchKind, SearchSource } from '@/services/parts/search-kind'
import { operation } from '@/services/kit/service'
import { pictureShapes } from '@/services/storage/picture-shapes'
import { readQuestion } from '../domain/search/read-question'
import { nextTurn } from '../domain/search/next-turn'
import { isFilling } from '../domain/search/is-filling'
import { pricesOf } from '../domain/search/prices-of'
import { nameOfHit, sourcesOf } from '../domain/search/sources-of'

/** What stands nearest, whatever its tab. */
const NEAREST = 3

export const searchAll = operation(
  contracts.searchAll,
  async ({ searchKeyword = '', currentTab = SEARCH_TABS[0], isBest = false, page = 1, size = 12 }, ctx) => {
    const key = searchKey(searchKeyword)
    if (key === '') throw ctx.fail('noKeyword')
    const isWaiting = await isFilling(ctx.siteId)
    const { step, words, alike, readAs, offers, found, isMore, spaced, size: homes } = await readQuestion(searchKeyword, ctx)
    holdsUntil(await nextTurn(ctx))
    const now = ctx.now.getTime()

    const tabOf = tabs()
    const kinds = areaTable<SearchKind>('search')
    const named = found.filter(({ isText }) => !isText)
    const nearest = (named.length > 0 ? named : found).slice(0, NEAREST)
    const tab = isBest && nearest[0] ? tabOf(nearest[0].kind) : currentTab
    const ofTab = found.filter((one) => tabOf(one.kind) === tab)
    const shown = ofTab.slice((page - 1) * size, page * size)
    const sources = await sourcesOf(ctx, [...nearest, ...shown])
    const prices = await pricesOf(ctx, shown)
    const shapeOf = await pictureShapes(
      [...sources.values()].map(({ image }) => image),
      ctx,
    )
    return {
      item: {
        searchKeyword: key,
        tab,
        spaced,
        size: homes,
        words: words.length > 0 ? words : [key],
        alike,
        step,
        readAs,
        offers,
        isMore,
        isWaiting,
        nearest: nearest.flatMap((one) => {
          const source = sources.get(nameOfHit(one))
          return source ? [{ tab: source.tab, kind: source.kind, title: source.title, link: source.link }] : []
        }),
        counts: SEARCH_TABS.map((one) => ({ tab: one, count: found.filter(({ kind }) => tabOf(kind) === one).length })),
      },
      // What was hidden a moment ago is not shown, though it is counted until the search has followed.
      items: shown.flatMap((one) => {
        const source = sources.get(nameOfHit(one))
        if (!source) return []
        return [
          {
            ...hitOf(source),
            summary: source.body ? excerptOf(source.body, [...words, ...alike]) : source.summary,
            imageShape: shapeOf(source.image),
            isOver: (source.until ?? Infinity) < now,
            isText: one.isText,
            isSold: kinds[one.kind]?.pricesOf !== undefined,
            price: prices.get(nameOfHit(one)) ?? null,
          },
        ]
      }),
      totalCount: ofTab.length,
    }
  },
)

const hitOf = ({ tab, kind, title, link, image, imageAlt, summary, meta, phone }: SearchSource): SearchHit => ({
  tab,
  kind,
  title,
  link,
  image,
  imageAlt,
  summary,
  meta,
  phone,
})
/** The tab of the records of each kind. */
function tabs(): (kind: string) => SearchTab {
  const kinds = areaTable<SearchKind>('search')
  return (kind) => kinds[kind]?.tab ?? SEARCH_TABS[0]
}
