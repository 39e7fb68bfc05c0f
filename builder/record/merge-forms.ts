// Merges two changes of one record. What only one of them changed is taken; what both changed differently is a conflict.
import { isAlike } from '../inspector/target'
import type { FieldSchema } from '../inspector/field-schema'
import { under, valueAt, withValueAt } from '../inspector/value-at'

export interface FormConflict {
  pointer: string
  title: string
  schema: FieldSchema
  mine: unknown
  theirs: unknown
}

interface Part {
  pointer: string
  schema: FieldSchema
}

/** @param base the form that both started from. @returns the other form with my own changes in it, and the remaining conflicts. */
export function mergeForms<F extends object>(schema: FieldSchema, base: F, mine: F, theirs: F): { merged: F; conflicts: FormConflict[] } {
  let merged = theirs
  const conflicts: FormConflict[] = []
  for (const { pointer, schema: part } of partsOf(schema)) {
    const [was, own, other] = [base, mine, theirs].map((form) => valueAt(form, pointer))
    if (isAlike(own, was) || isAlike(own, other)) continue
    if (isAlike(other, was)) merged = withValueAt(merged, pointer, own) as F
    else conflicts.push({ pointer, title: part.title ?? pointer.slice(1), schema: part, mine: own, theirs: other })
  }
  return { merged, conflicts }
}

/** The same form with my side of a conflict. */
export const withMine = <F extends object>(form: F, { pointer, mine }: FormConflict): F => withValueAt(form, pointer, mine) as F

/** The fields of a form; those of a group are merged each by itself, a picture as one. */
const partsOf = ({ properties = {} }: FieldSchema): Part[] =>
  Object.entries(properties).flatMap(([name, schema]) =>
    schema.properties && schema.widget !== 'image'
      ? Object.entries(schema.properties).map(([part, one]) => ({ pointer: under(under('', name), part), schema: one }))
      : [{ pointer: under('', name), schema }],
  )
