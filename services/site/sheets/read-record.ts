import type { SheetFault } from '@/schemas/api/site/record-sheets'
import type { AnyRecordType, RecordValues } from '@/schemas/records/define-record'
import { startValues } from '@/schemas/records/start-values'
import { cleanValues } from '../domain/clean-values'
import type { Heading } from './read-heading'
import { readCell, writeCell } from './read-cell'
import type { SheetColumn } from './sheet-columns'
import { cellName, type SheetRow } from './sheet-message'

/** Texts of a sheet are compared as a spreadsheet keeps them. */
const alike = (a: string, b: string): boolean => a.replace(/\r\n?/g, '\n') === b.replace(/\r\n?/g, '\n')

/**
 * The form of one line. A cell that says what the record says leaves the value as it is, to the letter; a column that the sheet lacks
 * leaves its field alone.
 * @returns no draft when nothing differs.
 */
export function readRecord(
  type: AnyRecordType,
  { columns }: Heading,
  [line, cells]: SheetRow,
  current: RecordValues | undefined,
  writes: (field: string) => boolean,
): { draft?: Record<string, unknown>; faults: SheetFault[] } {
  const faults: SheetFault[] = []
  const values: Record<string, unknown> = { ...current }
  let isChanged = current === undefined
  for (const [place, column] of columns) {
    if (column.kind === 'fixed' || column.kind === 'names') continue
    const cell = cells[place] ?? ''
    const refuse = (message: string): void => void faults.push({ cell: cellName(place, line), field: column.title, message })
    if (typeof cell !== 'string') {
      refuse(cell.bad)
      continue
    }
    const isWritten = writes(column.field)
    if (
      (current ?? !isWritten) &&
      alike(
        cell,
        writeCell(column, current ?? startValues(type), () => ''),
      )
    )
      continue
    if (!isWritten) {
      refuse(`${column.title}: 바꿀 권한이 없습니다. 관리자에게 요청해 주세요.`)
      continue
    }
    const read = readCell(column, cell)
    if (read === 'keep') continue
    if ('fault' in read) {
      refuse(read.fault)
      continue
    }
    isChanged = true
    put(values, column, read.value)
  }
  return isChanged && faults.length === 0 ? { draft: cleanValues(type, values), faults } : { faults }
}

function put(values: Record<string, unknown>, { field, part }: SheetColumn, value: unknown): void {
  if (part !== undefined) values[field] = { ...(values[field] as object | undefined), [part]: value }
  else if (value === undefined) delete values[field]
  else values[field] = value
}

/** The cell that a problem of a form stands in: its field's, or the line's first. */
export function cellOfPointer({ columns }: Heading, pointer: string, line: number): { cell: string; field: string } {
  const [, field = '', part] = pointer.split('/')
  const places = [...columns].filter(([, column]) => column.field === field && column.kind !== 'names')
  const found = places.find(([, column]) => column.part === part) ?? places[0]
  return found ? { cell: cellName(found[0], line), field: found[1].title } : { cell: cellName(0, line), field: '' }
}
