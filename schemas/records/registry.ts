// Every record type, in the order of the console's navigation.
import { caseRecord } from './content/case-record'
import { faqRecord } from './content/faq-record'
import { noticeRecord } from './content/notice-record'
import type { AnyRecordType } from './define-record'

export const RECORD_TYPES: readonly AnyRecordType[] = [noticeRecord, faqRecord, caseRecord]

const byType = new Map(RECORD_TYPES.map((one) => [one.type, one]))
export const recordTypeOf = (type: string): AnyRecordType | undefined => byType.get(type)
