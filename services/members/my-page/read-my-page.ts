import * as contracts from '@/schemas/api/members/my-page'
import { myPageLines } from '@/services/kit/my-page'
import { operation } from '@/services/kit/service'

export const readMyPage = operation(contracts.readMyPage, async (_, ctx) => {
  const lines = await myPageLines(ctx)
  const [next] = lines.flatMap((line) => line.next ?? []).sort((a, b) => a.order - b.order)
  return {
    item: { next: next ? { words: next.words, label: next.label, path: next.path } : null },
    items: lines.map(({ id, words, count, path }) => ({ id, words, count, path })),
  }
})
