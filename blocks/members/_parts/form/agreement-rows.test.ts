import { expect, test } from 'vitest'
import { joinRows, leavesOf, stateOf, withAll } from './agreement-rows'

const rows = joinRows({})
const marketing = rows.find(({ children }) => children)!

test('V-AGREE-1: three are required, four optional; marketing counts by its channels', () => {
  expect(leavesOf(rows).map(({ name, required = false }) => [name, required])).toEqual([
    ['over14', true],
    ['service', true],
    ['personal', true],
    ['locationYn', false],
    ['goodsMarketing', false],
    ['eventMarketing', false],
    ['adMarketing', false],
  ])
})

test('전체 동의 has three states, and so has a row with channels', () => {
  expect(stateOf(rows, {})).toBe('none')
  const all = withAll(rows, {}, true)
  expect([stateOf(rows, all), stateOf(marketing.children!, all)]).toEqual(['all', 'all'])
  const some = { ...all, eventMarketing: false }
  expect([stateOf(rows, some), stateOf(marketing.children!, some)]).toEqual(['some', 'some'])
  expect(stateOf(marketing.children!, withAll(marketing.children!, some, false))).toBe('none')
  expect(stateOf(rows, withAll(rows, some, false))).toBe('none')
})
