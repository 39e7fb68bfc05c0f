// A sheet of stock becomes differences, and what cannot be read is said at its line.
import { expect, test } from 'vitest'
import { readStockSheet } from './stock-sheet'

const HEAD = '관리 코드,상품,옵션,넣은 수,재고,새 재고,더할 수량'
const faults = (...lines: string[]) => readStockSheet([HEAD, ...lines].join('\r\n')).faults.map(({ line, words }) => `${line}: ${words}`)

test('a new number is a difference from what the sheet was made of; lines without a change say nothing', () => {
  const text = ['\uFEFF' + HEAD, 'A-1,의자,밤색,20,13,50,', ',\'=의자,"밤색, 대",,,,-2', 'A-2,의자,먹색,5,5,,', ''].join('\r\n')
  expect(readStockSheet(text)).toEqual({
    faults: [],
    lines: [
      { line: 2, code: 'A-1', name: '의자', option: '밤색', pieces: 37, given: 20 },
      { line: 3, code: '', name: '=의자', option: '밤색, 대', pieces: -2 },
    ],
  })
})

test('copied with tabs and headings of one’s own order', () => {
  expect(readStockSheet('더할 수량\t상품\n1,200개\t의자\n').lines).toMatchObject([{ name: '의자', option: '', pieces: 1200 }])
})

test.each([
  ['A-1,의자,,20,13,열 개,', '2: 새 재고: ‘열 개’ 대신 숫자를 적어 주세요.'],
  ['A-1,의자,,20,13,-1,', '2: 새 재고: 한 번에 바꿀 수 있는 수가 아닙니다.'],
  ['A-1,의자,,20,13,5,5', '2: ‘새 재고’와 ‘더할 수량’ 가운데 하나만 적어 주세요.'],
  [',,밤색,20,13,5,', '2: 관리 코드나 상품 이름을 적어 주세요.'],
])('%s', (line, words) => expect(faults(line)).toEqual([words]))

test('a new number without what it was made of could write over a sale', () => {
  expect(faults('A-1,의자,,,,5,')[0]).toContain('그사이 팔린 것을 덮어쓰지 않기 위해서입니다.')
})

test('a line that stands twice, and a sheet without headings', () => {
  expect(faults('A-1,의자,,20,13,5,', 'A-1,의자,,20,13,6,')).toEqual(['3: 2번째 줄과 같은 상품입니다.'])
  expect(readStockSheet('의자,5').faults).toHaveLength(1)
})

test('a sheet with headings of its own is told which it has', () => {
  const { lines, faults } = readStockSheet('상품 코드,수량\nFL-1,3')
  expect(lines).toEqual([])
  expect(faults[0]!.words).toContain('‘관리 코드’나 ‘상품’ 칸이 있어야 합니다. 지금 첫 줄은 ‘상품 코드, 수량’입니다.')
})
