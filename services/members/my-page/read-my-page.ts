import * as contracts from '@/schemas/api/members/my-page'
import { readMyPageParts } from '@/services/parts/read-my-page-parts'
import { operation } from '@/services/kit/service'

export const readMyPage = operation(contracts.readMyPage, async (_, ctx) => {
  const { lines, next } = await readMyPageParts(ctx)
  return {
    item: { next: next ? { words: next.words, label: next.label, path: next.path } : null },
    items: lines.map(({ id, words, count, value = '', path }) => ({ id, words, count, value, path })),
  }
})
