// One pipeline for every call. Steps that every call needs are here and not in each operation: access is decided before anything is read,
// input is validated against the contract before a handler sees it, a write is one transaction with its data, its audit lines and its
// cache tags, and every failure becomes a sentence with the matching status. A handler gets a context and nothing else; it cannot reach
// another connection, answer late, or make a personal answer public without this file. The transport (HTTP, or a render in this process)
// is passed as a `CallRequest`, so that both use the same code.
import { confirmsPerson, isWrite, type Access, type AnyContract, type Input } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import type { Claims, Session } from '@/schemas/api/auth/session'
import { isWhole } from '@/schemas/rules/auth/decide-guards'
import { rightsOf } from '@/schemas/rules/base/rights'
import { siteFacts } from '@/schemas/api/base/site-facts'
import { COMMON } from '@/schemas/words/messages'
import { currentDatabase } from '@/services/db/current-database'
import type { Database } from '@/services/db/database'
import { diskGuard } from '@/services/db/disk-guard'
import { isDatabaseAway, sqlState } from '@/services/db/sql-state'
import { bumpTagNumbers } from '@/services/db/tag-numbers'
import type { Logger } from 'pino'
import { admitRight, admitRightInput } from './admit-right'
import { answerOnce, forgetKeyedCalls, requireKey } from './answer-once'
import { handleRow } from './handle-row'
import { inTurn } from './in-turn'
import { limitRate } from './limit-rate'
import { logger, requestLog } from '@/services/base/log'
import { operationOf } from './operations'
import { refusal } from './refusal'
import { type RawFields } from './read-fields'
import { decodeInput, typedFields } from './decode-input'
import type { ClaimsCtx, Operation, Outcome, SeenBy } from './service'
import { withCurrentUploads } from './with-current-uploads'
import { withinDeadline } from './within-deadline'
import { sessions } from './sessions'
import { withoutPerson } from './without-person'
import { writeAudits, type AuditLine } from './write-audits'
import { settings } from '@/services/base/settings'

/** One call, as its transport describes it. */
export interface CallRequest {
  requestId: string
  session: () => Promise<Session>
  /** Reads the sent values; not called when access is refused. */
  fields: () => Promise<RawFields>
  /** Whether it was sent from this site's own pages. */
  isOwn: boolean
  /** Of a `keyed` contract: what was sent before under it is not done again. */
  key?: string | undefined
  /** Called before the handler runs, with the decoded input. */
  onInput?: (input: Record<string, unknown>) => void
  /** Called when the answer is personal. */
  onPersonal?: () => void
  now?: Date
}

/** 5 s per request: a visitor who waits longer has given up. A contract of staff may name more (`deadline`). */
export const REQUEST_DEADLINE = 5_000
const BUSY_AGAIN = 5

/** @throws CallFailure only: any other failure is logged here and converted. */
export async function run(operation: Operation, request: CallRequest, given?: number): Promise<Outcome<AnyContract>> {
  const { contract } = operation
  const deadline = given ?? contract.deadline ?? REQUEST_DEADLINE
  const log = requestLog(request.requestId)
  try {
    const claimed = await request.session()
    admitClaim(contract, claimed)
    if (isWrite(contract) && !contract.foreign && !request.isOwn) throw refusal(COMMON.foreign)
    const session = await confirmed(contract, claimed, () => dbFor(contract), request.now)
    admitRight(contract, session)
    return await inTurn(contract, async () => {
      const input = decodeInput(contract, await request.fields())
      admitRightInput(contract, session, input)
      request.onInput?.(input)
      return withinDeadline(deadline, busy, (isLate) => perform(operation, input, session, request, log, isLate))
    })
  } catch (error) {
    throw failureOf(error, contract, log)
  }
}

/** A call from one service to another, in the same transaction and for the same visitor. */
export async function callWithin<C extends AnyContract>(ctx: SeenBy<C>, contract: C, input: Input<C>): Promise<Outcome<C>> {
  const operation = operationOf(contract)
  if (!operation) throw new Error(`no service answers ${contract.id}`)
  return (await operation.handle(decodeInput(contract, typedFields(input)), ctx)) as Outcome<C>
}

// --- access

const RANK: Record<'mng' | 'adm', number> = { mng: 1, adm: 2 }
const NEEDED: Partial<Record<Access, number>> = { manager: 1, admin: 2 }

/** Refuses a session that does not even claim the required access, before the database is queried. */
function admitClaim(contract: AnyContract, session: Session): void {
  switch (contract.access) {
    case 'visitor':
      return
    case 'member':
    case 'vendor':
      if (!session.user && !session.claim) throw refusal(session.lapsed ? COMMON.sessionEnded : COMMON.loginNeeded)
      return
    case 'identified':
      if (!session.identified && !session.claim && !session.visit) throw unidentified(session)
      return
    default:
      admitStaff(contract, session)
  }
}

function admit(contract: AnyContract, session: Session): void {
  const { user, identified } = session
  switch (contract.access) {
    case 'visitor':
      return
    case 'member':
    case 'vendor':
      if (!user) throw refusal(COMMON.sessionEnded)
      if (contract.access === 'vendor' && user.bizYn !== 'Y') throw refusal(COMMON.refused)
      break
    case 'identified':
      if (!identified?.memberName || !identified.mobileNo) throw unidentified(session)
      return
    default:
      return admitStaff(contract, session)
  }
  if (contract.needs?.includes('whole') && !isWhole(user)) throw refusal(COMMON.consentNeeded)
  if (contract.needs?.includes('password') && !session.passwordConfirmed) throw refusal(COMMON.passwordNeeded)
}

/** A member whose sign-in is over signs in again: nothing of theirs asks them to prove who they are (E-LOGIN-3). */
const unidentified = ({ user, lapsed, ended }: Session): CallFailure =>
  refusal(!user && (lapsed || ended) ? COMMON.sessionEnded : COMMON.identityNeeded)

function admitStaff({ access, preview: isPreviewed }: AnyContract, { staff: person, preview }: Session): void {
  const role = person?.role ?? (isPreviewed ? preview?.role : undefined)
  if (!role || RANK[role] < NEEDED[access]!) throw refusal(COMMON.adminOnly)
}

/** A cookie has the person's rights at the sign-in; the database decides whether they are still valid (S10). */
async function confirmed(contract: AnyContract, session: Session, db: () => Database, now = new Date()): Promise<Session> {
  let actual = session
  if (NEEDED[contract.access] !== undefined) {
    if (!session.staff) return session
    actual = await sessions().confirmStaff(session, db(), now)
  } else if (confirmsPerson(contract) && (session.claim ?? session.visit)) {
    actual = await sessions().confirmMember(session, db(), now)
  }
  admit(contract, actual)
  return actual
}

// --- handling

async function perform(
  operation: Operation,
  input: Record<string, unknown>,
  session: Session,
  request: CallRequest,
  log: Logger,
  isLate: () => boolean,
): Promise<Outcome<AnyContract>> {
  const { contract } = operation
  if (contract.rateLimit) await limitRate(currentDatabase().db, contract.rateLimit, session, request.now ?? new Date())
  if (!isWrite(contract)) {
    const { ctx } = contextOf(contract, { input, session, request, log }, () => dbFor(contract))
    return withCurrentUploads(contract, await handleRow(operation, input, ctx), ctx)
  }
  const open = currentDatabase()
  if (open.kind === 'embedded') await diskGuard(settings().dataDir)
  let settle: () => void = () => undefined
  let work: Work | undefined
  const close = async (tx: Database, { lines, tags }: Work): Promise<void> => {
    await writeAudits(tx, lines)
    settle = await bumpTagNumbers(tx, tags)
    // The timeout response said that nothing was written, so the transaction is rolled back.
    if (isLate()) throw busy()
  }
  let outcome: Outcome<AnyContract>
  if (contract.transaction === 'own') {
    const own = (work = contextOf(contract, { input, session, request, log }, () => open.db))
    outcome = await handleRow(operation, input, own.ctx)
    // An empty transaction would cost as much as a member's entry.
    if (own.lines.length > 0 || own.tags.size > 0) await open.db.transaction((tx) => close(tx, own))
  } else {
    outcome = await open.db.transaction(async (tx) => {
      // Checked again: a body may arrive slowly, and a right may be revoked meanwhile.
      const still = await confirmed(contract, session, () => tx, request.now)
      admitRightInput(contract, still, input)
      const { ctx } = (work = contextOf(contract, { input, session: still, request, log }, () => tx))
      const result = await (contract.keyed ? ctx.once(tx, () => handleRow(operation, input, ctx)) : handleRow(operation, input, ctx))
      await close(tx, work)
      return result
    })
  }
  settle()
  for (const effect of work?.effects ?? []) {
    void Promise.resolve()
      .then(effect)
      .catch((error: unknown) => log.error({ event: 'effect-failed', contract: contract.id, err: error }, 'an after-effect failed'))
  }
  log.info({ event: 'written', contract: contract.id, actor: actorOf(session) }, contract.title)
  return outcome
}

/** Reads must not delay writes. */
const dbFor = (contract: AnyContract): Database => (isWrite(contract) ? currentDatabase().db : currentDatabase().reads)

interface Work {
  ctx: ClaimsCtx
  tags: Set<string>
  effects: (() => Promise<void> | void)[]
  lines: AuditLine[]
}

interface Calling {
  input: Record<string, unknown>
  session: Session
  request: CallRequest
  log: Logger
}

function contextOf(contract: AnyContract, { input, session, request, log }: Calling, db: () => Database): Work {
  const { requestId, onPersonal, now = new Date() } = request
  const key = contract.keyed && request.key ? requireKey(request.key) : undefined
  const work: Omit<Work, 'ctx'> = { tags: new Set(), effects: [], lines: [] }
  if (contract.access !== 'visitor' || contract.personal) onPersonal?.()
  const seen: Claims = confirmsPerson(contract) ? session : withoutPerson(session, contract)
  const ctx: ClaimsCtx = {
    get db() {
      return db()
    },
    get session() {
      onPersonal?.()
      return seen
    },
    get rights() {
      onPersonal?.()
      return rightsOf(session.staff)
    },
    now,
    siteId: siteFacts()._siteId,
    requestId,
    isOwn: request.isOwn,
    log,
    touch: (...tags) => tags.forEach((tag) => work.tags.add(tag)),
    after: (effect) => void work.effects.push(effect),
    once: async (tx, work) => {
      if (key === undefined) return work()
      ctx.after(() => forgetKeyedCalls(currentDatabase().db, now))
      return answerOnce(tx, { contract, key, input, session, now }, work)
    },
    audit: (action, target, detail) =>
      void work.lines.push({ at: now, actor: actorOf(session), action, target, detail: detail ?? null, requestId }),
  }
  return { ctx, ...work }
}

const actorOf = ({ staff: person, user }: Session): string => (person ? `staff:${person.id}` : user ? `member:${user.memberNo}` : 'visitor')

const busy = (cause?: unknown): CallFailure =>
  new CallFailure(COMMON.busy[0], COMMON.busy[1], { status: COMMON.busy[2], retryAfter: BUSY_AGAIN, cause })

// --- failures

/** Text or number that the database cannot store: the caller's fault, not ours. */
const UNSTORABLE = /^22(021|P05|P02|003|001|007|008)$/
/** Two conflicting writes, or a database that is read-only for the moment: the caller may retry. */
const AGAIN = /^(40001|40P01|25006|55P03)$/

function failureOf(error: unknown, contract: AnyContract, log: Logger): CallFailure {
  if (error instanceof CallFailure) {
    if (error.status >= 500)
      log.warn({ event: 'call-refused', contract: contract.id, status: error.status, err: error.cause }, error.message)
    return error
  }
  const state = sqlState(error)
  if (isDatabaseAway(error) || (state && AGAIN.test(state))) {
    log.warn({ event: 'database-away', contract: contract.id, err: error }, 'the database did not answer')
    return busy(error)
  }
  if (state && UNSTORABLE.test(state)) return refusal(COMMON.invalid)
  log.error({ event: 'call-failed', contract: contract.id, err: error }, 'a call failed unexpectedly')
  return new CallFailure(COMMON.broken[0], COMMON.broken[1], { status: COMMON.broken[2], cause: error })
}

/** For failures before a contract was found. */
export function unexpected(error: unknown, requestId: string): CallFailure {
  if (error instanceof CallFailure) return error
  logger().error({ event: 'call-failed', requestId, err: error }, 'a call failed unexpectedly')
  return new CallFailure(COMMON.broken[0], COMMON.broken[1], { status: COMMON.broken[2], cause: error })
}
