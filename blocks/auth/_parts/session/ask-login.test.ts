// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { SESSION_USER } from '@/tests/support/session-user'
import { askLogin } from './ask-login'
import { loginUrl } from './login-url'

const here = vi.hoisted(() => ({ user: undefined as object | undefined, answer: 'ok' }))
const showConfirmDialog = vi.hoisted(() => vi.fn(() => Promise.resolve(here.answer)))
vi.mock('@/schemas/api/auth/session-state', () => ({ sessionUser: () => Promise.resolve(here.user) }))
vi.mock('@/lib/ui/dialogs', () => ({ showConfirmDialog }))
const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)

beforeEach(() => {
  vi.clearAllMocks()
  Object.assign(here, { user: undefined, answer: 'ok' })
})

test('P-VIS-2, E-LOGIN-1: a visitor is asked, and ok opens the login with the return page', async () => {
  expect(await askLogin({ wanted: '/mypage/scrap?page=2' })).toBe(false)
  expect(showConfirmDialog).toHaveBeenCalledWith({ title: '로그인 후 이용할 수 있습니다. 로그인하시겠습니까?', okLabel: '로그인' })
  expect(assign).toHaveBeenCalledWith('/login?callback=%2Fmypage%2Fscrap%3Fpage%3D2')
})

test('P-VIS-2: with cancel nothing happens', async () => {
  here.answer = 'cancel'
  const onLeave = vi.fn()
  expect(await askLogin({ onLeave })).toBe(false)
  expect(assign).not.toHaveBeenCalled()
  expect(onLeave).not.toHaveBeenCalled()
  here.answer = 'ok'
  await askLogin({ onLeave })
  expect(onLeave).toHaveBeenCalledOnce()
})

test('E-LOGIN-2, CX-19: a service has its own message', async () => {
  await askLogin({ of: 'service' })
  expect(showConfirmDialog).toHaveBeenCalledWith({ title: '로그인이 필요한 서비스입니다. 로그인하시겠습니까?', okLabel: '로그인' })
})

test('a member is not asked', async () => {
  here.user = SESSION_USER
  expect(await askLogin()).toBe(true)
  expect(showConfirmDialog).not.toHaveBeenCalled()
})

test('the return page is the present one by default', () => {
  history.replaceState(null, '', '/cs/faq?page=2#a')
  expect(loginUrl()).toBe('/login?callback=%2Fcs%2Ffaq%3Fpage%3D2%23a')
})
