interface Schema {
  type?: string | string[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
  minItems?: number
  pattern?: string
  format?: string
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
}
type Path = (string | number)[]

/** A length that no fault needs more of. */
const LONG = 5_000

/** Copies of a fitting value, each with one fault that its schema names: every field of it in every way that a field can be wrong. */
export function faultyValues(schema: object, value: unknown): unknown[] {
  return faultsIn(schema, value, []).map(({ path, wrong }) => withAt(value, path, wrong))
}

const GONE = Symbol('gone')

function faultsIn(schema: Schema, value: unknown, path: Path): { path: Path; wrong: unknown }[] {
  const own = path.length === 0 ? [] : wrongFor(schema).map((wrong) => ({ path, wrong }))
  if (schema.properties && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const fields = Object.entries(schema.properties).flatMap(([name, field]) =>
      faultsIn(field, (value as Record<string, unknown>)[name], [...path, name]),
    )
    const missing = (schema.required ?? []).map((name) => ({ path: [...path, name], wrong: GONE }))
    return [...own, ...fields, ...missing, { path: [...path, 'unheardOf'], wrong: 1 }]
  }
  if (schema.items && Array.isArray(value) && value.length > 0) return [...own, ...faultsIn(schema.items, value[0], [...path, 0])]
  return own
}

function wrongFor(schema: Schema): unknown[] {
  const { type, minLength = 0, maxLength, minimum, maximum, minItems = 0, maxItems, pattern, format, anyOf } = schema
  if (schema.enum || anyOf) return ['no-such-choice', 17]
  const wrong: unknown[] = [type === 'object' ? 'text' : { an: 'object' }]
  if (type === 'string') {
    if (minLength > 0) wrong.push('')
    if (maxLength !== undefined && maxLength < LONG) wrong.push('가'.repeat(maxLength + 1))
    if (pattern !== undefined || format !== undefined) wrong.push('?? ??')
  }
  if (minimum !== undefined) wrong.push(minimum - 1)
  if (maximum !== undefined) wrong.push(maximum + 1)
  if (type === 'array') {
    if (minItems > 0) wrong.push([])
    if (maxItems !== undefined && maxItems < 200) wrong.push(Array.from({ length: maxItems + 1 }, () => ({})))
  }
  return wrong
}

function withAt(value: unknown, [step, ...rest]: Path, wrong: unknown): unknown {
  if (step === undefined) return wrong
  if (Array.isArray(value)) return value.map((one: unknown, i) => (i === step ? withAt(one, rest, wrong) : one))
  const object = { ...(value as Record<string, unknown> | undefined) }
  const next = rest.length > 0 ? withAt(object[step], rest, wrong) : wrong
  if (next === GONE) delete object[step]
  else object[step] = next
  return object
}
