import { faqRecord } from '@/schemas/records/content/faq-record'
import { noticeRecord } from '@/schemas/records/content/notice-record'
import { faqs, notices } from '@/services/db/tables/content'
import { tableStore } from '@/services/kit/records/table-store'

/** Where the records of this area are kept for visitors. */
export const contentStores = [
  tableStore(noticeRecord, { table: notices, key: 'id', tags: (id) => ['notices', `notice:${id}`] }),
  tableStore(faqRecord, { table: faqs, key: 'id', tags: () => ['faqs'] }),
]
