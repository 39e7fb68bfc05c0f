import type { GoodsHead } from '@/schemas/api/store/goods'
import { goodsPath } from '@/schemas/rules/store/goods-path'
import type { CardItem } from '@/blocks/base/_parts/card'
import { shaped } from '@/blocks/base/_parts/shaped'
import { discountRate } from './discount-rate'
import { goodsBadges } from './goods-badge'
import { won } from './won'

/** Goods as a card of a list: brand, name, what they cost now, what members pay and what reviews say. */
export function goodsCard(goods: GoodsHead): CardItem {
  const { name, brand, kind, image, imageAlt, imageShape, price, salePrice, memberPrice, deliveryFee, reviewCnt, score } = goods
  const rate = discountRate(goods)
  return {
    title: name,
    link: goodsPath(goods),
    kind: brand,
    image: shaped(image, imageAlt, imageShape),
    badge: goodsBadges(goods)[0],
    price: {
      now: kind === 'remodeling' ? `${won(salePrice)}부터` : won(salePrice),
      ...(rate > 0 ? { rate: `${rate}%`, before: won(price) } : {}),
    },
    meta: [
      ...(memberPrice !== null ? [`회원가 ${won(memberPrice)}`] : []),
      ...(kind === 'goods' && deliveryFee === 0 ? ['무료 배송'] : []),
      ...(reviewCnt > 0 ? [`후기 ${score.toFixed(1)} (${reviewCnt.toLocaleString('ko-KR')})`] : []),
    ],
  }
}
