import { expect, test } from 'vitest'
import { CallFailure } from '@/schemas/api/base/failure'
import { COMMON } from '@/schemas/words/messages'
import { faultsOf, SIGNED_OUT } from './form-faults'

test('staff whose sign-in has ended read what to do, and that nothing is lost; another refusal is said in its own words', () => {
  const failure = ([code, message, status]: readonly [string, string, number]) => new CallFailure(code, message, { status })
  expect(faultsOf(failure(COMMON.adminOnly), ['reason'])).toEqual({ form: SIGNED_OUT })
  expect(faultsOf(failure(COMMON.noRight), ['reason'])).toEqual({ form: COMMON.noRight[1] })
})
