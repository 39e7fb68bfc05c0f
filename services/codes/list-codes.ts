import { asc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/codes'
import { commonCodes } from '@/services/db/tables'
import { answer } from '@/services/kit/service'

export const listCodes = answer(contracts.listCodes, 'services/codes/list-codes.ts', async ({ codeGroupValue }, { db }) => ({
  items: await db.select().from(commonCodes).where(eq(commonCodes.codeGroupValue, codeGroupValue)).orderBy(asc(commonCodes.orderNo)),
}))
