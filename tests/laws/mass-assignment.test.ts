// What a caller may say is what the contract lists (S10, S20): anything else never reaches an operation.
import { describe, expect, test } from 'vitest'
import { allContracts } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { decodeInput, typedFields } from '@/services/kit/decode-input'
import '@/services/areas'
import { sampleOf } from '../support/sample'

/** What others would like to say of themselves. */
const WISHES = {
  memberNo: '1',
  certified: 'Y',
  staffYn: 'Y',
  employeeFlag: 'Y',
  bizYn: 'Y',
  memberType: 'A',
  membershipGrade: 'VIP',
  status: 'NORMAL',
  passwordHash: '-',
  role: 'adm',
  isAdmin: true,
  siteId: 'another',
  session: { staff: { role: 'adm' } },
  bypass: true,
  ci: 'x',
  ciIndex: 'x',
  mobileIndex: 'x',
  createdAt: '2000-01-01',
  withdrawnAt: null,
  editorId: 'x',
  preview: 'Y',
  constructor: { prototype: { role: 'adm' } },
  prototype: { role: 'adm' },
  toString: 'x',
  hasOwnProperty: 'x',
}

describe.each(allContracts().map((contract) => [contract.id, contract] as const))('%s', (_, contract) => {
  const listed = Object.keys((contract.input.properties ?? {}) as object)

  test('takes what it lists and nothing else', () => {
    const sent = new Map([...typedFields(WISHES), ['__proto__', [{ role: 'adm' }]], ...typedFields(sampleOf(contract.input) as object)])
    let input: Record<string, unknown>
    try {
      input = decodeInput(contract, sent)
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      // A listed name with a wished value of another type.
      expect(error.problems.every(({ pointer }) => listed.includes(pointer.slice(1).split('/', 1)[0]!))).toBe(true)
      return
    }
    expect(Object.keys(input).filter((name) => !listed.includes(name))).toEqual([])
    expect(Object.getPrototypeOf(input)).toBeNull()
    expect(({} as Record<string, unknown>)['role']).toBeUndefined()
  })
})
