import { expect, test } from 'vitest'
import { consultingPath } from '@/schemas/rules/places/consulting-path'
import {
  categoriesIn,
  consultationFaults,
  daysBetween,
  daysLater,
  PERIOD_BACKWARDS,
  PERIOD_PAST,
  PERIOD_TOO_FAR,
  PERIOD_TOO_LONG,
  PERIOD_WANTED,
  periodFault,
} from './consultation-form'

const TODAY = '2026-02-20'
const fault = (start: string, end: string) => periodFault(start, end, TODAY)

test.each([
  ['2026-05-01', ''],
  ['', '2026-05-01'],
  ['', ''],
  ['2026-02-30', '2026-03-01'],
  ['20260501', '2026-05-01'],
  ['2026-05-01', '2026-05-xx'],
])('V-CP-1: %j ~ %j is no period', (start, end) => expect(fault(start, end)).toBe(PERIOD_WANTED))

test.each([
  ['2026-05-01', '2026-05-03'],
  ['2026-05-01', '2026-05-07'],
  ['2026-05-01', '2026-05-01'],
  ['2026-02-26', '2026-03-04'],
  [TODAY, TODAY],
])('V-CP-2: %s ~ %s is fewer than seven days apart', (start, end) => expect(fault(start, end)).toBeUndefined())

test('V-CP-2, C-CP: seven days are refused', () => expect(fault('2026-05-01', '2026-05-08')).toBe(PERIOD_TOO_LONG))

test.each([
  ['the end before the start', '2026-05-03', '2026-05-01', PERIOD_BACKWARDS],
  ['a day that is over', '2026-02-19', '2026-02-20', PERIOD_PAST],
  ['a mistyped year', '2062-05-01', '2062-05-02', PERIOD_TOO_FAR],
])('%s is refused in words', (_, start, end, sentence) => expect(fault(start, end)).toBe(sentence))

test('days are counted over the end of a month', () => {
  expect(daysLater('2026-02-26', 6)).toBe('2026-03-04')
  expect(daysBetween('2026-02-26', '2026-03-04')).toBe(6)
})

const FORM = {
  categories: ['floor'],
  name: '김하늘',
  phoneNo: '010-2000-1001',
  address: '서울',
  startDt: TODAY,
  endDt: TODAY,
  contents: '마루를 바꾸고 싶습니다.',
  agreed: true,
}

test('a whole form has no fault; hyphens may be typed', () => expect(consultationFaults(FORM, TODAY)).toEqual({}))

test.each([
  [{ categories: [] }, 'categories'],
  [{ name: ' ' }, 'name'],
  [{ name: '가'.repeat(31) }, 'name'],
  [{ phoneNo: '0102000abcd' }, 'phoneNo'],
  [{ phoneNo: '01020001001x' }, 'phoneNo'],
  [{ phoneNo: '021234567' }, 'phoneNo'],
  [{ address: '' }, 'address'],
  [{ endDt: '' }, 'startDt'],
  [{ contents: '' }, 'contents'],
  [{ contents: '가'.repeat(1_001) }, 'contents'],
  [{ agreed: false }, 'agreed'],
])('%j is a fault of %s', (change, field) => expect(Object.keys(consultationFaults({ ...FORM, ...change }, TODAY))).toEqual([field]))

test('S-CONSREQ-1: the start hands eventId and categories to the form', () => {
  expect(categoriesIn('window,floor')).toEqual(['window', 'floor'])
  expect(categoriesIn(' window,window,,<b>,floor ')).toEqual(['window', 'floor'])
  expect(categoriesIn(undefined)).toEqual([])
  expect(consultingPath('/zin/consulting/form', { eventId: '7', categories: ['window', 'floor'] })).toBe(
    '/zin/consulting/form?eventId=7&checkValue=window,floor',
  )
  expect(consultingPath('/zin/consulting/form', { eventId: '', categories: ['floor'], shopId: 'a&b' })).toBe(
    '/zin/consulting/form?shopId=a%26b&checkValue=floor',
  )
  expect(consultingPath('/zin/consulting/form', { eventId: '', categories: [] })).toBe('/zin/consulting/form')
})
