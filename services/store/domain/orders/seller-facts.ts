import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { documents, revisions } from '@/services/db/tables/site'

const FACTS = [
  ['company', '상호'],
  ['owner', '대표자'],
  ['businessNumber', '사업자등록번호'],
  ['orderNumber', '통신판매업 신고번호'],
  ['address', '주소'],
  ['email', '이메일'],
] as const

interface Known {
  type?: unknown
  props?: Partial<Record<string, unknown>>
  slots?: Record<string, Known[]>
}

/** Who sells, as the foot of the published site says it (전자상거래법 제10조): `상호: …`. Empty where no published foot says anything. */
export async function sellerFacts(db: Database, siteId: string): Promise<string[]> {
  const rows = await db
    .select({ body: revisions.body })
    .from(documents)
    .innerJoin(revisions, eq(revisions.id, documents.publishedRevisionId))
    .where(and(eq(documents.siteId, siteId), eq(documents.kind, 'fragment'), isNull(documents.deletedAt)))
  for (const { body } of rows) {
    const foot = footOf((JSON.parse(body) as { blocks?: Known[] }).blocks ?? [])
    if (foot)
      return FACTS.flatMap(([name, words]) => {
        const value = foot.props?.[name]
        return typeof value === 'string' && value ? [`${words}: ${value}`] : []
      })
  }
  return []
}

function footOf(blocks: readonly Known[]): Known | undefined {
  for (const block of blocks) {
    const found = block.type === 'footer' ? block : footOf(Object.values(block.slots ?? {}).flat())
    if (found) return found
  }
  return undefined
}
