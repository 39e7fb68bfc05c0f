// @vitest-environment happy-dom
import { runInNewContext } from 'node:vm'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { HOLD_SUBMIT } from '@/lib/hold-submit'
import { SignInForm } from './sign-in-form'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
const call = vi.hoisted(() => vi.fn<(contract: unknown, input: object) => Promise<void>>(() => new Promise(() => undefined)))
vi.mock('@/schemas/api/base/call', () => ({ call }))
// As inlined in the document's head.
runInNewContext(HOLD_SUBMIT, { addEventListener: document.addEventListener.bind(document) })

const served = (said: string): HTMLElement => {
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = renderToString(<SignInForm said={said} />)
  return place
}

test('what is pressed before the script woke is sent once it has, with everything that was typed', async () => {
  const place = served('')
  const [loginId, password] = place.querySelectorAll('input')
  loginId!.value = 'maruadmin'
  password!.value = 'Oak7!Tile29'
  place.querySelector<HTMLButtonElement>('button[type=submit]')!.click()
  expect(call).not.toHaveBeenCalled()
  await act(async () => hydrateRoot(place, <SignInForm said="" />))
  await vi.waitFor(() => expect(call).toHaveBeenCalledWith(expect.anything(), { loginId: 'maruadmin', password: 'Oak7!Tile29' }))
})

test('says what was refused to a form that the browser sent by itself, also without a script', () => {
  expect(served('아이디 또는 비밀번호가 일치하지 않습니다.').querySelector('[role=alert]')!.textContent).toBe(
    '아이디 또는 비밀번호가 일치하지 않습니다.',
  )
})
