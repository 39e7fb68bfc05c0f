import type { TSchema } from 'typebox'
import type { Validator } from './validator'

/** Replaces Ajv in the browser, where compilation is not allowed. */
export function compile(schema: TSchema): Validator {
  const { title = 'a schema' } = schema as { title?: string }
  throw new Error(`There is no validator of ${title} yet: wait for loadValidators().`)
}
