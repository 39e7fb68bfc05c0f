// One pipeline for every call, one way down. Steps that every call needs are here and not in each operation: access is decided before
// anything is read, input is validated against the contract before a handler sees it, a write is one transaction with its data, its audit
// lines and its cache tags, and every failure becomes a sentence with the matching status. Each step passes or throws. A handler gets a
// context and nothing else; it cannot reach another connection, answer late, or make a personal answer public without this file. The
// transport (HTTP, or a render in this process) is passed as a `CallRequest`, so that both use the same code.
import { isWrite, type AnyContract, type Input } from '@/schemas/api/base/contract'
import type { Session } from '@/schemas/api/auth/session'
import { COMMON } from '@/schemas/words/messages'
import { requestLog } from '@/services/base/log'
import { currentDatabase } from '@/services/db/current-database'
import { confirmAccess, requireClaim } from './confirm-access'
import { admitRight, admitRightInput } from './admit-right'
import { admitStepUp } from './admit-step-up'
import { busy } from './busy'
import { callFailureOf } from './call-failure-of'
import { decodeInput, typedFields } from './decode-input'
import { inTurn } from './in-turn'
import { limitRate } from './limit-rate'
import { operationOf } from './operations'
import { performCall } from './perform-call'
import { type RawFields } from './read-fields'
import { refusal } from './refusal'
import type { Operation, Outcome, SeenBy } from './service'
import { withinDeadline } from './within-deadline'

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

/** @throws CallFailure only: any other failure is logged here and converted. */
export async function run(operation: Operation, request: CallRequest, given?: number): Promise<Outcome<AnyContract>> {
  const { contract } = operation
  const { requestId, isOwn, key, onPersonal = () => undefined } = request
  const now = (): Date => request.now ?? new Date()
  const log = requestLog(requestId)
  try {
    const claimed = await request.session()
    requireClaim(contract, claimed)
    requireOwnPage(contract, isOwn)
    const session = await confirmAccess(contract, claimed, () => databaseOf(contract), now())
    admitRight(contract, session)
    return await inTurn(contract, async () => {
      const input = decodeInput(contract, await request.fields())
      admitRightInput(contract, session, input)
      admitStepUp(contract, session, input)
      request.onInput?.(input)
      return withinDeadline(given ?? contract.deadline ?? REQUEST_DEADLINE, busy, async (isLate) => {
        if (contract.rateLimit) await limitRate(currentDatabase().db, contract.rateLimit, session, now())
        return performCall({ operation, input, session, requestId, isOwn, key, now: now(), log, isLate, onPersonal })
      })
    })
  } catch (error) {
    throw callFailureOf(error, contract, log)
  }
}

/** A call from one service to another, in the same transaction and for the same visitor. */
export async function callWithin<C extends AnyContract>(ctx: SeenBy<C>, contract: C, input: Input<C>): Promise<Outcome<C>> {
  const operation = operationOf(contract)
  if (!operation) throw new Error(`no service answers ${contract.id}`)
  return (await operation.handle(decodeInput(contract, typedFields(input)), ctx)) as Outcome<C>
}

/** @throws CallFailure (403) for a write that another site's page sends. */
function requireOwnPage(contract: AnyContract, isOwn: boolean): void {
  if (isWrite(contract) && !contract.foreign && !isOwn) throw refusal(COMMON.foreign)
}

const databaseOf = (contract: AnyContract) => (isWrite(contract) ? currentDatabase().db : currentDatabase().reads)
