import { expect, test } from 'vitest'
import { examplesOf } from '@/tests/support/member-examples'
import * as rules from './generic-rules'

const or = (fault: string | undefined): string | null => fault ?? null

test.each(examplesOf('V-GEN-1'))('V-GEN-1: %s', (_, { field, value }, expected) => expect(or(rules.alpha(field, value))).toBe(expected))
test.each(examplesOf('V-GEN-2'))('V-GEN-2: %s', (_, { field, value }, expected) => expect(or(rules.alphaDash(field, value))).toBe(expected))
test.each(examplesOf('V-GEN-3'))('V-GEN-3: %s', (_, { field, value }, expected) =>
  expect(or(rules.alphanumeric(field, value))).toBe(expected),
)
test.each(examplesOf('V-GEN-4'))('V-GEN-4: %s', (_, { field, value, min, max }, expected) =>
  expect(or(rules.between(field, Number(value), min, max))).toBe(expected),
)
test.each(examplesOf('V-GEN-5'))('V-GEN-5: %s', (_, { field, value, length }, expected) =>
  expect(or(rules.digits(field, value, length))).toBe(expected),
)
test.each(examplesOf('V-GEN-6'))('V-GEN-6: %s', (_, { field, value }, expected) => expect(or(rules.integer(field, value))).toBe(expected))
test.each(examplesOf('V-GEN-7'))('V-GEN-7: %s', (_, { field, value }, expected) => expect(or(rules.numeric(field, value))).toBe(expected))
test.each(examplesOf('V-GEN-8'))('V-GEN-8: %s', (_, { field, value, min }, expected) =>
  expect(or(rules.minValue(field, Number(value), min))).toBe(expected),
)
test.each(examplesOf('V-GEN-9'))('V-GEN-9: %s', (_, { field, value, max }, expected) =>
  expect(or(rules.maxValue(field, Number(value), max))).toBe(expected),
)
test.each(examplesOf('V-GEN-10'))('V-GEN-10: %s', (_, { field, bytes, size }, expected) =>
  expect(or(rules.fileSize(field, bytes, size))).toBe(expected),
)
test.each(examplesOf('V-GEN-11'))('V-GEN-11: %s', (_, { field, type }, expected) => expect(or(rules.image(field, type))).toBe(expected))
test.each(examplesOf('V-GEN-12'))('V-GEN-12: %s', (_, { field, name, types }, expected) =>
  expect(or(rules.fileType(field, name, types))).toBe(expected),
)
