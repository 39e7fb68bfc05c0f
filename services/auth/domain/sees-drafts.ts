import { confirmStaff } from './confirm-staff'
import type { Ctx } from '@/services/kit/service'

/** Whether the caller may read unpublished content: staff, and visitors with a preview link. Makes the answer personal. */
export async function seesDrafts({ db, now, session }: Pick<Ctx, 'db' | 'now' | 'session'>): Promise<boolean> {
  return session.preview !== undefined || (await confirmStaff(session, db, now)).staff !== undefined
}
