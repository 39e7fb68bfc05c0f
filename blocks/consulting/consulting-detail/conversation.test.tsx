// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { atHand } from '@/tests/support/at-hand'
import { eventServer } from '@/tests/support/event-server'
import { reactPlace } from '@/tests/support/react-place'

vi.mock('@/lib/ui/show-snackbar', () => ({ showSnackbar: vi.fn() }))
vi.mock('@/schemas/api/base/call', async () => ({ call: (await import('@/tests/support/event-server')).eventServer.call }))
vi.mock('@/schemas/api/auth/session-state', async () => (await import('@/tests/support/event-server')).session)
const { CallFailure } = await import('@/schemas/api/base/failure')
// The component itself, not its lazy entry.
const { Conversation } = await import('./conversation')

const { place, render } = reactPlace()
const hand = atHand(place)
const SAVE = 'consulting.saveMessage'
const draw = (counselSeq = 4) => render(<Conversation id="c" counselSeq={counselSeq} first={[]} />)
const leave = () => render(null)
const settle = () => act(() => new Promise((done) => setTimeout(done, 0)))
const field = () => place.querySelector<HTMLTextAreaElement>('textarea')!
const keys = () => eventServer.sent.flatMap(({ id, key }) => (id === SAVE ? [key] : []))

beforeEach(() => {
  eventServer.reset()
  sessionStorage.clear()
  localStorage.clear()
})

test.each([true, false])('words that were not sent are there again, in their own request alone (member: %s)', async (isSignedIn) => {
  eventServer.isSignedIn = isSignedIn
  await draw()
  await hand.type(field(), '언제 오시나요?')
  await settle()
  await leave()
  await draw(5)
  await settle()
  expect(field().value).toBe('')
  await leave()
  await draw()
  await vi.waitFor(() => expect(field().value).toBe('언제 오시나요?'))
})

test('a message whose answer was lost is sent under the same key; what was sent is nowhere any more', async () => {
  eventServer.says[SAVE] = new CallFailure('network', '연결을 확인해 주세요.', { status: 503 })
  await draw()
  await hand.type(field(), '언제 오시나요?')
  await hand.press('글 남기기')
  await leave()
  await draw()
  await vi.waitFor(() => expect(field().value).toBe('언제 오시나요?'))
  eventServer.says[SAVE] = { item: { SEQ: 9, REG_DT: '2026-11-23T00:00:00Z', files: [] } }
  await hand.press('글 남기기')
  const [first, second] = keys()
  expect(first).toMatch(/^(\d+-){3}\d+$/)
  expect(second).toBe(first)
  expect(place.querySelector('[role=log]')!.textContent).toContain('언제 오시나요?')
  await settle()
  expect([field().value, localStorage.length, sessionStorage.length]).toEqual(['', 0, 0])
})
