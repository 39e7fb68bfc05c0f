// The choices of a field as a filter offers them: as text, because they stand in the URL.
import { choicesOf, type FieldSchema } from '@/builder/inspector/field-schema'
import { codesOf, type Codes } from './use-codes'

export interface FilterChoice {
  value: string
  words: string
}

/** Empty while the codes are loading, and for a field without choices. */
export function filterChoices(schema: FieldSchema, codes: Codes): FilterChoice[] {
  if (schema.type === 'boolean')
    return [
      { value: 'true', words: '예' },
      { value: 'false', words: '아니요' },
    ]
  const [source] = codesOf(schema)
  if (source !== undefined) return [...(codes.get(source) ?? [])].map(([value, words]) => ({ value, words }))
  return (choicesOf(schema) ?? []).map(({ value, label }) => ({ value: String(value), words: label }))
}
