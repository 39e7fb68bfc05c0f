// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { atHand } from '@/tests/support/at-hand'
import { dialogs, entryEvent, eventServer } from '@/tests/support/event-server'
import { reactPlace } from '@/tests/support/react-place'

vi.mock('@/lib/ui/dialogs', async () => (await import('@/tests/support/event-server')).dialogs)
vi.mock('@/schemas/api/base/call', async () => ({ call: (await import('@/tests/support/event-server')).eventServer.call }))
vi.mock('@/schemas/api/auth/session-state', async () => (await import('@/tests/support/event-server')).session)
const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
// Imports the component itself, not its lazy entry.
const { EventConstructionCaseEntry } = await import('./entry')
const { CallFailure } = await import('@/schemas/api/base/failure')

const { place, render } = reactPlace()
const hand = atHand(place)
const event = entryEvent({
  EVENT_TYPE: 'constructionCase',
  GAME: {
    cases: [1, 2].map((no) => ({
      no,
      title: `거실 ${no}`,
      href: `/styling/expert-style/detail/${no}`,
      picture: { src: '/media/rooms/a.webp', alt: '거실' },
    })),
  },
})
const close = vi.fn()
/** Presses 투표하기 and renders the modal, as the dialog host would. */
async function openVote() {
  await render(<EventConstructionCaseEntry event={event} />)
  await hand.press('투표하기')
  await vi.waitFor(() => expect(dialogs.openDialog).toHaveBeenCalled())
  await render(dialogs.openDialog.mock.lastCall![1].render!(close) as ReactNode)
}
const radio = (no: number) => place.querySelector<HTMLInputElement>(`input[value="${no}"]`)!
const visit = (no: number) => hand.press(place.querySelector<HTMLElement>(`a[href$="/${no}"]`)!)
const kept = () => JSON.parse(localStorage.getItem('maru:votes') ?? '{}') as Record<string, unknown>
place.addEventListener('click', (pressed) => (pressed.target as HTMLElement).closest('a') && pressed.preventDefault())

beforeEach(async () => {
  eventServer.reset()
  const { forgetVote } = await import('./use-vote-record')
  for (const memberNo of ['7', '8']) forgetVote({ eventId: '9', memberNo })
})

test('V-VOTE-2, S-VOTE-1, Q-079: a case without a visited link is refused; afterwards it can be chosen', async () => {
  await openVote()
  expect(radio(2).getAttribute('aria-disabled')).toBe('true')
  await hand.press(radio(2))
  expect(radio(2).checked).toBe(false)
  expect(hand.fault()).toBe('시공 사례를 먼저 확인한 후 선택해 주세요.')
  await visit(2)
  expect(kept()).toEqual({ '9:7': { no: 0, eventId: '9', useLink: [2] } })
  expect(radio(2).hasAttribute('aria-disabled')).toBe(false)
  await hand.press(radio(2))
  expect(radio(2).checked).toBe(true)
  expect(hand.fault()).toBe('')
})

test('V-VOTE-1, V-VOTE-4, S-VOTE-2: without a reason it is refused; with one, the case number is sent before it, and the record is cleared', async () => {
  await openVote()
  await visit(2)
  await hand.press(radio(2))
  const reason = place.querySelector('textarea')!
  await hand.type(reason, '  ')
  await hand.press('투표하기')
  expect(hand.fault()).toBe('투표 이유를 입력해 주세요.')
  expect(document.activeElement).toBe(reason)
  expect(eventServer.entered()).toEqual([])
  await hand.type(reason, '채광이 좋아요')
  await hand.press('투표하기')
  const input = { eventId: '9', eventType: 'constructionCase', applyType: 'constructionCase', data01: '[2] 채광이 좋아요' }
  expect(eventServer.entered()).toEqual([{ id: 'event.svcEntryContentShareApply', input }])
  expect(dialogs.showAlertDialog).toHaveBeenCalledWith({ title: '투표가 완료되었습니다.' })
  expect(close).toHaveBeenCalledOnce()
  expect(kept()).toEqual({})
  expect(reload).toHaveBeenCalledOnce()
})

test('S-EVT-6, E-RES-500: a refused vote preserves the input', async () => {
  eventServer.says['event.svcEntryContentShareApply'] = new CallFailure('500', '필수 항목', { status: 400 })
  await openVote()
  await visit(1)
  await hand.press(radio(1))
  await hand.type(place.querySelector('textarea')!, '창이 넓어요')
  await hand.press('투표하기')
  expect(dialogs.showAlertDialog).toHaveBeenCalledWith({ title: '투표 이유를 입력해 주세요.' })
  expect(place.querySelector('textarea')!.value).toBe('창이 넓어요')
  expect(place.querySelector('fieldset')!.disabled).toBe(false)
  expect(kept()).toEqual({ '9:7': { no: 1, eventId: '9', useLink: [1] } })
})

test('S-EVT-9: a visitor who presses 투표하기 is asked to log in', async () => {
  eventServer.isSignedIn = false
  await render(<EventConstructionCaseEntry event={event} />)
  await hand.press('투표하기')
  await vi.waitFor(() => expect(dialogs.showConfirmDialog).toHaveBeenCalledOnce())
  expect(dialogs.openDialog).not.toHaveBeenCalled()
})
