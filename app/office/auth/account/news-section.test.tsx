// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { reactPlace } from '@/tests/support/react-place'
import { NewsSection } from './news-section'

const { place, render } = reactPlace()
vi.stubGlobal('fetch', () => new Promise(() => {}))
const item = {
  ...{
    kinds: [{ kind: 'order', mail: false, text: false }],
    email: 'kim@example.com',
    mobileNo: '',
    isMobileVerified: false,
    canMail: true,
    canText: false,
  },
  ...{ isQuiet: false, quietFrom: '21:00', quietUntil: '08:00', faultsAlways: true },
}
const first = { answer: { result: '', resultCode: '200', resultMessage: '', items: [], totalCount: 0, item }, at: 0 } as never
const isHeldBack = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('leaving asks as long as a choice is not saved', async () => {
  await render(<NewsSection first={first} email="kim@example.com" onDone={() => {}} />)
  const box = place.querySelector<HTMLInputElement>('table input[type=checkbox]')!
  expect(isHeldBack()).toBe(false)
  await act(async () => box.click())
  expect([box.checked, isHeldBack()]).toEqual([true, true])
  await act(async () => box.click())
  expect(isHeldBack()).toBe(false)
})
