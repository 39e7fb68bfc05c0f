import type { Goods } from '../_parts/goods-of'

/** The request form of consultations, about the categories of the goods: it takes those that it knows. */
export const consultationPath = ({ categories }: Pick<Goods, 'categories'>): string =>
  `/zin/consulting/form?checkValue=${categories.map(({ id }) => encodeURIComponent(id)).join(',')}`
