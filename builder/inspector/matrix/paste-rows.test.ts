// Rows out of a spreadsheet: read by heading or by order, and each line that cannot be read is named with its reason.
import { describe, expect, test } from 'vitest'
import { bulkNumber } from './bulk-number'
import { columnsOfMatrix } from './columns-of-matrix'
import { pastedNumber, pasteRows } from './paste-rows'

const columns = columnsOfMatrix({
  items: {
    type: 'object',
    required: ['choices', 'extra'],
    properties: {
      choices: { type: 'array', title: '고른 값' },
      extra: { type: 'integer', title: '더하는 값(원)', minimum: 0, maximum: 1_000_000, over: 'price' },
      code: { type: 'string', title: '관리 코드', maxLength: 10 },
      stock: { type: 'integer', title: '처음 재고', minimum: 0, maximum: 1000 },
      picture: { type: 'object', title: '사진', widget: 'image', properties: { src: { type: 'string' } } },
    },
  },
})
const groups = [
  { name: '색상', values: ['밤색', '먹색'] },
  { name: '규격', values: ['소', '대'] },
]
const read = (...lines: string[]) => pasteRows(lines.join('\r\n'), groups, columns, { column: 'extra', titles: ['파는 값'], over: 10_000 })
const faults = (...lines: string[]) => read(...lines).faults.map(({ line, words }) => `${line}: ${words}`)

test('in the usual order without a heading; empty cells name nothing', () => {
  expect(read('밤색\t소\t0\tA-1\t5', '', '먹색\t대\t"2,000"\t\t10개')).toMatchObject({
    faults: [],
    rows: [
      { choices: ['밤색', '소'], values: { extra: 0, code: 'A-1', stock: 5 } },
      { choices: ['먹색', '대'], values: { extra: 2000, stock: 10 } },
    ],
  })
})

test('by a heading in any order, and a price in all is what it adds', () => {
  expect(read('재고 메모\t규격\t파는 값\t색상\t처음재고', '창고\t소\t12,500원\t밤색\t3').rows).toEqual([
    { choices: ['밤색', '소'], values: { extra: 2500, stock: 3 } },
  ])
})

describe('a line that cannot be read is said with its number and reason, and stays in the text', () => {
  test.each([
    ['빨강\t소', '1: ‘빨강’은 ‘색상’ 옵션에 없는 값입니다.'],
    ['밤색', '1: ‘규격’ 값이 비어 있습니다.'],
    ['밤색\t소\t천 원', '1: 더하는 값(원): ‘천 원’ 대신 숫자를 적어 주세요.'],
    ['밤색\t소\t0\tA\t열 개', '1: 처음 재고: ‘열 개’ 대신 숫자를 적어 주세요.'],
    ['밤색\t소\t0\tA\t2000', '1: 처음 재고는 1000 이하여야 합니다.'],
  ])('%s', (line, words) => {
    expect(faults(line)).toEqual([words])
    expect(read(line).faults[0]!.text).toBe(line)
  })

  test('doubled rows', () => {
    const sheet = read('밤색\t소\t0', '먹색\t소\t0', '밤색\t소\t100')
    expect(sheet.rows).toHaveLength(2)
    expect(sheet.faults).toMatchObject([{ line: 3, words: '1번째 줄과 같은 조합(밤색, 소)입니다.' }])
  })

  test('a price in all below that of the goods', () => {
    expect(faults('색상\t규격\t파는 값', '밤색\t소\t9000')).toEqual(['2: 파는 값: 상품의 파는 값 10,000원보다 작습니다.'])
  })
})

test.each([
  ['１２，０００원', 12_000],
  ['₩3,000', 3000],
  ['−5', -5],
  ['1.5', NaN],
  ['', NaN],
])('%s as a number', (text, number) => expect(pastedNumber(text)).toBe(number))

test('many at once: set, added, and hundredths of the price in all', () => {
  const [extra] = columns
  expect(bulkNumber(extra!.schema, 500, 'set', 900, 10_000)).toEqual({ value: 900 })
  expect(bulkNumber(extra!.schema, undefined, 'add', 900, 10_000)).toEqual({ value: 900 })
  expect(bulkNumber(extra!.schema, 500, 'percent', 10, 10_000)).toEqual({ value: 1550 })
  expect(bulkNumber(extra!.schema, 500, 'percent', -10, 10_000)).toHaveProperty('fault')
})
