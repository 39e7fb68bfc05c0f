import type { TSchema } from 'typebox'

interface JsonSchema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  default?: unknown
  format?: string
  pattern?: string
  minimum?: number
  minLength?: number
  minItems?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  /** Of what has no value: `Type.Never()`. */
  not?: JsonSchema
}

const FORMATS: Record<string, string> = {
  'date-time': '2026-11-21T09:00:00+09:00',
  date: '2026-11-21',
  time: '09:00:00',
  email: 'maru@example.com',
  uri: 'https://example.com/',
  'uri-reference': '/',
}
const WORDS = [
  '보기',
  'sample.json',
  'sample.webp',
  '/sample',
  '?state=draft',
  'sample',
  'Y',
  '1',
  '20261121',
  '2026-11-21',
  '010-0000-0000',
  '123-45-67891',
  'sample@example.com',
  '06236',
  '000000',
  '260601-0123456789ABC',
  'sample-of-a-name-1',
  '0123456789abcdef0123456789abcdef',
  '0123456789abcdefghijkl',
  '2345abcdef',
  'ENFP',
  'a123',
  '#b49a7c',
  '50% 50%',
  'shop:sample',
  '10:30',
  '2026-11',
  '1764000000000~order~1',
  `${'0'.repeat(64)}.jpg`,
]

/** A value that fits a schema: what a contract may answer, for the laws that draw every block. */
export function sampleOf(schema: TSchema): unknown {
  return sample(schema)
}

function sample(schema: JsonSchema): unknown {
  if (schema.default !== undefined) return schema.default
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return sample(schema.anyOf.find((one) => one.type !== 'null') ?? {})
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, property]) => [name, sample(property)]))
    case 'array':
      if (schema.items?.not) return []
      return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => sample(schema.items ?? {}))
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'boolean':
      return true
    case 'string':
      return text(schema)
    case 'null':
      return null
    default:
      return {}
  }
}

function text({ format, pattern, minLength = 0 }: JsonSchema): string {
  if (format && FORMATS[format]) return FORMATS[format]
  const fitting = pattern ? WORDS.find((word) => new RegExp(pattern).test(word)) : WORDS[0]
  if (fitting === undefined) throw new Error(`No sample text fits the pattern ${pattern}: add one to tests/support/sample.ts.`)
  return fitting.padEnd(minLength, '가')
}
