// What an operation gets and gives. Handlers hold the business; everything that must always happen happens in run.ts.
import type { Logger } from 'pino'
import type { AnyContract, ErrorDefinition, Failing, Input, Item, Listed } from '@/schemas/api/base/contract'
import { CallFailure, type Problem } from '@/schemas/api/base/failure'
import type { Session } from '@/schemas/api/auth/session'
import type { Database } from '@/services/db/database'

export interface Ctx {
  /** The transaction of a writing call, the pool otherwise. Never reach for another handle: on the embedded database that waits for ever. */
  db: Database
  /**
   * Reading it makes the answer personal: it is then never cached. `staff` was confirmed by the database where
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

interface FailOptions {
  problems?: Problem[]
  item?: unknown
  cause?: unknown
  /** Says it in words of the case. */
  words?: string | undefined
}
/** What a helper is given that fails in the words of the contract it works for: `Ctx & Fails<'closed' | 'full'>`. */
export interface Fails<E extends string = never> {
  fail: (name: E, options?: FailOptions) => CallFailure
}
type ErrorsOf<C> = C extends Failing<infer E> ? keyof E & string : never
/** What a handler is given: the context, and the failures of its own contract (`throw ctx.fail('closed')`). */
export type CtxOf<C> = Ctx & Fails<ErrorsOf<C>>
type Handler<C> = (input: Input<C>, ctx: CtxOf<C>) => Promise<Outcome<C>>

export interface Operation {
  contract: AnyContract
  handle: (input: Record<string, unknown>, ctx: Ctx) => Promise<Outcome<AnyContract>>
}

/** Binds a contract to its handler, once: types, failures and the path all come from the contract. */
export function operation<C extends AnyContract>(contract: C, handle: Handler<C>): Operation {
  return { contract, handle: (input, ctx) => handle(input as Input<C>, failingAs(contract, ctx)) }
}

/** The context as an operation of this contract is given it. Getters stay getters: reading the session makes an answer personal. */
export function failingAs<C extends AnyContract>(contract: C, ctx: Ctx): CtxOf<C> {
  const fail: CtxOf<C>['fail'] = (name, options) => failureOf(contract, name, options)
  return Object.defineProperties({ fail } as CtxOf<C>, withoutFail(Object.getOwnPropertyDescriptors(ctx)))
}

/** A context that came from another operation brings that one's failures along. */
const withoutFail = ({ fail: _, ...others }: PropertyDescriptorMap): PropertyDescriptorMap => others

function failureOf({ id, errors }: AnyContract, name: string, options: FailOptions = {}): CallFailure {
  const known = (errors as Record<string, ErrorDefinition> | undefined)?.[name]
  if (!known) throw new Error(`${id} names no error ${name}`)
  const [code, sentence, status] = known
  const { words = sentence, ...more } = options
  return new CallFailure(code, words, { status: status ?? 400, ...more })
}

/** A noun and the operations that it answers with. */
export interface Service {
  noun: string
  operations: Operation[]
}
export const service = (noun: string, operations: Operation[]): Service => ({ noun, operations })
