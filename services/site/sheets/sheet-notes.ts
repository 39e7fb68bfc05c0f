// What is said of a file besides its lines: which tab was read, what was left out, and cells that were merged.
import type { SheetFault } from '@/schemas/api/site/record-sheets'
import type { Heading } from './read-heading'
import { cellName, placeOf, textOf, type SheetAbout, type SheetRow } from '@/services/sheets/sheet-message'

const TOLD = 5

/** Sentences for the reader of a trial, in the order in which they matter. */
export function sheetNotes(
  { tab, otherTabs, isDrawnOn }: SheetAbout,
  { skipped }: Pick<Heading, 'skipped'>,
  hidden: readonly number[],
): string[] {
  const others = otherTabs.length > 0 ? ` 다른 탭(${listed(otherTabs.map((name) => `‘${name}’`))})은 읽지 않습니다.` : ''
  return [
    ...(tab === '' ? [] : [`‘${tab}’ 탭을 읽었습니다.${others}`]),
    ...(skipped.length === 0 ? [] : [`항목 이름보다 위에 있는 ${linesOf(skipped)}는 읽지 않습니다.`]),
    ...(hidden.length === 0
      ? []
      : [`숨긴 ${linesOf(hidden)}는 읽지 않습니다. 함께 가져오려면 엑셀에서 필터와 숨기기를 풀고 다시 저장해 주세요.`]),
    ...(isDrawnOn ? ['시트 위에 놓인 그림과 도형은 가져오지 않습니다. 사진은 미디어에 올린 뒤 그 주소를 입력해 주세요.'] : []),
  ]
}

const linesOf = (lines: readonly number[]): string => `줄 ${lines.length.toLocaleString('ko-KR')}개(${listed(lines.map(String))}번째)`
const listed = (words: readonly string[]): string => `${words.slice(0, TOLD).join(', ')}${words.length > TOLD ? ' 등' : ''}`

/** Merged cells among the records: which of their lines have the value is shown in no cell. */
export function mergedFaults({ merged }: SheetAbout, rows: readonly SheetRow[]): SheetFault[] {
  const byLine = new Map(rows.map((row) => [row[0], row]))
  return merged.flatMap((range) => {
    const [first = '', last = first] = range.split(':')
    const { column, line } = placeOf(first)
    const cells = byLine.get(line)?.[1]
    const isEmpty = cells === undefined || textOf(cells[column]) === ''
    if (isEmpty || placeOf(last).line < (rows[0]?.[0] ?? 0)) return []
    const message = `합친 칸(${range})이 있습니다. 칸 합치기를 풀고 각 칸에 값을 입력해 주세요.`
    return [{ cell: cellName(column, line), field: '', message }]
  })
}
