import { expect, test } from 'vitest'
import { changeField, hasField, isChangeable } from './change-field'
import { goodsRecord } from './store/goods-record'
import { noticeRecord } from './content/notice-record'
import { productRecord } from './catalog/product-record'

const badges = (mode: 'set' | 'clear' | 'add' | 'remove', value?: unknown) =>
  changeField(productRecord, { badges: ['new', 'best'] }, { field: 'badges', mode, value })['badges']

test('a list is set, cleared, added to without doubles, and taken from', () => {
  expect(badges('set', ['eco'])).toEqual(['eco'])
  expect(badges('clear')).toEqual([])
  expect(badges('add', ['best', 'eco'])).toEqual(['new', 'best', 'eco'])
  expect(badges('remove', ['new', 'eco'])).toEqual(['best'])
})

test('a cleared field is what a new record has, or nothing', () => {
  expect(changeField(productRecord, { releasedAt: '2026-01-01T00:00:00Z' }, { field: 'releasedAt', mode: 'clear' })).toEqual({})
  expect(changeField(productRecord, { summary: '글' }, { field: 'summary', mode: 'clear' })).toEqual({ summary: '' })
})

test('what no two records share, and what is fixed, is never changed for many; only lists gain and lose', () => {
  expect(isChangeable(productRecord, { field: 'zinPrdNo', mode: 'clear' })).toBe(false)
  expect(isChangeable(productRecord, { field: 'summary', mode: 'add', value: ['글'] })).toBe(false)
  expect(isChangeable(productRecord, { field: 'badges', mode: 'add', value: [] })).toBe(false)
  expect(isChangeable(productRecord, { field: 'price', mode: 'set', value: 1 })).toBe(false)
  expect(isChangeable(noticeRecord, { field: 'title', mode: 'set', value: '제목' })).toBe(true)
})

test('a field that only some kinds have is known for them alone', () => {
  expect(hasField(goodsRecord, { kind: 'goods' }, 'options')).toBe(true)
  expect(hasField(goodsRecord, {}, 'options')).toBe(true)
  expect(hasField(goodsRecord, { kind: 'remodeling' }, 'options')).toBe(false)
})
