// Names of what audit lines speak of: one query for each kind of thing, however many lines there are.
import { and, eq, inArray } from 'drizzle-orm'
import { SYSTEM_ACTORS } from '@/schemas/rules/base/audit-words'
import { consoleArea } from '@/schemas/rules/base/console-areas'
import { maskId } from '@/schemas/rules/base/mask'
import { roles, staff } from '@/services/db/tables/auth'
import type { audits } from '@/services/db/tables/base'
import { events } from '@/services/db/tables/events'
import { members } from '@/services/db/tables/members'
import { media, mediaFolders } from '@/services/db/tables/media'
import { records } from '@/services/db/tables/records'
import { documents } from '@/services/db/tables/site'
import { goods, goodsVariants } from '@/services/db/tables/store'
import type { Ctx } from '@/services/kit/service'
import { targetKind } from './target-kinds'

type Line = Pick<typeof audits.$inferSelect, 'actor' | 'action' | 'target'>
interface Thing {
  words: string
  /** Empty where nothing can be opened. */
  path: string
}
interface Names {
  actor: (actor: string) => string
  target: (action: string, target: string) => Thing
}

/** Targets that are looked up by what they say; others are named in target-kinds.ts. */
const EVENT = /^event:(\d+)$/
const RECORD = /^record:([a-z][a-z-]*):(.+)$/
/** All records of a type, or all rows of another list: what a shared view is about. */
const LIST = /^(?:record|list):([a-z][a-z-]*)$/
const VARIANT = /^goods-variant:(.+)$/
/** Actions whose target is a member's number. */
const OF_MEMBERS = ['member', 'business', 'design', 'benefit']
/** Actions whose target is a file, or a folder of files. */
const OF_MEDIA = ['media']

const nounOf = (action: string): string => action.slice(0, action.indexOf('.'))
const idOf = (actor: string): string => actor.slice(actor.indexOf(':') + 1)

export async function namesOf(ctx: Ctx, lines: readonly Line[]): Promise<Names> {
  const { rights } = ctx
  const { people, shown, known, pages, given, written, files, variants } = await lookUp(ctx, lines)
  const staffName = (id: string): string => people.get(id) ?? '지금은 없는 운영자'
  const memberName = (memberNo: string): string => `회원 ${maskId(known.get(memberNo) ?? '')}`.trim()

  /** By the noun of the action: the target is the key of its table. */
  const byNoun: Readonly<Record<string, (id: string) => Thing>> = {
    ...Object.fromEntries(
      OF_MEMBERS.map((noun) => [
        noun,
        (id: string) => ({
          words: memberName(id),
          path: rights.sees('members') && known.has(id) ? `/ice_builder/members/${encodeURIComponent(id)}` : '',
        }),
      ]),
    ),
    staff: (id) => ({ words: staffName(id), path: rights.sees('staff') ? '/ice_builder/staff' : '' }),
    role: (id) => ({ words: given.get(id) ?? '지금은 없는 역할', path: rights.sees('staff') ? '/ice_builder/staff?tab=roles' : '' }),
    page: (id) => pages.get(id) ?? { words: '지금은 없는 페이지', path: '' },
    media: (id) => ({ words: files.get(id) ?? '지금은 없는 파일', path: '' }),
    'home-tour': (id) => ({ words: `회원 집들이 ${id}`, path: rights.sees('home-tours') ? '/ice_builder/home-tours' : '' }),
    preview: (id) => ({ words: id, path: id.startsWith('/') ? id : '' }),
  }
  const bySelf = (id: string): Thing | undefined => {
    const kind = targetKind(id, (area) => rights.sees(area))
    if (kind) return kind
    const seq = EVENT.exec(id)?.[1]
    if (seq !== undefined) {
      const name = shown.get(Number(seq))
      return { words: name ?? `이벤트 ${seq}`, path: name === undefined ? '' : `/ice_builder/events/${seq}` }
    }
    const [, type = '', recordId = ''] = RECORD.exec(id) ?? []
    if (recordId !== '')
      return {
        words: `${consoleArea(type)?.words ?? '기록'} ${written.get(id) ?? recordId}`,
        path: `/ice_builder/records/${type}/${encodeURIComponent(recordId)}`,
      }
    const listed = LIST.exec(id)?.[1]
    if (listed !== undefined) return { words: `${consoleArea(listed)?.words ?? '기록'} 목록`, path: '' }
    const variant = VARIANT.exec(id)?.[1]
    if (variant !== undefined)
      return { words: variants.get(variant) ?? '지금은 없는 상품 옵션', path: rights.sees('stock') ? '/ice_builder/stock' : '' }
    return undefined
  }
  return {
    actor: (actor) => {
      if (actor.startsWith('staff:')) return staffName(idOf(actor))
      return actor.startsWith('member:') ? memberName(idOf(actor)) : (SYSTEM_ACTORS[actor] ?? '시스템')
    },
    target: (action, id) => {
      const noun = nounOf(action)
      return bySelf(id) ?? (Object.hasOwn(byNoun, noun) ? byNoun[noun]!(id) : { words: id, path: '' })
    },
  }
}

async function lookUp({ db, siteId }: Ctx, lines: readonly Line[]) {
  const targets = (...nouns: string[]): string[] => [
    ...new Set(lines.filter(({ action }) => nouns.includes(nounOf(action))).map(({ target }) => target)),
  ]
  const actors = (kind: string): string[] => [
    ...new Set(lines.filter(({ actor }) => actor.startsWith(`${kind}:`)).map(({ actor }) => idOf(actor))),
  ]
  const eventSeqs = [...new Set(lines.flatMap(({ target }) => EVENT.exec(target)?.[1] ?? []))].map(Number)
  const people = await db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(inArray(staff.id, [...targets('staff'), ...actors('staff')]))
  const known = await db
    .select({ memberNo: members.memberNo, memberId: members.memberId })
    .from(members)
    .where(inArray(members.memberNo, [...targets(...OF_MEMBERS), ...actors('member')]))
  const shown = await db
    .select({ eventSeq: events.eventSeq, name: events.eventName })
    .from(events)
    .where(inArray(events.eventSeq, eventSeqs))
  const pages = await db
    .select({ id: documents.id, kind: documents.kind, name: documents.name, title: documents.title })
    .from(documents)
    .where(inArray(documents.id, targets('page')))
  const given = await db
    .select({ id: roles.id, name: roles.name })
    .from(roles)
    .where(inArray(roles.id, targets('role')))
  const recordTargets = lines.flatMap(({ target }) => {
    const [, type = '', id = ''] = RECORD.exec(target) ?? []
    return id ? [{ type, id }] : []
  })
  const written = await db
    .select({ type: records.type, id: records.id, name: records.name })
    .from(records)
    .where(and(eq(records.siteId, siteId), inArray(records.id, [...new Set(recordTargets.map(({ id }) => id))])))
  const files = await db
    .select({ id: media.file, name: media.name })
    .from(media)
    .where(inArray(media.file, targets(...OF_MEDIA)))
  const folders = await db
    .select({ id: mediaFolders.id, name: mediaFolders.name })
    .from(mediaFolders)
    .where(inArray(mediaFolders.id, targets(...OF_MEDIA)))
  const variants = await db
    .select({ id: goodsVariants.variantId, name: goods.name, choices: goodsVariants.choices })
    .from(goodsVariants)
    .innerJoin(goods, eq(goods.goodsId, goodsVariants.goodsId))
    .where(inArray(goodsVariants.variantId, [...new Set(lines.flatMap(({ target }) => VARIANT.exec(target)?.[1] ?? []))]))
  return {
    written: new Map(written.map(({ type, id, name }) => [`record:${type}:${id}`, name])),
    files: new Map([
      ...files.map(({ id, name }) => [id, `파일 ${name}`] as const),
      ...folders.map(({ id, name }) => [id, `폴더 ${name}`] as const),
    ]),
    variants: new Map(variants.map(({ id, name, choices }) => [id, [name, ...choices].join(' · ')])),
    people: new Map(people.map(({ id, name }) => [id, name])),
    known: new Map(known.map(({ memberNo, memberId }) => [memberNo, memberId ?? ''])),
    shown: new Map(shown.map(({ eventSeq, name }) => [eventSeq, name])),
    pages: new Map(pages.map(({ id, title, ...page }) => [id, { words: title || page.name, path: editorPath(page) }])),
    given: new Map(given.map(({ id, name }) => [id, name])),
  }
}

/** As builder/state/editor-path.ts has it. */
const editorPath = ({ kind, name }: { kind: string; name: string }): string =>
  kind === 'page'
    ? `/ice_builder/page${name.split('/').map(encodeURIComponent).join('/')}`
    : `/ice_builder/page/${encodeURIComponent(name)}?kind=${kind}`
