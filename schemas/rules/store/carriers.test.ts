import { expect, test } from 'vitest'
import { CARRIER_IDS, CARRIERS, carrierOf } from './carriers'

test.each([
  ['CJ대한통운', 'cj'],
  [' cj 대한통운 ', 'cj'],
  ['CJ택배', 'cj'],
  ['대한통운', 'cj'],
  ['씨제이대한통운', 'cj'],
  ['한진', 'hanjin'],
  ['㈜한진', 'hanjin'],
  ['(주) 한진택배', 'hanjin'],
  ['한진 택배', 'hanjin'],
  ['롯데글로벌로지스', 'lotte'],
  ['롯데', 'lotte'],
  ['우체국', 'post'],
  ['우체국 택배', 'post'],
  ['ePOST', 'post'],
  ['로젠', 'logen'],
  ['LOGEN', 'logen'],
  ['경동', 'kyungdong'],
  ['직접배송', 'own'],
  ['직접 배송 · 설치', 'own'],
  ['자체배송', 'own'],
] as const)('%s is %s', (words, id) => expect(carrierOf(words)).toBe(id))

test('every carrier is known by its id and its words, and no name belongs to two', () => {
  for (const id of CARRIER_IDS) expect([carrierOf(id), carrierOf(CARRIERS[id].words)]).toEqual([id, id])
})

test.each(['', '택배', '한', '배송', '없는택배', 'constructor'])('%j is nobody', (words) => expect(carrierOf(words)).toBeUndefined())
