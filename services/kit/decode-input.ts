// Decodes the sent values into the contract's input. Every transport ends here: values by name are decoded once by the contract's own
// schema, and names outside the schema are ignored.
import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { TSchema } from 'typebox'
import { measureJson } from '@/lib/json-limits'
import type { AnyContract } from '@/schemas/api/base/contract'
import type { Problem } from '@/schemas/api/base/failure'
import { EMAIL } from '@/schemas/rules/base/email'
import { COMMON, fieldMessage, pointerOf } from '@/schemas/words/messages'
import { JSON_LIMITS, type RawFields } from './read-fields'
import { refusal } from './refusal'

const MOST_PROBLEMS = 50
/** A value that no person types has no title; the program reads its name in the pointer. */
const UNNAMED = '보낸 값'

/** Typed input of an in-process call, in the form of sent values. */
export const typedFields = (input: object): RawFields =>
  new Map(Object.entries(input).flatMap(([name, value]) => (value === undefined ? [] : [[name, [value]]])))

type Schema = TSchema & {
  type?: string
  title?: string
  /** Whether repeated or invalid values are tolerated: the first valid value counts, and none counts as absent. */
  lenient?: boolean
  /** Whether an empty list item stays in its place, because its index has a meaning. */
  keepsEmpty?: boolean
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}

/**
 * The contract's input, decoded and valid.
 * @throws CallFailure with a problem for every field at fault.
 */
export function decodeInput(contract: AnyContract, fields: RawFields): Record<string, unknown> {
  const schema = contract.input as Schema
  const input = Object.create(null) as Record<string, unknown>
  const problems: Problem[] = []
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const values = fields.get(name)
    if (!values) continue
    const at = `/${name}`
    const label = field.title ?? UNNAMED
    const isOptional = !schema.required?.includes(name)
    if (field.lenient) {
      const said = field.type === 'array' ? [values] : values.map((value) => [value])
      const decoded = said.filter((each) => each.every(hasNoNul)).map((each) => decodeValue(field, each, isOptional))
      const fitting = decoded.find((value) => value !== undefined && validator(field)(value))
      if (fitting !== undefined) input[name] = fitting
      continue
    }
    if (field.type !== 'array' && values.length > 1) {
      problems.push({ pointer: at, message: fieldMessage('repeated', label), keyword: 'repeated' })
      continue
    }
    if (!values.every(hasNoNul)) {
      problems.push({ pointer: at, message: fieldMessage('nul', label), keyword: 'nul' })
      continue
    }
    const value = decodeValue(field, values, isOptional)
    if (value === undefined) continue
    input[name] = value
  }
  const validate = validator(schema)
  if (!validate(input)) {
    const known = new Set(problems.map(({ pointer }) => pointer))
    for (const error of validate.errors ?? []) {
      // A small body can hold thirty thousand; each word of them would be made for nothing.
      if (problems.length >= MOST_PROBLEMS) break
      const pointer = pointerOf(error)
      if (known.has(pointer)) continue
      known.add(pointer)
      problems.push({
        pointer,
        message: fieldMessage(error.keyword, labelOf(schema, pointer), error.params as Record<string, unknown>),
        keyword: error.keyword,
      })
    }
  }
  if (problems.length > 0) throw refusal([COMMON.invalid[0], problems[0]!.message, COMMON.invalid[2]], problems.slice(0, MOST_PROBLEMS))
  return input
}

const hasNoNul = (value: unknown): boolean => typeof value !== 'string' || !value.includes('\0')

function decodeValue(schema: Schema, values: unknown[], isOptional: boolean): unknown {
  const [first] = values
  if (schema.type === 'array') {
    const list =
      values.length === 1 && Array.isArray(first)
        ? (first as unknown[])
        : values.length === 1 && typeof first === 'string' && first.startsWith('[')
          ? jsonOf(first)
          : values
    if (!Array.isArray(list)) return list
    const filled = list.filter((value) => value !== '')
    if (filled.length === 0 && isOptional) return undefined
    return (schema.keepsEmpty ? list : filled).map((value) => decodeScalar(schema.items ?? {}, value))
  }
  // null is sent as '' (K-CLIENT-5); for an optional field both mean absent.
  if (first === null || first === '') return isOptional || schema.type === 'integer' || schema.type === 'number' ? undefined : first
  if (schema.type === 'object' && typeof first === 'string') return jsonOf(first)
  return decodeScalar(schema, first)
}

function decodeScalar(schema: Schema, value: unknown): unknown {
  if (typeof value !== 'string') return value
  switch (schema.type) {
    case 'integer':
    case 'number':
      // Decimal digits only: no 1e3, 0x10, full-width digits or numbers that a double cannot represent exactly.
      return /^-?\d{1,16}(\.\d{1,10})?$/.test(value) && Math.abs(Number(value)) <= Number.MAX_SAFE_INTEGER ? Number(value) : value
    case 'boolean':
      return value === 'Y' || value === 'true' ? true : value === 'N' || value === 'false' ? false : value
    default:
      return value.normalize('NFC')
  }
}

/** An object or a list inside a form field is JSON (K-CLIENT-3). */
function jsonOf(text: string): unknown {
  if (!measureJson(text, JSON_LIMITS).ok) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function labelOf(schema: Schema, pointer: string): string {
  let label: string | undefined
  let at: Schema | undefined = schema
  for (const step of pointer.split('/').slice(1)) {
    at = at?.properties?.[step] ?? at?.items
    label = at?.title ?? label
  }
  return label ?? UNNAMED
}

// Compiled on first use: two hundred at the start would cost a quarter of a second.
const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true, keywords: ['widget', 'lenient', 'keepsEmpty'] })
addFormats(ajv, ['date-time', 'date', 'uri'])
ajv.addFormat('email', EMAIL)
const compiled = new WeakMap<object, ValidateFunction>()
function validator(schema: Schema): ValidateFunction {
  const known = compiled.get(schema)
  if (known) return known
  const validate = ajv.compile(schema)
  compiled.set(schema, validate)
  return validate
}
