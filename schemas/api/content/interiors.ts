// Construction cases and home tours (SYS-21).
import { Type, type Static } from 'typebox'
import { Facets, Filter, Sort } from '@/schemas/words/facets'
import { Page, sizeOf } from '@/schemas/words/paging'
import { Shape } from '@/schemas/words/shape'
import { contract } from '@/schemas/api/base/contract'
import { nullable } from '@/schemas/api/base/fields'
import { MaterialCost, ShownPoint } from './picture-points'
import { listTrends } from './trends'

export const CASE_TYPES = ['expert-style', 'myhome', 'house'] as const
export type CaseType = (typeof CASE_TYPES)[number]

const TypeOfCase = Type.Unsafe<CaseType>(Type.String({ title: '사례 분류', enum: CASE_TYPES }))
const Seq = Type.Integer({ title: '사례 번호', minimum: 1, maximum: 2_147_483_647 })
const Picture = Type.Object({ src: Type.String(), alt: Type.String() })

/** A case of any kind (content 3, InteriorCase): total interior, home tour, single item. Codes are those of `common_code`. */
const head = {
  SEQ: Type.Integer(),
  TYPE: TypeOfCase,
  TITLE: Type.String(),
  SUMMARY: Type.String(),
  H_IMG: Type.String(),
  H_IMG_ALT: Type.String(),
  H_IMG_SHAPE: Shape,
  /** Its name in statistics: kind, house, size, style. */
  gtmInteriorString: Type.String(),
  /** JSON of `{filterList: [{group, code, name}]}`: every condition that finds this case. */
  FILTER_JSON_STR: Type.String(),
  houseType: Type.String(),
  space: Type.Array(Type.String()),
  /** The name of its first space, for a card. */
  SPACE_NAME: Type.String(),
  size: Type.String(),
  /** Exclusive area in square metres. */
  AREA: Type.Union([Type.Integer(), Type.Null()]),
  familyType: Type.String(),
  budget: Type.String(),
  style: Type.String(),
  color: Type.Array(Type.String()),
  scope: Type.Array(Type.String()),
  constTime: Type.String(),
  companyName: Type.String(),
  address: Type.String(),
  AUTHOR_NAME: Type.String(),
  hashtags: Type.Array(Type.String()),
  /** Of its products, at most three; PRODUCT_CNT is their number. */
  SWATCHES: Type.Array(Picture),
  PRODUCT_CNT: Type.Integer(),
  scrapCnt: Type.Integer(),
  viewCnt: Type.Integer(),
  REG_DT: Type.String(),
}
const Head = Type.Object(head)
export type CaseHead = Static<typeof Head>

const Part = Type.Object({
  title: Type.Optional(Type.String()),
  text: Type.Optional(Type.String()),
  image: Type.Optional(Type.String()),
  alt: Type.Optional(Type.String()),
  shape: Shape,
  /** Of a member's tour: the text as HTML, a line below the picture, a second picture beside it. */
  html: Type.Optional(Type.String()),
  caption: Type.Optional(Type.String()),
  second: Type.Optional(Type.Object({ image: Type.String(), alt: Type.String(), shape: Shape })),
  /** The same place before the work. */
  before: Type.Optional(Type.Object({ image: Type.String(), alt: Type.String(), shape: Shape })),
  /** Products and goods in the picture that visitors see now. */
  points: Type.Optional(Type.Array(ShownPoint)),
})

/** A product that was used, as its card shows it. */
const UsedProduct = Type.Object({
  ZIN_PRD_ID: Type.String(),
  ZIN_PRD_NAME: Type.String(),
  SUMMARY: Type.String(),
  FILE_PATH: Type.String(),
  FILE_ALT: Type.String(),
  FILE_SHAPE: Shape,
  badges: Type.Array(Type.String()),
})

/** Pages of 24 (C-PAGE24), latest or popular (C-SORT; Q-116: views, then scraps), and the count of each condition. */
export const listInteriors = contract({
  at: 'GET /svc/interiorSvcApi/svcList',
  id: 'interior.svcList',
  title: '시공사례 목록',
  access: 'visitor',
  input: Type.Object({ type: Type.Optional(TypeOfCase), filter: Filter, sort: Sort, page: Page, size: sizeOf(24) }),
  item: Type.Object({ facets: Facets }),
  items: Head,
  tags: ({ sort }) => ['interiors', 'codes', 'products', ...(sort === 'popular' ? ['views:case'] : [])],
})

export const readInterior = contract({
  at: 'GET /svc/interiorSvcApi/svcReadItem',
  id: 'interior.svcReadItem',
  title: '시공사례 조회',
  access: 'visitor',
  input: Type.Object({ seq: Seq }),
  item: Type.Object({
    ...head,
    /** What stands in the picture at its head. */
    H_POINTS: Type.Array(ShownPoint),
    blocks: Type.Array(Part),
    /** Of the marked areas; null where none is said. */
    COST: nullable(MaterialCost),
    /** The profile of the member who wrote it; empty for staff, and for one who is not shown. */
    AUTHOR_ID: Type.String(),
    steps: Type.Array(Type.String()),
    PRODUCTS: Type.Array(UsedProduct),
  }),
  errors: { missing: ['404', '사례를 찾을 수 없습니다.', 404] },
  tags: ({ seq }) => [`interior:${seq}`, 'codes', 'products', 'goods', 'store-categories', 'store-terms'],
})
export type InteriorCase = Static<typeof readInterior.item & {}>

const ofOneCase = { access: 'visitor', input: Type.Object({ seq: Seq }), items: Head } as const
const tags = () => ['interiors', 'codes', 'products']

/** The most similar cases of the same kind. */
export const listSimilarInteriors = contract({
  at: 'GET /svc/interiorSvcApi/similarInteriorList',
  id: 'interior.similarInteriorList',
  title: '비슷한 사례',
  ...ofOneCase,
  tags,
})

/** Cases of any kind in the same style, the most viewed first. */
export const listRecommendedStyles = contract({
  at: 'GET /svc/interiorSvcApi/recommendStyleList',
  id: 'interior.recommendStyleList',
  title: '같은 스타일의 사례',
  ...ofOneCase,
  // Not of its views: each page of a case would be made anew whenever any case was seen.
  tags,
})

/** Trends, guides and magazine pieces that share a hash tag with the case; otherwise the newest. */
export const listRelatedContents = contract({
  at: 'GET /svc/interiorSvcApi/relatedContentList',
  id: 'interior.relatedContentList',
  title: '함께 읽을 글',
  access: 'visitor',
  input: Type.Object({ seq: Seq }),
  items: listTrends.items!,
  // Pictures of the case, its products and the cases beside it are not repeated.
  tags: () => ['interiors', 'codes', 'products', 'styling:style-trend', 'styling:style-guide', 'styling:life-book', 'styling:trendship'],
})

/** The most viewed of the last seven days; those of earlier days follow until there are eight. */
export const listWeeklyBest = contract({
  at: 'GET /svc/interiorSvcApi/weeklyBestList',
  id: 'interior.weeklyBestList',
  title: '이번 주 인기 사례',
  access: 'visitor',
  input: Type.Object({}),
  items: Head,
  tags: () => ['interiors', 'codes', 'products', 'views:case'],
})

/** The most scrapped, alternating between kinds. */
export const listRecommended = contract({
  at: 'GET /svc/interiorSvcApi/recommendedList',
  id: 'interior.recommendedList',
  title: '추천 사례',
  access: 'visitor',
  input: Type.Object({}),
  items: Head,
  tags,
})

/** Spaces with at least one case, in the order of their codes. */
export const listAvailableSpaces = contract({
  at: 'GET /svc/interiorSvcApi/availableSpaceList',
  id: 'interior.availableSpaceList',
  title: '사례가 있는 공간',
  access: 'visitor',
  input: Type.Object({}),
  items: Type.Object({ code: Type.String(), name: Type.String() }),
  tags: () => ['interiors', 'codes'],
})

/** Hash tags of cases, the commonest first. */
export const listMainHashTags = contract({
  at: 'GET /svc/mainHashTagSvcApi/mainHashTagList',
  id: 'interior.mainHashTagList',
  title: '해시태그',
  access: 'visitor',
  input: Type.Object({}),
  items: Type.Object({ tag: Type.String(), cnt: Type.Integer() }),
  tags: () => ['interiors'],
})

export const listProStyles = contract({
  at: 'GET /svc/proStyle/rProStyleList',
  id: 'misc.rProStyleList',
  title: '전문가 시공사례 목록',
  access: 'visitor',
  input: Type.Object({ page: Page, size: sizeOf(24) }),
  items: Head,
  tags,
})
