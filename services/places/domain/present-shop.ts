import type { shops } from '@/services/db/tables/places'

export const presentShop = (shop: typeof shops.$inferSelect) => {
  const banner = { file_path: shop.images[0]?.src ?? '' }
  return {
    SHOP_ID: shop.shopId,
    TYPE: shop.type,
    TYPE_NAME: shop.typeName,
    SHOP_NAME: shop.shopName,
    ERP_AGENCY_NAME: shop.erpAgencyName,
    AGENCY_MANAGER: shop.agencyManager,
    ADDRESS: shop.address,
    LAT: shop.lat,
    LNG: shop.lng,
    PHONE_NUMBER: shop.phoneNumber,
    LOWS_STORE_LIST: shop.lowsStores,
    IMG_BANNER_PC: banner,
    IMG_BANNER_MO: banner,
  }
}
