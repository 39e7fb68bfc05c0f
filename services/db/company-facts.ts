// Who keeps the site and how to reach them: what pages, mails, texts and papers say of the company is read here and nowhere else.
import { eq } from 'drizzle-orm'
import { settings } from '@/services/base/settings'
import { currentDatabase } from '@/services/db/current-database'
import type { Database } from '@/services/db/database'
import { memoizeByTags } from '@/services/db/memoize-by-tags'
import { companyFacts as table } from '@/services/db/tables/company'

export type CompanyFacts = Omit<typeof table.$inferSelect, 'siteId'>

/** Raised when staff publish other facts. */
export const COMPANY_TAG = 'company'

/** What a new site begins with: an invented company, and the phone and name that the settings of the server give. */
export function firstFacts(): CompanyFacts {
  const { brandName, customerCenterPhone } = settings()
  return { ...shippedFacts(), phone: customerCenterPhone, sender: brandName }
}

/** The invented company, which a real site replaces before it opens. */
export function shippedFacts(): CompanyFacts {
  return {
    company: '㈜라움하우스',
    owner: '정가람',
    address: '서울특별시 강남구 라움로 12, 라움빌딩 8층',
    email: 'help@example.com',
    businessNumber: '123-45-67891',
    orderNumber: '제2026-서울강남-00000호',
    hosting: '㈜라움하우스',
    privacyOfficer: '한결',
    phone: '1588-0000',
    hours: '평일 09:00~18:00 (점심 12:00~13:00), 주말·공휴일 휴무',
    sender: '라움결',
    mailFrom: '',
    textFrom: '',
  }
}

/** As they are published now. */
export const companyFacts = (db: Database = currentDatabase().db, siteId = settings().siteId): Promise<CompanyFacts> =>
  memoizeByTags(db, [COMPANY_TAG], `company ${siteId}`, async () => {
    const [row] = await db.select().from(table).where(eq(table.siteId, siteId))
    if (!row) return firstFacts()
    const { siteId: _, ...facts } = row
    return facts
  })

/** Who mails and texts are from. One is not lost because the database does not answer: the settings of the server say it then. */
export async function senderFacts(): Promise<CompanyFacts> {
  try {
    return await companyFacts()
  } catch {
    return firstFacts()
  }
}
