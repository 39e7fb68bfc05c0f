import { rightsOf } from '@/schemas/rules/base/rights'
import { confirmStaff } from './confirm-staff'
import type { Ctx } from '@/services/kit/service'

/**
 * Whether the caller may read an unpublished record: staff who see all of its type, and visitors with a preview link of its page. Makes the
 * answer personal.
 * @param type whose right is asked. @param id of the record, as its page has it in its path.
 */
export async function seesDrafts({ db, now, session }: Pick<Ctx, 'db' | 'now' | 'session'>, type: string, id: number): Promise<boolean> {
  if (session.preview?.path.split('/').includes(String(id))) return true
  const rights = rightsOf((await confirmStaff(session, db, now, true)).staff)
  return rights.sees(type) && !rights.hides(type)
}
