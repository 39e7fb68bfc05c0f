import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { FORMATS } from '@/schemas/page/formats'
import { emailFault } from './email'

const LOCAL = 'a'.repeat(64)
const DOMAIN = `${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.kr`
const FORM = '이메일 형식이 올바르지 않습니다.'

test.each([
  // Of the specification.
  'home@example.com',
  'home.kim@mail.example.co.kr',
  'A@B.CO',
  'first.last+tag@sub-domain.example.com',
  "o'neill_1-2=x!#$%&*/?^`{|}~@example.kr",
  '0123@4567.kr',
  'a@xn--bj0bj06e.xn--3e0b707e',
  `${LOCAL}@example.kr`,
  `${LOCAL}@${DOMAIN}`,
  ' home@example.com ',
])('V-EMAIL-2: %s is an address', (text) => {
  expect(emailFault(text)).toBeUndefined()
})

test.each([
  // Of the specification.
  'home@example',
  'home example@a.kr',
  // Dots stand alone and between letters.
  'a..b@c.kr',
  'a..b@c',
  '.a@c.kr',
  'a.@c.kr',
  'a@.c.kr',
  'a@c..kr',
  'a@c.kr.',
  // Labels of a domain.
  'a@-c.kr',
  'a@c-.kr',
  'a@c_d.kr',
  'a@c.k',
  'a@c.k1',
  'a@127.0.0.1',
  'a@[127.0.0.1]',
  'a@xn--.kr-',
  `a@${'b'.repeat(64)}.kr`,
  // Lengths.
  `${LOCAL}a@example.kr`,
  `${LOCAL}@e${DOMAIN}`,
  // Not one address.
  'a@b@c.kr',
  'a@c.kr, b@c.kr',
  'a@c.kr\nbcc: b@c.kr',
  'Kim <a@c.kr>',
  '"a b"@c.kr',
  'a\u200b@c.kr',
  '김@c.kr',
  'a@한국.kr',
  '@c.kr',
  'a@',
  'a',
])('V-EMAIL-2: %j is none', (text) => {
  expect(emailFault(text)).toBe(FORM)
})

test('V-EMAIL-1: nothing is asked for', () => {
  for (const text of ['', '  ']) expect(emailFault(text)).toBe('이메일을 입력해 주세요.')
})

test('schemas that name the format judge by the same rule', () => {
  const ajv = new Ajv()
  ajv.addFormat('email', FORMATS.email)
  const isValid = ajv.compile({ type: 'string', format: 'email' })
  for (const text of ['home@example.com', 'a..b@c.kr', 'home@example']) expect(isValid(text), text).toBe(emailFault(text) === undefined)
})

test('a hostile text is judged at once', () => {
  const began = performance.now()
  for (const text of [`${'a.'.repeat(50_000)}@`, `a@${'b-'.repeat(50_000)}.kr`, `a@${'b.'.repeat(50_000)}`]) emailFault(text)
  expect(performance.now() - began).toBeLessThan(100)
})
