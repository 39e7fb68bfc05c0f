// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { reactPlace } from '@/tests/support/react-place'
import { readEventView } from './event-list-view'
import { EventsTable, type EventRow } from './events-table'

const { place, render } = reactPlace()
const row = (eventSeq: number, more: Partial<EventRow> = {}): EventRow => ({
  eventSeq,
  eventName: `이벤트 ${eventSeq}`,
  eventType: 'quizChoice',
  state: 'open',
  openStrDate: '2026-11-01T00:00:00+09:00',
  openEndDate: '2026-11-30T23:59:00+09:00',
  entries: 1234,
  places: null,
  updatedAt: '2026-11-20T05:02:00Z',
  ...more,
})
const go = vi.fn()
const draw = (query = '') =>
  render(
    <EventsTable
      view={readEventView(query)}
      go={go}
      rows={[row(7), row(8, { places: 50, state: 'draft' })]}
      total={2}
      now={Date.parse('2026-11-20T15:30:00Z')}
    />,
  )
const header = (words: string) => [...place.querySelectorAll('th[scope=col]')].find((cell) => cell.textContent === words)!

test('each event links to its settings, and shows its template, window and entries', async () => {
  await draw()
  expect([...place.querySelectorAll('tbody a')].map((link) => link.getAttribute('href'))).toEqual([
    '/ice_builder/events/7',
    '/ice_builder/events/8',
  ])
  const [first, second] = [...place.querySelectorAll('tbody tr')].map((line) => line.textContent)
  expect(first).toContain('7 · 객관식 퀴즈')
  expect(first).toContain('2026.11.01 ~ 2026.11.30')
  expect(first).toContain('1,234')
  expect(second).toContain('게시 전')
  expect(second).toContain('/ 50')
})

test('headers show the order of the list, and reverse it', async () => {
  await draw('sort=eventName')
  expect(header('이벤트').getAttribute('aria-sort')).toBe('ascending')
  await act(async () => header('이벤트').querySelector('button')!.click())
  await act(async () => header('기간').querySelector('button')!.click())
  expect(go.mock.calls).toEqual([[{ sort: 'eventName', direction: 'desc' }], [{ sort: 'openStrDate', direction: 'desc' }]])
  expect(header('상태').querySelector('button')).toBeNull()
})
