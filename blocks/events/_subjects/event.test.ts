import { expect, test } from 'vitest'
import type { SubjectOutcome } from '@/renderer/subjects'
import type { Caller } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { event } from './event'

const NOW = '2026-06-15T12:00:00+09:00'
const item = {
  EVENT_SEQ: 12,
  EVENT_NAME: '봄 이벤트',
  SUMMARY: '요약',
  EVENT_TYPE: 'default',
  PAGE_TYPE: 'quiz',
  IMG_BANNER_PC: '/media/rooms/living-sand.webp',
  OPEN_STR_DATE: '2026-06-01T00:00:00+09:00',
  OPEN_END_DATE: '2026-06-30T23:59:00+09:00',
}
const open = (route: string, id: string | undefined, now = NOW): Promise<SubjectOutcome> => {
  const call = (async () => {
    if (id !== '12') throw new CallFailure('404', '이벤트를 찾을 수 없습니다.', { status: 404 })
    return { item }
  }) as unknown as Caller
  return event({ params: id === undefined ? {} : { id }, query: {}, route, now, call })
}

test('G-EVTNOID: without an id a detail page redirects to the list, with one it shows the event', async () => {
  expect(await open('/zin/event/event/review/:id?', undefined)).toEqual({ redirect: '/zin/event/event' })
  expect(await open('/zin/event/festa/:id?', undefined)).toEqual({ redirect: '/zin/event/event' })
  expect(await open('/zin/event/event/review/:id?', '12')).toMatchObject({ found: { title: '봄 이벤트' } })
})

test('RT-20, C-TITLE: an event has one name and one canonical URL, wherever it is opened', async () => {
  for (const route of ['/zin/event/event/:id', '/zin/event/event/quiz/:id?'])
    expect(await open(route, '12')).toMatchObject({ found: { title: '봄 이벤트', description: '요약', canonical: '/zin/event/event/12' } })
})

test('S-EVT-12: a path of finished events shows finished events only', async () => {
  expect(await open('/zin/event/finish/:id', '12')).toEqual({ redirect: '/zin/event/event/quiz/12' })
  expect(await open('/zin/event/finish/survey/:id?', '12', '2026-05-01T00:00:00+09:00')).toEqual({ redirect: '/zin/event/event/quiz/12' })
  expect(await open('/zin/event/finish/:id', '12', '2026-07-01T00:00:00+09:00')).toMatchObject({ found: { freshUntil: null } })
})

test('an id that no event has is missing', async () => {
  for (const id of ['abc', '0', '-1', '1.5', '99999999999', '13']) expect(await open('/zin/event/event/:id', id), id).toBe('missing')
})

test('SYS-38: /event/collabo shows the running collaboration, or the named one, and no other event', async () => {
  const events = [
    { ...item, EVENT_SEQ: 13, EVENT_TAB: '' },
    { ...item, EVENT_SEQ: 14, EVENT_TAB: 'collabo', EVENT_NAME: '협업' },
  ]
  const at = (id: string | undefined, ongoing = events) => {
    const call = (async (_: unknown, { eventSeq }: { eventSeq?: number }) =>
      eventSeq === undefined ? { items: ongoing } : { item: events.find(({ EVENT_SEQ }) => EVENT_SEQ === eventSeq) }) as unknown as Caller
    return event({ params: id === undefined ? {} : { id }, query: {}, route: '/event/collabo/:id?', now: NOW, call })
  }
  expect(await at(undefined)).toMatchObject({ found: { title: '협업', canonical: '/zin/event/event/14' } })
  expect(await at('14')).toMatchObject({ found: { title: '협업' } })
  expect(await at('13')).toEqual({ redirect: '/zin/event/event/quiz/13' })
  expect(await at(undefined, [])).toEqual({ redirect: '/zin/event/event' })
  expect(await at('x')).toBe('missing')
})
