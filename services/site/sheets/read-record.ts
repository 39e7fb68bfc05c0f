import type { SheetFault } from '@/schemas/api/site/record-sheets'
import type { AnyRecordType, RecordValues } from '@/schemas/records/define-record'
import { startValues } from '@/schemas/records/start-values'
import { cleanValues } from '../domain/clean-values'
import { findAttribute } from './find-attribute'
import type { Heading } from './read-heading'
import { readCell, writeCell } from './read-cell'
import { referencedIn, type SheetColumn, type SheetProperty } from './sheet-columns'
import { cellName, textOf, type BadCell, type SheetCell, type SheetRow } from '@/services/sheets/sheet-message'
import { sourceOf, type Found, type SheetWords } from './sheet-words'

export interface ReadRecord {
  /** The form of the line, without the fields that could not be read; missing when nothing differs. */
  draft?: Record<string, unknown>
  faults: SheetFault[]
  /** Fields that could not be read. */
  unread: ReadonlySet<string>
}

interface Reading {
  words: SheetWords
  writes: (field: string) => boolean
}

/** Texts of a sheet are compared as a spreadsheet keeps them. */
const alike = (a: string, b: string): boolean => plainly(a) === plainly(b)
const plainly = (text: string): string => text.replace(/\r\n?/g, '\n').normalize('NFC')

/**
 * The form of one line. A cell that says what the record says leaves the value as it is, to the letter; a column that the sheet lacks
 * leaves its field alone.
 */
export function readRecord(
  type: AnyRecordType,
  { columns }: Heading,
  [line, cells]: SheetRow,
  current: RecordValues | undefined,
  { words, writes }: Reading,
): ReadRecord {
  const faults: SheetFault[] = []
  const unread = new Set<string>()
  const values: Record<string, unknown> = { ...current }
  const nameOf = (of: string, id: string): string => words.nameOf(`records:${of}`, id)
  const before = current ?? startValues(type)
  let isChanged = current === undefined
  for (const [place, column] of [...columns].toSorted(([, a], [, b]) => Number(isOfAttributes(a)) - Number(isOfAttributes(b)))) {
    if (column.kind === 'fixed' || column.kind === 'names') continue
    const written = writtenIn(cells[place], column)
    const refuse = (message: string): void => {
      faults.push({ cell: cellName(place, line), field: column.title, message })
      unread.add(column.field)
    }
    if (typeof written !== 'string') {
      refuse(written.bad)
      continue
    }
    const isWritten = writes(column.field)
    if ((current ?? !isWritten) && alike(written, writeCell(column, before, nameOf))) continue
    if (!isWritten) {
      refuse(`${column.title}: 바꿀 권한이 없습니다. 관리자에게 요청해 주세요.`)
      continue
    }
    const read = readCell(column, written, isOfAttributes(column) ? { find: attributeOf } : words)
    if (read === 'keep') continue
    if ('fault' in read) {
      refuse(read.fault)
      continue
    }
    isChanged = true
    put(values, column, read.value)
  }
  for (const [place, column] of columns) if (column.kind === 'names') readNames(place, column)
  return isChanged ? { draft: cleanValues(type, values), faults, unread } : { faults, unread }

  function propertyOf(field: string): SheetProperty {
    const properties: Record<string, SheetProperty> = type.form.properties
    return properties[field] ?? {}
  }

  function attributeOf(column: SheetColumn, text: string): Found {
    const field = sourceOf(column).split(':')[1] ?? ''
    const of = propertyOf(field).source?.replace(/^records:/, '') ?? ''
    const id = values[field]
    return findAttribute(column.title, words.topOf(of, typeof id === 'string' ? id : ''), text)
  }

  /** The names beside references are for the reader; where somebody wrote another one, it is read, or refused when both were changed. */
  function readNames(place: number, column: SheetColumn): void {
    const written = textOf(cells[place])
    if (typeof written !== 'string' || written.trim() === '' || unread.has(column.field)) return
    if (alike(written, writeCell(column, values, nameOf)) || alike(written, writeCell(column, before, nameOf))) return
    const refuse = (message: string): void => {
      faults.push({ cell: cellName(place, line), field: column.title, message })
      unread.add(column.field)
    }
    const { property, title } = column
    const read = readCell({ ...column, kind: property.type === 'array' ? 'lines' : 'text' }, written, words)
    if (read === 'keep') return
    if ('fault' in read) return refuse(read.fault)
    const [own, named] = [referencedIn(column, values), referencedIn(column, { [column.field]: read.value })]
    if (own.join('\n') === named.join('\n')) return
    const isUntouched = own.join('\n') === referencedIn(column, before).join('\n')
    if (!isUntouched) return refuse(`${title}: 번호와 이름이 서로 다른 기록입니다. 둘 가운데 한쪽만 고쳐 주세요.`)
    if (!writes(column.field)) return refuse(`${title}: 바꿀 권한이 없습니다. 관리자에게 요청해 주세요.`)
    isChanged = true
    put(values, column, read.value)
  }
}

/** They depend on the category of the line, which is read before. */
const isOfAttributes = (column: SheetColumn): boolean => sourceOf(column).startsWith('attributes:')

/** What a cell says in this column: of a number of a spreadsheet, what it shows there. */
function writtenIn(cell: SheetCell | undefined, { kind, property }: SheetColumn): string | BadCell {
  if (cell === undefined || typeof cell === 'string' || 'bad' in cell) return cell ?? ''
  if (kind === 'whole' || kind === 'decimal') return cell.number
  if (kind === 'moment') return cell.moment
  // Ids are digits without a format of their own.
  return sourceOf({ property }).startsWith('records:') &&
    typeof cell.number === 'string' &&
    !(typeof cell.text === 'string' && /^0\d/.test(cell.text))
    ? cell.number
    : cell.text
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
