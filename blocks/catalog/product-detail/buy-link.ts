import type { Product } from '../_parts/product/product'
import { offerHref } from '../_parts/product/offer-href'

interface BuyLink {
  href: string
  label: string
}

/** To the goods, where they are put into the cart; of several, to their list. Undefined where nothing that sells the product is left. */
export function buyLink({ offerList }: Pick<Product, 'offerList'>): BuyLink | undefined {
  const left = offerList.filter(({ soldOutYn }) => soldOutYn === 'N')
  if (left.length === 0) return undefined
  return left.length === 1 ? { href: offerHref(left[0]!), label: '구매하기' } : { href: '#offers', label: '상품 고르기' }
}
