import { expect, test } from 'vitest'
import { menuRecord } from '@/schemas/records/site/menu-record'
import { noticeRecord } from '@/schemas/records/content/notice-record'
import { newRecord } from './new-record'

const now = new Date('2026-11-27T01:02:03Z')

test('a new record of an ordered list comes last, the first one at place one', () => {
  expect(newRecord(menuRecord, now, 12).form['orderNo']).toBe(13)
  expect(newRecord(menuRecord, now, 0).form['orderNo']).toBe(1)
})

test('a list in the order of its dates has no places', () => {
  expect(newRecord(noticeRecord, now).form).toMatchObject({ postedAt: '2026-11-27T01:02:00.000Z' })
  expect(newRecord(noticeRecord, now).form).not.toHaveProperty('orderNo')
})
