// Names of what audit lines speak of: one query for each kind of thing, however many lines there are. Each area names its own things
// (`names` of services/<area>/area.ts); here are pages and records, whose screens are not told by an id alone.
import { and, eq, inArray } from 'drizzle-orm'
import { SYSTEM_ACTORS } from '@/schemas/rules/base/audit-words'
import { consoleArea } from '@/schemas/rules/base/console-areas'
import type { audits } from '@/services/db/tables/base'
import { records } from '@/services/db/tables/records'
import { documents } from '@/services/db/tables/site'
import type { Ctx } from '@/services/kit/service'
import { nameTarget, targetKind, type NamedTarget } from '@/services/targets/target-kind'

type Line = Pick<typeof audits.$inferSelect, 'actor' | 'action' | 'target'>
interface Names {
  actor: (actor: string) => string
  target: (action: string, target: string) => NamedTarget
}

const RECORD = /^record:([a-z][a-z-]*):(.+)$/
/** All records of a type, or all rows of another list: what a shared view is about. */
const LIST = /^(?:record|list):([a-z][a-z-]*)$/

const nounOf = (action: string): string => action.slice(0, action.indexOf('.'))

export async function namesOf(ctx: Ctx, lines: readonly Line[]): Promise<Names> {
  const { rights } = ctx
  const sees = (area: string): boolean => rights.sees(area)
  const found = await namesByArea(ctx, lines)
  const pages = await pagesOf(ctx, lines)
  const written = await recordsOf(ctx, lines)
  const ofArea = (target: string, noun?: string): NamedTarget | undefined => {
    const known = targetKind(target, noun)
    return known && nameTarget(known, sees, found.get(known.name)?.get(known.id))
  }
  const ofSite = (noun: string, target: string): NamedTarget | undefined => {
    const [, type = '', recordId = ''] = RECORD.exec(target) ?? []
    if (recordId !== '')
      return {
        words: `${consoleArea(type)?.words ?? '기록'} ${written.get(target) ?? recordId}`,
        path: `/ice_builder/records/${type}/${encodeURIComponent(recordId)}`,
      }
    const listed = LIST.exec(target)?.[1]
    if (listed !== undefined) return { words: `${consoleArea(listed)?.words ?? '기록'} 목록`, path: '' }
    if (noun === 'page') return pages.get(target) ?? { words: '지금은 없는 페이지', path: '' }
    if (noun === 'preview') return { words: target, path: target.startsWith('/') ? target : '' }
    return undefined
  }
  return {
    actor: (actor) => SYSTEM_ACTORS[actor] ?? (actor.includes(':') ? ofArea(actor)?.words : undefined) ?? '시스템',
    target: (action, target) => {
      const noun = nounOf(action)
      return ofSite(noun, target) ?? ofArea(target, noun) ?? { words: target, path: '' }
    },
  }
}

/** Names by kind and id. */
async function namesByArea(ctx: Ctx, lines: readonly Line[]): Promise<Map<string, ReadonlyMap<string, string>>> {
  const known = lines.flatMap(({ actor, action, target }) => [targetKind(target, nounOf(action)), targetKind(actor)])
  const looked = known.filter((one) => one?.kind.namesOf !== undefined).map((one) => one!)
  const names = new Map<string, ReadonlyMap<string, string>>()
  // One after the other, because they may share the connection of a transaction.
  for (const [name, same] of Map.groupBy(looked, (one) => one.name))
    names.set(name, await same[0]!.kind.namesOf!(ctx, [...new Set(same.map(({ id }) => id))]))
  return names
}

async function pagesOf({ db }: Ctx, lines: readonly Line[]): Promise<Map<string, NamedTarget>> {
  const ids = [...new Set(lines.filter(({ action }) => nounOf(action) === 'page').map(({ target }) => target))]
  const rows = await db
    .select({ id: documents.id, kind: documents.kind, name: documents.name, title: documents.title })
    .from(documents)
    .where(inArray(documents.id, ids))
  return new Map(rows.map(({ id, title, ...page }) => [id, { words: title || page.name, path: editorPath(page) }]))
}

async function recordsOf({ db, siteId }: Ctx, lines: readonly Line[]): Promise<Map<string, string>> {
  const ids = [...new Set(lines.flatMap(({ target }) => RECORD.exec(target)?.[2] ?? []))]
  const rows = await db
    .select({ type: records.type, id: records.id, name: records.name })
    .from(records)
    .where(and(eq(records.siteId, siteId), inArray(records.id, ids)))
  return new Map(rows.map(({ type, id, name }) => [`record:${type}:${id}`, name]))
}

/** As builder/state/editor-path.ts has it. */
const editorPath = ({ kind, name }: { kind: string; name: string }): string =>
  kind === 'page'
    ? `/ice_builder/page${name.split('/').map(encodeURIComponent).join('/')}`
    : `/ice_builder/page/${encodeURIComponent(name)}?kind=${kind}`
