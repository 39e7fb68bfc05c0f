import type { Readable } from 'node:stream'
import { placeOf, SheetRefused, type SheetCell, type SheetRow } from '../sheet-message'
import { BROKEN } from './open-parts'
import { parseXml } from './parse-xml'
import { plainCell } from '../plain-cell'
import { shownCell } from './shown-cell'
import { textReader, unescaped } from './text-reader'

/** Columns that are read; a form has far fewer. */
const COLUMNS = 400
const FORMULA = { bad: '수식은 쓸 수 없습니다. 값만 붙여 넣어 주세요(값으로 붙여넣기).' }

export interface Worksheet {
  strings: readonly string[]
  formats: readonly string[]
  is1904: boolean
  /** Called with `A2:B3` for each merged range. */
  merged: (range: string) => void
  /** Called when pictures or shapes lie on the sheet. */
  drawn: () => void
}

interface Cell {
  column: number
  type: string
  style: number
  value: string
  hasFormula: boolean
}

/** The lines of a worksheet as Excel shows them. */
export async function* readWorksheet(part: Readable, { strings, formats, is1904, merged, drawn }: Worksheet): AsyncGenerator<SheetRow> {
  const inline = textReader()
  let ready: SheetRow[] = []
  let isData = false
  let [line, column] = [0, -1]
  let isHidden = false
  let cells: SheetCell[] = []
  let cell: Cell | undefined
  let isValue = false

  const valueOf = ({ type, style, value, hasFormula }: Cell): SheetCell => {
    const inlined = inline.take()
    if (hasFormula) return FORMULA
    switch (type) {
      case 's': {
        const text = strings[Number(value)]
        if (text === undefined) throw new SheetRefused(BROKEN)
        return plainCell(text)
      }
      case 'inlineStr':
        return plainCell(inlined)
      case 'str':
        return plainCell(unescaped(value))
      case 'b':
        return value === '1' || value === 'true' ? 'TRUE' : 'FALSE'
      case 'e':
        return { bad: `오류 값(${value})입니다. 값을 입력해 주세요.` }
      case 'd':
        return value.replace('T', ' ')
      default:
        return value === '' ? '' : shownCell(Number(value), formats[style], is1904)
    }
  }

  const reading = parseXml(part, {
    open: (name, attributes) => {
      if (name === 'sheetData') isData = true
      if (name === 'mergeCell') merged(attributes['ref'] ?? '')
      if (name === 'drawing' || name === 'picture') drawn()
      if (!isData) return
      if (name === 'row') {
        line = Number(attributes['r'] ?? line + 1)
        ;[column, cells] = [-1, []]
        isHidden = /^(1|true)$/.test(attributes['hidden'] ?? '')
      } else if (name === 'c') {
        column = attributes['r'] === undefined ? column + 1 : placeOf(attributes['r']).column
        cell = { column, type: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? 0), value: '', hasFormula: false }
      } else if (cell) {
        if (name === 'v') isValue = true
        else if (name === 'f') cell.hasFormula = true
        else inline.open(name)
      }
    },
    text: (text) => {
      if (!cell) return
      if (isValue) cell.value += text
      else inline.text(text)
    },
    close: (name) => {
      if (name === 'sheetData') isData = false
      if (!isData) return
      if (name === 'v') isValue = false
      else if (name === 'c' && cell) {
        put(cells, cell.column, valueOf(cell))
        cell = undefined
      } else if (name === 'row') {
        if (cells.length > 0) ready.push(isHidden ? [line, cells, true] : [line, cells])
      } else if (cell) inline.close(name)
    },
  })
  for await (const _ of reading) {
    yield* ready
    ready = []
  }
  yield* ready
}

function put(cells: SheetCell[], column: number, value: SheetCell): void {
  if (value === '') return
  if (column >= COLUMNS)
    throw new SheetRefused(`열이 너무 많습니다. 처음 ${COLUMNS}열까지 읽습니다. 쓰지 않는 열을 지우고 다시 저장해 주세요.`)
  while (cells.length < column) cells.push('')
  cells[column] = value
}
