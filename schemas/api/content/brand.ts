// News and activities of the brand (SYS-30).
import { Type } from 'typebox'
import { Page, sizeOf } from '@/schemas/words/paging'
import { Shape } from '@/schemas/words/shape'
import { contract } from '@/schemas/api/base/contract'

/** News of the brand, or an activity of the community (content 2, BrandNews and ZenneActivity; Q-065), without its text. */
const head = {
  seq: Type.Integer(),
  title: Type.String(),
  summary: Type.String(),
  image: Type.String(),
  imageAlt: Type.String(),
  imageShape: Shape,
  /** The member whom an activity tells of; empty for news. */
  writer: Type.String(),
  REG_DT: Type.String(),
}
const Kind = Type.Optional(
  Type.Unsafe<'news' | 'activity'>(Type.String({ title: '종류', enum: ['news', 'activity'], default: 'news', lenient: true })),
)
const Neighbour = Type.Union([Type.Object({ seq: Type.Integer(), title: Type.String() }), Type.Null()])

export const listBrandNews = contract({
  at: 'GET /svc/zinrSvcApi/svcList',
  id: 'zinr.svcList',
  title: '브랜드 소식과 활동 목록',
  access: 'visitor',
  input: Type.Object({ kind: Kind, page: Page, size: sizeOf(10) }),
  items: Type.Object(head),
  tags: () => ['brand-articles'],
})

export const readBrandNews = contract({
  at: 'GET /svc/zinrSvcApi/svcRead',
  id: 'zinr.svcRead',
  title: '브랜드 소식과 활동 조회',
  access: 'visitor',
  input: Type.Object({ kind: Kind, id: Type.Integer({ title: '소식 번호', minimum: 1, maximum: 2_147_483_647 }) }),
  /** PREV is the older neighbour, NEXT the newer one. */
  item: Type.Object({
    ...head,
    content: Type.String(),
    photos: Type.Array(Type.Object({ src: Type.String(), alt: Type.String(), shape: Shape })),
    PREV: Neighbour,
    NEXT: Neighbour,
  }),
  errors: { missing: ['404', '소식을 찾을 수 없습니다.', 404] },
  tags: ({ id }) => [`brand-article:${id}`, 'brand-articles'],
})
