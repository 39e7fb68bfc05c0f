import { categoryStore } from './category-store'
import { productStore } from './product-store'

/** Where the records of this area are kept for visitors. Categories first: the others refer to them. */
export const catalogStores = [categoryStore, productStore]
