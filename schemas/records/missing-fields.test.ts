import { expect, test } from 'vitest'
import { caseRecord } from './content/case-record'
import { missingFields } from './missing-fields'
import { RECORD_TYPES } from './registry'
import { requiredFields } from './required-fields'
import { startValues } from './start-values'

test('what a publication asks for is counted down as it is filled in, in the order of the form', () => {
  const needed = requiredFields(caseRecord)
  const first = missingFields(caseRecord, startValues(caseRecord), needed)
  expect(first).toContain('/title')
  expect(first).toContain('/picture')
  const later = { ...startValues(caseRecord), title: '거실', picture: { src: '', alt: '거실 사진' } }
  expect(missingFields(caseRecord, later, needed)).toEqual(first.filter((pointer) => pointer !== '/title'))
  expect(missingFields(caseRecord, { ...later, title: '  ' }, needed)).toEqual(first)
})

test.each(RECORD_TYPES.map((type) => [type.type, type] as const))(
  '%s: an empty record lacks no more than a publication asks for',
  (_, type) => {
    const needed = requiredFields(type)
    for (const pointer of missingFields(type, {}, needed)) expect(needed).toContain(pointer)
  },
)
