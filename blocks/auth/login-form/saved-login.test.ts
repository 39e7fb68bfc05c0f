// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { keepSavedLogin, readSavedLogin } from './saved-login'

beforeEach(() => localStorage.clear())

test('C-STORAGE, Q-013: the id is stored under its own key if requested, and nothing else is', () => {
  keepSavedLogin({ memberId: 'house01', saveId: true, keepLogin: true })
  expect({ ...localStorage }).toEqual({ loginSaved: 'Y', savedId: 'house01', keepLogin: 'Y' })
  expect(readSavedLogin()).toEqual({ memberId: 'house01', saveId: true, keepLogin: true })
  keepSavedLogin({ memberId: 'house01', saveId: false, keepLogin: false })
  expect({ ...localStorage }).toEqual({})
  expect(readSavedLogin()).toEqual({ memberId: '', saveId: false, keepLogin: false })
})

test('a stored id without the mark of 아이디 저장 is not used', () => {
  localStorage.setItem('savedId', 'house01')
  expect(readSavedLogin().memberId).toBe('')
})

test('a browser that refuses storage can still sign in', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => keepSavedLogin({ memberId: 'a', saveId: true, keepLogin: false })).not.toThrow()
  expect(readSavedLogin().memberId).toBe('')
  vi.unstubAllGlobals()
})
