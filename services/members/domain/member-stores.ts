import { levelStores } from './level-stores'
import { termsStore } from './terms-store'

/** Where the records of this area are kept for visitors. */
export const memberStores = [termsStore, ...levelStores]
