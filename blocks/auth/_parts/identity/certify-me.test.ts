// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { CallFailure } from '@/schemas/api/base/failure'
import { examplesOf } from '@/tests/support/member-examples'
import { SESSION_USER } from '@/tests/support/session-user'

const mocks = vi.hoisted(() => ({
  alert: vi.fn(async () => undefined),
  confirm: vi.fn(async () => 'ok'),
  verify: vi.fn(async (): Promise<unknown> => ({ ok: true, key: 'one-time' })),
  call: vi.fn(),
  follow: vi.fn(),
  change: vi.fn(),
}))
vi.mock('@/lib/ui/dialogs', () => ({ showAlertDialog: mocks.alert, showConfirmDialog: mocks.confirm }))
vi.mock('@/lib/ui/control-navigation', () => ({ follow: mocks.follow }))
vi.mock('@/schemas/api/base/call', () => ({ call: mocks.call }))
vi.mock('@/schemas/api/auth/session-state', () => ({ changeSessionUser: mocks.change }))
vi.mock('./verify-identity', () => ({ verifyIdentity: mocks.verify }))
const { certifyMe } = await import('./certify-me')

const uncertified = { ...SESSION_USER, certified: 'N' as const, birthDate: '' }
beforeEach(() => {
  for (const mock of Object.values(mocks)) mock.mockClear()
  mocks.call.mockReset().mockResolvedValue({ result: '200', item: {} })
})

test.each(examplesOf('S-IDV-11'))('S-IDV-11, E-IDV-2: %s', async (_, { result }, expected) => {
  if (result !== '200') mocks.call.mockRejectedValue(new CallFailure(result, '예기치 않은 오류', { status: 500 }))
  expect(await certifyMe(uncertified)).toBe(expected.certified === 'Y')
  expect(mocks.call).toHaveBeenCalledWith(expect.objectContaining({ id: 'acct.snsPassSave' }), { ciValue: 'one-time' })
  expect(mocks.change.mock.calls).toEqual(expected.certified === 'Y' ? [[{ certified: 'Y' }]] : [])
  expect(mocks.alert.mock.calls).toEqual(expected.message ? [[{ title: expected.message }]] : [])
})

test('V-CERT-1: a certified member continues without a question', async () => {
  expect(await certifyMe(SESSION_USER)).toBe(true)
  expect(mocks.confirm).not.toHaveBeenCalled()
  expect(mocks.verify).not.toHaveBeenCalled()
})

test('V-CERT-1: a member who declines stays on the page', async () => {
  mocks.confirm.mockResolvedValueOnce('cancel')
  expect(await certifyMe(uncertified)).toBe(false)
  expect(mocks.verify).not.toHaveBeenCalled()
})

test('S-IDV-12: a social account alone is linked first', async () => {
  expect(await certifyMe({ ...uncertified, passwordYn: 'N' }, { callback: '/zin/event/event/3?tab=1' })).toBe(false)
  expect(mocks.follow).toHaveBeenCalledWith('/mypage/account/link-sns?callback=%2Fzin%2Fevent%2Fevent%2F3%3Ftab%3D1')
})

test('V-AGE-3: the age is that of the identity that was just verified', async () => {
  const message = '만 19세 이상만 이용할 수 있는 서비스입니다.'
  mocks.call.mockResolvedValueOnce({ item: {} }).mockResolvedValueOnce({ item: { customer: { ...SESSION_USER, birthDate: '20200101' } } })
  expect(await certifyMe(uncertified, { ageLimitMessage: message })).toBe(false)
  expect(mocks.alert).toHaveBeenCalledWith({ title: message })
  expect(await certifyMe(SESSION_USER, { ageLimitMessage: message })).toBe(true)
})

test('a refusal of the service is shown with its message and the contact', async () => {
  mocks.call.mockRejectedValue(
    new CallFailure('500', '이미 가입된 회원입니다.', { status: 409, item: { notice: '문의: 고객센터 1588-0000' } }),
  )
  expect(await certifyMe(uncertified)).toBe(false)
  expect(mocks.alert).toHaveBeenCalledWith({ title: '이미 가입된 회원입니다.', text: '문의: 고객센터 1588-0000' })
})
