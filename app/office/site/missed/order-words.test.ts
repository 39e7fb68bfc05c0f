import { expect, test } from 'vitest'
import { orderWords } from './order-words'

const one = { kind: '', title: '', link: '', score: 0, worst: 0, mean: 0, boost: 0, popularity: 0, fresh: 0, soldOut: 0 }

test('the parts of an order are said in words, those that change nothing are not', () => {
  expect(orderWords({ ...one, worst: 1, mean: 0.5, boost: -1.05, fresh: -0.3 })).toEqual([
    { words: '자리: 이름의 첫머리', value: 1.5 },
    { words: '종류', value: -1.05 },
    { words: '30일 안의 새것', value: -0.3 },
  ])
  expect(orderWords({ ...one, worst: 6, mean: 6, soldOut: 1 }).map(({ words }) => words)).toEqual(['자리: 본문', '품절이거나 끝남'])
})
