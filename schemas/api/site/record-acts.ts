// What is done to many records at once, and how it is undone. The calls for one record are in records.ts.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { oneOf } from '@/schemas/api/base/fields'
import { RECORD_FILTERS } from './records'

const { type } = RECORD_FILTERS
const id = Type.String({ title: '번호', minLength: 1, maxLength: 60 })
const ids = Type.Array(id, { title: '고른 것', minItems: 1, maxItems: 500, uniqueItems: true })
const Refusals = Type.Array(Type.Object({ id: Type.String(), name: Type.String(), why: Type.String() }))

const unknownType = ['404', '그런 종류의 기록이 없습니다.', 404] as const
const missing = ['404', '기록을 찾을 수 없습니다. 지워졌을 수 있습니다.', 404] as const
const invalid = ['400', '내용을 확인해 주세요. 표시된 곳을 고쳐 주세요.'] as const
const chosen = {
  nothing: ['400', '고른 것이 없습니다.'],
  moved: ['409', '목록이 그사이 바뀌어 고른 수와 다릅니다. 목록을 다시 확인해 주세요.', 409],
  tooMany: ['400', '한 번에 1만 개까지 처리할 수 있습니다. 조건을 좁혀 주세요.'],
} as const

export const RECORD_ACTS = ['publish', 'withdraw', 'unschedule', 'trash', 'restore', 'set'] as const
/** How `set` changes a field: to a value, to what a new record has, or by what a list gains or loses. */
export const SET_MODES = ['set', 'clear', 'add', 'remove'] as const

/** For `set`: a field, how it changes, and the value; for a list `add` and `remove` take a list of values. */
const CHANGE = {
  field: Type.Optional(Type.String({ title: '항목', maxLength: 60 })),
  mode: Type.Optional(oneOf('바꾸는 방법', SET_MODES)),
  value: Type.Optional(Type.Unsafe<unknown>({ title: '값' })),
}
/** Which records: some by their ids, or all that a list matches, with the number that was seen. */
const WHICH = {
  ids: Type.Optional(ids),
  /** How many the filter matched on the screen. */
  expected: Type.Optional(Type.Integer({ title: '고른 수', minimum: 1, maximum: 10_000 })),
}

/**
 * The same act on several records, each by itself: what cannot be done is named and left as it was. Either ids, or the filter of a list
 * with the number of records that staff saw; another number is refused, so that nobody changes what they did not see.
 */
export const actOnRecords = contract({
  at: 'POST /adm/record/act',
  id: 'record.act',
  title: '기록 여러 개 처리',
  access: 'manager',
  right: { of: ({ type: of }) => of, act: 'write' },
  // Ten thousand records at most, in one transaction.
  deadline: 30_000,
  codec: 'json',
  input: Type.Object({
    ...RECORD_FILTERS,
    act: oneOf('할 일', RECORD_ACTS),
    ...WHICH,
    ...CHANGE,
  }),
  item: Type.Object({
    /** Undoes the whole act (undoRecords); empty when nothing was done. */
    batch: Type.String(),
    done: Type.Integer(),
    /** Of `set`: those that are so already, and were left alone. */
    same: Type.Integer(),
    refused: Refusals,
  }),
  errors: {
    unknownType,
    invalid,
    ...chosen,
  },
})

/** What a change of a field would do to each of these records; nothing is written. */
export const tryRecordChange = contract({
  at: 'POST /adm/record/tryChange',
  id: 'record.tryChange',
  title: '여러 기록의 값 바꾸기 미리 보기',
  access: 'manager',
  right: { of: ({ type: of }) => of, act: 'write' },
  deadline: 30_000,
  codec: 'json',
  input: Type.Object({ ...RECORD_FILTERS, ...WHICH, ...CHANGE }),
  item: Type.Object({
    /** How many would change, and how many of them visitors would see changed at once. */
    changed: Type.Integer(),
    live: Type.Integer(),
    same: Type.Integer(),
    refused: Refusals,
    /** What those that would change have now, the most frequent first, each with how many have it; the rest is a number of values. */
    from: Type.Array(Type.Object({ value: Type.Optional(Type.Unsafe<unknown>({ title: '값' })), count: Type.Integer() })),
    moreValues: Type.Integer(),
    /** Some of those that would change. */
    some: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
    /** Names of the records that the earlier values and the new one refer to: `products:P1` → 이름. */
    names: Type.Record(Type.String(), Type.String()),
  }),
  errors: { unknownType, invalid, ...chosen },
})

/** Puts every record of a batch back, except those that somebody changed since. */
export const undoRecords = contract({
  at: 'POST /adm/record/undo',
  id: 'record.undo',
  title: '기록 처리 되돌리기',
  access: 'manager',
  right: { of: ({ type: of }) => of, act: 'write' },
  deadline: 30_000,
  codec: 'json',
  input: Type.Object({ type, batch: Type.String({ title: '처리 번호', minLength: 1, maxLength: 40 }) }),
  item: Type.Object({
    done: Type.Integer(),
    refused: Refusals,
  }),
  errors: { unknownType, missing: ['404', '되돌릴 처리를 찾을 수 없습니다.', 404] },
})

/** Puts a record before another of the list, or at the end; in a tree also below another parent. Visible at once. */
export const moveRecord = contract({
  at: 'POST /adm/record/move',
  id: 'record.move',
  title: '기록 차례 바꾸기',
  access: 'manager',
  right: { of: ({ type: of }) => of, act: 'write' },
  codec: 'json',
  input: Type.Object({
    type,
    id,
    /** The record that comes after it; absent for the end. */
    before: Type.Optional(id),
    /** New parent in a tree; absent for the same one. */
    parent: Type.Optional(Type.String({ title: '위 항목', maxLength: 60 })),
    /** True for no parent at all: a call drops empty texts. */
    isTop: Type.Optional(Type.Boolean({ title: '맨 위로' })),
  }),
  item: Type.Object({ batch: Type.String() }),
  errors: {
    unknownType,
    missing,
    unordered: ['400', '순서를 바꿀 수 없는 목록입니다.'],
    inside: ['400', '자기 아래로는 옮길 수 없습니다.'],
    refused: ['409', '옮길 수 없습니다.', 409],
  },
})
