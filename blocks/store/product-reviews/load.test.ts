import { expect, test } from 'vitest'
import { load } from './load'

const asked: string[] = []
const REVIEW = { REVIEW_SEQ: 1 }
const call = ((_: object, { prdId }: { prdId: string }) => {
  asked.push(prdId)
  return Promise.resolve({ item: { reviewCnt: 1, score: 5, goodsId: 'g' }, items: [REVIEW] })
}) as never
const read = async (query: Record<string, string>, offerList: object[]) => {
  const product = { kind: 'product', record: { ZIN_PRD_ID: 'oak', offerList } }
  return (await load({ page: { query, subject: product }, call, props: { title: '구매 후기' } } as never)).data
}

test('reviews are asked for once their link was pressed, and of a product that something sells', async () => {
  expect((await read({}, [{}])).reviews).toEqual([])
  expect((await read({ reviews: 'Y' }, [])).reviews).toEqual([])
  expect(asked).toEqual([])
  expect(await read({ reviews: 'Y' }, [{}])).toEqual({ sums: { reviewCnt: 1, score: 5, goodsId: 'g' }, reviews: [REVIEW] })
  expect(asked).toEqual(['oak'])
})
