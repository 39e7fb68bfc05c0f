// What one call collects while its handler runs, and the context through which the handler collects it: lines of the audit log and cache tags
// go into the transaction of the data, effects run after the commit.
import type { Logger } from 'pino'
import { confirmsPerson } from '@/schemas/api/base/contract'
import type { Claims, Session } from '@/schemas/api/auth/session'
import { rightsOf } from '@/schemas/rules/base/rights'
import { siteFacts } from '@/schemas/api/base/site-facts'
import { currentDatabase } from '@/services/db/current-database'
import type { Database } from '@/services/db/database'
import { answerOnce, forgetKeyedCalls, requireKey } from './answer-once'
import type { ClaimsCtx, Operation } from './service'
import { placeOf } from './place-of'
import { withoutPerson } from './without-person'
import type { AuditLine } from './write-audits'

/** A call that was admitted: whose it is, and what it sends. */
export interface AdmittedCall {
  operation: Operation
  input: Record<string, unknown>
  session: Session
  requestId: string
  isOwn: boolean
  key: string | undefined
  now: Date
  log: Logger
  /** Whether its caller has been told that it did not happen. */
  isLate: () => boolean
  onPersonal: () => void
}

export interface CallWork {
  ctx: ClaimsCtx
  tags: Set<string>
  effects: (() => Promise<void> | void)[]
  lines: AuditLine[]
}

/** @throws CallFailure (400) for a key that no browser of ours sends. */
export function callWork(call: AdmittedCall, db: () => Database): CallWork {
  const { input, session, requestId, now, log, isOwn, onPersonal } = call
  const { contract } = call.operation
  const key = contract.keyed && call.key ? requireKey(call.key) : undefined
  const work: Omit<CallWork, 'ctx'> = { tags: new Set(), effects: [], lines: [] }
  if (contract.access !== 'visitor' || contract.personal) onPersonal()
  const seen: Claims = confirmsPerson(contract) ? session : withoutPerson(session, contract)
  const ctx: ClaimsCtx = {
    get db() {
      return db()
    },
    get session() {
      onPersonal()
      return seen
    },
    get rights() {
      onPersonal()
      return rightsOf(session.staff)
    },
    now,
    siteId: siteFacts()._siteId,
    requestId,
    isOwn,
    log,
    touch: (...tags) => tags.forEach((tag) => work.tags.add(tag)),
    after: (effect) => void work.effects.push(effect),
    once: async (tx, handle) => {
      if (key === undefined) return handle()
      ctx.after(() => forgetKeyedCalls(currentDatabase().db, now))
      return answerOnce(tx, { contract, key, input, session, now }, handle)
    },
    audit: (action, target, detail, whose) =>
      void work.lines.push({
        ...{ at: now, actor: actorOf(session), action, target, detail: seenAs(session, detail), requestId, whose },
        ...placeOf(session, action),
      }),
  }
  return { ctx, ...work }
}

/** What an administrator read who saw the console as a role stands in the log as the administrator's, with the role. */
const seenAs = ({ staff }: Session, detail: Record<string, unknown> | undefined): Record<string, unknown> | null =>
  staff?.seeing ? { ...detail, seesAs: staff.seeing.name } : (detail ?? null)

/** A person as the log and the audit log name them. */
export const actorOf = ({ staff, user }: Session): string => (staff ? `staff:${staff.id}` : user ? `member:${user.memberNo}` : 'visitor')
