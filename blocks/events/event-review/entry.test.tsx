// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { atHand } from '@/tests/support/at-hand'
import { dialogs, entryEvent, eventServer } from '@/tests/support/event-server'
import { reactPlace } from '@/tests/support/react-place'

vi.mock('@/lib/ui/dialogs', async () => (await import('@/tests/support/event-server')).dialogs)
vi.mock('@/schemas/api/base/call', async () => ({ call: (await import('@/tests/support/event-server')).eventServer.call }))
vi.mock('@/schemas/api/auth/session-state', async () => (await import('@/tests/support/event-server')).session)
const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
// Imports the component itself, not its lazy entry.
const { EventReviewEntry } = await import('./entry')
const { CallFailure } = await import('@/schemas/api/base/failure')

const { place, render } = reactPlace()
const hand = atHand(place)
const event = entryEvent({ EVENT_TYPE: 'review' })
const A = 'https://a.example.com/1'
const fill = async (urls: string[]) => {
  for (const [i, url] of urls.entries()) await hand.type(hand.fields()[i]!, url)
}
beforeEach(() => eventServer.reset())

test('C-GAME: there are three fields for URLs', async () => {
  await render(<EventReviewEntry event={event} />)
  expect(hand.fields()).toHaveLength(3)
})

test.each([
  ['V-REV-1', ['', 'https://b.example.com/1'], '공유한 URL을 입력해 주세요.', 0],
  ['V-REV-2', [A, 'abc'], '올바른 URL 형식이 아닙니다.', 1],
  ['V-REV-3', [A, A], '동일한 URL을 중복으로 등록할 수 없습니다.', 1],
  ['V-REV-4', ['mailto:a@b.com'], '올바른 URL 형식이 아닙니다.', 0],
])('%s: %j is refused, at its field', async (_rule, urls, words, at) => {
  await render(<EventReviewEntry event={event} />)
  await fill(urls)
  await hand.press('응모하기')
  expect(hand.fault()).toBe(words)
  expect(document.activeElement).toBe(hand.fields()[at])
  expect(eventServer.entered()).toEqual([])
})

test('V-REV-2: filled fields are sent, without the empty ones', async () => {
  await render(<EventReviewEntry event={event} />)
  await fill([` ${A} `, '', 'https://c.example.com/3'])
  await hand.press('응모하기')
  expect(eventServer.entered()).toEqual([{ id: 'review.cEventReview', input: { eventId: '9', urls: [A, 'https://c.example.com/3'] } }])
  expect(dialogs.showAlertDialog).toHaveBeenCalledWith({ title: '응모가 완료되었습니다.' })
  expect(reload).toHaveBeenCalledOnce()
})

test('E-RES-501, S-EVT-6: a known URL is refused, and the input stays', async () => {
  eventServer.says['review.cEventReview'] = new CallFailure('501', '이미 등록된 URL입니다.', { status: 409 })
  await render(<EventReviewEntry event={event} />)
  await fill([A])
  await hand.press('응모하기')
  expect(dialogs.showAlertDialog).toHaveBeenCalledWith({ title: '이미 등록된 URL입니다.' })
  expect(hand.fields()[0]!.value).toBe(A)
  expect(hand.fields()[0]!.closest('fieldset')!.disabled).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('P-MEM-2: the own reviews are listed, and deleted after a question', async () => {
  eventServer.says['review.rMyEventReview'] = { items: [{ REVIEW_SEQ: 4, urls: [A], REG_DT: '2026-11-02T00:00:00Z' }] }
  await render(<EventReviewEntry event={event} />)
  expect(place.querySelector('section + section')!.textContent).toContain(A)
  await hand.press('삭제')
  expect(dialogs.showConfirmDialog).toHaveBeenCalledWith(expect.objectContaining({ title: '이 후기를 삭제하시겠습니까?' }))
  expect(eventServer.entered()).toEqual([{ id: 'review.dReview', input: { reviewSeq: 4 } }])
  expect(reload).toHaveBeenCalledOnce()
})
