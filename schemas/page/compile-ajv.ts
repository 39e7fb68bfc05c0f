// One Ajv for documents and props, created where schemas are compiled, because modules are reloaded in development and an `$id` may be
// added once only.
import { Ajv } from 'ajv'
import type { TSchema } from 'typebox'
import { AJV_OPTIONS } from './ajv-options'
import type { Validator } from './validator'

const ajv = new Ajv(AJV_OPTIONS)

export const compile = (schema: TSchema): Validator => ajv.compile(schema)
