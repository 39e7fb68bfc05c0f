import { and, desc, eq } from 'drizzle-orm'
import { companyRecord } from '@/schemas/records/site/company-record'
import { COMPANY_TAG, firstFacts, type CompanyFacts } from '@/services/db/company-facts'
import { documents, revisions } from '@/services/db/tables/site'
import { companyFacts } from '@/services/db/tables/company'
import type { StoreCtx } from '@/services/records/record-store'
import { singleStore } from '@/services/records/single-store'

export const companyStore = singleStore(companyRecord, {
  table: companyFacts,
  tags: [COMPANY_TAG],
  first: async (ctx) => ({ ...firstFacts(), ...(await footFacts(ctx)) }),
})

const IN_FOOT = ['company', 'owner', 'address', 'email', 'businessNumber', 'orderNumber', 'hosting', 'privacyOfficer', 'hours'] as const

interface Known {
  type?: unknown
  props?: Partial<Record<string, unknown>>
  slots?: Record<string, Known[]>
}

/** What the foot of the site said before there was a record of it: of the published one, or of the latest revision that had them. */
async function footFacts({ db, siteId }: StoreCtx): Promise<Partial<CompanyFacts>> {
  const rows = await db
    .select({ body: revisions.body })
    .from(revisions)
    .innerJoin(documents, eq(documents.id, revisions.documentId))
    .where(and(eq(documents.siteId, siteId), eq(documents.kind, 'fragment'), eq(documents.name, 'site-footer')))
    .orderBy(desc(revisions.number))
  for (const { body } of rows) {
    const props = footOf((JSON.parse(body) as { blocks?: Known[] }).blocks ?? [])?.props
    if (typeof props?.['company'] !== 'string') continue
    return Object.fromEntries(
      IN_FOOT.flatMap((name) => {
        const value = props[name]
        return typeof value === 'string' && value.trim() ? [[name, value]] : []
      }),
    )
  }
  return {}
}

function footOf(blocks: readonly Known[]): Known | undefined {
  for (const block of blocks) {
    const found = block.type === 'footer' ? block : footOf(Object.values(block.slots ?? {}).flat())
    if (found) return found
  }
  return undefined
}
