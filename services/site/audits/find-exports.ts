import { and, asc, count, eq } from 'drizzle-orm'
import { auditWords } from '@/schemas/rules/base/audit-words'
import { audits } from '@/services/db/tables/base'
import { auditSubjects } from '@/services/db/tables/trail'
import type { Ctx } from '@/services/kit/service'
import { dealtWith } from './dealt-with'
import type { Found } from './found'
import { PART } from './lines-of-finding'
import { byStaff, linesOfMonth } from './lines-of-month'
import { momentWords } from './moment-words'

const people = (number: number): string => `${number.toLocaleString('ko-KR')}명`

/** Files with personal data, one by one. */
export async function findExports({ db }: Ctx, month: string): Promise<Found[]> {
  const rows = await db
    .select({ line: audits, people: count(auditSubjects.subject) })
    .from(audits)
    .leftJoin(auditSubjects, eq(auditSubjects.auditId, audits.id))
    .where(and(linesOfMonth(month), byStaff, dealtWith('export')))
    .groupBy(audits.id)
    .orderBy(asc(audits.at), asc(audits.id))
  return rows.flatMap(({ line: { id, at, actor, action, detail }, people: seen }): Found[] => {
    const { reason = '', personalYn = '' } = (detail ?? {}) as { reason?: string; personalYn?: string }
    if (seen === 0 && personalYn !== 'Y') return []
    return [
      {
        ...{ id: ['export', id].join(PART), kind: 'export', actor, lines: 1 },
        words: '개인정보를 내보냈습니다',
        detail: (nameOf) =>
          [nameOf(actor), momentWords(at), auditWords(action), people(seen), reason ? `사유 ${reason}` : '사유 없음'].join(', '),
      },
    ]
  })
}
