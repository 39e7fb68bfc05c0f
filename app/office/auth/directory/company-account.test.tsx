// @vitest-environment happy-dom
// Where a sign-in at the company ends: a window tells the page behind it and closes, a failure is read, and an account is linked by a press.
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { reactPlace } from '@/tests/support/react-place'
import { CompanyAccount } from './company-account'
import { openCompanyWindow } from './company-window'

const { render } = reactPlace()
const PERSON = { loginId: 'seojin', name: '서진' }
const FOUND = { isOffered: true, label: '회사 계정으로 로그인' }
const words = () => document.body.textContent ?? ''
afterEach(() => vi.restoreAllMocks())

test('a window that is at its end tells the page behind it, and one that failed says why and stays', async () => {
  vi.spyOn(globalThis, 'open').mockReturnValue({} as Window)
  const close = vi.spyOn(globalThis, 'close').mockImplementation(() => undefined)
  const done = vi.fn<() => void>()
  const stop = openCompanyWindow('confirm', done)!
  await render(<CompanyAccount person={PERSON} found={FOUND} purpose="confirm" said="회사 계정 로그인을 취소했습니다." />)
  expect([words(), close.mock.calls.length, done.mock.calls.length]).toEqual([expect.stringContaining('취소했습니다.'), 0, 0])
  await render(<CompanyAccount person={PERSON} found={FOUND} purpose="confirm" said="" />)
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce())
  expect(close).toHaveBeenCalled()
  stop()
})

test('a browser that opens no window is told of', () => {
  vi.spyOn(globalThis, 'open').mockReturnValue(null)
  expect(openCompanyWindow('signIn', () => undefined)).toBeUndefined()
})

test('an account that waits is shown with its name, and linked by a press; a refusal is said', async () => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(
      Response.json({ data: { result: '409', resultMessage: '이미 다른 운영자와 연결된 회사 계정입니다.' } }, { status: 409 }),
    )
  const waiting = { shownAs: 'nari@company.example', back: '/ice_builder/orders' }
  await render(<CompanyAccount person={PERSON} found={{ ...FOUND, waiting }} purpose={undefined} said="" />)
  expect(words()).toContain('nari@company.example')
  expect(document.querySelector('a[href="/ice_builder/orders"]')!.textContent).toBe('연결하지 않기')
  const link = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === '연결하기')!
  await act(async () => link.click())
  await vi.waitFor(() => expect(words()).toContain('이미 다른 운영자와 연결된'))
  expect(fetched.mock.calls[0]![0]).toContain('/adm/directory/link')
})
