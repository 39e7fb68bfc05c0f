import { expect, test } from 'vitest'
import { load } from './load'

test('what was searched for is shown as the person wrote it, and not as the index knows it', async () => {
  const call = ({ id }: { id: string }) =>
    Promise.resolve(
      id === 'search.all'
        ? { item: { searchKeyword: '문손잡이', counts: [], words: [] }, items: [], totalCount: 0 }
        : { items: [], item: { text: '' } },
    )
  const page = { query: { searchKeyword: ' 문 손잡이 ' } }
  const { data } = await load({ props: {}, page, call, signal: new AbortController().signal } as never)
  expect(data.typed).toBe('문 손잡이')
})
