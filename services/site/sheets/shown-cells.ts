// A record of a trial as people read it: the words of its codes and references, and of a changed one what it was before.
import { textOf as wordsOfHtml } from '@/lib/html/sanitize-html'
import type { ImportRow } from '@/schemas/api/site/record-sheets'
import type { RecordValues } from '@/schemas/records/define-record'
import { isAlike } from '@/services/records/columns-of'
import { writeCell } from './read-cell'
import type { SheetColumn } from './sheet-columns'
import { sourceOf, type SheetWords } from './sheet-words'

/** Characters of a value that are shown, and of what stands before the first difference. */
const [MOST, BEFORE] = [160, 40]

/** The fields that a line changes; of a new record those that it fills. */
export function shownCells(
  columns: readonly SheetColumn[],
  words: SheetWords,
  before: RecordValues | undefined,
  after: RecordValues,
): ImportRow['cells'] {
  return columns.flatMap((column) => {
    if (column.kind === 'fixed' || column.kind === 'names') return []
    const own = valueOf(column, after)
    if (before && isAlike(valueOf(column, before), own)) return []
    const [was, is] = [before ? shown(column, before, words) : '', shown(column, after, words)]
    if (!before && is === '') return []
    const [raw, now] = was === is && before ? [writeCell(column, before, () => ''), writeCell(column, after, () => '')] : [was, is]
    const from = before ? Math.max(0, differsAt(raw, now) - BEFORE) : 0
    return [{ field: column.title, before: cut(raw, from), after: cut(now, from) }]
  })
}

const valueOf = ({ field, part }: SheetColumn, values: RecordValues): unknown =>
  part === undefined ? values[field] : (values[field] as RecordValues | undefined)?.[part]

function shown(column: SheetColumn, values: RecordValues, words: SheetWords): string {
  const source = sourceOf(column)
  const value = values[column.field]
  const wordOf = (one: unknown): string => words.nameOf(source, String(one)) || String(one)
  if (source !== '' && Array.isArray(value)) return value.map(wordOf).join(', ')
  if (source !== '' && typeof value === 'string' && value !== '') return wordOf(value)
  if (column.kind === 'json') return partsOf(value)
  // As people read an amount; the title says that it is one.
  if (column.kind === 'whole' && typeof value === 'number' && column.title.includes('(원)')) return value.toLocaleString('ko-KR')
  const text = writeCell(column, values, () => '')
  return column.property.widget === 'html' ? wordsOfHtml(text) : text
}

/** The words of a list of parts, without the names of their fields. */
function partsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(partsOf).filter(Boolean).join(', ')
  if (typeof value === 'object' && value !== null) return Object.values(value).map(partsOf).filter(Boolean).join(' · ')
  return typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value)
}

function differsAt(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return at
}

const cut = (text: string, from: number): string =>
  `${from > 0 && text.length > 0 ? '…' : ''}${text.slice(from, from + MOST)}${text.length > from + MOST ? '…' : ''}`
