import type { FieldSchema } from '@/builder/inspector/field-schema'
import { isChangeable } from '@/schemas/records/change-field'
import type { AnyRecordType } from '@/schemas/records/define-record'
import type { Rights } from '@/schemas/rules/base/rights'
import { fieldsOf } from './use-codes'

export interface ChangeableField {
  name: string
  title: string
  schema: FieldSchema
}

/** The fields that the role may change for many records at once. What can be chosen by another field of the same record is none of them. */
export const changeableFields = (type: AnyRecordType, rights: Rights): ChangeableField[] =>
  Object.entries(fieldsOf(type)).flatMap(([name, schema]) => {
    const dependsOnRecord = (schema.source ?? schema.items?.source)?.startsWith('attributes:') === true
    return !dependsOnRecord && isChangeable(type, { field: name, mode: 'clear' }) && rights.writes(type.type, name)
      ? [{ name, title: schema.title ?? name, schema }]
      : []
  })
