export const STORE_HOME = '/store/home'

/** Remodelling has pages of its own: it is asked for in a consultation. */
export const goodsPath = ({ id, kind }: { id: string; kind: 'goods' | 'remodeling' }): string => `/store/${kind}/${encodeURIComponent(id)}`

export const brandShopPath = (brandId: string): string => `/store/brand-shop/${encodeURIComponent(brandId)}`
