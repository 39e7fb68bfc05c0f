import { expect, test } from 'vitest'
import { isOfDomains } from './directory'

const OURS = ['company.example']

test.each(['nari@company.example', 'Nari@Company.Example'])('%s is of the company', (email) => expect(isOfDomains(OURS, email)).toBe(true))

test.each([
  '',
  'company.example',
  '@company.example',
  'nari@',
  'nari@company.example.evil.example',
  'nari@evil.example@company.example',
  'nari@company.example@evil.example',
  '"nari@evil.example"@company.example',
])('%j is of nobody whom the domains let in', (email) => expect(isOfDomains(OURS, email)).toBe(false))

test('where no domain is named, every mail is let in, and none too', () => {
  expect([isOfDomains([], 'a@b.example'), isOfDomains([], '')]).toEqual([true, true])
})
