// What is known of records beside themselves: where they stand, what became of them, and which have certain words. The calls that change
// them are in records.ts.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { moment, oneOf } from '@/schemas/api/base/fields'
import { RECORD_STATES } from './records'

const type = Type.String({ title: '종류', minLength: 1, maxLength: 40, pattern: '^[a-z][a-z-]*$' })
const id = Type.String({ title: '번호', minLength: 1, maxLength: 60 })
const Values = Type.Unsafe<Record<string, unknown>>(Type.Object({}, { title: '내용', additionalProperties: true }))
const Person = Type.Object({ id: Type.String(), name: Type.String() })
const State = oneOf('상태', RECORD_STATES)
const unknownType = ['404', '그런 종류의 기록이 없습니다.', 404] as const

/** One place that uses a record or a document. */
export const UsageLine = Type.Object({
  kind: oneOf('종류', ['page', 'fragment', 'popup', 'template', 'record']),
  /** Record type of a record; empty otherwise. */
  type: Type.String(),
  /** Id of a record; route or name of a document, by which the builder opens it. */
  id: Type.String(),
  /** What staff call it. */
  name: Type.String(),
  isPublished: Type.Boolean(),
})

/** Where a record stands: pages and other documents whose blocks name it, and records that refer to it. */
export const listRecordUsages = contract({
  at: 'GET /adm/record/usages',
  id: 'record.usages',
  title: '기록이 쓰인 곳',
  access: 'manager',
  right: { of: ({ type: of }) => of, act: 'see' },
  input: Type.Object({ type, id }),
  items: UsageLine,
  errors: { unknownType },
})

export const listRecordChanges = contract({
  at: 'GET /adm/record/changes',
  id: 'record.changes',
  title: '기록의 지난 내용',
  access: 'manager',
  right: { of: ({ type: of }) => of, act: 'see' },
  input: Type.Object({ type, id }),
  items: Type.Object({
    seq: Type.Integer(),
    action: Type.String(),
    version: Type.Integer(),
    /** The values after this change. */
    values: Values,
    by: Person,
    at: moment,
  }),
  errors: { unknownType },
})

/** Records of every type that one may see, by the words of their names and texts: for the search over everything. */
export const findRecords = contract({
  at: 'GET /adm/record/find',
  id: 'record.find',
  title: '모든 기록에서 찾기',
  access: 'manager',
  input: Type.Object({ search: Type.String({ title: '찾을 말', minLength: 1, maxLength: 100 }) }),
  items: Type.Object({
    type: Type.String(),
    id: Type.String(),
    name: Type.String(),
    state: State,
    updatedAt: moment,
    /** Whether its name has the words; those stand first. */
    isNamed: Type.Boolean(),
  }),
})
