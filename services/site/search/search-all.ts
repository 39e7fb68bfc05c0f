import { holdsUntil } from '@/lib/request-context'
import * as contracts from '@/schemas/api/site/search'
import { excerptOf, SEARCH_TABS, searchKey, splitsOf } from '@/schemas/rules/site/search'
import { areaTable } from '@/services/kit/area-parts'
import type { SearchKind } from '@/services/parts/search-kind'
import { operation, type Ctx } from '@/services/kit/service'
import { pictureShapes } from '@/services/storage/picture-shapes'
import { memoizeByTags } from '@/services/db/memoize-by-tags'
import { byWeight, SearchIndex } from './search-index'
import { inOtherWords, synonymsOf } from './synonyms'

export const searchAll = operation(
  contracts.searchAll,
  async ({ searchKeyword = '', currentTab = SEARCH_TABS[0], page = 1, size = 12 }, ctx) => {
    const key = searchKey(searchKeyword)
    if (key === '') throw ctx.fail('noKeyword')
    const [indexes, synonyms] = await Promise.all([indexesOf(ctx), synonymsOf(ctx)])
    const now = ctx.now.getTime()
    const othersOf = (word: string) => (word === key ? inOtherWords(searchKeyword, synonyms) : synonyms(word))
    const findAll = (words: readonly string[]) => indexes.flatMap((index) => index.find(words, now, othersOf))

    let words = [key]
    let found = findAll(words)
    // No record contains the word: it may be two words whose space the URL lost.
    if (found.length === 0) {
      for (const pair of splitsOf(key)) {
        const both = findAll(pair)
        if (both.length > found.length) [words, found] = [pair, both]
      }
    }
    for (const index of indexes) holdsUntil(index.nextTurn(now))

    const ofTab = found.filter(({ hit }) => hit.tab === currentTab).sort(byWeight)
    const shown = ofTab.slice((page - 1) * size, page * size)
    const alike = words.flatMap(othersOf)
    const shapeOf = await pictureShapes(
      shown.map(({ hit }) => hit.image),
      ctx,
    )
    return {
      item: {
        searchKeyword: key,
        words,
        alike,
        counts: SEARCH_TABS.map((tab) => ({ tab, count: found.filter(({ hit }) => hit.tab === tab).length })),
      },
      items: shown.map(({ hit, until, body }) => ({
        ...hit,
        summary: body === '' ? hit.summary : excerptOf(body, [...words, ...alike]),
        imageShape: shapeOf(hit.image),
        isOver: until < now,
      })),
      totalCount: ofTab.length,
    }
  },
)

const indexesOf = ({ db, siteId }: Ctx): Promise<SearchIndex[]> =>
  Promise.all(
    Object.entries(areaTable<SearchKind>('search')).map(([name, { tags, read }]) =>
      memoizeByTags(db, tags, `search ${name} ${siteId}`, async () => new SearchIndex(await read(db, siteId))),
    ),
  )
