import type { Goods } from '../_parts/goods-of'

/** Categories of remodelling are named after the products that they are about: `remodel-kitchen`. */
const OF_REMODELLING = 'remodel-'

/** The request form of consultations, about what is remodelled; the form leaves out what it has no choice for. */
export function consultationPath({ categories }: Pick<Goods, 'categories'>): string {
  const about = categories.flatMap(({ id }) => (id.startsWith(OF_REMODELLING) ? id.slice(OF_REMODELLING.length) : []))
  return `/zin/consulting/form?checkValue=${about.map(encodeURIComponent).join(',')}`
}
