import { storeTermsRecord } from '@/schemas/records/store/store-terms-record'
import { storeTerms } from '@/services/db/tables/store'
import { singleStore } from '@/services/records/single-store'
import { firstTerms, STORE_TERMS_TAG } from './store-terms'

/** With the tag of the goods: their lists and pages show what a delivery costs. */
export const storeTermsStore = singleStore(storeTermsRecord, {
  table: storeTerms,
  tags: [STORE_TERMS_TAG, 'goods'],
  first: () => Promise.resolve(firstTerms()),
})
