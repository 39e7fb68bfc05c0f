import { describe, expect, test } from 'vitest'
import { toCsv } from './to-csv'

const lines = (rows: string[][]) => toCsv(rows).slice(1).split('\r\n').slice(0, -1)

describe('a file for spreadsheets', () => {
  test('is marked as UTF-8 and quotes where necessary', () => {
    expect(toCsv([['이름', '글']]).charCodeAt(0)).toBe(0xfeff)
    expect(
      lines([
        ['가', 'a,b', '“따옴표” "와"'],
        ['줄', '한 줄', ''],
      ]),
    ).toEqual(['가,"a,b","“따옴표” ""와"""', '줄,한 줄,'])
    expect(toCsv([['두\n줄']])).toBe('\uFEFF"두\n줄"\r\n')
  })

  test.each([
    ['=HYPERLINK("https://x")', `"'=HYPERLINK(""https://x"")"`],
    ['=1+1', "'=1+1"],
    ['+82 10', "'+82 10"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1', "'＝1"],
    [' =1', "' =1"],
    ['\t=1', "'\t=1"],
    ['\u200B=1', "'\u200B=1"],
    ['\r=1', `"'\r=1"`],
    ['|calc', "'|calc"],
    ['%0A', "'%0A"],
  ])('%j can do nothing', (given, written) => expect(lines([[given]])).toEqual([written]))

  test.each(['홍길동', '010-1234-5678', 'a=b', '2026-06-01', '5'])('%j stays unchanged', (given) =>
    expect(lines([[given]])).toEqual([given]),
  )
})
