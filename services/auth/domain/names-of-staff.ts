import { inArray } from 'drizzle-orm'
import { staff } from '@/services/db/tables/auth'
import type { Ctx } from '@/services/kit/service'

/** Names of staff by their ids. */
export async function namesOfStaff({ db }: Pick<Ctx, 'db'>, ids: readonly string[]): Promise<(id: string) => { id: string; name: string }> {
  const rows =
    ids.length > 0
      ? await db
          .select({ id: staff.id, name: staff.name })
          .from(staff)
          .where(inArray(staff.id, [...ids]))
      : []
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (id) => ({ id, name: names.get(id) ?? '시스템' })
}
