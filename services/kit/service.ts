// The input and output of an operation. Handlers contain the business; steps that every call needs are in run.ts.
import type { Logger } from 'pino'
import type { AnyContract, ConfirmsPerson, ErrorDefinition, Failing, Input, Item, Listed } from '@/schemas/api/base/contract'
import { CallFailure, type Problem } from '@/schemas/api/base/failure'
import type { Claims, Session } from '@/schemas/api/auth/session'
import type { Rights } from '@/schemas/rules/base/rights'
import type { Database } from '@/services/db/database'
import type { Whose } from '@/services/kit/subject-of'

export interface Ctx {
  /** The transaction of a writing call, the pool otherwise. Never use another handle: on the embedded database it would wait for ever. */
  db: Database
  /**
   * Reading it makes the answer personal, so that it is never cached. `staff` is confirmed by the database if the contract requires
   * staff; otherwise it is only a cookie's claim.
   */
  readonly session: Session
  /** What the calling staff may do, by their role in the database; nothing for anybody else. */
  readonly rights: Rights
  now: Date
  /** The site that this process serves. */
  siteId: string
  requestId: string
  /** Whether the call was sent from this site's own pages; absent for work outside a call. */
  isOwn?: boolean
  log: Logger
  /** Cache tags of the data that this write changed; bumped after the commit. */
  touch(...tags: string[]): void
  /** Runs after the commit; its failure is logged, never answered. */
  after(effect: () => Promise<void> | void): void
  /** Does the work, or returns what it returned when this call was sent before (`keyed`); without a key it is done. */
  once<T>(tx: Database, work: () => Promise<T>): Promise<T>
  /** One line of the audit log, in the same transaction. @param whose everybody whose personal data staff read, changed or exported. */
  audit(action: string, target: string, detail?: Record<string, unknown>, whose?: readonly Whose[]): void
}

/** The context of a call that confirmed no person: of a contract for visitors that is not `personal`, or for staff. */
export type ClaimsCtx = Omit<Ctx, 'session'> & { readonly session: Claims }
/** What the handler of a contract gets, without its errors. */
export type SeenBy<C> = ConfirmsPerson<C> extends true ? Ctx : ClaimsCtx

export interface Outcome<C> {
  item?: Item<C>
  items?: Listed<C>[]
  totalCount?: number
  message?: string
  /** `Set-Cookie` lines of the response. */
  cookies?: string[]
  /** Headers of the response (`Clear-Site-Data`). */
  headers?: Record<string, string>
  /** Replaces all of the above for a contract that answers outside the envelope (`raw`). */
  response?: Response
}

interface FailOptions {
  problems?: Problem[]
  item?: unknown
  cause?: unknown
  /** A message specific to the case. */
  words?: string | undefined
}
/** The context of a helper that fails with errors of its caller's contract: `Ctx & Fails<'closed' | 'full'>`. */
export interface Fails<E extends string = never> {
  fail: (name: E, options?: FailOptions) => CallFailure
}
type ErrorsOf<C> = C extends Failing<infer E> ? keyof E & string : never
/** The context of a handler, with the errors of its own contract (`throw ctx.fail('closed')`). */
export type CtxOf<C> = SeenBy<C> & Fails<ErrorsOf<C>>
type Handler<C> = (input: Input<C>, ctx: CtxOf<C>) => Promise<Outcome<C>>

export interface Operation {
  contract: AnyContract
  /** The context is that of its contract: the pipeline made it so, or `callWithin` demanded it. */
  handle: (input: Record<string, unknown>, ctx: ClaimsCtx) => Promise<Outcome<AnyContract>>
}

/** Binds a contract to its handler: types, errors and the path come from the contract. */
export function operation<C extends AnyContract>(contract: C, handle: Handler<C>): Operation {
  return { contract, handle: (input, ctx) => handle(input as Input<C>, failingAs(contract, ctx)) }
}

/** The context for an operation of this contract. Getters stay getters, because reading the session makes an answer personal. */
export function failingAs<C extends AnyContract>(contract: C, ctx: ClaimsCtx): CtxOf<C> {
  const fail: Fails<ErrorsOf<C>>['fail'] = (name, options) => failureOf(contract, name, options)
  return Object.defineProperties({ fail } as unknown as CtxOf<C>, withoutFail(Object.getOwnPropertyDescriptors(ctx)))
}

/** A context from another operation carries that one's `fail`. */
const withoutFail = ({ fail: _, ...others }: PropertyDescriptorMap): PropertyDescriptorMap => others

function failureOf({ id, errors }: AnyContract, name: string, options: FailOptions = {}): CallFailure {
  const known = (errors as Record<string, ErrorDefinition> | undefined)?.[name]
  if (!known) throw new Error(`${id} names no error ${name}`)
  const [code, sentence, status] = known
  const { words = sentence, ...more } = options
  return new CallFailure(code, words, { status: status ?? 400, ...more })
}

/** A noun and its operations. */
export interface Service {
  noun: string
  operations: Operation[]
}
export const service = (noun: string, operations: Operation[]): Service => ({ noun, operations })
