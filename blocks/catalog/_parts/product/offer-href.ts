import type { Offer } from './offer'

export const offerHref = ({ goodsId }: Pick<Offer, 'goodsId'>): string => `/store/goods/${encodeURIComponent(goodsId)}`
