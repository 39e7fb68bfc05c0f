import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pageContext } from '@/tests/support/draw-example'
import type { Data } from './load'
import { EventList } from './view'

const event: Data['events'][number] = {
  EVENT_SEQ: 12,
  EVENT_NAME: '봄 이벤트',
  SUMMARY: '',
  EVENT_TYPE: 'default',
  EVENT_TAB: '',
  EVENT_LINK: '',
  PAGE_TYPE: '',
  IMG_BANNER_PC: '/media/rooms/living-sand.webp',
  IMG_BANNER_MO: '/media/rooms/living-sand.webp',
  IMG_BANNER_PC_ALT: '거실',
  IMG_BANNER_MO_ALT: '거실',
  IMG_BANNER_PC_SHAPE: null,
  IMG_BANNER_MO_SHAPE: null,
  OPEN_STR_DATE: '2026-11-01T00:00:00+09:00',
  OPEN_END_DATE: '2026-11-30T23:59:00+09:00',
  WINNER_DT: null,
}
const draw = (change: Partial<typeof event>, props: Parameters<typeof EventList>[0]['props'] = { tab: 'ongoing' }) =>
  renderToStaticMarkup(
    <EventList id="list" props={props} data={{ events: [{ ...event, ...change }], total: 1 }} slots={{}} page={pageContext} />,
  )

test("S-EVT-13: a card opens the event's own link instead of the detail page", () => {
  expect(draw({})).toContain('href="/zin/event/event/12"')
  const outside = draw({ EVENT_LINK: 'https://square.example/open' })
  expect(outside).toContain('href="https://square.example/open" class="stretched" target="_blank" rel="noopener"')
  expect(outside).not.toContain('/zin/event/event/12')
  expect(draw({ EVENT_LINK: '/zin/consulting/start?eventId=12' })).not.toContain('_blank')
})

test('a card links to the typed page of its event, in the list of finished ones to its page there', () => {
  expect(draw({ PAGE_TYPE: 'quiz' })).toContain('href="/zin/event/event/quiz/12"')
  const finished = { tab: 'finished', detail: '/zin/event/finish' } as const
  expect(draw({ PAGE_TYPE: 'quiz' }, finished)).toContain('href="/zin/event/finish/12"')
})

test('a finished event is marked and loses its colour', () => {
  const over = draw({ OPEN_END_DATE: '2026-11-20T23:59:00+09:00' }, { tab: 'finished' })
  expect(over).toContain('>종료<')
  expect(over).toContain('faded')
  expect(draw({})).toContain('>D-9<')
})

test('a list without events shows the reason and one link; so does a page beyond the last', () => {
  const empty = (total: number) =>
    renderToStaticMarkup(<EventList id="list" props={{ tab: 'ongoing' }} data={{ events: [], total }} slots={{}} page={pageContext} />)
  expect(empty(0)).toContain('지금 진행 중인 이벤트가 없습니다.')
  expect(empty(0)).toContain('href="/zin/event/finish"')
  expect(empty(13)).toContain('이 페이지에는 이벤트가 없습니다.')
  expect(empty(13)).toContain('첫 페이지 보기')
})
