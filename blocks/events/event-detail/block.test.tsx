import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, test } from 'vitest'
import type { PageContext } from '@/renderer/define-block'
import { EVENT_TEMPLATES } from '@/schemas/rules/events/event-template'
import { pageContext } from '@/tests/support/draw-example'
import { blocks } from '@/blocks/areas'
import type { EventRecord } from '../_parts/event-entry/entry-event'
import type { EventPageData } from '../_parts/event-entry/event-entry'
import { registerEntries } from '../_parts/event-entry/register-entries'
import { EventDetail } from './view'

registerEntries(blocks)

const event: EventRecord = {
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
  WINNER_DT: '2026-12-04T14:00:00+09:00',
  APPLY_BTN_YN: 'Y',
  CONTENT_PC: '<p>안내</p>',
  APPLY_LIMIT_TYPE: '3',
  MARKETING_REQUIRED_YN: 'Y',
  ACCOUNT_LINK_YN: 'Y',
  CHECK_DT: '',
  GAME: {},
  ANSWER_LENGTH: 0,
  SCRAP_CNT: 0,
  MESSAGES: {},
}
const nothing: EventPageData = { survey: [], reviews: [], reviewTotal: 0, shops: [] }
/** Renders the page of an event with its entry, which is loaded lazily. */
const draw = async (change: Partial<EventRecord> = {}, data: Partial<EventPageData> = {}) => {
  const page: PageContext = { ...pageContext, subject: { kind: 'event', title: '이벤트', record: { ...event, ...change } } }
  return text(
    (await prerenderToNodeStream(<EventDetail id="event" props={{}} data={{ ...nothing, ...data }} slots={{}} page={page} />)).prelude,
  )
}

test('S-EVT-10: every type has its template, and any other value has the default one', async () => {
  expect(await draw({ EVENT_TYPE: 'tvc3' })).toContain('광고 퀴즈와 한마디')
  expect(await draw({ EVENT_TYPE: 'xyz' })).toBe(await draw({ EVENT_TYPE: 'default' }))
  for (const type of EVENT_TEMPLATES) expect(await draw({ EVENT_TYPE: type })).not.toBe(await draw({ EVENT_TYPE: 'default' }))
})

test('S-EVT-11: N hides the apply button, Y shows it', async () => {
  const link = '/zin/consulting/start?eventId=12'
  expect(await draw({ APPLY_BTN_YN: 'Y', EVENT_LINK: link })).toContain(`href="${link}"`)
  expect(await draw({ APPLY_BTN_YN: 'Y', EVENT_LINK: link })).toContain('이벤트 참여하기')
  expect(await draw({ APPLY_BTN_YN: 'N', EVENT_LINK: link })).not.toContain('이벤트 참여하기')
})

test('S-EVT-11, S-EVT-13: the entry is on the page while the event is open, unless it has no button or an external link', async () => {
  expect(await draw()).toContain('href="#entry"')
  expect(await draw()).toContain('id="entry"')
  expect(await draw({ APPLY_BTN_YN: 'N' })).not.toContain('id="entry"')
  expect(await draw({ EVENT_LINK: '/zin/consulting/start?eventId=12' })).not.toContain('id="entry"')
  expect(await draw({ OPEN_END_DATE: '2026-11-20T23:59:00+09:00' })).not.toContain('id="entry"')
})

test('CX-09: an event of the default template is entered by the type of its page, any other by its own template', async () => {
  expect(await draw({ PAGE_TYPE: 'point' })).not.toBe(await draw({ PAGE_TYPE: '' }))
  expect(await draw({ EVENT_TYPE: 'festa', PAGE_TYPE: 'point' })).toBe(await draw({ EVENT_TYPE: 'festa', PAGE_TYPE: '' }))
})

test('V-EVT-1: outside its window an event shows the reason instead of the entry', async () => {
  const over = await draw({ OPEN_END_DATE: '2026-11-20T23:59:00+09:00', EVENT_LINK: '/x' })
  expect(over).toContain('종료된 이벤트입니다.')
  expect(over).toContain('faded')
  expect(over).not.toContain('이벤트 참여하기')
  expect(await draw({ OPEN_STR_DATE: '2026-11-25T00:00:00+09:00' })).toContain('2026.11.25 (수)부터 참여하실 수 있습니다.')
})

test('a survey shows its answers, a review event the members’ URLs', async () => {
  const survey = [{ SURVEY_SEQ: 1, ANSWER: '거실 창가' }]
  expect(await draw({ OPEN_END_DATE: '2026-11-20T23:59:00+09:00' }, { survey })).toContain('설문에서 물은 것')
  const reviews = [
    { REVIEW_SEQ: 1, MEMBER_NAME: '홍*동', urls: ['https://blog.example/1', 'javascript:alert(1)'], REG_DT: '2026-11-02T00:00:00Z' },
  ]
  const drawn = await draw({ EVENT_TYPE: 'review' }, { reviews, reviewTotal: 1 })
  expect(drawn).toContain('rel="noopener nofollow ugc"')
  expect(drawn).toContain('>blog.example/1<')
  expect(drawn).not.toContain('javascript:')
})
