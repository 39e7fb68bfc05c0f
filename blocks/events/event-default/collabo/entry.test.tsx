// @vitest-environment happy-dom
import { beforeEach, expect, test, vi, type Mock } from 'vitest'
import { atHand } from '@/tests/support/at-hand'
import { dialogs, entryEvent, eventServer } from '@/tests/support/event-server'
import { reactPlace } from '@/tests/support/react-place'

vi.mock('@/lib/ui/dialogs', async () => (await import('@/tests/support/event-server')).dialogs)
vi.mock('@/schemas/api/base/call', async () => ({ call: (await import('@/tests/support/event-server')).eventServer.call }))
vi.mock('@/schemas/api/auth/session-state', async () => (await import('@/tests/support/event-server')).session)
const popup = vi.hoisted((): { window: { closed: boolean } | null; open: Mock } => ({ window: { closed: false }, open: vi.fn() }))
vi.mock('@/lib/ui/open-popup', () => ({ openPopup: popup.open }))
const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
// Imports the component itself, not its lazy entry.
const { CollaboEntry } = await import('./entry')

const { place, render } = reactPlace()
const hand = atHand(place)
const form = '/event/collabo/form?eventId=9'
beforeEach(async () => {
  eventServer.reset()
  popup.window = { closed: false }
  popup.open.mockImplementation(() => popup.window)
  await render(<CollaboEntry event={entryEvent({})} />)
})

test('S-COLLABO-1: the form opens in its window before anything is awaited', async () => {
  hand.named('상담 신청').click()
  expect(popup.open).toHaveBeenCalledWith(form, { name: 'collabo', width: 1300, height: 920 })
})

test('when the window is closed after sending, the page is reloaded; otherwise it stays', async () => {
  await hand.press('상담 신청')
  popup.window!.closed = true
  await vi.waitFor(() => expect(eventServer.sent.map(({ id }) => id)).toContain('event.svcEventApplyCheck'), { timeout: 2_000 })
  expect(reload).not.toHaveBeenCalled()
  eventServer.says['event.svcEventApplyCheck'] = { item: { APPLY_LIMIT_TYPE: '3', APPLY_CNT: 1, LAST_APPLY_DT: '2026-01-01T00:00:00Z' } }
  await hand.press('상담 신청')
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 2_000 })
})

test('a browser that blocks windows opens the form in the page', async () => {
  popup.window = null
  await hand.press('상담 신청')
  expect(assign).toHaveBeenCalledWith(form)
})

test('V-EVT-2: a visitor is asked to log in, and no window opens', async () => {
  eventServer.isSignedIn = false
  await hand.press('상담 신청')
  expect(dialogs.showConfirmDialog).toHaveBeenCalledWith(
    expect.objectContaining({ title: '로그인이 필요합니다. 로그인 페이지로 이동하시겠습니까?' }),
  )
  expect(popup.open).not.toHaveBeenCalled()
})
