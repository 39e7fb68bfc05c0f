import { asc, inArray } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/codes'
import { commonCodes } from '@/services/db/tables/site'
import { operation } from '@/services/kit/service'
import { batchLookup } from '@/services/db/batch'

const codesBy = batchLookup(async (db, groups: string[]) => {
  const rows = await db.select().from(commonCodes).where(inArray(commonCodes.codeGroupValue, groups)).orderBy(asc(commonCodes.orderNo))
  return Map.groupBy(rows, ({ codeGroupValue }) => codeGroupValue)
})

export const listCodes = operation(contracts.listCodes, async ({ codeGroupValue }, { db }) => ({
  items: (await codesBy(db, codeGroupValue)) ?? [],
}))
