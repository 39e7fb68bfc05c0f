import { companyFacts } from '@/services/db/company-facts'
import type { Database } from '@/services/db/database'

const FACTS = [
  ['company', '상호'],
  ['owner', '대표자'],
  ['businessNumber', '사업자등록번호'],
  ['orderNumber', '통신판매업 신고번호'],
  ['address', '주소'],
  ['email', '이메일'],
] as const

/** Who sells, as the site says it now (전자상거래법 제10조): `상호: …`. */
export async function sellerFacts(db: Database, siteId: string): Promise<string[]> {
  const facts = await companyFacts(db, siteId)
  return FACTS.flatMap(([name, words]) => (facts[name] ? [`${words}: ${facts[name]}`] : []))
}
