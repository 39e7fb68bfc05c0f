// Kinds of things that audit lines are about (`names` of services/<area>/area.ts), by what stands before the colon of the target
// (`order:261126-…`), before the colon of an actor (`staff:…`), or by the whole target (`orders`).
import { areaTable } from '@/services/kit/area-parts'
import type { Ctx } from '@/services/kit/service'

export interface TargetKind {
  /** What staff call it, before its number. */
  words: string
  /** The target is this word alone: all of them, of which none is opened. */
  isWhole?: true
  /** The id says nothing to a reader. */
  isBare?: true
  /** The screen of one, opened where it is found. */
  path?: (id: string) => string
  /** The screen of all, for those that have none of their own. */
  listPath?: string
  /** The area of the console that a person must see to open it. */
  area?: string
  /** Nouns of actions whose target is the id alone. */
  nouns?: readonly string[]
  /** Names of these, by id, in one query; without it the number is said behind the words. */
  namesOf?: (ctx: Ctx, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** What one is called that has no name any more; without it the number is said behind the words. */
  gone?: string
}

export interface NamedTarget {
  words: string
  /** Empty where nothing can be opened. */
  path: string
}

interface KnownTarget {
  name: string
  kind: TargetKind
  id: string
}

/** Which kind a target is of. @param noun before the dot of its action. @returns undefined for one of no area. */
export function targetKind(target: string, noun?: string): KnownTarget | undefined {
  const kinds = areaTable<TargetKind>('names')
  const at = target.indexOf(':')
  const name = at < 0 ? target : target.slice(0, at)
  const kind = Object.hasOwn(kinds, name) ? kinds[name]! : undefined
  if (kind && (kind.isWhole ? at < 0 : at > 0)) return { name, kind, id: target.slice(name.length + 1) }
  const ofNoun = Object.entries(kinds).find(([, { nouns = [] }]) => noun !== undefined && nouns.includes(noun))
  return ofNoun && { name: ofNoun[0], kind: ofNoun[1], id: target }
}

/** @param found its name, where it was looked up and is there. */
export function nameTarget({ kind, id }: KnownTarget, sees: (area: string) => boolean, found?: string): NamedTarget {
  const { isWhole, isBare, area, namesOf, listPath = '' } = kind
  const words = isWhole || isBare ? kind.words : `${kind.words} ${id}`
  if (isWhole) return { words, path: '' }
  const isThere = !namesOf || found !== undefined
  const path = isThere && kind.path ? kind.path(encodeURIComponent(id)) : listPath
  return { words: namesOf ? (found ?? kind.gone ?? words) : words, path: !area || sees(area) ? path : '' }
}
