import { Type } from 'typebox'
import { KINDS, type Block, type GuardName, type Kind, type Layout } from '@/schemas/page/document'
import { contract } from '@/schemas/api/base/contract'
import { CLICKING } from '@/schemas/api/base/rate-limit'

const Route = Type.String({ title: '페이지 주소', minLength: 1, maxLength: 2048 })
const SiteFields = {
  _refInstanceId: Type.Optional(Type.String({ maxLength: 200 })),
  deviceType: Type.Optional(Type.String({ maxLength: 20 })),
  referenceView: Type.Optional(Type.String({ maxLength: 20 })),
  includeReferenced: Type.Optional(Type.String({ maxLength: 20 })),
}

/** A document in the wire format: as stored, with its route under the contract's name and the values of the path's parameters. */
const PageDefinition = Type.Object({
  schemaVersion: Type.Literal(1),
  kind: Type.Unsafe<Kind>(Type.String({ enum: [...KINDS] })),
  id: Type.Optional(Type.String()),
  pageRoute: Type.String(),
  route: Type.Optional(Type.String()),
  title: Type.String(),
  layout: Type.Optional(Type.Unsafe<Layout>(Type.String())),
  guard: Type.Optional(Type.Unsafe<GuardName[]>(Type.Array(Type.String()))),
  subject: Type.Optional(Type.String()),
  seo: Type.Optional(
    Type.Object({ noindex: Type.Optional(Type.Boolean()), description: Type.Optional(Type.String()), image: Type.Optional(Type.String()) }),
  ),
  blocks: Type.Unsafe<Block[]>(Type.Array(Type.Object({}, { additionalProperties: true }))),
  params: Type.Unsafe<Record<string, string>>(Type.Object({}, { additionalProperties: { type: 'string' } })),
  status: Type.Union([Type.Literal('draft'), Type.Literal('published')]),
  meta: Type.Object({
    documentId: Type.String(),
    /** Number of the revision, or of the draft. */
    number: Type.Integer(),
    updatedAt: Type.String(),
  }),
})

/** Shape of every page, in the list of the builder. */
const PageHead = Type.Object({
  id: Type.String(),
  kind: Type.Unsafe<Kind>(Type.String({ enum: [...KINDS] })),
  pageRoute: Type.String(),
  title: Type.String(),
  layout: Type.Union([Type.String(), Type.Null()]),
  status: Type.Union([Type.Literal('draft'), Type.Literal('published')]),
  draftNumber: Type.Integer(),
  publishedNumber: Type.Union([Type.Integer(), Type.Null()]),
  edited: Type.Boolean(),
  updatedBy: Type.String(),
  updatedAt: Type.String(),
})

const missing = { missing: ['404', '페이지를 찾을 수 없습니다.', 404] } as const

export const getPage = contract({
  at: 'GET /svc/service/page',
  id: 'cms.page',
  title: '게시된 페이지 정의 조회',
  access: 'visitor',
  input: Type.Object({
    pageRoute: Type.Optional(Route),
    kind: Type.Optional(Type.Unsafe<Kind>(Type.String({ title: '문서 종류', enum: [...KINDS] }))),
    name: Type.Optional(Type.String({ title: '이름표', maxLength: 500 })),
    ...SiteFields,
  }),
  item: PageDefinition,
  errors: missing,
  // The page of a path is known only after the lookup, so the operation itself depends on `page:` and `pages`.
  tags: ({ kind, name }) => (kind === 'fragment' && name ? [`fragment:${name}`] : []),
})

export const listPublished = contract({
  at: 'GET /svc/service/pageList',
  id: 'cms.pageList',
  title: '검색에 공개된 주소 목록',
  access: 'visitor',
  input: Type.Object({}),
  items: Type.Object({ path: Type.String(), updatedAt: Type.String() }),
  // One for every subject of services/site/pages/records-of.ts.
  tags: () => [
    'pages',
    'alliances',
    'brand-articles',
    'categories',
    'consulting-stories',
    'events',
    'interiors',
    'notices',
    'products',
    'styling:style-trend',
    'styling:style-guide',
    'styling:life-book',
    'styling:trendship',
    'winners',
  ],
})

export const getContent = contract({
  at: 'GET /svc/service/content',
  id: 'cms.content',
  title: '콘텐츠 조회',
  access: 'visitor',
  input: Type.Object({
    id: Type.String({ title: '콘텐츠 번호', minLength: 1, maxLength: 200 }),
    referenceView: Type.Optional(Type.String({ maxLength: 20 })),
  }),
  item: Type.Object({ id: Type.String(), kind: Type.String(), body: Type.Unknown(), updatedAt: Type.String() }),
  errors: { missing: ['404', '콘텐츠를 찾을 수 없습니다.', 404] },
  tags: ({ id }) => [`content:${id}`],
})

export const getSite = contract({
  at: 'GET /svc/service/site',
  id: 'service.site',
  title: '사이트 정보와 테마 조회',
  access: 'visitor',
  input: Type.Object({ id: Type.Optional(Type.String({ title: '사이트 번호', maxLength: 40 })) }),
  item: Type.Object({
    id: Type.String(),
    name: Type.String(),
    theme: Type.Unsafe<Record<string, unknown>>(Type.Object({}, { additionalProperties: true })),
  }),
  errors: { missing: ['404', '사이트를 찾을 수 없습니다.', 404] },
  tags: () => ['site'],
})

export const listPages = contract({
  at: 'GET /adm/foPage/list',
  id: 'builder.pageList',
  title: '편집할 문서 목록',
  access: 'manager',
  right: { of: 'pages', act: 'see' },
  input: Type.Object({ kind: Type.Optional(Type.Unsafe<Kind>(Type.String({ title: '문서 종류', enum: [...KINDS] }))) }),
  items: PageHead,
})

/** One whole document and the JSON around it. */
const PAGE_BYTES = 8 * 1024 * 1024

export const savePage = contract({
  at: 'POST /adm/foPage/save',
  id: 'builder.pageSave',
  title: '초안 저장',
  access: 'manager',
  right: { of: 'pages', act: 'write' },
  codec: 'json',
  maxBytes: PAGE_BYTES,
  input: Type.Object({
    definition: Type.Object({}, { title: '페이지 정의', additionalProperties: true }),
    /** The draft that this one was made from; required when the document exists. */
    draftNumber: Type.Optional(Type.Integer({ title: '초안 번호', minimum: 0 })),
    /** Identifies the document to change its route; otherwise it is found by route or name. */
    id: Type.Optional(Type.String({ title: '문서 번호', maxLength: 64 })),
    pageRoute: Type.Optional(Route),
  }),
  item: Type.Object({ id: Type.String(), draftNumber: Type.Integer() }),
  errors: {
    invalid: ['400', '페이지를 저장할 수 없습니다. 표시된 곳을 고쳐 주세요.'],
    baseNeeded: ['409', '이미 있는 문서입니다. 최신 초안을 불러온 뒤 저장해 주세요.', 409],
    stale: ['409', '다른 곳에서 먼저 저장했습니다. 최신 초안을 불러온 뒤 다시 저장해 주세요.', 409],
    taken: ['409', '같은 주소의 페이지가 이미 있습니다.', 409],
    otherKind: ['409', '문서의 종류는 바꿀 수 없습니다.', 409],
    missing: ['404', '문서를 찾을 수 없습니다.', 404],
  },
})

export const publishPage = contract({
  at: 'POST /adm/svcPageDeploy/deploy',
  id: 'builder.publish',
  title: '게시',
  access: 'manager',
  right: { of: 'pages', act: 'publish' },
  input: Type.Object({
    id: Type.String({ title: '문서 번호', minLength: 1, maxLength: 64 }),
    /** Publishes this draft and no later one. */
    draftNumber: Type.Optional(Type.Integer({ title: '초안 번호', minimum: 1 })),
    /** Of a page whose address changes: visitors of the old one are led on to the new one. */
    leadOnYn: Type.Optional(Type.Unsafe<'Y' | 'N'>(Type.String({ title: '옛 주소를 새 주소로', enum: ['Y', 'N'] }))),
  }),
  item: Type.Object({
    id: Type.String(),
    revisionId: Type.String(),
    number: Type.Integer(),
    /** What became of the old address, as a sentence; empty when the page did not move. */
    moved: Type.String(),
  }),
  errors: {
    invalid: ['400', '게시할 수 없습니다. 표시된 곳을 고쳐 주세요.'],
    cycle: ['400', '조각이 자기 자신을 다시 담고 있어 게시할 수 없습니다.'],
    stale: ['409', '그사이 초안이 바뀌었습니다. 최신 초안을 확인한 뒤 게시해 주세요.', 409],
    missing: ['404', '문서를 찾을 수 없습니다.', 404],
  },
})

const PreviewInput = Type.Object({ id: Type.Optional(Type.String({ title: '문서 번호', maxLength: 64 })), pageRoute: Type.Optional(Route) })
const preview = { input: PreviewInput, item: PageDefinition, errors: missing, preview: true } as const

export const previewDeployAdm = contract({
  ...preview,
  at: 'GET /adm/svcPageDeploy/read',
  id: 'preview.adm.pageDeploy',
  title: '게시본 미리 보기(관리자)',
  access: 'admin',
})
export const previewPageAdm = contract({
  ...preview,
  at: 'GET /adm/foPage/read',
  id: 'preview.adm.foPage',
  title: '초안 미리 보기(관리자)',
  access: 'admin',
})
export const previewDeployMng = contract({
  ...preview,
  at: 'GET /mng/svcPageDeploy/read',
  id: 'preview.mng.pageDeploy',
  title: '게시본 미리 보기(매니저)',
  access: 'manager',
  right: { of: 'pages', act: 'see' },
})
export const previewPageMng = contract({
  ...preview,
  at: 'GET /mng/foPage/read',
  id: 'preview.mng.foPage',
  title: '초안 미리 보기(매니저)',
  access: 'manager',
  right: { of: 'pages', act: 'see' },
})

/** Without a length, so that a link of which a part is missing opens a page in words too. */
const PreviewToken = Type.Object({ token: Type.Optional(Type.String({ title: '미리 보기 토큰' })) })

/** The page behind a preview link. It changes nothing: messengers and mail scanners fetch links before a person sees them. */
export const openPreview = contract({
  at: 'GET /adm/preview/open',
  id: 'preview.open',
  title: '미리 보기 링크의 화면',
  access: 'visitor',
  raw: 'text/html',
  input: PreviewToken,
})

/** Opens the draft, by the button of that page. */
export const enterPreview = contract({
  at: 'POST /adm/preview/open',
  id: 'preview.enter',
  title: '미리 보기 링크 열기',
  access: 'visitor',
  raw: 'text/html',
  rateLimit: CLICKING,
  input: PreviewToken,
})
