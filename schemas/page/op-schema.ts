// The operations that change a page, in the wire format; ops.ts applies them.
import { Type } from 'typebox'
import type { Block } from './document'
import { FIELDS, HEAD_FIELDS } from './ops'

const Id = Type.String({ minLength: 1, maxLength: 64 })
const Target = Type.Object({
  parent: Type.Union([Id, Type.Null()]),
  slot: Type.String({ maxLength: 64 }),
  index: Type.Integer({ minimum: 0 }),
})
const Step = Type.Union([Type.String({ maxLength: 100 }), Type.Integer({ minimum: 0 })])
/** The key before which a new key is written; absent: at the end. */
const before = Type.Optional(Type.String({ maxLength: 100 }))
const value = Type.Optional(Type.Unknown())

const oneOf = <const T extends readonly string[]>(names: T) => Type.Unsafe<T[number]>({ type: 'string', enum: names })
const closed = { additionalProperties: false }

/** An operation in the wire format. `value` absent means: remove the key. */
export const OpSchema = Type.Union([
  Type.Object(
    { op: Type.Literal('insert'), at: Target, block: Type.Unsafe<Block>(Type.Object({}, { additionalProperties: true })) },
    closed,
  ),
  Type.Object({ op: Type.Literal('remove'), id: Id }, closed),
  /** `to.index` counts the target list without the moved block. */
  Type.Object({ op: Type.Literal('move'), id: Id, to: Target }, closed),
  Type.Object({ op: Type.Literal('setProp'), id: Id, path: Type.Array(Step, { minItems: 1, maxItems: 20 }), value, before }, closed),
  Type.Object({ op: Type.Literal('setField'), id: Id, field: oneOf(FIELDS), value, before }, closed),
  Type.Object({ op: Type.Literal('setHead'), field: oneOf(HEAD_FIELDS), value, before }, closed),
  /** Replaces the block by another with the same id; its children are replaced as well. */
  Type.Object({ op: Type.Literal('replace'), id: Id, block: Type.Unsafe<Block>(Type.Object({}, { additionalProperties: true })) }, closed),
])
