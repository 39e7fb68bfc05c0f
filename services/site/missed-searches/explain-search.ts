import * as contracts from '@/schemas/api/site/missed-searches'
import { operation } from '@/services/kit/service'
import { readQuestion } from '../domain/search/read-question'
import { nameOfHit, sourcesOf } from '../domain/search/sources-of'

const SHOWN = 10

/** As the page of results reads the word, with the parts of each score. */
export const explainSearch = operation(contracts.explainSearch, async ({ word }, ctx) => {
  const { step, readAs, alike, found } = await readQuestion(word, ctx)
  const first = found.slice(0, SHOWN)
  const sources = await sourcesOf(ctx, first)
  return {
    item: { step, readAs, alike, found: found.length },
    items: first.flatMap((one) => {
      const source = sources.get(nameOfHit(one))
      return source ? [{ kind: source.kind, title: source.title, link: source.link, score: one.score, ...one.parts }] : []
    }),
    totalCount: found.length,
  }
})
