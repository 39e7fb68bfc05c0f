// The map of the store finder (SYS-29): its pins, and the outline of the map that we draw ourselves.
import { Type, type Static } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { Conditions, StoreId } from './finder'

const Pin = Type.Object({
  SHOP_ID: Type.String(),
  SHOP_NAME: Type.String(),
  REGION: Type.String(),
  DISTRICT: Type.String(),
  LAT: Type.Number(),
  LNG: Type.Number(),
})
export type ShopPin = Static<typeof Pin>

/** All stores of a search, as little as a pin needs of each, in the order of the list. */
export const listShopPins = contract({
  at: 'GET /svc/shopSvcApi/shopPinList',
  id: 'shop.shopPinList',
  title: '지도의 매장',
  access: 'visitor',
  input: Type.Object(Conditions),
  items: Pin,
  tags: () => ['shops'],
})

/** The provinces as SVG paths, in the units of `pointOf`. */
export const readMapOutline = contract({
  at: 'GET /svc/shopSvcApi/mapOutline',
  id: 'shop.mapOutline',
  title: '지도의 윤곽',
  access: 'visitor',
  input: Type.Object({}),
  item: Type.Object({
    /** X and Y of the name; SIZE is about the width there. Small islands belong to a province without a name. */
    PROVINCES: Type.Array(
      Type.Object({ NAME: Type.String(), PATH: Type.String(), X: Type.Integer(), Y: Type.Integer(), SIZE: Type.Integer() }),
    ),
  }),
})

/** A drawing of the province with one store in it, 640 wide and 400 high. */
export const readShopLocator = contract({
  at: 'GET /svc/shopSvcApi/shopLocator',
  id: 'shop.shopLocator',
  title: '매장 약도',
  access: 'visitor',
  input: Type.Object({ storeId: StoreId }),
  item: Type.Object({
    /** X and Y of the name, 0 where it has no room. */
    LAND: Type.Array(
      Type.Object({ NAME: Type.String(), PATH: Type.String(), X: Type.Integer(), Y: Type.Integer(), IS_OWN: Type.Boolean() }),
    ),
    X: Type.Integer(),
    Y: Type.Integer(),
  }),
  errors: { missing: ['404', '매장을 찾을 수 없습니다.', 404] },
  tags: ({ storeId }) => ['shops', `shop:${storeId}`],
})
export type ShopLocator = Static<typeof readShopLocator.item & {}>
