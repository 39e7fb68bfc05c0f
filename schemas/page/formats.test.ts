import { expect, test } from 'vitest'
import { FORMATS } from './formats'

test('a date is valid in the calendar, in every year', () => {
  for (let year = 1996; year <= 2104; year++)
    for (let month = 0; month <= 13; month++)
      for (let day = 0; day <= 32; day++) {
        const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
        const real = new Date(Date.UTC(year, month - 1, day))
        const isReal = real.getUTCFullYear() === year && real.getUTCMonth() === month - 1 && real.getUTCDate() === day
        if (FORMATS.date.test(text) !== isReal) expect(text).toBe(isReal ? 'a date' : 'no date')
      }
})

test.each(['2026-11-21T09:00:00+09:00', '2026-11-21T00:00:00Z', '2026-11-21T23:59:59.999-11:30', '2024-02-29T00:00:00Z'])(
  '%s is a moment',
  (text) => {
    expect(FORMATS['date-time'].test(text)).toBe(true)
    expect(Date.parse(text)).not.toBeNaN()
  },
)

test.each([
  '2026-11-21',
  '2026-11-21T09:00:00',
  '2026-11-21T09:00Z',
  '2026-11-21T24:00:00Z',
  '2026-11-21T09:60:00Z',
  '2026-11-21T09:00:60Z',
  '2026-02-29T09:00:00Z',
  '2026-11-21 09:00:00Z',
  '2026-11-21T09:00:00+0900',
  '2026-11-21T09:00:00+24:00',
  ' 2026-11-21T09:00:00Z',
  '2026-11-21T09:00:00Z\n',
  '',
])('%j is no moment', (text) => expect(FORMATS['date-time'].test(text)).toBe(false))

test('mail addresses and URLs are distinguished from other text', () => {
  const mails = ['help@raumgyeol.example', 'a.b+c@x-y.co.kr'].map((text) => FORMATS.email.test(text))
  const words = ['help', 'a@b', '@b.kr', 'a b@c.kr', 'a@b..kr', 'a@-b.kr'].map((text) => FORMATS.email.test(text))
  expect([mails, words]).toEqual([mails.map(() => true), words.map(() => false)])
  expect(['https://a.kr/b?c#d', 'mailto:a@b.kr', '/a', 'a b:c', 'https:// a'].map((text) => FORMATS.uri.test(text))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

test('no text makes a format slow', () => {
  const long = ['1'.repeat(50_000), `a@${'a-'.repeat(25_000)}`, `a@${'a.'.repeat(25_000)}!`, `a:${'b'.repeat(50_000)} `, 'a'.repeat(50_000)]
  for (const pattern of Object.values(FORMATS)) for (const text of long) expect(pattern.test(text)).toBe(false)
})
