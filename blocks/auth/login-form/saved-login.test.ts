// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { keepSavedLogin, readSavedLogin } from './saved-login'

beforeEach(() => localStorage.clear())

test('C-STORAGE, Q-013: the id is kept under its own key for who asked for it, and nothing else is', () => {
  keepSavedLogin({ memberId: 'house01', saveId: true, keepLogin: true })
  expect({ ...localStorage }).toEqual({ loginSaved: 'Y', savedId: 'house01', keepLogin: 'Y' })
  expect(readSavedLogin()).toEqual({ memberId: 'house01', saveId: true, keepLogin: true })
  keepSavedLogin({ memberId: 'house01', saveId: false, keepLogin: false })
  expect({ ...localStorage }).toEqual({})
  expect(readSavedLogin()).toEqual({ memberId: '', saveId: false, keepLogin: false })
})

test('an id without a tick at 아이디 저장 is not used', () => {
  localStorage.setItem('savedId', 'house01')
  expect(readSavedLogin().memberId).toBe('')
})

test('a browser that refuses storage signs in all the same', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => keepSavedLogin({ memberId: 'a', saveId: true, keepLogin: false })).not.toThrow()
  expect(readSavedLogin().memberId).toBe('')
  vi.unstubAllGlobals()
})
