// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { eventServer } from '@/tests/support/event-server'
import { reactPlace } from '@/tests/support/react-place'

vi.mock('@/schemas/api/base/call', async () => ({ call: (await import('@/tests/support/event-server')).eventServer.call }))
vi.mock('@/schemas/api/auth/session-state', async () => (await import('@/tests/support/event-server')).session)
vi.mock('@/lib/ui/when-shown', () => ({ whenShown: (start: () => () => void) => start() }))

const { PopupCard } = await import('./popup-card')
const { place, render } = reactPlace()
const DAY = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString()

beforeEach(() => {
  eventServer.reset()
  localStorage.clear()
  sessionStorage.clear()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  return () => vi.useRealTimers()
})

async function titles(popup: { eventSeq: number | null; openUntil?: string }): Promise<string> {
  const common = { applyLimitType: '3' as const, openUntil: ago(-1), body: '' }
  await render(
    <PopupCard
      popups={[
        { ...common, popupId: 'event', title: '이벤트', ...popup },
        { ...common, popupId: 'other', title: '다른 것', eventSeq: null },
      ]}
    />,
  )
  await act(async () => {
    await vi.advanceTimersByTimeAsync(2_000)
    await vi.dynamicImportSettled()
  })
  return place.querySelector('h2')?.textContent ?? ''
}
const applied = (APPLY_LIMIT_TYPE: string, LAST_APPLY_DT: string | null) =>
  (eventServer.says['event.svcEventApplyCheck'] = { item: { APPLY_LIMIT_TYPE, APPLY_CNT: LAST_APPLY_DT ? 1 : 0, LAST_APPLY_DT } })

test('S-EVT-7: a member who entered a daily event today is not invited to it', async () => {
  applied('2', ago(0))
  expect(await titles({ eventSeq: 9 })).toBe('다른 것')
})

test('S-EVT-7: a member who entered on an earlier UTC day is invited again', async () => {
  applied('2', ago(1))
  expect(await titles({ eventSeq: 9 })).toBe('이벤트')
})

test('S-EVT-7: a member who entered an event with one entry is not invited to it', async () => {
  applied('3', ago(30))
  expect(await titles({ eventSeq: 9 })).toBe('다른 것')
})

test('S-EVT-7: a popup after its period does not open', async () => {
  expect(await titles({ eventSeq: 9, openUntil: ago(1) })).toBe('다른 것')
})

test('a visitor is invited to every event, without a request for the session', async () => {
  eventServer.isSignedIn = false
  expect(await titles({ eventSeq: 9 })).toBe('이벤트')
  expect(eventServer.sent).toEqual([])
})

test('it opens below the first view, does not return over its photograph, and comes back further down', async () => {
  eventServer.isSignedIn = false
  const page = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(innerHeight * 4)
  const scrollTo = (y: number) =>
    act(async () => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
      dispatchEvent(new Event('scroll'))
      await vi.dynamicImportSettled()
    })
  expect(await titles({ eventSeq: 9 })).toBe('')
  await scrollTo(innerHeight)
  expect(place.querySelector('h2')?.textContent).toBe('이벤트')
  await scrollTo(0)
  expect(place.querySelector('aside')).toBeNull()
  await scrollTo(innerHeight)
  expect(place.querySelector('h2')?.textContent).toBe('이벤트')
  // By keyboard in the card: it is not taken away from under the hand.
  place.querySelector<HTMLButtonElement>('[aria-label="팝업 닫기"]')!.focus()
  await scrollTo(0)
  expect(place.querySelector('h2')?.textContent).toBe('이벤트')
  page.mockRestore()
  await scrollTo(0)
})
