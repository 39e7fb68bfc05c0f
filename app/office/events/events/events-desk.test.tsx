// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { reactPlace } from '@/tests/support/react-place'
import type { Listed } from '@/schemas/api/base/contract'
import type { browseEvents } from '@/schemas/api/events/staff'
import { DeskTable } from '../../_parts/desk/desk-table'
import type { DeskState } from '../../_parts/desk/use-desk'
import { eventsDesk } from './events-desk'

type EventRow = Listed<typeof browseEvents>

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
const draw = (query = '') => {
  const state = { desk: eventsDesk, view: eventsDesk.read(query), go, permitted: { acts: [], bulk: [] }, opened: new Map() }
  const rows = [row(7), row(8, { places: 50, state: 'draft' })]
  return render(
    <DeskTable state={state as unknown as DeskState<typeof browseEvents>} rows={rows} total={2} at={Date.parse('2026-11-20T15:30:00Z')} />,
  )
}
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

const USUAL = { state: null, search: '', filters: {}, sort: 'openStrDate', direction: 'desc', page: 1 } as const

test.each(['', 'state=gone&type=lottery&sort=price&direction=up&page=-1', 'page=1.5'])('%j is the default view', (query) => {
  expect(eventsDesk.read(query)).toEqual(USUAL)
  expect(eventsDesk.write(eventsDesk.read(query))).toBe('')
})

test('a view survives the URL and back, also one that was stored before', () => {
  const query = '?state=open&q=%EB%8B%A8%EC%97%B4&type=tvc&sort=eventName&direction=desc&page=3'
  expect(eventsDesk.read(query)).toEqual({
    ...{ state: 'open', search: '단열', filters: { eventType: 'tvc' } },
    ...{ sort: 'eventName', direction: 'desc', page: 3 },
  })
  expect([...new URLSearchParams(eventsDesk.write(eventsDesk.read(query)))].sort()).toEqual([...new URLSearchParams(query)].sort())
})

test('another filter starts at the first page, another order in its usual direction', () => {
  const { read, change, isFiltered } = eventsDesk
  const view = read('page=3&sort=eventName&direction=desc')
  expect(change(view, { state: 'draft' })).toMatchObject({ page: 1, direction: 'desc' })
  expect(change(view, { sort: 'updatedAt' })).toMatchObject({ direction: 'desc' })
  expect(change(read(''), { sort: 'eventName' })).toMatchObject({ direction: 'asc' })
  expect(change(view, { page: 4 })).toMatchObject({ page: 4 })
  expect([isFiltered(read('')), isFiltered(read('type=tvc'))]).toEqual([false, true])
})

test('a syllable being typed is left out of the query', () => {
  expect(eventsDesk.inputOf(eventsDesk.read(`q=${encodeURIComponent('단열ㅋ')}`))).toEqual({
    ...{ search: '단열', sort: 'openStrDate', direction: 'desc' },
    ...{ page: 1, size: 20 },
  })
})
