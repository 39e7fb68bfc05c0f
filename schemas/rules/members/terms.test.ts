import { expect, test } from 'vitest'
import { termsTypesFor } from './terms'

test.each([
  ['business', ['09', '11', '02', '13', '15', '17']],
  ['personal', ['01', '10', '02', '12', '14', '16']],
] as const)('C-TERMS: a %s sign-up asks for %j', (who, types) => {
  expect(termsTypesFor(who)).toEqual(types)
})
