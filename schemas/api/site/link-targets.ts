// What link fields ask: what there is to link to, and what stands at an address that a field holds.
import { Type, type Static } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { nullable, oneOf, optionalMoment, search } from '@/schemas/api/base/fields'
import { UsageLine } from './record-views'
import { LINK_STATES } from '@/schemas/rules/site/link-words'

const Target = Type.Object({
  /** Area of the console that it belongs to: `goods`, `pages`. */
  kind: Type.String(),
  /** What that is called: 상품. */
  title: Type.String(),
  id: Type.String(),
  name: Type.String(),
  /** What a link writes. */
  address: Type.String(),
  /** Storage path of its thumbnail; empty without one. */
  picture: Type.String(),
  state: oneOf('상태', LINK_STATES),
  from: optionalMoment,
  until: optionalMoment,
})
export type LinkedThing = Static<typeof Target>

/** Finds by name, initials, a half-typed syllable or the beginning of an address; without words the latest. */
export const findLinkTargets = contract({
  at: 'GET /adm/link/find',
  id: 'linkTargets.find',
  title: '연결할 것 찾기',
  access: 'manager',
  input: Type.Object({ search, kind: Type.Optional(Type.String({ title: '종류', maxLength: 40 })) }),
  items: Target,
  /** Every kind that the person may see, found or not. */
  item: Type.Object({ kinds: Type.Array(Type.Object({ kind: Type.String(), title: Type.String() })) }),
})

/** Addresses of one call: a form that has more asks again. */
export const MOST_LINKS = 30

/** What addresses lead to. `error`: nothing is there, so that publishing refuses it. `warning`: visitors do not see it now. */
export const readLinks = contract({
  at: 'GET /adm/link/read',
  id: 'linkTargets.read',
  title: '주소가 가리키는 것',
  access: 'manager',
  /** Each may read many things: a crowd of them waits, and not the pages. */
  atOnce: 4,
  /** One in a line. */
  input: Type.Object({ addresses: Type.String({ title: '주소', minLength: 1, maxLength: 20_000 }) }),
  items: Type.Object({
    address: Type.String(),
    verdict: oneOf('판정', ['fine', 'warning', 'error']),
    /** What is wrong, as a sentence; empty when nothing is. */
    message: Type.String(),
    /** Null for an address of another site, a file, or something that the person may not see. */
    target: nullable(Target),
  }),
})

/** What leads to an address: asked before what stands there is taken away or moves. An event is found by each of its addresses, and by its number in blocks. */
export const listLinkUsages = contract({
  at: 'GET /adm/link/usages',
  id: 'linkTargets.usages',
  title: '주소가 쓰인 곳',
  access: 'manager',
  input: Type.Object({ address: Type.String({ title: '주소', minLength: 1, maxLength: 500, pattern: '^/' }) }),
  items: UsageLine,
})
