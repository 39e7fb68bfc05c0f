// One field as the text of a cell, and back. What `readCell` makes of what `writeCell` wrote is the same value (tests/laws/sheets.test.ts).
import { withParticle } from '@/lib/particle'
import { measureJson } from '@/lib/json-limits'
import type { RecordValues } from '@/schemas/records/define-record'
import { readNumber } from './read-number'
import { readSeoulMoment, writeSeoulMoment } from './seoul-moment'
import { referencedIn, type SheetColumn } from './sheet-columns'
import { isWorded, wordKey, type SheetWords } from './sheet-words'

/** A time of the day without a day. */
const isBareClock = (text: string): boolean =>
  /^(?:오전|오후|am|pm)?\s*\d{1,2}(?::\d{2}(?::\d{2})?|시(?:\s*\d{1,2}분)?)\s*(?:am|pm)?$/i.test(text)

const [YES, NO] = ['예', '아니요'] as const
/** Stands for a list that no cell of a spreadsheet can hold; read back, it leaves the value as it is. */
export const TOO_LONG = '(엑셀 칸에 다 들어가지 않는 내용입니다. 지우지 않으면 그대로 둡니다. CSV로 내려받으면 모두 보입니다.)'
/** Characters of a cell of a spreadsheet. */
export const CELL_MAX = 32_767
/** Longer than any field of a form may be. */
const READ_MAX = 500_000
const JSON_LIMITS = { depth: 12, nodes: 20_000, string: READ_MAX }

/** @param nameOf what the console calls a referenced record. */
export function writeCell(column: SheetColumn, values: RecordValues, nameOf: (type: string, id: string) => string): string {
  const value = values[column.field]
  if (column.kind === 'names') {
    const of = column.property.source?.replace(/^records:/, '') ?? ''
    return referencedIn(column, values)
      .map((id) => nameOf(of, id).replace(/\s+/g, ' '))
      .join('\n')
  }
  if (value === undefined || value === null) return ''
  switch (column.kind) {
    case 'switch':
      return value === true ? YES : NO
    case 'moment':
      return writeSeoulMoment(textOf(value))
    case 'choice':
      return column.property.anyOf?.find((one) => one.const === value)?.title ?? textOf(value)
    case 'lines':
      return Array.isArray(value) ? value.join('\n') : textOf(value)
    case 'part':
      return textOf((value as Record<string, unknown>)[column.part!])
    case 'json':
      return Array.isArray(value) && value.length === 0 ? '' : JSON.stringify(value)
    default:
      return textOf(value)
  }
}
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/** `value` undefined: the field is left out. `keep`: it stays as it is. */
export type ReadCell = { value: unknown } | { fault: string } | 'keep'

/** The entries of a cell, one a line. */
export const entriesOf = (text: string): string[] =>
  text
    .split(/\r\n?|\n/)
    .map((one) => one.trim())
    .filter(Boolean)

/** @param words of codes, references and, for this line, of its conditions. */
export function readCell(column: SheetColumn, text: string, words: Pick<SheetWords, 'find'>): ReadCell {
  const { title, kind, property } = column
  if (text === TOO_LONG) return 'keep'
  if (text.length > READ_MAX) return { fault: `${title}: 글이 너무 깁니다. 한 칸에는 50만 자까지 쓸 수 있습니다.` }
  const plain = text.trim()
  const isEmpty = plain === ''
  switch (kind) {
    case 'text':
      if (isWorded(column)) return isEmpty ? { value: column.isOptional ? undefined : '' } : words.find(column, plain)
      return { value: text === '' && column.isOptional ? undefined : text }
    case 'part':
      return { value: text }
    case 'lines':
      return isWorded(column) ? readEntries(column, text, words) : { value: entriesOf(text) }
    case 'json':
      return isEmpty ? { value: property.type === 'array' ? [] : undefined } : readJson(title, text)
    default:
      if (isEmpty) return { value: undefined }
  }
  switch (kind) {
    case 'whole':
    case 'decimal':
      return readNumber(column, plain)
    case 'switch':
      if (/^(예|y|yes|true|1)$/i.test(plain)) return { value: true }
      if (/^(아니요|아니오|n|no|false|0)$/i.test(plain)) return { value: false }
      return { fault: `${withParticle(title, '은/는')} ‘예’나 ‘아니요’로 입력해 주세요.` }
    case 'moment': {
      const value = readSeoulMoment(plain)
      if (value !== undefined) return { value }
      const why = isBareClock(plain) ? '날짜 없이 시각만 적혀 있습니다. ' : ''
      return { fault: `${why}${withParticle(title, '은/는')} ‘2026-06-15 09:30’처럼 입력해 주세요(입력된 값: ‘${plain.slice(0, 40)}’).` }
    }
    default: {
      const choices = property.anyOf ?? []
      const found = choices.find((one) => wordKey(one.title ?? '') === wordKey(plain)) ?? choices.find((one) => one.const === plain)
      const offered = choices.map((one) => `‘${one.title ?? String(one.const)}’`).join(', ')
      return found
        ? { value: found.const }
        : { fault: `${withParticle(title, '은/는')} ${offered} 가운데 하나로 입력해 주세요(입력된 값: ‘${plain.slice(0, 40)}’).` }
    }
  }
}

/** A list of codes or references: one a line, or several of a line divided by commas. */
function readEntries(column: SheetColumn, text: string, words: Pick<SheetWords, 'find'>): ReadCell {
  const values: string[] = []
  for (const entry of entriesOf(text)) {
    const whole = words.find(column, entry)
    const parts = entry.split(',').map((part) => part.trim())
    const found = 'value' in whole || parts.length === 1 ? [whole] : parts.filter(Boolean).map((part) => words.find(column, part))
    for (const one of found) {
      if ('fault' in one) return one
      values.push(one.value)
    }
  }
  return { value: [...new Set(values)] }
}

function readJson(title: string, text: string): ReadCell {
  const fault = { fault: `${title}: 목록의 형식(JSON)이 올바르지 않습니다. 내려받은 파일의 같은 칸을 본떠 입력해 주세요.` }
  if (!measureJson(text, JSON_LIMITS).ok) return fault
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return fault
  }
}
