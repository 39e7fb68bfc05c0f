// Every record type, in the order of the console's navigation.
import { caseRecord } from './content/case-record'
import { categoryRecord } from './catalog/category-record'
import { productRecord } from './catalog/product-record'
import { faqRecord } from './content/faq-record'
import { noticeRecord } from './content/notice-record'
import type { AnyRecordType } from './define-record'

export const RECORD_TYPES: readonly AnyRecordType[] = [productRecord, categoryRecord, caseRecord, noticeRecord, faqRecord]

const byType = new Map(RECORD_TYPES.map((one) => [one.type, one]))
export const recordTypeOf = (type: string): AnyRecordType | undefined => byType.get(type)
