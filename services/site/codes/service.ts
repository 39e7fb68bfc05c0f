import { asc } from 'drizzle-orm'
import { operation, service } from '@/services/kit/service'
import * as contracts from '@/schemas/api/site/codes'
import { commonCodes } from '@/services/db/tables/site'
import { listCodes } from './list-codes'

const listAllCodes = operation(contracts.listAllCodes, async (_, { db }) => ({
  items: await db.select().from(commonCodes).orderBy(asc(commonCodes.codeGroupValue), asc(commonCodes.orderNo)),
}))

export const codes = service('codes', [listCodes, listAllCodes])
