import { goods, goodsVariants, storeCategories } from '@/services/db/tables/store'
import type { TestApp } from './test-app'

/** Lamps (30,000, parcel 3,000, free from 100,000), chairs (50,001, two colours) and a sofa that is installed (900,000 + 40,000). */
export async function addStoreGoods({ open: { db } }: TestApp, { releasedAt, given }: { releasedAt: Date; given: number }): Promise<void> {
  await db.insert(storeCategories).values({ categoryId: 'c', siteId: 'site', category: '가구', depth: 1, orderNo: 1 })
  const common = { siteId: 'site', kind: 'goods' as const, categoryId: 'c', image: '/a.webp', releasedAt }
  const parcel = { ...common, delivery: 'parcel' as const, deliveryFee: 3_000, freeFrom: 100_000 }
  await db.insert(goods).values([
    { ...parcel, goodsId: 'lamp', name: '조명', price: 30_000, salePrice: 30_000 },
    { ...parcel, goodsId: 'chair', name: '의자', price: 60_000, salePrice: 50_001, memberPrice: 47_003 },
    {
      ...common,
      goodsId: 'sofa',
      name: '소파',
      delivery: 'install',
      price: 900_000,
      salePrice: 900_000,
      installFee: 40_000,
      customYn: 'Y',
    },
    { ...parcel, goodsId: 'gone', name: '판매 종료', price: 1_000, salePrice: 1_000, publishedYn: 'N' },
  ])
  const variant = (variantId: string, goodsId: string, choices: string[] = []) => ({
    siteId: 'site',
    variantId,
    goodsId,
    choices,
    given,
    orderNo: 1,
  })
  await db
    .insert(goodsVariants)
    .values([
      variant('lamp-1', 'lamp'),
      variant('chair-red', 'chair', ['빨강']),
      { ...variant('chair-blue', 'chair', ['파랑']), extraPrice: 1_000 },
      variant('sofa-1', 'sofa'),
      variant('gone-1', 'gone'),
    ])
}
