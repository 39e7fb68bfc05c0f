import { eq } from 'drizzle-orm'
import type { Item } from '@/schemas/api/base/contract'
import type { readMyBusiness } from '@/schemas/api/members/business'
import { businesses } from '@/services/db/tables/members'
import type { Ctx } from '@/services/kit/service'

type Row = typeof businesses.$inferSelect

/** The signed-in member's business. */
export async function myBusinessRow({ db, session }: Pick<Ctx, 'db' | 'session'>): Promise<Row | undefined> {
  const [row] = await db.select().from(businesses).where(eq(businesses.memberNo, session.user!.memberNo))
  return row
}

/** The business for its owner. */
export const presentMyBusiness = (row: Row): Item<typeof readMyBusiness> => ({
  bizRegNum: row.bizRegNum,
  startDt: row.startDt,
  owner: row.owner,
  name: row.bizName,
  type: row.type,
  typeDesc: row.typeDesc,
  phoneNum: row.phoneNum ?? '',
  recommender: row.recommender,
  bizBypassYn: row.bypass ? 'Y' : 'N',
})
