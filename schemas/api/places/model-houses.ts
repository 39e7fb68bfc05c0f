import { Type, type Static } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { Page, sizeOf } from '@/schemas/words/paging'
import { Shape } from '@/schemas/words/shape'

const House = Type.Object({
  seq: Type.Integer(),
  complexName: Type.String(),
  summary: Type.String(),
  region: Type.String(),
  address: Type.String(),
  hours: Type.String(),
  phoneNumber: Type.String(),
  image: Type.String(),
  imageAlt: Type.String(),
  imageShape: Shape,
  link: Type.String(),
  OPEN_STR_DATE: Type.String(),
  OPEN_END_DATE: Type.String(),
  /** It can be visited today. */
  isOpen: Type.Boolean(),
  /** A visit can be booked. */
  isBookable: Type.Boolean(),
})
export type ModelHouse = Static<typeof House>

/** Model houses that are open or will be, those that close first in front. `item` has the regions that have one. */
export const listModelHouses = contract({
  at: 'GET /svc/modelHouseSvcApi/svcList',
  id: 'modelhouse.list',
  title: '모델하우스 목록',
  access: 'visitor',
  input: Type.Object({
    region: Type.Optional(Type.String({ title: '시·도', maxLength: 20, default: '', lenient: true })),
    page: Page,
    size: sizeOf(12),
  }),
  item: Type.Object({ regions: Type.Array(Type.Object({ code: Type.String(), name: Type.String(), cnt: Type.Integer() })) }),
  items: House,
  tags: () => ['model-houses'],
})
