// Earlier consultations, told for everybody: staff write them, and nobody can be known by them.
import { Type, type Static } from 'typebox'
import { Facets, Filter } from '@/schemas/words/facets'
import { Page, sizeOf } from '@/schemas/words/paging'
import { Shape } from '@/schemas/words/shape'
import { contract } from '@/schemas/api/base/contract'

const head = {
  SEQ: Type.Integer(),
  TITLE: Type.String(),
  SUMMARY: Type.String(),
  H_IMG: Type.String(),
  H_IMG_ALT: Type.String(),
  H_IMG_SHAPE: Shape,
  /** Words of its spaces, of its size and of its 시·도. */
  spaces: Type.Array(Type.String()),
  size: Type.String(),
  region: Type.String(),
  REG_DT: Type.String(),
}
const Head = Type.Object(head)
export type ConsultingStoryHead = Static<typeof Head>
const Picture = Type.Object({ src: Type.String(), alt: Type.String(), shape: Shape })

/** The newest first; by space, size and region, with the count of each condition. */
export const listConsultingStories = contract({
  at: 'GET /svc/consultingStorySvcApi/svcList',
  id: 'consultingStory.svcList',
  title: '지난 상담 목록',
  access: 'visitor',
  input: Type.Object({ filter: Filter, page: Page, size: sizeOf(12) }),
  item: Type.Object({ facets: Facets }),
  items: Head,
  tags: () => ['consulting-stories', 'codes'],
})

export const readConsultingStory = contract({
  at: 'GET /svc/consultingStorySvcApi/svcRead',
  id: 'consultingStory.svcRead',
  title: '지난 상담 조회',
  access: 'visitor',
  input: Type.Object({ seq: Type.Integer({ title: '상담 이야기 번호', minimum: 1, maximum: 2_147_483_647 }) }),
  item: Type.Object({
    ...head,
    asked: Type.String(),
    /** HTML. */
    advised: Type.String(),
    photos: Type.Array(Type.Object({ before: Type.Union([Picture, Type.Null()]), after: Picture })),
    PRODUCTS: Type.Array(
      Type.Object({
        ZIN_PRD_ID: Type.String(),
        ZIN_PRD_NAME: Type.String(),
        FILE_PATH: Type.String(),
        FILE_ALT: Type.String(),
        FILE_SHAPE: Shape,
      }),
    ),
    /** Null where the brand advised, and for a shop that closed since. */
    SHOP: Type.Union([Type.Object({ SHOP_ID: Type.String(), SHOP_NAME: Type.String(), ADDRESS: Type.String() }), Type.Null()]),
  }),
  errors: { missing: ['404', '상담 이야기를 찾을 수 없습니다.', 404] },
  tags: ({ seq }) => [`consulting-story:${seq}`, 'codes', 'products', 'shops'],
})
