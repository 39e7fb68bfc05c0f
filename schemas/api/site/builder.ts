// The calls of the builder (SYS-05) besides saving and publishing one page (schemas/api/site/pages.ts).
import { Type } from 'typebox'
import { KINDS, LAYOUTS, type Block, type Kind, type Layout, type PageDocument } from '@/schemas/page/document'
import { OpSchema } from '@/schemas/page/op-schema'
import { contract } from '@/schemas/api/base/contract'
import { direction, moment, paging, search } from '@/schemas/api/base/fields'
import type { Act } from '@/schemas/rules/base/rights'

const kind = Type.Unsafe<Kind>(Type.String({ title: '문서 종류', enum: [...KINDS] }))
const id = Type.String({ title: '문서 번호', minLength: 1, maxLength: 64 })
const ids = Type.Array(id, { title: '문서 번호', minItems: 1, maxItems: 100, uniqueItems: true })
const draftNumber = Type.Integer({ title: '초안 번호', minimum: 1 })
const name = Type.String({ title: '주소 또는 이름표', minLength: 1, maxLength: 500 })
const title = Type.String({ title: '제목', minLength: 1, maxLength: 120 })
const Person = Type.Object({ id: Type.String(), name: Type.String() })

const missing = ['404', '문서를 찾을 수 없습니다.', 404] as const
const stale = ['409', '다른 곳에서 먼저 저장했습니다. 최신 초안을 확인해 주세요.', 409] as const
const taken = ['409', '같은 주소나 이름표를 쓰는 문서가 이미 있습니다.', 409] as const

export const STATUSES = ['draft', 'published', 'changed', 'withdrawn', 'trash'] as const
/** 초안 · 게시됨 · 게시본과 다름 · 내림 · 휴지통 */
export type PageStatus = (typeof STATUSES)[number]
export const SECTIONS = ['home', 'styling', 'zin', 'event', 'store', 'member', 'mypage', 'cs', 'brand', 'etc', 'other'] as const
export type Section = (typeof SECTIONS)[number]
export const SORTS = ['updatedAt', 'title', 'name', 'publishedAt'] as const

/** One row of the list of documents. */
const Row = Type.Object({
  id: Type.String(),
  kind,
  name: Type.String({ description: '페이지는 주소, 나머지는 이름표' }),
  title: Type.String(),
  layout: Type.Union([Type.String(), Type.Null()]),
  section: Type.String(),
  status: Type.Unsafe<PageStatus>(Type.String({ enum: [...STATUSES] })),
  draftNumber: Type.Integer(),
  publishedNumber: Type.Union([Type.Integer(), Type.Null()]),
  publishedAt: Type.Union([moment, Type.Null()]),
  /** Problems that publishing the draft would refuse. */
  problems: Type.Integer(),
  updatedBy: Person,
  updatedAt: moment,
  locked: Type.Boolean({ description: '시스템 페이지: 지울 수 없음' }),
})

/** The list of `/ice_builder`: filtered, sorted and paged by the service (row 40 of the builders' table). */
export const browsePages = contract({
  at: 'GET /adm/foPage/browse',
  id: 'builder.browse',
  title: '문서 찾아보기',
  access: 'manager',
  right: { of: 'pages', act: 'see' },
  input: Type.Object({
    kind: Type.Optional(kind),
    /** Words of title, route or name; initial consonants match too. */
    search,
    status: Type.Optional(Type.Unsafe<PageStatus>(Type.String({ title: '상태', enum: [...STATUSES] }))),
    section: Type.Optional(Type.Unsafe<Section>(Type.String({ title: '구역', enum: [...SECTIONS] }))),
    layout: Type.Optional(Type.Unsafe<Layout>(Type.String({ title: '틀', enum: [...LAYOUTS] }))),
    hasProblems: Type.Optional(Type.Unsafe<'Y' | 'N'>(Type.String({ enum: ['Y', 'N'] }))),
    /** Only what the calling person changed last. */
    mine: Type.Optional(Type.Unsafe<'Y'>(Type.String({ title: '내가 고친 것', enum: ['Y'] }))),
    sort: Type.Optional(Type.Unsafe<(typeof SORTS)[number]>(Type.String({ title: '정렬', enum: [...SORTS] }))),
    direction,
    ...paging(10_000),
  }),
  items: Row,
  /** How many documents each status has under the same search, section and layout: the tabs of the list. */
  item: Type.Object({
    counts: Type.Unsafe<Record<'all' | PageStatus, number>>(Type.Object({}, { additionalProperties: { type: 'integer' } })),
  }),
})

/** The data that the editor needs to start: the stored draft, and its number for saving. */
const Draft = Type.Object({
  id: Type.String(),
  kind,
  name: Type.String(),
  definition: Type.Unsafe<PageDocument>(Type.Object({}, { additionalProperties: true })),
  draftNumber: Type.Integer(),
  status: Type.Unsafe<PageStatus>(Type.String({ enum: [...STATUSES] })),
  publishedNumber: Type.Union([Type.Integer(), Type.Null()]),
  updatedBy: Person,
  updatedAt: moment,
})
export const openDraft = contract({
  at: 'GET /adm/foPage/open',
  id: 'builder.open',
  title: '편집할 초안 열기',
  access: 'manager',
  right: { of: 'pages', act: 'see' },
  /** By number, or by kind and name: a page's route, or a path that it matches. `missing` says where the page has moved (`movedTo`). */
  input: Type.Object({ id: Type.Optional(id), kind: Type.Optional(kind), name: Type.Optional(name) }),
  item: Draft,
  errors: { missing },
})

/** Autosave: operations in order, with the draft they were made on. A repeated `saveKey` is one save (R6). */
export const saveOps = contract({
  at: 'POST /adm/foPage/ops',
  id: 'builder.ops',
  title: '편집 내용 저장',
  access: 'manager',
  right: { of: 'pages', act: 'write' },
  codec: 'json',
  maxBytes: 8 * 1024 * 1024,
  input: Type.Object({
    id,
    draftNumber,
    ops: Type.Array(OpSchema, { title: '편집', minItems: 1, maxItems: 5_000 }),
    saveKey: Type.String({ title: '저장 번호', minLength: 8, maxLength: 64 }),
  }),
  item: Type.Object({ id: Type.String(), draftNumber: Type.Integer(), updatedAt: moment }),
  errors: {
    invalid: ['400', '편집 내용을 저장할 수 없습니다. 표시된 곳을 고쳐 주세요.'],
    mismatch: ['409', '저장된 초안과 맞지 않는 편집입니다. 최신 초안을 확인해 주세요.', 409],
    stale,
    taken,
    missing,
  },
})

export const createPage = contract({
  at: 'POST /adm/foPage/create',
  id: 'builder.create',
  title: '문서 만들기',
  access: 'manager',
  right: { of: 'pages', act: 'write' },
  codec: 'json',
  maxBytes: 8 * 1024 * 1024,
  /** Empty, from a template (`templateId`), as a copy (`copyOf`), or from an imported definition. */
  input: Type.Object({
    kind,
    name,
    title,
    layout: Type.Optional(Type.Unsafe<Layout>(Type.String({ title: '틀', enum: [...LAYOUTS] }))),
    templateId: Type.Optional(id),
    copyOf: Type.Optional(id),
    definition: Type.Optional(Type.Object({}, { title: '페이지 정의', additionalProperties: true })),
  }),
  item: Type.Object({ id: Type.String(), name: Type.String(), draftNumber: Type.Integer() }),
  errors: { invalid: ['400', '문서를 만들 수 없습니다. 표시된 곳을 고쳐 주세요.'], taken, missing },
})

export const renamePage = contract({
  at: 'POST /adm/foPage/rename',
  id: 'builder.rename',
  title: '제목 바꾸기',
  access: 'manager',
  right: { of: 'pages', act: 'write' },
  input: Type.Object({ id, title, draftNumber }),
  item: Type.Object({ id: Type.String(), draftNumber: Type.Integer() }),
  errors: { missing, stale },
})

const Outcomes = Type.Object({
  id: Type.String(),
  ok: Type.Boolean(),
  message: Type.String(),
  problems: Type.Optional(
    Type.Array(
      Type.Object({
        pointer: Type.String(),
        message: Type.String(),
        place: Type.Optional(Type.String()),
        blockId: Type.Optional(Type.String()),
      }),
    ),
  ),
})
/** Many at once: each document has its own outcome, and is validated like a single one. */
const many = (at: string, name: string, label: string, act: Act) =>
  contract({
    at,
    id: name,
    title: label,
    access: 'manager',
    right: { of: 'pages', act },
    codec: 'json',
    input: Type.Object({ ids }),
    items: Outcomes,
  })

export const publishMany = many('POST /adm/svcPageDeploy/deployMany', 'builder.publishMany', '골라서 게시', 'publish')
export const withdrawPages = many('POST /adm/svcPageDeploy/withdraw', 'builder.withdraw', '게시 내리기', 'publish')
export const trashPages = many('POST /adm/foPage/trash', 'builder.trash', '휴지통으로 옮기기', 'write')
export const recoverPages = many('POST /adm/foPage/recover', 'builder.recover', '휴지통에서 되살리기', 'write')

export const listRevisions = contract({
  at: 'GET /adm/foPage/history',
  id: 'builder.history',
  title: '게시 이력',
  access: 'manager',
  right: { of: 'pages', act: 'see' },
  input: Type.Object({ id }),
  items: Type.Object({
    revisionId: Type.String(),
    number: Type.Integer(),
    createdBy: Person,
    createdAt: moment,
    current: Type.Boolean(),
    blocks: Type.Integer({ description: '블록 수' }),
  }),
  errors: { missing },
})
export const readRevision = contract({
  at: 'GET /adm/foPage/revision',
  id: 'builder.revision',
  title: '게시 이력 한 판 보기',
  access: 'manager',
  right: { of: 'pages', act: 'see' },
  input: Type.Object({ revisionId: Type.String({ title: '판 번호', minLength: 1, maxLength: 64 }) }),
  item: Type.Object({ number: Type.Integer(), definition: Type.Unsafe<PageDocument>(Type.Object({}, { additionalProperties: true })) }),
  errors: { missing },
})
/** Replaces the draft by a revision; nothing is published, and the revision itself never changes. */
export const restoreRevision = contract({
  at: 'POST /adm/foPage/restore',
  id: 'builder.restore',
  title: '이전 버전을 초안으로 되돌리기',
  access: 'manager',
  right: { of: 'pages', act: 'write' },
  input: Type.Object({ id, revisionId: Type.String({ title: '판 번호', minLength: 1, maxLength: 64 }), draftNumber }),
  item: Type.Object({ id: Type.String(), draftNumber: Type.Integer() }),
  errors: { missing, stale },
})

/** Documents that use a fragment, published or in draft. */
export const listUsages = contract({
  at: 'GET /adm/foPage/usages',
  id: 'builder.usages',
  title: '공통 조각을 쓰는 문서',
  access: 'manager',
  right: { of: 'pages', act: 'see' },
  input: Type.Object({ name: Type.String({ title: '이름표', minLength: 1, maxLength: 80 }) }),
  items: Type.Object({
    id: Type.String(),
    kind,
    name: Type.String(),
    title: Type.String(),
    published: Type.Boolean(),
    draft: Type.Boolean(),
  }),
})

/** Every path of the site, for the link picker and the check of links. */
export const listRoutes = contract({
  at: 'GET /adm/foPage/routes',
  id: 'builder.routes',
  title: '연결할 수 있는 주소',
  access: 'manager',
  right: { of: 'pages', act: 'see' },
  input: Type.Object({}),
  items: Type.Object({ route: Type.String(), title: Type.String(), published: Type.Boolean(), dynamic: Type.Boolean() }),
})

/** Fragments and templates for the palette, with their blocks. */
export const listPieces = contract({
  at: 'GET /adm/foPage/pieces',
  id: 'builder.pieces',
  title: '공통 조각과 서식',
  access: 'manager',
  right: { of: 'pages', act: 'see' },
  // Pages are no pieces: all of them with all their blocks would be too large.
  input: Type.Object({
    kind: Type.Unsafe<Exclude<Kind, 'page'>>(Type.String({ title: '문서 종류', enum: KINDS.filter((one) => one !== 'page') })),
  }),
  items: Type.Object({
    id: Type.String(),
    name: Type.String(),
    title: Type.String(),
    published: Type.Boolean(),
    blocks: Type.Unsafe<Block[]>(Type.Array(Type.Object({}, { additionalProperties: true }))),
  }),
})

/** A link to the draft for a reader without an account; a press opens it once, within ten minutes, for half an hour. */
export const makePreviewLink = contract({
  at: 'POST /adm/preview/link',
  id: 'preview.link',
  title: '미리 보기 링크 만들기',
  access: 'manager',
  right: { of: 'pages', act: 'see' },
  input: Type.Object({ path: Type.String({ title: '주소', minLength: 1, maxLength: 2048, pattern: '^/' }) }),
  item: Type.Object({ url: Type.String(), expiresAt: moment }),
})
