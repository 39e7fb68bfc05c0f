import { and, asc } from 'drizzle-orm'
import { audits } from '@/services/db/tables/base'
import type { Ctx } from '@/services/kit/service'
import type { Found } from './found'
import { PART, brokeGlass } from './lines-of-finding'
import { linesOfMonth } from './lines-of-month'
import { momentWords } from './moment-words'
import { staffActor } from './staff-actor'

/** Every use of an account for emergencies, one by one. */
export async function findBreakGlass({ db }: Ctx, month: string): Promise<Found[]> {
  const rows = await db
    .select({ id: audits.id, at: audits.at, account: audits.target, address: audits.address })
    .from(audits)
    .where(and(linesOfMonth(month), brokeGlass))
    .orderBy(asc(audits.at), asc(audits.id))
  return rows.map(({ id, at, account, address }) => ({
    ...{ id: ['glass', id].join(PART), kind: 'glass', lines: 1 },
    // Whose hand it was the account does not know: nobody is kept from answering for it.
    actor: '',
    words: '비상 계정을 썼습니다',
    detail: (nameOf) => [nameOf(staffActor(account)), momentWords(at), address ?? ''].filter(Boolean).join(', '),
  }))
}
