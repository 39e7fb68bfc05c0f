import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { PageContext, ViewProps } from '@/renderer/define-block'
import type { Caller } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { pageContext } from '@/tests/support/draw-example'
import { entryEvent } from '@/tests/support/event-server'
import { defineEntryBlock } from './define-entry-block'
import type { EventRecord } from './entry-event'

const record = (change: Partial<EventRecord> = {}) =>
  ({ ...entryEvent({ EVENT_TYPE: 'quizChoice', EVENT_SEQ: 12 }), APPLY_BTN_YN: 'Y', CONTENT_PC: '<p>긴 글</p>', ...change }) as EventRecord
const block = defineEntryBlock({
  type: 'event-quiz-choice',
  template: 'quizChoice',
  title: '객관식 퀴즈',
  isGame: true,
  Entry: ({ event }) => <p>{JSON.stringify(event)}</p>,
})
const View = block.view as React.ComponentType<ViewProps<Record<string, unknown>, { event?: EventRecord }>>

async function draw(props: { eventSeq?: number }, { subject, found }: { subject?: EventRecord; found?: EventRecord } = {}) {
  const page: PageContext = {
    ...pageContext,
    ...(subject ? { subject: { kind: 'event', title: '이벤트', record: { ...subject } } } : {}),
  }
  const call = vi.fn(async () => {
    if (!found) throw new CallFailure('404', '이벤트를 찾을 수 없습니다.', { status: 404 })
    return { item: found }
  })
  const { data } = await block.load!({ props: props as never, page, call: call as unknown as Caller, signal: new AbortController().signal })
  const html = renderToStaticMarkup(<View id="b" props={props} data={data as { event?: EventRecord }} slots={{}} page={page} />)
  return { html: html.replaceAll('&quot;', '"'), call }
}

test('the block carries its entry, by which the page of an event finds it', () => {
  expect(block.type).toBe('event-quiz-choice')
  expect(block.entry).toMatchObject({ template: 'quizChoice', isGame: true })
  // By this the builder offers events that fit first, and publishing refuses others.
  expect(block.props.properties).toMatchObject({ eventSeq: { source: 'events:quizChoice' } })
})

test('S-EVT-10: it uses the event of its page, or a chosen one; the island gets nothing but what an entry needs', async () => {
  const own = await draw({}, { subject: record() })
  expect(own.html).toContain('"EVENT_SEQ":12')
  expect(own.html).not.toContain('긴 글')
  expect(own.call).not.toHaveBeenCalled()
  expect((await draw({ eventSeq: 13 }, { subject: record(), found: record({ EVENT_SEQ: 13 }) })).html).toContain('"EVENT_SEQ":13')
})

test('a deleted or unchosen event leaves an empty place', async () => {
  expect((await draw({ eventSeq: 99 })).html).toContain('객관식 퀴즈 이벤트의 참여 화면을')
  expect((await draw({})).html).toContain('객관식 퀴즈 이벤트의 참여 화면을')
})

test.each([
  ['V-EVT-1', { OPEN_END_DATE: '2026-11-20T23:59:00+09:00' }, '종료된 이벤트입니다.'],
  ['V-EVT-1', { OPEN_STR_DATE: '2026-11-25T00:00:00+09:00' }, '2026.11.25 (수)부터'],
  ['S-EVT-11', { APPLY_BTN_YN: 'N' as const }, '응모를 받지 않는 이벤트입니다.'],
  ['S-EVT-10', { EVENT_TYPE: 'tvc' }, '다른 방법으로 참여하는 이벤트입니다.'],
])('%s: why nobody can take part is said (%o)', async (_rule, change, words) => {
  expect((await draw({}, { subject: record(change) })).html.replace(/<[^>]+>/g, '')).toContain(words)
})
