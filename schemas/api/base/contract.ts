// A contract is the promise between the two wings, written once: the path of a call, its access, its input, its output, its errors and
// their messages. Blocks `call` it, services answer it, the pipeline enforces it, the OpenAPI page is generated from it.
import type { Static, TObject, TSchema } from 'typebox'
import type { Act } from '@/schemas/rules/base/rights'
import type { RateLimit } from './rate-limit'

export const ACCESS = ['visitor', 'member', 'identified', 'orderer', 'vendor', 'manager', 'admin'] as const
export type Access = (typeof ACCESS)[number]
export type Codec = 'query' | 'form' | 'multipart' | 'json' | 'tus' | 'scim'

/** `[code, message]`, or `[code, message, HTTP status]` when 400 would be wrong. Codes are the contract's ('500', 'LO001' …). */
export type ErrorDefinition = readonly [code: string, sentence: string, status?: number]

export interface Contract<
  I extends TObject = TObject,
  T extends TSchema = TSchema,
  L extends TSchema = TSchema,
  E extends Record<string, ErrorDefinition> = Record<string, ErrorDefinition>,
  // Who calls stays in the type: of it the compiler tells whether a handler may read who that is (services/kit/service.ts).
  A extends Access = Access,
  P extends true | undefined = true | undefined,
> {
  /** `METHOD /path`, parameters as `:name`; they are merged into the input. */
  at: string
  /** Id in the specification's list of calls. */
  id: string
  title: string
  access: A
  /**
   * GET reads the query; POST defaults to form, and accepts JSON and multipart of the same fields. `tus` reads the headers of that protocol
   * and hands on the body unread (resumable-upload.ts). `scim` reads the token of the header, the query and the body as one object, and is
   * refused in the shape of that protocol (schemas/api/auth/scim.ts).
   */
  codec?: Codec
  input: I
  item?: T
  items?: L
  /** `items` comes with `totalCount`. */
  errors?: E
  /** True where the call changes data: runs in a transaction and needs a same-origin request. POST writes unless said otherwise. */
  writes?: boolean
  /**
   * Another site sends the browser here, by a link or a form (a provider's callback), so the origin cannot be checked: a one-time secret
   * of ours in the input replaces that check (S3).
   */
  foreign?: true
  /**
   * `own`: the handler opens its own short transactions, because it waits for something slow, or because its records must persist
   * although it refuses. Its audit lines and tags still follow in one transaction.
   */
  transaction?: 'own'
  /** Milliseconds in which a large body must arrive, and in which its work must be done; the pipeline's own by default. */
  deadline?: number
  /** How many calls read their bodies and work at a time, because each holds its body in memory; the others wait unread. */
  atOnce?: number
  /** Body limit in bytes; the codec's default is 64 KB for a form and 1 MB for JSON. */
  maxBytes?: number
  /** Files of its body are written to the disk as they arrive, because they are too large to lie in memory. */
  isSpooled?: boolean
  /** A preview session suffices instead of the role (P-ADM-2); reads only. */
  preview?: boolean
  /**
   * The caller may send a key (`Idempotency-Key`): a second call under it writes nothing and gets the first one's answer. With a
   * transaction of its own, the handler says what is done once (`ctx.once`).
   */
  keyed?: true
  /** Content type of an answer without the envelope (a description, a download). */
  raw?: string
  /**
   * A visitor may call, and a member gets another answer, so the session is confirmed in the database first. Without it the session of
   * such a call holds only the token's claims, and its handler can read no person (`Claims`).
   */
  personal?: P
  /**
   * Requirements besides signing in: `whole` verified and agreed (P-MEM-1), `password` confirmed it in this session (S-SESS-6). The
   * page's guards guide people to these; this enforces them.
   */
  needs?: readonly ('whole' | 'password')[]
  /**
   * The right that staff need besides `access: 'manager'`: an area of the console (schemas/rules/base/console-areas.ts), or the area that
   * the input names, and the act. Checked against the role as the database has it, again in the transaction of a write; 403 in words.
   */
  right?: {
    of: string | ((input: Static<I>) => string)
    act: Act
    /** The input that names one row of an area by shop: a person bound to another shop hears the contract's `missing`. */
    row?: string
  }
  /** Answered to staff whose role demands a second factor that they do not have yet: what they enrol one with, and how they leave. */
  beforeFactor?: true
  /** A write that an administrator may send who sees the console as a role: none of them changes anything but the sign-in. */
  whileSeeing?: true
  /** Asked by a timer and not by a person: it does not count as use of a sign-in of staff. */
  quiet?: true
  /** An act of staff that asks for the password or a code again, unless it was given in the last minutes. */
  stepUp?: true | ((input: Static<I>) => boolean)
  /**
   * How often one member and one address may call, counted before the operation and also when it refuses: 429 with `Retry-After` after
   * that. Every call that writes for visitors or members declares one (tests/laws/rate-limits.test.ts).
   */
  rateLimit?: RateLimit
  /** Cache tags that an answer depends on. Declared by every read that a page may show. */
  tags?: (input: Static<I>) => string[]
}

/** Whether the pipeline has confirmed in the database, before the handler runs, who is signed in or identified. */
export const confirmsPerson = ({ access, personal }: Pick<AnyContract, 'access' | 'personal'>): boolean =>
  access === 'member' ||
  access === 'vendor' ||
  access === 'identified' ||
  access === 'orderer' ||
  (access === 'visitor' && personal === true)
/** The same of a contract's type; false where the type does not tell. */
export type ConfirmsPerson<C> = C extends { access: 'member' | 'vendor' | 'identified' | 'orderer' }
  ? true
  : C extends { access: 'visitor'; personal?: true }
    ? C extends { personal?: undefined }
      ? false
      : true
    : false

export type AnyContract = Contract<any, any, any, any> // eslint-disable-line @typescript-eslint/no-explicit-any -- the list of all contracts
/** Any contract with these errors. */
export type Failing<E extends Record<string, ErrorDefinition>> = Contract<any, any, any, E> // eslint-disable-line @typescript-eslint/no-explicit-any -- any input and answer
export type Input<C> = C extends Contract<infer I, any, any, any> ? Static<I> : never // eslint-disable-line @typescript-eslint/no-explicit-any -- inference only
export type Item<C> = C extends Contract<any, infer T, any, any> ? Static<T> : never // eslint-disable-line @typescript-eslint/no-explicit-any -- inference only
export type Listed<C> = C extends Contract<any, any, infer L, any> ? Static<L> : never // eslint-disable-line @typescript-eslint/no-explicit-any -- inference only

/** The unwrapped answer: `data` of the envelope. */
export interface Answer<C> {
  result: string
  resultMessage: string
  item: Item<C>
  items: Listed<C>[]
  totalCount: number
}

const registryKey = Symbol.for('maru.contracts')
const registry = ((globalThis as Record<symbol, unknown>)[registryKey] ??= new Map()) as Map<string, AnyContract>

/** Declares a contract. The laws find duplicate paths through `allContracts`. */
export function contract<
  I extends TObject,
  T extends TSchema = TSchema,
  L extends TSchema = TSchema,
  E extends Record<string, ErrorDefinition> = Record<string, never>,
  const A extends Access = Access,
  const P extends true | undefined = undefined,
>(card: Contract<I, T, L, E, A, P>): Contract<I, T, L, E, A, P> {
  registry.set(card.id, card)
  return card
}
export const allContracts = (): AnyContract[] => [...registry.values()]

export const methodOf = (c: AnyContract): string => c.at.slice(0, c.at.indexOf(' '))
export const pathOf = (c: AnyContract): string => c.at.slice(c.at.indexOf(' ') + 1)
export const isWrite = (c: AnyContract): boolean => c.writes ?? methodOf(c) !== 'GET'
