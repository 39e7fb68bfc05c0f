// Trends, guides and the magazine (SYS-23).
import { Type, type Static } from 'typebox'
import { Sort } from '@/schemas/words/facets'
import { Page, sizeOf } from '@/schemas/words/paging'
import { Shape } from '@/schemas/words/shape'
import { contract } from '@/schemas/api/base/contract'

export const CONTENT_KINDS = ['style-trend', 'style-guide', 'life-book', 'trendship'] as const
export type ContentKind = (typeof CONTENT_KINDS)[number]

const Kind = Type.Unsafe<ContentKind>(Type.String({ title: '분류', enum: CONTENT_KINDS }))

/** A trend, guide, magazine piece or trendship theme (content 3, StylingContent), without its text. */
const head = {
  KIND: Kind,
  SEQ: Type.String(),
  /** The last segment of its URL: the slug of a theme, the number of anything else. */
  NAME: Type.String(),
  TITLE: Type.String(),
  SUMMARY: Type.String(),
  TAB: Type.String(),
  YEAR: Type.Union([Type.Integer(), Type.Null()]),
  H_IMG: Type.String(),
  H_IMG_ALT: Type.String(),
  H_IMG_SHAPE: Shape,
  /** The first is the kind of piece: 고르는 법. */
  HASHTAGS: Type.Array(Type.String()),
  VIEW_CNT: Type.Integer(),
  SCRAP_CNT: Type.Integer(),
  /** Minutes that it takes to read. */
  READ_MIN: Type.Integer(),
  REG_DT: Type.String(),
}
const Head = Type.Object(head)
export type ContentHead = Static<typeof Head>

/** A product mentioned in a piece, with the fields of its card. */
const Mentioned = Type.Object({
  ZIN_PRD_ID: Type.String(),
  ZIN_PRD_NAME: Type.String(),
  FILE_PATH: Type.String(),
  FILE_ALT: Type.String(),
  FILE_SHAPE: Shape,
  SPEC: Type.String(),
  COLORS: Type.Array(Type.String()),
})

/** Lists of 24, latest or popular (C-PAGE24, C-SORT). Without a tab, of all tabs. */
export const listTrends = contract({
  at: 'GET /svc/stylingContentSvcApi/svcList',
  id: 'trend.list',
  title: '트렌드·가이드·매거진 목록',
  access: 'visitor',
  input: Type.Object({
    kind: Kind,
    tab: Type.Optional(Type.String({ title: '탭', maxLength: 40, default: '', lenient: true })),
    sort: Sort,
    page: Page,
    size: sizeOf(24),
  }),
  items: Head,
  tags: ({ kind, sort }) => [`styling:${kind}`, ...(sort === 'popular' ? ['views:piece'] : [])],
})

export const readTrend = contract({
  at: 'GET /svc/stylingContentSvcApi/svcRead',
  id: 'trend.read',
  title: '트렌드·가이드·매거진 조회',
  access: 'visitor',
  input: Type.Object({
    kind: Kind,
    seq: Type.String({ title: '글 번호나 이름', minLength: 1, maxLength: 100 }),
    tab: Type.Optional(Type.String({ title: '탭', maxLength: 40, default: '', lenient: true })),
  }),
  /** RELATED are up to three others of its kind. */
  item: Type.Object({ ...head, CONTENT: Type.String(), PRODUCTS: Type.Array(Mentioned), RELATED: Type.Array(Head) }),
  errors: { missing: ['404', '글을 찾을 수 없습니다.', 404] },
  tags: ({ kind, seq }) => [`styling:${kind}`, `styling:${kind}:${seq}`, 'products'],
})
