import { expect, test } from 'vitest'
import { readJson } from '../support/fixtures'

const events = readJson('pages-fixtures/seed/events.json') as { eventSeq: number; eventType: string; contentPc: string }[]

test('C-GIFT: one for each subscriber, in person at a business site, from 14 December 2023 until they run out', () => {
  const gift = events.find(({ contentPc }) => contentPc.includes('무선 충전기'))!
  expect(gift.eventType).toBe('join')
  for (const fact of ['키보드', '마우스', '무선 충전기', '한 분에 한 벌', '사업장에서 직접', '2023년 12월 14일부터', '모두 나갈 때까지'])
    expect(gift.contentPc).toContain(fact)
})
