export const FINDER = '/zin/exhibition'
export const shopHref = (id: string): string => `${FINDER}/detail/${encodeURIComponent(id)}`
