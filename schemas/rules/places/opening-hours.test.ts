import { describe, expect, test } from 'vitest'
import { openingAt, openingOf, parseClosed, parseHours, parseWeek, weekFrom } from './opening-hours'

const none = () => []
const at = (text: string) => new Date(`${text}+09:00`)

describe('words of staff', () => {
  test.each([
    ['09:00–18:30', [540, 540, 540, 540, 540, 540, 540]],
    ['평일 09:00–18:30, 토요일 10:00–15:00', [undefined, 540, 540, 540, 540, 540, 600]],
    ['화–일 10:30~19:30', [630, undefined, 630, 630, 630, 630, 630]],
  ])('%s', (text, from) => {
    expect(parseWeek(text)?.map((span) => span?.from)).toEqual(from)
  })
  test.each(['', '아침부터', '18:00–09:00', '09:00–25:00', '휴일 09:00–10:00'])('%j is not understood', (text) => {
    expect(parseWeek(text)).toBeUndefined()
  })
  test.each([
    ['', { closed: [], holidays: [] }],
    ['연중무휴', { closed: [], holidays: [] }],
    ['일요일·공휴일', { closed: [{ weekday: 0 }], holidays: 'any' }],
    [
      '둘째·넷째 월요일',
      {
        closed: [
          { weekday: 1, nth: 2 },
          { weekday: 1, nth: 4 },
        ],
        holidays: [],
      },
    ],
    ['설날·추석 당일', { closed: [], holidays: ['설날', '추석'] }],
  ])('closed on %j', (text, rules) => {
    expect(parseClosed(text)).toEqual(rules)
  })
  test.each(['둘째·넷째', '가끔', '매주 쉽니다'])('%j is not understood', (text) => {
    expect(parseClosed(text)).toBeUndefined()
  })
})

describe('a day', () => {
  const hours = parseHours('10:30–19:30', '둘째·넷째 월요일·추석 당일')!
  test('the second Monday is closed, the third is not', () => {
    expect(openingOf(hours, '2026-11-09', [], none)).toMatchObject({ span: undefined, reason: '정기 휴무' })
    expect(openingOf(hours, '2026-11-16', [], none).span).toEqual({ from: 630, until: 1170 })
  })
  test('a named holiday is closed by its name, another holiday is open', () => {
    const names = (day: string) => (day === '2026-09-25' ? ['추석'] : ['한글날'])
    expect(openingOf(hours, '2026-09-25', [], names)).toMatchObject({ span: undefined, reason: '추석' })
    expect(openingOf(hours, '2026-10-09', [], names).span).toBeDefined()
  })
  test('a date of staff is closed with its reason', () => {
    expect(openingOf(hours, '2026-11-17', [{ date: '2026-11-17', reason: '내부 공사' }], none).reason).toBe('내부 공사')
  })
})

describe('a moment', () => {
  const hours = parseHours('평일 09:00–18:00', '')!
  const opening = (text: string) => openingAt(hours, weekFrom(at(text)), at(text), [], none)
  test.each([
    ['2026-11-20T08:59', 'closed', '2026-11-20T09:00'],
    ['2026-11-20T09:00', 'open', '2026-11-20T18:00'],
    ['2026-11-20T18:00', 'closed', '2026-11-23T09:00'],
    ['2026-11-21T12:00', 'closed', '2026-11-23T09:00'],
  ])('%s', (now, state, until) => {
    expect(opening(now)).toEqual({ state, until: at(until) })
  })
})
