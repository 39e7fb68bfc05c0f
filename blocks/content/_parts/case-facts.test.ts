import { expect, test } from 'vitest'
import type { InteriorCase } from '@/schemas/api/content/interiors'
import { caseFacts, namesByGroup } from './case-facts'

const filterList = [
  { group: 'space', code: 'SP01', name: '거실' },
  { group: 'space', code: 'SP02', name: '주방' },
  { group: 'homeSize', code: 'HS04', name: '30평대' },
]

test('the facts of a case show its known values, in words', () => {
  const item = { FILTER_JSON_STR: JSON.stringify({ filterList }), AREA: 112, TYPE: 'house', address: '', companyName: '결디자인' }
  expect(caseFacts(item as InteriorCase)).toEqual([
    { name: '면적', words: '112㎡(약 34평)' },
    { name: '공간', words: '거실, 주방' },
    { name: '시공', words: '결디자인' },
  ])
  expect(caseFacts({ ...item, AREA: null } as InteriorCase)[0]).toEqual({ name: '면적', words: '30평대' })
})

test.each(['', 'null', '{}', '{"filterList":3}', '[1]'])('unreadable conditions are skipped: %s', (json) => {
  expect(namesByGroup(json)('space')).toEqual([])
})
