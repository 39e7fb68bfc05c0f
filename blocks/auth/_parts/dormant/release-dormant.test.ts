import { beforeEach, expect, test, vi } from 'vitest'
import { examplesOf } from '@/tests/support/member-examples'
import { releaseDormant } from './release-dormant'

const { showConfirmDialog, showAlertDialog, verifyIdentity, trackedCall } = vi.hoisted(() => ({
  showConfirmDialog: vi.fn(),
  showAlertDialog: vi.fn(),
  verifyIdentity: vi.fn(),
  trackedCall: vi.fn(),
}))
vi.mock('@/lib/ui/dialogs', () => ({ showConfirmDialog, showAlertDialog }))
vi.mock('../identity/verify-identity', () => ({ verifyIdentity }))
vi.mock('@/schemas/api/base/tracked-call', () => ({ trackedCall }))

beforeEach(() => {
  for (const mock of [showConfirmDialog, showAlertDialog, verifyIdentity, trackedCall]) mock.mockReset()
  showConfirmDialog.mockResolvedValue('ok')
  verifyIdentity.mockResolvedValue({ ok: true, key: 'key' })
  trackedCall.mockResolvedValueOnce({ item: { userList: [{}] } }).mockResolvedValueOnce({})
})

test.each(examplesOf('S-DORM-1'))(
  'S-DORM-1, E-LO012, E-PRIV: %s',
  async (_says, _given, expected: { confirm: string; ok: string; cancel: string }) => {
    await releaseDormant()
    const { text, ...asked } = showConfirmDialog.mock.calls[0]![0]
    expect(asked).toMatchObject({ title: expected.confirm, okLabel: expected.ok, cancelLabel: expected.cancel })
    expect(text).toContain('2024년 2월 1일')
  },
)

test.each(examplesOf('S-DORM-2'))('S-DORM-2: %s', async (_says, _given, expected: { verifies: boolean; signed: boolean }) => {
  showConfirmDialog.mockResolvedValue('cancel')
  expect(await releaseDormant()).toBe(expected.signed)
  expect(verifyIdentity.mock.calls.length > 0).toBe(expected.verifies)
  expect(trackedCall).not.toHaveBeenCalled()
})

test.each(examplesOf('S-DORM-3'))('S-DORM-3: %s', async (_says, _given, expected: { released: boolean; message: string }) => {
  expect(await releaseDormant({ memberId: 'house01' })).toBe(expected.released)
  expect(trackedCall.mock.calls.map(([contract, input]) => [contract.id, input])).toEqual([
    ['member.memberInfo', { ciValue: 'key', purpose: 'dormant' }],
    ['acct.changeMemberStatus', { status: 'NORMAL', memberId: 'house01' }],
  ])
  expect(showAlertDialog).toHaveBeenCalledWith({ title: expected.message })
})

test.each(examplesOf('S-DORM-4'))('S-DORM-4: %s', async (_says, _given, expected: { released: boolean; message: string }) => {
  trackedCall.mockReset().mockResolvedValueOnce({ item: { userList: [] } })
  expect(await releaseDormant()).toBe(expected.released)
  expect(trackedCall).toHaveBeenCalledOnce()
  expect(showAlertDialog).toHaveBeenCalledWith({ title: expected.message })
})

test('a cancelled verification releases no account', async () => {
  verifyIdentity.mockResolvedValue(false)
  expect(await releaseDormant()).toBe(false)
  expect(trackedCall).not.toHaveBeenCalled()
})
