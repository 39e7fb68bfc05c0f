import { expect, test } from 'vitest'
import { momentFault } from './moment-fault'
import { momentWords } from './moment-words'
import { typedMoment } from './typed-moment'

// A Sunday afternoon.
const now = '2026-11-29T14:20'
const day = (text: string, more: object = {}) => typedMoment(text, { kind: 'day', now, ...more })
const moment = (text: string, more: object = {}) => typedMoment(text, { kind: 'moment', now, ...more })

test.each([
  ['2026-11-29', '2026-11-29'],
  ['2026.11.29', '2026-11-29'],
  ['2026. 11. 29.', '2026-11-29'],
  ['26/1/5', '2026-01-05'],
  ['20261129', '2026-11-29'],
  ['2026년 11월 29일', '2026-11-29'],
  ['11.29', '2026-11-29'],
  ['12월 3일', '2026-12-03'],
  ['1129', '2026-11-29'],
  ['3일', '2026-11-03'],
  ['오늘', '2026-11-29'],
  ['내일', '2026-11-30'],
  ['그저께', '2026-11-27'],
  ['3일 뒤', '2026-12-02'],
  ['2주 전', '2026-11-15'],
  ['한글', undefined],
  ['금요일', '2026-12-04'],
  ['이번 주 월요일', '2026-11-30'],
  ['이번 주 토요일', '2026-12-05'],
  ['다음 주 금요일', '2026-12-11'],
  ['지난 주 토요일', '2026-11-28'],
  ['내일모레', '2026-12-01'],
  ['내일 모레', '2026-12-01'],
  ['다음 달 말일', '2026-12-31'],
  ['이번 달 말일', '2026-11-30'],
  ['2월 말일', '2027-02-28'],
  ['다음 달 3일', '2026-12-03'],
  ['2026-02-30', undefined],
  ['11.31', undefined],
  ['2100-01-01', undefined],
  ['1999-12-31', undefined],
  ['3시', undefined],
])('the day %s is %s', (text, expected) => expect(day(text)).toBe(expected))

test.each([
  ['2026-11-29 15:00', '2026-11-29T15:00'],
  ['2026-11-29T15:00', '2026-11-29T15:00'],
  ['11.29 15:00', '2026-11-29T15:00'],
  ['내일 3시', '2026-11-30T15:00'],
  ['내일 오전 3시', '2026-11-30T03:00'],
  ['내일 9시 반', '2026-11-30T09:30'],
  ['모레 오후 2시 15분', '2026-12-01T14:15'],
  ['12월 24일 밤 12시', '2026-12-25T00:00'],
  ['오늘 밤 12시', '2026-11-30T00:00'],
  ['밤 12시 반', '2026-11-30T00:30'],
  ['12월 24일 낮 12시', '2026-12-24T12:00'],
  ['오늘 정오', '2026-11-29T12:00'],
  ['내일 자정', '2026-11-30T00:00'],
  ['내일 3:00 pm', '2026-11-30T15:00'],
  ['지금', '2026-11-29T14:20'],
  ['18시', '2026-11-29T18:00'],
  ['내일', '2026-11-30T00:00'],
  ['내일 25시', undefined],
  ['내일 오후 15시', undefined],
])('the moment %s is %s', (text, expected) => expect(moment(text)).toBe(expected))

test('now is today and this minute, whatever day the field holds', () =>
  expect(moment('지금', { value: '2026-12-24T09:30' })).toBe('2026-11-29T14:20'))

test.each([
  ['2.30', '2월에는 30일이 없습니다.'],
  ['2027-02-29', '2027년 2월에는 29일이 없습니다.'],
  ['2월 30일 3시', '2월에는 30일이 없습니다.'],
  ['11.31', '11월에는 31일이 없습니다.'],
  ['13.1', '13월은 없습니다.'],
  ['25시', '25시는 없습니다. 0시부터 23시까지 있습니다.'],
  ['내일 10:75', '75분은 없습니다. 0분부터 59분까지 있습니다.'],
  ['내일 오후 15시', '오후 다음에는 12시까지만 씁니다.'],
  ['1999-12-31', '2000년부터 2099년까지의 날짜만 쓸 수 있습니다.'],
  ['한글', undefined],
])('of %s it says %s', (text, words) => expect(momentFault(text)).toBe(words))

test('a day that is typed alone keeps the time, and a time keeps the day', () => {
  expect(moment('12.1', { value: '2026-11-29T09:30' })).toBe('2026-12-01T09:30')
  expect(moment('오후 5시', { value: '2026-12-01T09:30' })).toBe('2026-12-01T17:00')
})

test('without a year it is the nearest such day, and none before what the field allows', () => {
  expect(typedMoment('12.30', { kind: 'day', now: '2027-01-03T10:00' })).toBe('2026-12-30')
  expect(typedMoment('1.3', { kind: 'day', now: '2026-12-30T10:00' })).toBe('2027-01-03')
  expect(day('11.1', { min: '2026-11-29' })).toBe('2027-11-01')
})

test('what a field shows, it reads again, also when only the day was changed and its weekday was not', () => {
  for (const value of ['2026-11-29T00:00', '2026-11-29T12:00', '2026-11-29T23:59', '2026-11-29T15:30'])
    expect(moment(momentWords(value))).toBe(value)
  expect(momentWords('2026-11-29T15:00')).toBe('2026년 11월 29일 (일) 오후 3시')
  expect(moment('2026년 11월 30일 (일) 오후 3시')).toBe('2026-11-30T15:00')
})
