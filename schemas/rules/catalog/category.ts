// Paths of categories, redirects of deleted ones, and the selection in a URL (content 2, content 5).

/** What the rules need of a category; the contract's records have more. */
interface CategoryNode {
  CATE_ID: string
  CATE_NAME: string
  DEPTH: number
  SUPER_CATE_ID: string
}
interface Mortal {
  CATE_ID: string
  DEL_YN: string
}

/** C-TREE: a deleted category redirects at most this many levels up. */
const MOST_STEPS_UP = 3

/** `/zin/category/window` shows the sections of content 9; the products that other first-depth pages list stand there. */
const LISTED_ELSEWHERE = new Map([['window', '/zin/product/window']])

const HOME = '/'
export const categoryPath = (cateId: string): string => `/zin/category/${encodeURIComponent(cateId)}`
/** Where the products of a category of the first or second depth are listed. */
export const categoryList = (cateId: string): string => LISTED_ELSEWHERE.get(cateId) ?? categoryPath(cateId)

/** The path of a category: one of the third depth is chosen on its parent's page by `mcate` (content 2). */
export const categoryHref = ({ CATE_ID, DEPTH, SUPER_CATE_ID }: CategoryNode): string =>
  DEPTH >= 3 && SUPER_CATE_ID ? `${categoryList(SUPER_CATE_ID)}?mcate=${encodeURIComponent(CATE_ID)}` : categoryList(CATE_ID)

/**
 * The redirect of a deleted category: to the nearest active parent, at most three levels up, else home; undefined for an active one
 * (S-CATE-1).
 * @param parents from the nearest.
 */
export function categoryRedirect(category: Mortal, parents: readonly Mortal[]): string | undefined {
  if (category.DEL_YN === 'N') return undefined
  const active = parents.slice(0, MOST_STEPS_UP).find(({ DEL_YN }) => DEL_YN === 'N')
  return active ? categoryPath(active.CATE_ID) : HOME
}

/** The redirect of an unreadable category: to its parent if the query names one, else home (S-CATE-2). */
export const unreadableCategory = (parent: string | undefined): string => (parent ? categoryPath(parent) : HOME)

export interface CategoryChoice<T extends CategoryNode> {
  first: T
  second: T | undefined
  third: T | undefined
  /** The deepest that is chosen: what is listed. */
  chosen: T
  /** The children of the first, and of the second. */
  seconds: T[]
  thirds: T[]
}

/**
 * What a URL chooses: its category, and in that the one of `mcate` (by id) or of `tab` (by name, Q-056). What is
 * not under the category is not chosen.
 * @param all active categories, in their order.
 */
export function categoryChoice<T extends CategoryNode>(
  all: readonly T[],
  cateId: string,
  { mcate, tab }: { mcate?: string | undefined; tab?: string | undefined } = {},
): CategoryChoice<T> | undefined {
  const byId = new Map(all.map((category) => [category.CATE_ID, category]))
  const base = byId.get(cateId)
  if (!base) return undefined
  const lineOf = (category: T): T[] => {
    const line = [category]
    for (let at = byId.get(category.SUPER_CATE_ID); at && !line.includes(at); at = byId.get(at.SUPER_CATE_ID)) line.unshift(at)
    return line
  }
  const isUnder = (category: T) => lineOf(category).includes(base)
  const name = tab?.normalize('NFC').trim()
  const asked = mcate ? byId.get(mcate) : name ? byDepth(all).find((one) => one.CATE_NAME === name && isUnder(one)) : undefined
  const [first, second, third] = lineOf(asked && isUnder(asked) ? asked : base) as [T, T?, T?]
  const under = (parent: T | undefined) => (parent ? all.filter(({ SUPER_CATE_ID }) => SUPER_CATE_ID === parent.CATE_ID) : [])
  return { first, second, third, chosen: third ?? second ?? first, seconds: under(first), thirds: under(second) }
}

/** A name means the deepest category of that name. */
const byDepth = <T extends CategoryNode>(all: readonly T[]): T[] => all.toSorted((a, b) => b.DEPTH - a.DEPTH)
