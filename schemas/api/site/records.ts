// Records for staff: one set of calls for every record type (schemas/records). The type is a part of the input, so that a new one needs no
// new call; the pipeline checks its rights by it.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { direction, moment, oneOf, optionalMoment, paging } from '@/schemas/api/base/fields'

const type = Type.String({ title: '종류', minLength: 1, maxLength: 40, pattern: '^[a-z][a-z-]*$' })
const id = Type.String({ title: '번호', minLength: 1, maxLength: 60 })
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

export const RECORD_FILTERS = {
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
    ...RECORD_FILTERS,
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
  input: Type.Object(RECORD_FILTERS),
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
  /** Fields of it are kept from the role, and the page would show them: there is no preview. */
  isPreviewHeld: Type.Boolean(),
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

/** A draft with what a record says, under a name of its own; nothing of it is visible. A type without drafts has none: its form is filled instead. */
export const duplicateRecord = contract({
  at: 'POST /adm/record/duplicate',
  id: 'record.duplicate',
  title: '기록 복제',
  access: 'manager',
  right: { of: ({ type: of }) => of, act: 'write' },
  codec: 'json',
  input: Type.Object({ type, id }),
  item: Type.Object({ id: Type.String(), name: Type.String() }),
  errors: {
    unknownType,
    missing,
    undrafted: ['400', '초안이 없는 종류입니다. 새로 만드는 화면에서 복제해 주세요.'],
    taken: ['409', '복제본의 번호를 정하지 못했습니다. 다시 시도해 주세요.', 409],
  },
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
