import { confirmStaff } from './confirm-staff'
import type { Ctx } from '@/services/kit/service'

/**
 * Whether the caller may read an unpublished record: staff, and visitors with a preview link of its page. Makes the answer personal.
 * @param id of the record, as its page has it in its path.
 */
export async function seesDrafts({ db, now, session }: Pick<Ctx, 'db' | 'now' | 'session'>, id: number): Promise<boolean> {
  return session.preview?.path.split('/').includes(String(id)) === true || (await confirmStaff(session, db, now, true)).staff !== undefined
}
