// Places on a photograph, each with what stands there. They are counted in percent of the whole photograph, so that one set of them fits
// every crop of it (blocks/content/_parts/points).

export interface PicturePoint {
  /** Percent from the left and from the top of the whole photograph. */
  x: number
  y: number
  /** The page of a product or of goods. */
  link: string
  /** Square metres that were laid of it. */
  area?: number
  note?: string
}

export const POINTS_MOST = 12
/** Characters of what is said beside a point. */
export const NOTE_MOST = 60

const PAGES = { '/zin/product/': 'products', '/store/goods/': 'goods', '/store/remodeling/': 'goods' } as const
const PAGE = /^(\/zin\/product\/|\/store\/goods\/|\/store\/remodeling\/)([^/?#]+)\/?(?:[?#].*)?$/

export interface LinkedSale {
  type: 'products' | 'goods'
  /** What ends the address: the id, or the words that stand for it. */
  name: string
  path: string
}

/** What of the catalogue or the store has this address; undefined for any other one. */
export function saleAt(link: string): LinkedSale | undefined {
  const [, folder, name] = PAGE.exec(link.trim()) ?? []
  if (!folder || !name) return undefined
  const read = decoded(name)
  return { type: PAGES[folder as keyof typeof PAGES], name: read, path: `${folder}${read}` }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).normalize('NFC')
  } catch {
    return text
  }
}
