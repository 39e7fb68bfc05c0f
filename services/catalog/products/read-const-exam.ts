import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/catalog/architectures'
import { constExams } from '@/services/db/tables/catalog'
import { operation } from '@/services/kit/service'
import { presentExams } from './present-exams'
import { productsBy } from '../domain/products-by'

export const readConstExam = operation(contracts.readConstExam, async ({ seq }, { db, siteId, now, fail }) => {
  const rows = await db
    .select()
    .from(constExams)
    .where(and(eq(constExams.siteId, siteId), eq(constExams.seq, seq)))
  const [exam] = await presentExams(rows, { db, siteId })
  if (!exam) throw fail('missing')
  return { item: { ...exam, PRODUCTS: await productsBy(rows[0]!.productIds, { db, siteId, now }) } }
})
