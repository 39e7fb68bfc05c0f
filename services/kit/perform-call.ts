// Runs the handler of an admitted call. A read has the database for reads. A write is one transaction with its data, its audit lines and its
// cache tags, unless its contract opens transactions of its own; effects run after the commit.
import { isWrite, methodOf, type AnyContract } from '@/schemas/api/base/contract'
import { currentDatabase } from '@/services/db/current-database'
import type { Database } from '@/services/db/database'
import { diskGuard } from '@/services/db/disk-guard'
import { bumpTagNumbers } from '@/services/db/tag-numbers'
import { settings } from '@/services/base/settings'
import { confirmAccess } from './confirm-access'
import { admitRightInput } from './admit-right'
import { admitStepUp } from './admit-step-up'
import { busy } from './busy'
import { actorOf, callWork, type AdmittedCall, type CallWork } from './call-work'
import { handleRow } from './handle-row'
import type { Outcome } from './service'
import { withCurrentUploads } from './with-current-uploads'
import { writeAudits } from './write-audits'

type Done = Outcome<AnyContract>

export const performCall = (call: AdmittedCall): Promise<Done> => (isWrite(call.operation.contract) ? write(call) : read(call))

/** Reads must not delay writes. */
async function read(call: AdmittedCall): Promise<Done> {
  const db = (): Database => currentDatabase().reads
  const { contract } = call.operation
  const { ctx } = callWork(methodOf(contract) === 'GET' ? call : await confirmedAgain(call, db), db)
  return withCurrentUploads(contract, await handleRow(call.operation, call.input, ctx), ctx)
}

async function write(call: AdmittedCall): Promise<Done> {
  const { contract } = call.operation
  const { kind } = currentDatabase()
  if (kind === 'embedded') await diskGuard(settings().dataDir)
  const { outcome, effects, announce } = await (contract.transaction === 'own' ? inOwnTransactions(call) : inOneTransaction(call))
  announce()
  for (const effect of effects) void runEffect(effect, call)
  call.log.info({ event: 'written', contract: contract.id, actor: actorOf(call.session) }, contract.title)
  return outcome
}

interface Written {
  outcome: Done
  effects: CallWork['effects']
  /** Tells this process of the new tag numbers, once they are committed. */
  announce: () => void
}

function inOneTransaction(call: AdmittedCall): Promise<Written> {
  const { operation, input } = call
  const { contract } = operation
  return currentDatabase().db.transaction(async (tx) => {
    const work = callWork(await confirmedAgain(call, () => tx), () => tx)
    const handle = (): Promise<Done> => handleRow(operation, input, work.ctx)
    const outcome = await (contract.keyed ? work.ctx.once(tx, handle) : handle())
    return { outcome, effects: work.effects, announce: await seal(tx, work, call) }
  })
}

async function inOwnTransactions(call: AdmittedCall): Promise<Written> {
  const { db } = currentDatabase()
  const work = callWork(await confirmedAgain(call, () => db), () => db)
  const outcome = await handleRow(call.operation, call.input, work.ctx)
  const { effects, lines, tags } = work
  // An empty transaction would cost as much as a member's entry.
  const isPlain = lines.length === 0 && tags.size === 0
  return { outcome, effects, announce: isPlain ? () => undefined : await db.transaction((tx) => seal(tx, work, call)) }
}

/**
 * The call with its session and rights as they are now: its body may have arrived slowly, and the person may have been blocked, or a right
 * taken, meanwhile.
 * @throws CallFailure (401 or 403) as where the call was admitted.
 */
async function confirmedAgain(call: AdmittedCall, db: () => Database): Promise<AdmittedCall> {
  const { input, now } = call
  const { contract } = call.operation
  const session = await confirmAccess(contract, call.session, db, now)
  admitRightInput(contract, session, input)
  admitStepUp(contract, session, input)
  return { ...call, session }
}

async function seal(tx: Database, { lines, tags }: CallWork, { isLate }: AdmittedCall): Promise<() => void> {
  await writeAudits(tx, lines)
  const announce = await bumpTagNumbers(tx, tags)
  // The timeout response said that nothing was written, so the transaction is rolled back.
  if (isLate()) throw busy()
  return announce
}

async function runEffect(effect: () => Promise<void> | void, { log, operation }: AdmittedCall): Promise<void> {
  try {
    await Promise.resolve()
    await effect()
  } catch (error) {
    log.error({ event: 'effect-failed', contract: operation.contract.id, err: error }, 'an after-effect failed')
  }
}
