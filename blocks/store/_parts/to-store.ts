import { STORE_HOME } from '@/schemas/rules/store/goods-path'

/** The link for a page or a list without what it should show. */
export const TO_STORE = { label: '스토어 홈', href: STORE_HOME }
