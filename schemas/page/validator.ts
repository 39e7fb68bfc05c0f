// One Ajv for documents and props, made where schemas are compiled, because modules are reloaded in development
// and an `$id` may be added once only. Schemas are compiled when first met: two hundred at start cost a quarter of a second.
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { TSchema } from 'typebox'

const strict = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true, verbose: false, keywords: ['widget'] })
addFormats(strict, ['date-time', 'date', 'email', 'uri'])

const compiled = new WeakMap<object, ValidateFunction>()

/** All errors of `value` against `schema`; empty when it fits. */
export function errorsOf(schema: TSchema, value: unknown): ErrorObject[] {
  let validate = compiled.get(schema)
  if (!validate) compiled.set(schema, (validate = strict.compile(schema)))
  if (validate(value)) return []
  const errors = validate.errors ?? []
  // A choice that nothing fits is one problem, not one for each of its branches.
  const choices = new Set(errors.filter((error) => error.keyword === 'anyOf').map((error) => error.schemaPath))
  return errors.filter((error) => ![...choices].some((choice) => error.schemaPath.startsWith(`${choice}/`)))
}
