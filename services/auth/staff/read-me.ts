import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/staff'
import { staff } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'

export const readMe = operation(contracts.readMe, async (_, { db, session }) => {
  const { id, role } = session.staff!
  const [person] = await db.select({ loginId: staff.loginId, name: staff.name }).from(staff).where(eq(staff.id, id))
  return { item: { id, role, ...person! } }
})
