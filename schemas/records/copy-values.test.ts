import { expect, test } from 'vitest'
import { noticeRecord } from './content/notice-record'
import { copyName, copyValues, isCopyName } from './copy-values'
import { levelRecord } from './members/level-record'
import { productRecord } from './catalog/product-record'
import { RECORD_TYPES } from './registry'
import { startValues } from './start-values'

const none = { names: new Set<string>(), of: () => new Set<string>() }

test('a copy keeps what the record says and refers to, under a name of its own', () => {
  const notice = { ...startValues(noticeRecord), title: '휴무 안내', category: 'guide' }
  expect(copyValues(noticeRecord, notice, none)).toEqual({ ...notice, title: '휴무 안내 사본' })
})

test('a copy is dated and pinned anew', () => {
  const notice = { title: '휴무 안내', postedAt: '2026-01-01T00:00:00+09:00', pinned: true }
  const copy = copyValues(noticeRecord, notice, none)
  expect(copy).not.toHaveProperty('postedAt')
  expect(copy['pinned']).toBe(false)
})

test('a name that a copy was given is known', () =>
  expect(['휴무 안내 사본', '휴무 안내 사본 2', '사본 안내'].map(isCopyName)).toEqual([true, true, false]))

test('the copy of a copy counts on, and no name grows longer than it may', () => {
  expect(copyName('휴무 안내 사본', new Set(['휴무 안내 사본']), 200)).toBe('휴무 안내 사본 2')
  expect(copyName('가'.repeat(10), new Set(), 10)).toBe(`${'가'.repeat(7)} 사본`)
})

test('what no two records share is cleared, or counted on where the record is named by it', () => {
  expect(copyValues(productRecord, { zinPrdName: '이중창', zinPrdNo: 'W-1' }, none)).not.toHaveProperty('zinPrdNo')
  expect(copyValues(levelRecord, { name: '입문', code: 'LV2' }, { ...none, of: () => new Set(['LV3']) })).toMatchObject({ code: 'LV4' })
})

test('every type has a copy', () => {
  for (const type of RECORD_TYPES) expect(() => copyValues(type, startValues(type), none)).not.toThrow()
})
