import { and, asc } from 'drizzle-orm'
import { auditWords } from '@/schemas/rules/base/audit-words'
import { audits } from '@/services/db/tables/base'
import type { Ctx } from '@/services/kit/service'
import type { Found } from './found'
import { PART, rolesChanged } from './lines-of-finding'
import { linesOfMonth } from './lines-of-month'
import { momentWords } from './moment-words'

export async function findRoleChanges({ db }: Ctx, month: string): Promise<Found[]> {
  const rows = await db
    .select()
    .from(audits)
    .where(and(linesOfMonth(month), rolesChanged))
    .orderBy(asc(audits.at), asc(audits.id))
  return rows.map(({ id, at, actor, action, target, detail }) => ({
    ...{ id: ['role', id].join(PART), kind: 'role', actor: actor.startsWith('staff:') ? actor : '', lines: 1 },
    words: `${auditWords(action)}`,
    detail: (nameOf) => {
      const { name = '' } = (detail ?? {}) as { name?: string }
      const whom = action.startsWith('staff.') ? nameOf(`staff:${target}`) : name
      return [nameOf(actor), whom && `대상 ${whom}`, momentWords(at)].filter(Boolean).join(', ')
    },
  }))
}
