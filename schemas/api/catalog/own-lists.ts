// What a member looked at and compared, stored so that it is the same on all devices.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { oneOf } from '@/schemas/api/base/fields'
import { LISTING } from '@/schemas/api/base/rate-limit'
import { OWN_LISTS } from '@/schemas/rules/catalog/own-lists'
import { RECENT_MOST } from '@/schemas/rules/catalog/recent-products'

const Id = Type.String({ title: '번호', minLength: 1, maxLength: 100 })
const Thing = Type.Object({
  id: Id,
  name: Type.String({ title: '이름', minLength: 1, maxLength: 200 }),
  image: Type.String({ title: '그림', minLength: 1, maxLength: 500 }),
})
const Things = Type.Array(Thing)

const Lists = Type.Object({
  /** The newest first. */
  product: Things,
  goods: Things,
  case: Things,
  /** In the order in which they were chosen. */
  compare: Type.Object({ category: Type.String(), categoryName: Type.String(), products: Things }),
})

/** Takes what changed on this device since it last had the member's lists, and answers the lists as they are then. */
export const syncOwnLists = contract({
  at: 'POST /svc/ownListSvcApi/sync',
  id: 'ownLists.sync',
  title: '최근 본 것과 비교함을 여러 기기에서 같게 하기',
  access: 'member',
  codec: 'json',
  rateLimit: LISTING,
  input: Type.Object({
    lists: Type.Array(
      Type.Object({
        list: oneOf('목록', OWN_LISTS),
        added: Type.Array(Thing, { title: '더한 것', maxItems: RECENT_MOST }),
        removed: Type.Array(Id, { title: '뺀 것', maxItems: RECENT_MOST * 2 }),
        /** Of a compare list. */
        category: Type.Optional(Type.String({ title: '분류', maxLength: 100 })),
        categoryName: Type.Optional(Type.String({ title: '분류 이름', maxLength: 100 })),
      }),
      { title: '목록', maxItems: OWN_LISTS.length },
    ),
  }),
  item: Lists,
})

export const readOwnLists = contract({
  at: 'GET /svc/ownListSvcApi/read',
  id: 'ownLists.read',
  title: '최근 본 것과 비교함',
  access: 'member',
  input: Type.Object({}),
  item: Lists,
})
