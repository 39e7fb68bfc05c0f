// @vitest-environment happy-dom
// A passkey that was cancelled: the sentence fits what it was asked for, and goes when another way is tried.
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { reactPlace } from '@/tests/support/react-place'
import { PasskeyButton } from './passkey-button'

const signByPasskey = vi.hoisted(() => vi.fn())
vi.mock('./passkey', async (original) => ({ ...(await original<object>()), signByPasskey }))

const { place, render } = reactPlace()
const words = () => place.querySelector('[role=alert]')!.textContent
beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', () => undefined)
  vi.stubGlobal('fetch', async () => Response.json({ data: { result: '200', resultMessage: '', item: { options: {} } } }))
  signByPasskey.mockRejectedValue(new DOMException('', 'NotAllowedError'))
})

test.each([
  ['signIn', true],
  ['confirm', false],
] as const)('of a %s it says that the device may have none: %s', async (purpose, isSaid) => {
  await render(
    <form>
      <PasskeyButton purpose={purpose} words="패스키" onDone={() => {}} />
    </form>,
  )
  await act(async () => place.querySelector('button')!.click())
  await vi.waitFor(() => expect(words()).toContain('패스키 확인을 마치지 않았습니다.'))
  expect(words()!.includes('쓸 수 있는 패스키가 없을 수 있습니다')).toBe(isSaid)
  await act(async () => place.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  expect(words()).toBe('')
})
