// A value of a record in words: for the two sides of a conflict and for an older version beside the present one.
import { formatDate, formatDateTime } from '@/schemas/words/dates'
import { choicesOf, nameOfEntry, widgetOf, type FieldSchema } from '../inspector/field-schema'

/** @param names of the records that a value refers to, and of the codes that it names, by their ids. */
export function valueWords(schema: FieldSchema, value: unknown, names: ReadonlyMap<string, string> = new Map()): string {
  if (value === undefined || value === null || value === '') return '없음'
  const choice = choicesOf(schema)?.find((one) => one.value === value)
  if (choice) return choice.label
  if (typeof value === 'string') return textWords(schema, value, names)
  if (typeof value === 'boolean') return value ? '켬' : '끔'
  if (typeof value === 'number') return value.toLocaleString('ko-KR')
  if (Array.isArray(value)) return value.length === 0 ? '없음' : value.map((one, i) => entryWords(schema, one, i, names)).join('\n')
  return widgetOf(schema) === 'picture' ? pictureWords(value) : JSON.stringify(value, null, 2)
}

function textWords(schema: FieldSchema, text: string, names: ReadonlyMap<string, string>): string {
  switch (widgetOf(schema)) {
    case 'moment':
      return formatDateTime(text) || text
    case 'day':
      return formatDate(text) || text
    case 'html':
      return textOfHtml(text) || '없음'
    default:
      return names.get(text) ?? text
  }
}

const entryWords = (schema: FieldSchema, value: unknown, index: number, names: ReadonlyMap<string, string>): string =>
  `${index + 1}. ${typeof value === 'string' ? (names.get(value) ?? value) : nameOfEntry(schema.items ?? {}, value, index)}`

const pictureWords = ({ src = '', alt = '' }: { src?: string; alt?: string }): string =>
  src === '' ? '없음' : [alt || '대체 글 없음', src.slice(src.lastIndexOf('/') + 1)].join('\n')

/** The text of rich text, with its paragraphs as lines. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<(?:\/(?:p|li|h\d|tr|blockquote)|br\s*\/?)>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
