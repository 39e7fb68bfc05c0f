// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { atHand } from '@/tests/support/at-hand'
import { dialogs, entryEvent, eventServer } from '@/tests/support/event-server'
import { reactPlace } from '@/tests/support/react-place'

vi.mock('@/schemas/api/base/call', async () => ({ call: (await import('@/tests/support/event-server')).eventServer.call }))
vi.mock('@/schemas/api/auth/session-state', async () => (await import('@/tests/support/event-server')).session)
vi.mock('@/lib/ui/dialogs', async () => (await import('@/tests/support/event-server')).dialogs)

const { EventJoinEntry } = await import('./entry')
const { place, render } = reactPlace()
const { named } = atHand(place)
const said = () => dialogs.showAlertDialog.mock.calls.map(([{ title }]) => title)

beforeEach(() => eventServer.reset())

test('V-EVT-5: the button of a join event tells members that they have joined; a visitor follows it', async () => {
  await render(<EventJoinEntry event={entryEvent({ EVENT_TYPE: 'join' })} />)
  const link = named('회원가입하고 참여하기') as HTMLAnchorElement
  expect(link.getAttribute('href')).toBe('/join')
  const goes = () => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    return link.dispatchEvent(click)
  }
  expect(goes()).toBe(false)
  expect(said()).toEqual(['이미 가입된 회원입니다.'])
  eventServer.isSignedIn = false
  place.addEventListener('click', (click) => click.preventDefault(), { once: true, capture: true })
  goes()
  expect(said()).toHaveLength(1)
})
