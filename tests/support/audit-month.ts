// A log whose June is looked through in the first days of July, and the people of staff who do so.
import { roles, staff, staffSessions } from '@/services/db/tables/auth'
import { auditReviewAnswers, auditReviews } from '@/services/db/tables/trail'
import type { OpenDatabase } from '@/services/db/database'
import { writeAudits, type AuditLine } from '@/services/kit/write-audits'
import { clearAudits } from './clear-audits'
import { openTestApp, type TestApp, type TestResponse } from './test-app'
import { withTriggersOff } from './with-triggers-off'

/** The fifth of July, in Seoul: June is over and waits. */
export const NOW = new Date('2026-07-05T10:00:00+09:00')
const person = (id: string) => ({ staff: { id, role: 'mng', sid: id } }) as const
/** Both may sign. */
export const AUDITOR = person('auditor')
export const CLERK = person('clerk')
/** Sees the log alone. */
export const READER = person('reader')
const seoul = (moment: string): Date => new Date(`${moment}:00+09:00`)
export const SHOP = '203.0.113.24'

/** A line of the log, at a moment of Seoul. @param more.people how many members it is about, from the number `first` on. */
export function line(
  at: string,
  actor: string,
  action: string,
  more: Partial<AuditLine> & { people?: number; first?: number } = {},
): AuditLine {
  const { people = 1, first = 0, ...others } = more
  return {
    ...{ at: seoul(at), actor, action, target: 'members', detail: { reason: '문의 확인' }, requestId: 'r', address: SHOP },
    whose: Array.from({ length: people }, (_, n) => ({ memberNo: `m${first + n}` })),
    ...others,
  }
}
export const entering = (at: string, target: string, address = SHOP, action = 'staff.signIn'): AuditLine =>
  line(at, 'visitor', action, { target, address, detail: null, whose: [] })

interface Told {
  id: string
  kind: string
  words: string
  detail: string
  lines: number
  answer: string
  version: number
}

export class AuditMonth {
  readonly app: TestApp
  private constructor(app: TestApp) {
    this.app = app
  }

  static async open(kind: OpenDatabase['kind']): Promise<AuditMonth> {
    const app = await openTestApp(kind)
    const { db } = app.open
    const expiresAt = new Date(NOW.getTime() + 3_600_000)
    await db.update(staffSessions).set({ expiresAt })
    await db.insert(roles).values([
      { id: 'audit', siteId: 'site', name: '감사', rights: { audit: { acts: ['see', 'write'] } } },
      { id: 'reads', siteId: 'site', name: '보기', rights: { audit: { acts: ['see'] } } },
    ])
    for (const [id, name, roleId] of [
      ['auditor', '한감사', 'audit'],
      ['clerk', '윤서진', 'audit'],
      ['reader', '박보기', 'reads'],
    ] as const) {
      await db.insert(staff).values({ id, loginId: id, name, role: 'mng', roleId, passwordHash: '-' })
      await db.insert(staffSessions).values({ id, staffId: id, expiresAt })
    }
    return new AuditMonth(app)
  }
  /** As at the beginning of a test: the log begins in May, and nobody has answered or signed. */
  async reset(): Promise<void> {
    const { db } = this.app.open
    await clearAudits(db)
    await withTriggersOff(db, async (tx) => {
      await tx.delete(auditReviews)
      await tx.delete(auditReviewAnswers)
    })
    await db.update(staff).set({ blockedAt: null })
    await this.write(line('2026-05-04T10:00', 'system', 'page.publish', { whose: [] }))
  }

  write = (...lines: AuditLine[]): Promise<unknown> => writeAudits(this.app.open.db, lines)
  get = (path: string, who: object = AUDITOR): Promise<TestResponse> => this.app.get(path, { as: who, now: NOW })
  post = (what: string, body: object, who: object = AUDITOR): Promise<TestResponse> =>
    this.app.post(`/adm/audit-review/${what}`, body, { as: who, now: NOW })
  read = async (month = '2026-06', who: object = AUDITOR) => (await this.get(`/adm/audit-review/read?month=${month}`, who)).data.item
  findings = async (month = '2026-06'): Promise<Told[]> => (await this.read(month))['findings'] as Told[]
  /** Of one kind of finding: its words, what stands under them, and how many lines. */
  told = async (of: string) =>
    (await this.findings()).filter((one) => one.kind === of).map(({ words, detail, lines }) => [words, detail, lines])
  /** What the log shows behind each finding. */
  behind = async (id: string): Promise<number[]> => {
    const { data } = await this.get(`/adm/audit/browse?finding=${encodeURIComponent(`2026-06~${id}`)}&size=100`)
    return data.items.map(({ id: of }) => Number(of))
  }
}
