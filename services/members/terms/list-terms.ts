import { and, asc, desc, eq, gt, lte, min } from 'drizzle-orm'
import { holdsUntil } from '@/lib/request-context'
import * as contracts from '@/schemas/api/members/terms'
import { terms } from '@/services/db/tables/members'
import { operation } from '@/services/kit/service'
import { presentTerm } from './present'

export const listTerms = operation(contracts.listTerms, async ({ termsType }, { db, siteId, now }) => {
  const rows = await db
    .selectDistinctOn([terms.termsType])
    .from(terms)
    .where(and(eq(terms.siteId, siteId), lte(terms.effectiveAt, now)))
    .orderBy(asc(terms.termsType), desc(terms.effectiveAt), desc(terms.version))
  const [next] = await db
    .select({ at: min(terms.effectiveAt) })
    .from(terms)
    .where(and(eq(terms.siteId, siteId), gt(terms.effectiveAt, now)))
  holdsUntil(next?.at?.getTime())
  const inForce = new Map(rows.map((row) => [row.termsType, presentTerm(row)]))
  const wanted = termsType ? [...new Set(termsType.split(','))] : [...inForce.keys()]
  const items = wanted.flatMap((type) => inForce.get(type) ?? [])
  return { items, totalCount: items.length }
})
