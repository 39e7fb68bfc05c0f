// Promotions and relays (SYS-39): a promotion gathers goods for a time; of the relays one follows the other.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { Page, sizeOf } from '@/schemas/words/paging'
import { Shape } from '@/schemas/words/shape'
import { GoodsHead } from './goods'

export const EXHIBIT_KINDS = ['promotion', 'relay'] as const
export type ExhibitKind = (typeof EXHIBIT_KINDS)[number]
const ExhibitId = Type.Integer({ title: '기획전', minimum: 1, maximum: 2_147_483_647 })

const head = {
  id: Type.Integer(),
  kind: Type.Unsafe<ExhibitKind>(Type.String({ enum: [...EXHIBIT_KINDS] })),
  title: Type.String(),
  summary: Type.String(),
  image: Type.String(),
  imageAlt: Type.String(),
  imageShape: Shape,
  link: Type.String(),
  /** ISO; both included. */
  period: Type.Object({ from: Type.String(), until: Type.String() }),
  state: Type.Unsafe<'coming' | 'open' | 'ended'>(Type.String({ enum: ['coming', 'open', 'ended'] })),
  goodsCnt: Type.Integer(),
}

/** What runs now, then what comes, then what ended; each by date. */
export const listExhibits = contract({
  at: 'GET /svc/storeExhibitSvcApi/exhibitList',
  id: 'exhibit.list',
  title: '기획전 목록',
  access: 'visitor',
  input: Type.Object({
    kind: Type.Optional(
      Type.Unsafe<ExhibitKind>(Type.String({ title: '종류', enum: [...EXHIBIT_KINDS], default: 'promotion', lenient: true })),
    ),
    page: Page,
    size: sizeOf(12),
  }),
  items: Type.Object(head),
  tags: () => ['exhibits', 'goods'],
})

/** One promotion; of a relay, the one before and after it too. */
export const readExhibit = contract({
  at: 'GET /svc/storeExhibitSvcApi/exhibitRead',
  id: 'exhibit.read',
  title: '기획전 조회',
  access: 'visitor',
  input: Type.Object({ id: ExhibitId }),
  item: Type.Object({
    ...head,
    /** Sanitised HTML. */
    contents: Type.String(),
    before: Type.Union([Type.Object(head), Type.Null()]),
    after: Type.Union([Type.Object(head), Type.Null()]),
  }),
  errors: { missing: ['404', '기획전을 찾을 수 없습니다.', 404] },
  tags: () => ['exhibits', 'goods'],
})

/** Its goods in the order of staff. */
export const listExhibitGoods = contract({
  at: 'GET /svc/storeExhibitSvcApi/prdExhibitList',
  id: 'exhibit.prdExhibitList',
  title: '기획전 상품 목록',
  access: 'visitor',
  input: Type.Object({ id: ExhibitId }),
  items: GoodsHead,
  tags: () => ['exhibits', 'goods', 'store-categories', 'brand-shops'],
})
