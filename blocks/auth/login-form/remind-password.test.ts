// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { remindPassword } from './remind-password'

const told = vi.hoisted(() => ({ answer: 'ok', call: vi.fn(() => Promise.resolve()) }))
vi.mock('@/lib/ui/dialogs', () => ({ showConfirmDialog: () => Promise.resolve(told.answer) }))
vi.mock('@/schemas/api/base/call', () => ({ call: told.call }))
beforeEach(() => vi.clearAllMocks())

test('Q-023: a member who chooses to change the password is sent there, and the reminder is not postponed', async () => {
  told.answer = 'ok'
  expect(await remindPassword()).toBe('/mypage/account/change-password')
  expect(told.call).not.toHaveBeenCalled()
})

test('Q-023: every other way to close the reminder postpones it, also leaving the page', async () => {
  told.answer = 'cancel'
  expect(await remindPassword()).toBeUndefined()
  expect(told.call).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'acct.changePassLater' }), {}, { keepalive: true })
})
