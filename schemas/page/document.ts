// What a page is. One nested tree of typed blocks, the same on disk, on the wire and in the editor's clipboard: people can read it, a
// subtree can be copied unchanged, and a tree cannot contain a cycle. Every block carries its version `v`, so old documents stay
// readable; a reader preserves what it does not know.
import { Type, type Static } from 'typebox'

/** Hard limits of a stored document, checked before anything walks it (promises R17, M7). */
export const LIMITS = {
  bytes: 8 * 1024 * 1024,
  depth: 64,
  /** Blocks, at any depth. */
  nodes: 20_000,
  /** Objects and lists in total: a block has about four. */
  values: 200_000,
} as const

export const KINDS = ['page', 'fragment', 'popup', 'template'] as const
export const DEVICES = ['mobile', 'tablet', 'pc'] as const
export const LAYOUTS = [
  'agency',
  'builder',
  'content',
  'default',
  'design',
  'detail',
  'empty',
  'example',
  'kakaoLogin',
  'list',
  'menuLNB',
  'productLNB',
  'zinBrand',
] as const
export const GUARDS = [
  'device',
  'commonCode',
  'auth',
  'requireLogin',
  'checkMember',
  'requireIdentification',
  'requirePwCheck',
  'requireSNSPwCheck',
  'cart',
  'productCategory',
  'storeCategory',
  'fromPayment',
  'fromConsultingForm',
  'fromCommunityForm',
  'adminOnly',
] as const

export type Kind = (typeof KINDS)[number]
export type Layout = (typeof LAYOUTS)[number]
export type GuardName = (typeof GUARDS)[number]

const oneOf = <const T extends readonly string[]>(values: T) => Type.Unsafe<T[number]>({ type: 'string', enum: values })

/** When and to whom a block is shown. Times are ISO 8601 with an offset; devices are CSS, never a cache key. */
export const Show = Type.Object(
  {
    on: Type.Optional(Type.Array(oneOf(DEVICES), { minItems: 1, uniqueItems: true })),
    to: Type.Optional(oneOf(['visitor', 'member'])),
    from: Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'date-time' })),
    until: Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'date-time' })),
  },
  { additionalProperties: false },
)
export type Show = Static<typeof Show>

/** A block as stored. `props` is checked against the schema of the block's definition, not here. */
export interface Block {
  id: string
  type: string
  v: number
  name?: string
  props: Record<string, unknown>
  slots?: Record<string, Block[]>
  show?: Show
  locked?: boolean
}
export const BlockNode = Type.Object(
  {
    id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }),
    type: Type.String({ pattern: '^[a-z][a-z0-9-]{0,63}$' }),
    v: Type.Integer({ minimum: 1 }),
    name: Type.Optional(Type.String({ maxLength: 80 })),
    props: Type.Object({}, { additionalProperties: true }),
    // Not Type.Record, which brings ten kilobytes of typebox into a browser that checks a block.
    slots: Type.Optional(
      Type.Unsafe<Record<string, object[]>>({ type: 'object', additionalProperties: { type: 'array', items: { type: 'object' } } }),
    ),
    show: Type.Optional(Show),
    locked: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)

export const Seo = Type.Object(
  {
    noindex: Type.Optional(Type.Boolean()),
    description: Type.Optional(Type.String({ maxLength: 300 })),
    image: Type.Optional(Type.String({ maxLength: 500 })),
  },
  { additionalProperties: false },
)

/** The document without the content of its blocks, which are checked one by one, so that every problem is found. */
export const PageDocument = Type.Object(
  {
    schemaVersion: Type.Literal(1),
    kind: oneOf(KINDS),
    id: Type.Optional(Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,79}$', description: '조각·팝업·서식의 이름표' })),
    route: Type.Optional(Type.String({ pattern: '^/', maxLength: 500 })),
    title: Type.String({ minLength: 1, maxLength: 120 }),
    layout: Type.Optional(oneOf(LAYOUTS)),
    guard: Type.Optional(Type.Array(oneOf(GUARDS), { uniqueItems: true })),
    subject: Type.Optional(Type.String({ pattern: '^[a-z][a-z-]*$' })),
    seo: Type.Optional(Seo),
    blocks: Type.Array(Type.Object({}, { additionalProperties: true })),
  },
  { additionalProperties: false },
)

export interface PageDocument {
  schemaVersion: 1
  kind: Kind
  /** Name of a fragment, popup or template; pages are named by their route. */
  id?: string
  /** Path pattern: `/zin/event/event/:id`, optional parameter `:id?`. */
  route?: string
  title: string
  layout?: Layout
  guard?: GuardName[]
  /** Registered loader of the one record that the page is about; awaited before the first byte. */
  subject?: string
  seo?: Static<typeof Seo>
  blocks: Block[]
}
