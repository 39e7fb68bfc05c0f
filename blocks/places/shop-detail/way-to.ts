import type { ShopDetail } from '@/schemas/api/places/finder'

/** Kakao's map shows the way on every phone, with and without its app. */
export const wayTo = ({ SHOP_NAME, LAT, LNG }: Pick<ShopDetail, 'SHOP_NAME' | 'LAT' | 'LNG'>): string =>
  `https://map.kakao.com/link/to/${encodeURIComponent(SHOP_NAME.replaceAll(',', ' '))},${LAT},${LNG}`
