import { and, asc, desc, eq, gte, inArray, lt, min, sql } from 'drizzle-orm'
import { auditWords } from '@/schemas/rules/base/audit-words'
import { FAILED, KNOWN_PLACE_DAYS } from '@/schemas/rules/site/review-bounds'
import { endOfMonth, startOfMonth } from '@/schemas/rules/site/review-months'
import { staffPlace } from '@/services/auth/domain/staff-place'
import { audits } from '@/services/db/tables/base'
import type { Ctx } from '@/services/kit/service'
import { momentWords, type Found } from './find-reading'
import { FAILED_ACTIONS, PART, rolesChanged, signedIn } from './lines-of-finding'
import { linesOfMonth } from './lines-of-month'

const DAY = 86_400_000
const staffActor = (id: string): string => (id === 'unknown' ? '' : `staff:${id}`)

/** Networks from which a person has not signed in before. Where somebody signs in for the first time, they have to be somewhere. */
export async function findNewPlaces({ db }: Ctx, month: string): Promise<Found[]> {
  const since = new Date(startOfMonth(month).getTime() - KNOWN_PLACE_DAYS * DAY)
  const rows = await db
    .select({
      staffId: audits.target,
      address: audits.address,
      first: min(audits.at),
      inMonth: sql<string>`count(*) filter (where ${gte(audits.at, startOfMonth(month))})`,
    })
    .from(audits)
    .where(and(signedIn, gte(audits.at, since), lt(audits.at, endOfMonth(month)), sql`${audits.address} is not null`))
    .groupBy(audits.target, audits.address)
  return [...Map.groupBy(rows, ({ staffId }) => staffId)].flatMap(([staffId, own]) => {
    const places = [...Map.groupBy(own, ({ address }) => staffPlace(address!))].map(([network, same]) => ({
      ...{ network, addresses: same.map(({ address }) => address!).toSorted() },
      first: same.map(({ first }) => first!).toSorted((a, b) => a.getTime() - b.getTime())[0]!,
      lines: same.reduce((sum, { inMonth }) => sum + Number(inMonth), 0),
    }))
    const begun = Math.min(...places.map(({ first }) => first.getTime()))
    return places
      .filter(({ first }) => first >= startOfMonth(month) && first.getTime() > begun)
      .toSorted((a, b) => a.first.getTime() - b.first.getTime())
      .map(({ network, addresses, first, lines }): Found => {
        const actor = staffActor(staffId)
        return {
          ...{ id: ['place', staffId, network].join(PART), kind: 'place', actor, lines },
          words: '처음 보는 곳에서 로그인했습니다',
          detail: (nameOf) => `${nameOf(actor)}, ${momentWords(first)}, ${addresses.join(', ')}, 이 달에 ${lines}번`,
        }
      })
  })
}

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
    const goesOn = last?.account === row.account && row.at.getTime() - last.at.getTime() <= FAILED.pause
    const isFailed = FAILED_ACTIONS.includes(row.action)
    if (!isFailed || !goesOn) {
      runs.push(run)
      run = []
    }
    if (isFailed) run.push(row)
  }
  runs.push(run)
  return runs
    .filter((one) => one.length >= FAILED.least)
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

/** The last check of the seals since the month began. */
export async function lastVerdict({ db }: Ctx, month: string) {
  const [line] = await db
    .select({ id: audits.id, at: audits.at, detail: audits.detail })
    .from(audits)
    .where(and(eq(audits.action, 'audit.verify'), gte(audits.at, startOfMonth(month))))
    .orderBy(desc(audits.at), desc(audits.id))
    .limit(1)
  if (!line) return undefined
  const { rows = 0, faults = 0 } = (line.detail ?? {}) as { rows?: number; faults?: number }
  return { id: line.id, at: line.at, lines: rows, faults }
}

/** A log that does not hold says nothing for sure: that stands before everything else. */
export async function findBroken(ctx: Ctx, month: string): Promise<Found[]> {
  const verdict = await lastVerdict(ctx, month)
  if (!verdict || verdict.faults === 0) return []
  const { id, at, faults } = verdict
  return [
    {
      ...{ id: ['seal', id].join(PART), kind: 'seal', actor: '', lines: 1 },
      words: '기록이 이어지지 않습니다',
      detail: () => `${momentWords(at)}에 확인, 어긋난 것 ${faults.toLocaleString('ko-KR')}건`,
    },
  ]
}
