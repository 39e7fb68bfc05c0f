import { definitionOf } from '@/schemas/page/definitions'
import { choicesOf, type FieldSchema } from '../inspector/field-schema'

const PLAIN = /<[^>]*>/g
type Fields = Readonly<Record<string, unknown>>

/** What a person wrote in a value, line by line: the texts of a block with those inside it, of a list, of a text with its markup. */
export function readableWords(value: unknown): string {
  const lines = isBlock(value) ? linesOfBlock(value) : linesOf(value, undefined)
  return lines.join('\n') || '글이 없습니다.'
}

interface BlockLike {
  type: string
  props: Fields
  slots?: Record<string, unknown[]>
}
const isBlock = (value: unknown): value is BlockLike =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'props' in value

function linesOfBlock({ type, props, slots = {} }: BlockLike): string[] {
  const definition = definitionOf(type)
  const inside = Object.values(slots).flatMap((blocks) => blocks.filter(isBlock).flatMap(linesOfBlock))
  return [
    definition?.title ?? '블록',
    ...linesOf(props, definition?.props as FieldSchema | undefined).map((line) => `· ${line}`),
    ...inside,
  ]
}

/** A choice is named as the form names it; what only the program reads is left out. */
function linesOf(value: unknown, schema: FieldSchema | undefined): string[] {
  const choice = schema && choicesOf(schema)?.find((one) => one.value === value)
  if (choice) return [choice.label]
  if (typeof value === 'boolean') return [value ? '켬' : '끔']
  if (typeof value === 'number') return [value.toLocaleString('ko-KR')]
  if (typeof value === 'string') return value.trim() === '' ? [] : [wordsIn(value)].filter(Boolean)
  if (Array.isArray(value)) return value.flatMap((one) => linesOf(one, schema?.items))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => {
    const field = schema?.properties?.[name]
    // A look is no text: it would hide the words that were written.
    if (schema && typeof one !== 'object' && (typeof one !== 'string' || (field && choicesOf(field)))) return []
    return linesOf(one, field)
  })
}

const wordsIn = (text: string): string =>
  text
    .replace(PLAIN, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
