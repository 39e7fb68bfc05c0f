import type { ShopHead } from '@/schemas/api/places/finder'
import { formatPhone } from '@/schemas/rules/base/format-phone'
import { pictureShapes } from '@/services/storage/picture-shapes'
import { presentShop } from '../domain/present-shop'
import type { OpeningOf } from './find-shops'
import type { IndexedShop, Where } from './shop-index'

/** Shops as the finder shows them, in this order. */
export async function presentShops(list: readonly IndexedShop[], openingOf: OpeningOf, where: Where): Promise<ShopHead[]> {
  const shapeOf = await pictureShapes(
    list.map(({ row }) => row.images[0]?.src),
    where,
  )
  return list.map((shop) => {
    const { row } = shop
    const opening = openingOf(shop)
    return {
      ...presentShop(row),
      PHONE_NUMBER: dialled(row.phoneNumber),
      LOWS_STORE_LIST: row.lowsStores.map((desk) => ({ ...desk, PHONE_NUMBER: dialled(desk.PHONE_NUMBER) })),
      REGION: row.region,
      DISTRICT: row.district,
      IMG_BANNER_ALT: row.images[0]?.alt ?? '',
      IMG_BANNER_SHAPE: shapeOf(row.images[0]?.src),
      REC_CNT: row.recCnt,
      OPEN_STATE: opening?.state ?? 'unknown',
      OPEN_UNTIL: opening?.until?.toISOString() ?? null,
    }
  })
}

/** With hyphens (V-PHONE-7); 1588-0000, which no rule covers, stays as staff wrote it. */
const dialled = (phone: string): string => (/^1\d{3}-\d{4}$/.test(phone) ? phone : formatPhone(phone))
