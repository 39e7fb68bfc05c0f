import { randomBytes } from 'node:crypto'
import { modelHouseRecord } from '@/schemas/records/places/model-house-record'
import { shopRecord } from '@/schemas/records/places/shop-record'
import { modelHouses, shops } from '@/services/db/tables/places'
import { tableStore } from '@/services/records/table-store'
import { placeStore } from './place-store'
import { whyPlaceStays } from './settle-hours'
import { visitHoursStore } from './visit-hours-store'

type Row = typeof shops.$inferSelect
interface Desk {
  name: string
  phoneNumber: string
}
const TYPE_NAMES: Record<Row['type'], string> = { showroom: '전시장', dealer: '대리점', mart: '마트' }

const shopStore = tableStore(shopRecord, {
  table: shops,
  key: 'shopId',
  hiddenBy: 'publishedYn',
  newId: () => `shop-${randomBytes(4).toString('hex')}`,
  toRow: ({ type, desks }) => ({
    typeName: TYPE_NAMES[type as Row['type']],
    lowsStores: ((desks ?? []) as Desk[]).map(({ name, phoneNumber }) => ({ PHONE_NUMBER: phoneNumber, SUB_TYPE_NAME: name })),
  }),
  fromRow: ({ lowsStores }) => ({
    desks: (lowsStores as Row['lowsStores']).map(({ PHONE_NUMBER, SUB_TYPE_NAME }) => ({
      name: SUB_TYPE_NAME,
      phoneNumber: PHONE_NUMBER,
    })),
  }),
  tags: (id) => ['shops', `shop:${id}`],
  whyShown: (ctx, id) => whyPlaceStays(ctx, { shopId: id, houseSeq: null }),
})

const modelHouseStore = tableStore(modelHouseRecord, {
  table: modelHouses,
  key: 'seq',
  pictures: { picture: ['image', 'imageAlt'] },
  tags: () => ['model-houses'],
  whyShown: (ctx, id) => whyPlaceStays(ctx, { shopId: null, houseSeq: Number(id) }),
})

/** Where the records of this area are kept for visitors. */
export const placesStores = [
  placeStore(shopStore, (id) => ({ shopId: id, houseSeq: null })),
  placeStore(modelHouseStore, (id) => ({ shopId: null, houseSeq: Number(id) })),
  visitHoursStore,
]
