// What staff may do in the console. `adm` may do everything; a manager (`mng`) may do what the role says, and without a role what every
// manager may: see what is not personal. One function decides for the pipeline, for handlers and for screens.

import { EVERYWHERE, type PageScope } from './page-scope'

export const ACTS = ['see', 'write', 'publish'] as const
export type Act = (typeof ACTS)[number]

/** What a role may do in one area of the console. */
export interface AreaRight {
  acts: readonly Act[]
  /** Fields of its records that are never sent to this role. */
  hidden?: readonly string[]
  /** Fields that this role may see and not change. */
  readOnly?: readonly string[]
  /** Of pages: how far the right reaches. */
  scope?: PageScope
}
/** By the id of the area (schemas/rules/base/console-areas.ts). */
export type RoleRights = Readonly<Record<string, AreaRight>>

export interface Rights {
  may(of: string, act: Act): boolean
  /** Whether some area permits the act: known before the input of a call is. */
  mayAnywhere(act: Act): boolean
  sees(type: string, field?: string): boolean
  /** Whether fields of it are kept from the role. A page made of a draft shows all of them, so that such a role sees none. */
  hides(type: string): boolean
  writes(type: string, field?: string): boolean
  publishes(type: string): boolean
  /** Sections, blocks and fields of pages that the right over pages reaches. */
  readonly scope: PageScope
}

const rightsWith = (may: Rights['may'], mayAnywhere: Rights['mayAnywhere'], of: (type: string) => AreaRight | undefined): Rights => ({
  may,
  mayAnywhere,
  sees: (type, field) => may(type, 'see') && !has(of(type)?.hidden, field),
  hides: (type) => (of(type)?.hidden?.length ?? 0) > 0,
  writes: (type, field) => may(type, 'write') && !has(of(type)?.hidden, field) && !has(of(type)?.readOnly, field),
  publishes: (type) => may(type, 'publish'),
  scope: of('pages')?.scope ?? EVERYWHERE,
})
const has = (fields: readonly string[] | undefined, field: string | undefined): boolean =>
  field !== undefined && (fields?.includes(field) ?? false)

const EVERYTHING = rightsWith(
  () => true,
  () => true,
  () => undefined,
)
const NOTHING = rightsWith(
  () => false,
  () => false,
  () => undefined,
)

/** @param person a member of staff with the resolved rights of the role; undefined for anybody else, who has none. */
export function rightsOf(person: { role: 'adm' | 'mng'; rights?: RoleRights } | undefined): Rights {
  if (!person) return NOTHING
  if (person.role === 'adm') return EVERYTHING
  const { rights = {} } = person
  // Names such as `constructor` are no areas.
  const of = (type: string): AreaRight | undefined => (Object.hasOwn(rights, type) ? rights[type] : undefined)
  const permits = (right: AreaRight | undefined, act: Act): boolean =>
    // Who may write or publish a record sees it.
    right !== undefined && (act === 'see' ? right.acts.length > 0 : right.acts.includes(act))
  return rightsWith(
    (type, act) => permits(of(type), act),
    (act) => Object.values(rights).some((right) => permits(right, act)),
    of,
  )
}
