// Validators by their schemas. On a server they are compiled by Ajv on first use: two hundred at start cost a quarter of a second. A
// browser may not compile (it needs `eval`, which our policy forbids), so there the same validators, generated as plain code by the
// server (standalone-validators.ts), are added before anything is checked. `#compile` is Ajv or nothing, by the conditions of
// package.json.
import { compile } from '#compile'
import type { ErrorObject } from 'ajv'
import type { TSchema } from 'typebox'

export interface Validator {
  (value: unknown): boolean
  errors?: ErrorObject[] | null
}

const key = Symbol.for('maru.validators')
const compiled = ((globalThis as Record<symbol, unknown>)[key] ??= new WeakMap()) as WeakMap<object, Validator>

/** Uses `validate` for `schema`. */
export const addValidator = (schema: TSchema, validate: Validator): void => void compiled.set(schema, validate)

/** Uses `validate` for `schema` where nothing else validates it: in a browser without the generated validators. */
export function addMissingValidator(schema: TSchema, validate: Validator): void {
  if (!compiled.has(schema)) compiled.set(schema, validate)
}

/** All errors of `value` against `schema`; empty when it fits. */
export function errorsOf(schema: TSchema, value: unknown): ErrorObject[] {
  let validate = compiled.get(schema)
  if (!validate) compiled.set(schema, (validate = compile(schema)))
  if (validate(value)) return []
  const errors = validate.errors ?? []
  // A choice without a match is one problem, not one per branch.
  const choices = new Set(errors.filter((error) => error.keyword === 'anyOf').map((error) => error.schemaPath))
  return errors.filter((error) => ![...choices].some((choice) => error.schemaPath.startsWith(`${choice}/`)))
}
