import type { SubjectLoader } from '@/renderer/subjects'
import { CallFailure } from '@/schemas/api/base/failure'
import { readShop, type ShopDetail } from '@/schemas/api/places/finder'

/** The shop of `/zin/exhibition/detail/:storeId`; one that closed meanwhile is missing. */
export const shop: SubjectLoader = async ({ params, call }) => {
  const storeId = params['storeId']
  if (!storeId || storeId.length > 60) return 'missing'
  try {
    const { item } = await call(readShop, { storeId })
    return {
      found: {
        record: item,
        title: item.SHOP_NAME,
        description: item.SUMMARY || `${item.TYPE_NAME} · ${item.ADDRESS}`,
        ...(item.IMAGES[0] ? { image: item.IMAGES[0].src } : {}),
        jsonLd: [localBusiness(item)],
      },
    }
  } catch (error) {
    if (error instanceof CallFailure && (error.status === 404 || error.status === 410)) return 'missing'
    throw error
  }
}

/** What search engines show of a shop: address, place, number, and the hours of the next seven days. */
const localBusiness = (item: ShopDetail): Record<string, unknown> => ({
  '@type': 'HomeGoodsStore',
  name: item.SHOP_NAME,
  url: `/zin/exhibition/detail/${encodeURIComponent(item.SHOP_ID)}`,
  telephone: `+82-${item.PHONE_NUMBER.replace(/^0/, '')}`,
  image: item.IMAGES.map(({ src }) => src),
  address: {
    '@type': 'PostalAddress',
    addressCountry: 'KR',
    addressRegion: item.REGION,
    addressLocality: item.DISTRICT,
    streetAddress: item.ADDRESS,
  },
  geo: { '@type': 'GeoCoordinates', latitude: item.LAT, longitude: item.LNG },
  openingHoursSpecification: item.WEEK.filter(({ FROM }) => FROM !== '').map(({ DAY, FROM, UNTIL }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: DAY,
    validThrough: DAY,
    opens: FROM,
    closes: UNTIL,
  })),
})
