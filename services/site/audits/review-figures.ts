import { and, count, countDistinct, eq } from 'drizzle-orm'
import { dealingOf } from '@/schemas/rules/base/audit-words'
import { audits } from '@/services/db/tables/base'
import { auditSubjects } from '@/services/db/tables/trail'
import { dealtWith } from './dealt-with'
import type { Ctx } from '@/services/kit/service'
import { FAILED_ACTIONS, ROLE_ACTIONS } from './lines-of-finding'
import { byStaff, linesOfMonth } from './lines-of-month'

interface Figure {
  words: string
  value: string
}

/** What a month was, in numbers. */
export async function reviewFigures({ db }: Ctx, month: string): Promise<Figure[]> {
  const rows = await db.select({ action: audits.action, lines: count() }).from(audits).where(linesOfMonth(month)).groupBy(audits.action)
  const [exported] = await db
    .select({ people: countDistinct(auditSubjects.subject) })
    .from(audits)
    .innerJoin(auditSubjects, eq(auditSubjects.auditId, audits.id))
    .where(and(linesOfMonth(month), byStaff, dealtWith('export')))
  const sum = (isCounted: (action: string) => boolean): string =>
    rows.reduce((total, { action, lines }) => total + (isCounted(action) ? lines : 0), 0).toLocaleString('ko-KR')
  return [
    { words: '기록', value: `${sum(() => true)}줄` },
    { words: '개인정보 열람', value: `${sum((action) => dealingOf(action) === 'read')}번` },
    {
      words: '내려받은 파일',
      value: `${sum((action) => dealingOf(action) === 'export')}개, ${Number(exported?.people ?? 0).toLocaleString('ko-KR')}명`,
    },
    { words: '권한과 계정 변경', value: `${sum((action) => ROLE_ACTIONS.includes(action))}번` },
    { words: '로그인 실패', value: `${sum((action) => FAILED_ACTIONS.includes(action))}번` },
  ]
}
