import { and, asc, inArray } from 'drizzle-orm'
import { REVIEW_BOUNDS } from '@/schemas/rules/site/review-bounds'
import { audits } from '@/services/db/tables/base'
import type { Ctx } from '@/services/kit/service'
import type { Found } from './found'
import { FAILED_ACTIONS, PART } from './lines-of-finding'
import { linesOfMonth } from './lines-of-month'
import { momentWords } from './moment-words'
import { staffActor } from './staff-actor'

/** Failed tries in a row, of one account; a success ends the row, and so does a pause. */
export async function findFailed({ db }: Ctx, month: string): Promise<Found[]> {
  const rows = await db
    .select({ id: audits.id, at: audits.at, account: audits.target, action: audits.action, address: audits.address })
    .from(audits)
    .where(and(linesOfMonth(month), inArray(audits.action, [...FAILED_ACTIONS, 'staff.signIn', 'staff.password', 'staff.confirm'])))
    .orderBy(asc(audits.target), asc(audits.at), asc(audits.id))
  const runs: (typeof rows)[] = []
  let run: typeof rows = []
  for (const row of rows) {
    const last = run.at(-1)
    const goesOn = last?.account === row.account && row.at.getTime() - last.at.getTime() <= REVIEW_BOUNDS.failed.pause
    const isFailed = FAILED_ACTIONS.includes(row.action)
    if (!isFailed || !goesOn) {
      runs.push(run)
      run = []
    }
    if (isFailed) run.push(row)
  }
  runs.push(run)
  return runs
    .filter((one) => one.length >= REVIEW_BOUNDS.failed.least)
    .map((one): Found => {
      const [first, last] = [one[0]!, one.at(-1)!]
      const minutes = Math.max(1, Math.ceil((last.at.getTime() - first.at.getTime()) / 60_000))
      const ids = one.map(({ id }) => id).toSorted((a, b) => a - b)
      const from = [...new Set(one.flatMap(({ address }) => address ?? []))].slice(0, 3)
      return {
        ...{ id: ['failed', first.account, ids[0]!, ids.at(-1)!].join(PART), kind: 'failed', lines: one.length },
        // Somebody tried it in the name of a person: it is nobody's deed of whom one knows.
        actor: '',
        words: '로그인이 잇달아 실패했습니다',
        detail: (nameOf) =>
          [
            first.account === 'unknown' ? '없는 아이디' : nameOf(staffActor(first.account)),
            `${momentWords(first.at)}부터 ${minutes}분 동안 ${one.length.toLocaleString('ko-KR')}번`,
            ...from,
          ].join(', '),
      }
    })
}
