// Records for staff: one set of calls for every record type (schemas/records). The type is a part of the input, so that a new one needs no
// new call; the pipeline checks its rights by it.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { direction, moment, oneOf, optionalMoment, paging } from '@/schemas/api/base/fields'

const type = Type.String({ title: '종류', minLength: 1, maxLength: 40, pattern: '^[a-z][a-z-]*$' })
const id = Type.String({ title: '번호', minLength: 1, maxLength: 60 })
const ids = Type.Array(id, { title: '고른 것', minItems: 1, maxItems: 500, uniqueItems: true })
const version = Type.Integer({ title: '저장 번호', minimum: 1 })
const Values = Type.Unsafe<Record<string, unknown>>(Type.Object({}, { title: '내용', additionalProperties: true }))
const Person = Type.Object({ id: Type.String(), name: Type.String() })
const search = Type.Optional(Type.String({ title: '찾을 말', maxLength: 100 }))
/** `category:guide,pinned:true`; values of one field widen, fields narrow. */
const filter = Type.Optional(Type.String({ title: '조건', maxLength: 1_000 }))

/** `live` is shown to visitors as stored; `changed` is shown as it was last published; `draft` is not shown. */
export const RECORD_STATES = ['live', 'changed', 'draft'] as const
/** What a list can be narrowed to: a state, those that wait for a moment, or the trash. */
export const RECORD_TABS = [...RECORD_STATES, 'scheduled', 'trash'] as const
export type RecordTab = (typeof RECORD_TABS)[number]
export const RECORD_SORTS = ['name', 'at', 'order', 'updatedAt'] as const

const unknownType = ['404', '그런 종류의 기록이 없습니다.', 404] as const
const missing = ['404', '기록을 찾을 수 없습니다. 지워졌을 수 있습니다.', 404] as const
const stale = ['409', '다른 곳에서 먼저 저장했습니다. 최신 내용을 확인해 주세요.', 409] as const
const hidden = ['403', '볼 권한이 없는 항목으로는 찾거나 거를 수 없습니다.', 403] as const
const invalid = ['400', '내용을 확인해 주세요. 표시된 곳을 고쳐 주세요.'] as const

const State = oneOf('상태', RECORD_STATES)
const Row = Type.Object({
  id: Type.String(),
  name: Type.String(),
  state: State,
  version: Type.Integer(),
  /** The fields that the list shows, and the thumbnail's. */
  values: Values,
  publishAt: optionalMoment,
  withdrawAt: optionalMoment,
  updatedBy: Person,
  updatedAt: moment,
  deletedAt: optionalMoment,
})

const filters = {
  type,
  search,
  filter,
  state: Type.Optional(oneOf('상태', RECORD_TABS)),
  /** Only what the calling person changed last. */
  mine: Type.Optional(Type.Unsafe<'Y'>(Type.String({ title: '내가 고친 것', enum: ['Y'] }))),
}

/**
 * Filtered, sorted and paged by the service. A filtered list is counted to 1,000 while it is read: `isMore` says that `totalCount` is less
 * than there are, and `record.count` counts on.
 */
export const browseRecords = contract({
  at: 'GET /adm/record/browse',
  id: 'record.browse',
  title: '기록 찾아보기',
  access: 'manager',
  right: { of: ({ type: of }) => of, act: 'see' },
  input: Type.Object({
    ...filters,
    sort: Type.Optional(oneOf('정렬', RECORD_SORTS)),
    direction,
    /** Fields sent of each record, comma-separated; the columns of the definition when absent. */
    fields: Type.Optional(Type.String({ title: '보일 항목', maxLength: 1_000 })),
    ...paging(10_000),
  }),
  items: Row,
  item: Type.Object({
    /** How many records each tab has, whatever is searched. */
    counts: Type.Unsafe<Record<'all' | RecordTab, number>>(Type.Object({}, { additionalProperties: { type: 'integer' } })),
    /** Whether there are more than `totalCount`. */
    isMore: Type.Boolean(),
    /** Names of the records that the rows refer to: `products:P1` → 이름. */
    names: Type.Unsafe<Record<string, string>>(Type.Object({}, { additionalProperties: { type: 'string' } })),
  }),
  errors: { unknownType, hidden },
})

/** How many records a filtered list has; 10,000 and `isMore` where there are more. */
export const countRecords = contract({
  at: 'GET /adm/record/count',
  id: 'record.count',
  title: '기록 세기',
  access: 'manager',
  right: { of: ({ type: of }) => of, act: 'see' },
  input: Type.Object(filters),
  item: Type.Object({ total: Type.Integer(), isMore: Type.Boolean() }),
  errors: { unknownType, hidden },
})

const Opened = Type.Object({
  id: Type.String(),
  name: Type.String(),
  version: Type.Integer(),
  state: State,
  values: Values,
  /** What visitors see; null when they see nothing. */
  published: Type.Union([Values, Type.Null()]),
  publishedAt: optionalMoment,
  publishAt: optionalMoment,
  withdrawAt: optionalMoment,
  deletedAt: optionalMoment,
  /** Why the draft could not be published now. */
  problems: Type.Array(Type.Object({ pointer: Type.String(), message: Type.String(), keyword: Type.Optional(Type.String()) })),
  /** Its page for visitors; empty where it has none. */
  path: Type.String(),
  /** The same page with the draft on it, for staff alone; empty where it has none. */
  previewPath: Type.String(),
  updatedBy: Person,
  updatedAt: moment,
})

export const openRecord = contract({
  at: 'GET /adm/record/open',
  id: 'record.open',
  title: '편집할 기록 열기',
  access: 'manager',
  right: { of: ({ type: of }) => of, act: 'see' },
  input: Type.Object({ type, id }),
  item: Opened,
  errors: { unknownType, missing },
})

const Saved = Type.Object({
  id: Type.String(),
  version: Type.Integer(),
  state: State,
  updatedAt: moment,
  problems: Opened.properties.problems,
})

/** A new record is a draft; one of a type without drafts is complete and visible at once. */
export const createRecord = contract({
  at: 'POST /adm/record/create',
  id: 'record.create',
  title: '기록 만들기',
  access: 'manager',
  right: { of: ({ type: of }) => of, act: 'write' },
  codec: 'json',
  input: Type.Object({ type, values: Values }),
  item: Saved,
  errors: { unknownType, invalid },
})

/** The whole form, against the version that it was opened with. The answer to a stale one says who saved, and when. */
export const saveRecord = contract({
  at: 'POST /adm/record/save',
  id: 'record.save',
  title: '기록 저장',
  access: 'manager',
  right: { of: ({ type: of }) => of, act: 'write' },
  codec: 'json',
  input: Type.Object({ type, id, version, values: Values }),
  item: Saved,
  errors: { unknownType, missing, stale, invalid },
})

/** Now, or at a moment; `withdrawAt` ends it by itself. */
export const publishRecord = contract({
  at: 'POST /adm/record/publish',
  id: 'record.publish',
  title: '기록 게시',
  access: 'manager',
  right: { of: ({ type: of }) => of, act: 'publish' },
  codec: 'json',
  input: Type.Object({
    type,
    id,
    version,
    /** ISO 8601; absent for now. */
    publishAt: Type.Optional(Type.String({ title: '게시할 때', format: 'date-time' })),
    withdrawAt: Type.Optional(Type.String({ title: '내릴 때', format: 'date-time' })),
  }),
  item: Saved,
  errors: { unknownType, missing, stale, invalid, past: ['400', '지난 시각으로는 예약할 수 없습니다. 앞으로의 때를 골라 주세요.'] },
})

export const RECORD_ACTS = ['publish', 'withdraw', 'unschedule', 'trash', 'restore', 'set'] as const

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
    ...filters,
    act: oneOf('할 일', RECORD_ACTS),
    ids: Type.Optional(ids),
    /** How many the filter matched on the screen. */
    expected: Type.Optional(Type.Integer({ title: '고른 수', minimum: 1, maximum: 10_000 })),
    /** For `set`: a field with choices or a switch, and its new value. */
    field: Type.Optional(Type.String({ title: '항목', maxLength: 60 })),
    value: Type.Optional(Type.Unsafe<unknown>({ title: '값' })),
  }),
  item: Type.Object({
    /** Undoes the whole act (undoRecords); empty when nothing was done. */
    batch: Type.String(),
    done: Type.Integer(),
    refused: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), why: Type.String() })),
  }),
  errors: {
    unknownType,
    invalid,
    nothing: ['400', '고른 것이 없습니다.'],
    moved: ['409', '목록이 그사이 바뀌어 고른 수와 다릅니다. 목록을 다시 확인해 주세요.', 409],
    tooMany: ['400', '한 번에 1만 개까지 처리할 수 있습니다. 조건을 좁혀 주세요.'],
  },
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
    refused: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), why: Type.String() })),
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

/** Records as a reference field offers them; with `ids`, those that are chosen, the missing ones left out. */
export const listRecordOptions = contract({
  at: 'GET /adm/record/options',
  id: 'record.options',
  title: '고를 수 있는 기록',
  access: 'manager',
  right: { of: ({ type: of }) => of, act: 'see' },
  input: Type.Object({
    type,
    search,
    /** Comma-separated. */
    ids: Type.Optional(Type.String({ title: '고른 것', maxLength: 2_000 })),
  }),
  items: Type.Object({
    id: Type.String(),
    name: Type.String(),
    state: State,
    /** Storage path of its thumbnail; empty without one. */
    picture: Type.String(),
    isDeleted: Type.Boolean(),
  }),
  errors: { unknownType },
})
