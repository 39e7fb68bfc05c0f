import { asc } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/codes'
import { commonCodes } from '@/services/db/tables/site'
import { operation } from '@/services/kit/service'

export const listAllCodes = operation(contracts.listAllCodes, async (_, { db }) => ({
  items: await db.select().from(commonCodes).orderBy(asc(commonCodes.codeGroupValue), asc(commonCodes.orderNo)),
}))
