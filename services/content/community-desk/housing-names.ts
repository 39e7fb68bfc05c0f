import { eq } from 'drizzle-orm'
import { commonCodes } from '@/services/db/tables/site'
import type { Ctx } from '@/services/kit/service'

/** The word of a kind of housing; empty for a code that is gone. */
export async function housingNames({ db }: Pick<Ctx, 'db'>): Promise<(code: string) => string> {
  const codes = await db.select().from(commonCodes).where(eq(commonCodes.codeGroupValue, 'homeType'))
  const byCode = new Map(codes.map(({ code, name }) => [code, name]))
  return (code) => byCode.get(code) ?? ''
}
