import { expect, test } from 'vitest'
import { readSeoulMoment } from './seoul-moment'

test.each([
  '2026-06-15 09:30',
  '2026-06-15 9:30',
  '2026.06.15 09:30',
  '2026. 6. 15. 09:30',
  '2026/6/15 9:30:00',
  '2026년 6월 15일 오전 9:30',
  '2026년 6월 15일 월요일 9시 30분',
  '2026-06-15 (월) 오전 9시 30분',
  '20260615 09:30',
  '2026-06-15 9:30 AM',
  '2026-06-15T09:30',
  '2026-06-15T09:30:00.000',
  '2026-06-15T00:30:00Z',
  '2026-06-15T09:30+09:00',
])('"%s" is that morning in Seoul', (text) => expect(readSeoulMoment(text)).toBe('2026-06-15T00:30:00.000Z'))

test.each(['2026년 6월 15일', '20260615', '2026-06-15'])('"%s" begins at midnight in Seoul', (text) =>
  expect(readSeoulMoment(text)).toBe('2026-06-14T15:00:00.000Z'),
)

test.each([
  '2026-02-30',
  '26-06-15',
  '6/15/2026',
  '09:30',
  '오전 9:30',
  '2026-06-15 오후 13:00',
  '2026-06-15 24:00',
  '다음 주쯤',
  '2026-06',
])('"%s" is no moment', (text) => expect(readSeoulMoment(text)).toBeUndefined())
