import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/staff'
import { staff } from '@/services/db/tables/auth'
import { answer } from '@/services/kit/service'

export const readMe = answer(contracts.readMe, 'services/auth/staff/read-me.ts', async (_, { db, session }) => {
  const { id, role } = session.staff!
  const [person] = await db.select({ loginId: staff.loginId, name: staff.name }).from(staff).where(eq(staff.id, id))
  return { item: { id, role, ...person! } }
})
