import { and, eq } from 'drizzle-orm'
import { commonCodes } from '@/services/db/tables/site'
import type { Ctx } from '@/services/kit/service'

/** Whether a group of common codes has this code. */
export const isCodeOf = async ({ db }: Pick<Ctx, 'db'>, group: string, code: string): Promise<boolean> =>
  (await db.$count(commonCodes, and(eq(commonCodes.codeGroupValue, group), eq(commonCodes.code, code)))) > 0
