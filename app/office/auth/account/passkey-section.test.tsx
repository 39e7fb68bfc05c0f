// @vitest-environment happy-dom
// What the passkeys of the own account say: with the last one the second step goes, a refused registration closes, and where a thing was
// done it is said.
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { reactPlace } from '@/tests/support/react-place'
import { EmailSection } from './email-section'
import { PasskeySection } from './passkey-section'

const makePasskey = vi.hoisted(() => vi.fn())
vi.mock('../sign-in/passkey', async (original) => ({ ...(await original<object>()), makePasskey }))

const { place, render } = reactPlace()
const passkey = (id: string) => ({ id, name: id, isSynced: false, createdAt: '2026-11-01T00:00:00.000Z', lastUsedAt: null })
const words = () => document.body.textContent ?? ''
const press = async (text: string): Promise<void> => {
  const button = [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === text)!
  await act(async () => button.click())
}
const section = (passkeys: string[], hasFactor: boolean) => (
  <PasskeySection passkeys={passkeys.map(passkey) as never} {...{ hasFactor, device: '내 기기', now: 0, done: '' }} onDone={() => {}} />
)
beforeEach(() => void vi.stubGlobal('PublicKeyCredential', () => undefined))

test.each([
  ['the last one without codes of a telephone', ['a'], false, true],
  ['the last one beside codes of a telephone', ['a'], true, false],
  ['one of two', ['a', 'b'], false, false],
])('removing %s says whether the second step goes with it', async (_, passkeys, hasFactor, isSaid) => {
  await render(section(passkeys, hasFactor))
  await press('지우기')
  expect(words()).toContain('이 패스키로는 더 로그인할 수 없고')
  expect(words().includes('2단계 인증도 함께 꺼집니다. 앞으로 비밀번호만으로 로그인하고, 복구 코드는 쓸 수 없게 됩니다.')).toBe(isSaid)
})

test('a cancelled registration is said as one, and Escape closes it', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { result: '200', resultMessage: '', item: { options: {} } } }))
  makePasskey.mockRejectedValue(new DOMException('', 'NotAllowedError'))
  await render(section([], false))
  await press('패스키 등록')
  await press('패스키 만들기')
  await vi.waitFor(() => expect(words()).toContain('패스키를 만들지 않았습니다.'))
  expect(words()).not.toContain('이 기기에 쓸 수 있는 패스키가 없을 수 있습니다')
  const dialog = document.querySelector<HTMLElement>('[role=dialog]')!
  await act(async () => dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })))
  await vi.waitFor(() => expect(words()).not.toContain('패스키 만들기'))
})

test('what was done is said in the section of its button', async () => {
  await render(<EmailSection email="kim@example.com" done="알림 메일을 저장했습니다." onDone={() => {}} />)
  expect(place.querySelector('section [role=status]')!.textContent).toBe('알림 메일을 저장했습니다.')
})
