// What an operation gets and gives. Handlers hold the business; everything that must always happen happens in run.ts.
import type { Logger } from 'pino'
import type { AnyContract, ErrorCard, Failing, Input, Item, Listed } from '@/schemas/api/base/contract'
import { CallFailure, type Problem } from '@/schemas/api/base/failure'
import type { Session } from '@/schemas/api/auth/session'
import type { Database } from '@/services/db/database'

export interface Ctx {
  /** The transaction of a writing call, the pool otherwise. Never reach for another handle: on the embedded database that waits for ever. */
  db: Database
  /**
   * Reading it makes the answer personal: it is then never kept nor cached. `staff` was confirmed by the database where
   * the contract asks for staff; elsewhere it is only what a cookie claims.
   */
  readonly session: Session
  now: Date
  /** The site that this process serves. */
  siteId: string
  requestId: string
  log: Logger
  /** Cache tags of what this write changed; bumped after the commit. */
  touch(...tags: string[]): void
  /** Runs after the commit; its failure is logged, never answered. */
  after(effect: () => Promise<void> | void): void
  /** One line of the audit log, in the same transaction. */
  audit(action: string, target: string, detail?: Record<string, unknown>): void
}

export interface Outcome<C> {
  item?: Item<C>
  items?: Listed<C>[]
  totalCount?: number
  message?: string
  /** `Set-Cookie` lines that go with it. */
  cookies?: string[]
  /** Headers that go with it (`Clear-Site-Data`). */
  headers?: Record<string, string>
  /** In place of all that, where the contract answers outside the envelope (`raw`). */
  response?: Response
}
export type Handler<C> = (input: Input<C>, ctx: Ctx) => Promise<Outcome<C>>

export interface Operation {
  contract: AnyContract
  handle: Handler<AnyContract>
  /** Path → file is printed by `npm run routes`. */
  file: string
}

/** Binds a contract to its handler; `file` is the operation's own place (`services/events/events/list-events.ts`). */
export function answer<C extends AnyContract>(contract: C, file: string, handle: Handler<C>): Operation {
  return { contract, file, handle: handle }
}

export interface Service {
  noun: string
  operations: Operation[]
}
export const service = (noun: string, operations: Operation[]): Service => ({ noun, operations })

/** Fails with a sentence of the contract: `throw fail(applyToEvent, 'closed')`. */
export function fail<E extends Record<string, ErrorCard>>(
  contract: Failing<E>,
  name: keyof E & string,
  options: { problems?: Problem[]; item?: unknown; cause?: unknown; /** Says it in words of the case. */ words?: string | undefined } = {},
): CallFailure {
  const card = contract.errors?.[name]
  if (!card) throw new Error(`${contract.id} names no error ${name}`)
  const [code, sentence, status] = card
  const { words = sentence, ...more } = options
  return new CallFailure(code, words, { status: status ?? 400, ...more })
}
