import { expect, test } from 'vitest'
import { examplesOf } from '@/tests/support/member-examples'
import { newPasswordFaults, passwordChangeFaults } from './password-change'

const change = { currPassword: 'Old!2580a', newPassword: 'Kx7!mQ2p', newPasswordConfirm: 'Kx7!mQ2p' }

test.each(examplesOf('V-PW-10'))(
  'V-PW-10: %s',
  (_says, given: { currPassword: string; newPassword: string }, expected: { message: string | null }) => {
    const { currPassword } = passwordChangeFaults({ ...change, ...given }, '')
    // Whether it is the right one, only the service knows.
    if (expected.message !== 'any') expect(currPassword ?? null).toBe(expected.message)
  },
)

test.each(examplesOf('V-PWC-1'))('V-PWC-1: %s', (_says, given: { password: string; confirm: string }, expected: string | null) => {
  const values = { newPassword: given.password, newPasswordConfirm: given.confirm }
  expect(newPasswordFaults(values, '').newPasswordConfirm ?? null).toBe(expected)
  expect(passwordChangeFaults({ ...change, ...values }, '').newPasswordConfirm ?? null).toBe(expected)
})

test.each(examplesOf('V-PW-6'))('V-PW-6: %s', (_says, given: { password: string; userId: string }, expected: string | null) => {
  const values = { newPassword: given.password, newPasswordConfirm: given.password }
  expect(newPasswordFaults(values, given.userId).newPassword ?? null).toBe(expected)
})

test('a single kind has its own words where a password is changed (V-PW-9)', () => {
  const values = { ...change, newPassword: 'qpwoeirutyal', newPasswordConfirm: 'qpwoeirutyal' }
  expect(passwordChangeFaults(values, '').newPassword).toBe('2가지 이상의 문자 종류를 조합해 주세요.')
  expect(newPasswordFaults(values, '').newPassword).toBe('영문, 숫자, 특수문자 중 2가지 이상을 조합해 주세요.')
})

test('a change that is right has nothing to say', () => {
  expect(Object.values(passwordChangeFaults(change, 'house01')).filter(Boolean)).toEqual([])
})

test('the current password is refused as the new one, with that message only when it is valid otherwise', () => {
  const same = (password: string) =>
    passwordChangeFaults({ currPassword: password, newPassword: password, newPasswordConfirm: password }, '')
  expect(same('Kx7!mQ2p').newPassword).toBe('현재 비밀번호와 다른 비밀번호를 입력해 주세요.')
  expect(same('aaa').newPassword).toBe('2가지 이상의 문자 종류를 조합해 주세요.')
  expect(passwordChangeFaults({ ...change, currPassword: change.newPassword.toLowerCase() }, '').newPassword).toBeUndefined()
})
