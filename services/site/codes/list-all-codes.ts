import { asc } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/codes'
import { commonCodes } from '@/services/db/tables/site'
import { answer } from '@/services/kit/service'

export const listAllCodes = answer(contracts.listAllCodes, 'services/site/codes/list-all-codes.ts', async (_, { db }) => ({
  items: await db.select().from(commonCodes).orderBy(asc(commonCodes.codeGroupValue), asc(commonCodes.orderNo)),
}))
