import { expect, it } from 'vitest'
import { spreadsOf, spreadWith, spreadWords } from './spreads'

const open = (pages: number, isWide: boolean) => spreadsOf(pages, isWide).map(({ left, right }) => [left, right])

it('lays two pages side by side after the cover', () => {
  expect(open(6, true)).toEqual([
    [undefined, 0],
    [1, 2],
    [3, 4],
    [5, undefined],
  ])
  expect(open(2, true)).toEqual([
    [undefined, 0],
    [1, undefined],
  ])
  expect(open(1, true)).toEqual([[undefined, 0]])
  expect(open(0, true)).toEqual([])
})

it('shows one page at a time on a narrow screen', () => {
  expect(open(3, false)).toEqual([
    [undefined, 0],
    [undefined, 1],
    [undefined, 2],
  ])
})

it('stays at the current page when the screen is rotated', () => {
  expect(spreadWith(spreadsOf(9, true), 4)).toBe(2)
  expect(spreadWith(spreadsOf(9, false), 4)).toBe(4)
  expect(spreadWith(spreadsOf(9, true), 99)).toBe(0)
})

it('announces the open pages', () => {
  expect(spreadsOf(4, true).map((spread) => spreadWords(spread, 4))).toEqual(['1 / 4페이지', '2–3 / 4페이지', '4 / 4페이지'])
})
