import { and, asc, eq, isNull, max } from 'drizzle-orm'
import type { TSchema } from 'typebox'
import { particleAfter } from '@/lib/particle'
import * as contracts from '@/schemas/api/site/console'
import type { FaultKind } from '@/schemas/api/site/console'
import type { Block, PageDocument } from '@/schemas/page/document'
import { definitionOf } from '@/schemas/page/definitions'
import { readFields } from '@/schemas/page/read-fields'
import { EventForm } from '@/schemas/rules/events/event-form'
import { isInScope } from '@/schemas/rules/base/page-scope'
import { leadsNowhere } from '@/schemas/rules/site/leads-nowhere'
import type { Database } from '@/services/db/database'
import { eventGames, events } from '@/services/db/tables/events'
import { records } from '@/services/db/tables/records'
import { documents, revisions } from '@/services/db/tables/site'
import { recordsTag } from '@/services/records/record-change'
import { ownAddress } from '@/services/records/own-address'
import { allStores } from '@/services/records/record-store'
import { memoizeByTags } from '@/services/db/memoize-by-tags'
import { operation } from '@/services/kit/service'
import type { FoundFault as Fault, FoundLink } from './found-fault'
import { linksNotPublic } from './links-not-public'
import { readMoved, readRecordPaths, type RecordPaths } from './record-paths'

/** What a search may take for given until it is asked again: things end and begin with the clock. */
const MOMENT = 10 * 60_000
/** Where links lead: pages and moved addresses, and of pages about records the records that visitors see. */
interface Leading {
  known: readonly string[]
  records: RecordPaths
}
type Place = Pick<Fault, 'kind' | 'type' | 'id' | 'name'>

export const listFaults = operation(contracts.listFaults, async ({ kind, page = 1, size = 20 }, { db, siteId, now, rights }) => {
  // A fragment has a tag of its own; the moment of the last publication stands for all of them.
  const [last] = await db
    .select({ at: max(documents.publishedAt) })
    .from(documents)
    .where(eq(documents.siteId, siteId))
  const tags = ['pages', 'events', ...allStores().map(({ type }) => recordsTag(type.type))]
  const stamp = `${last?.at?.toISOString() ?? ''} ${Math.floor(now.getTime() / MOMENT)}`
  const found = await memoizeByTags(db, tags, `faults ${siteId} ${stamp}`, () => findFaults(db, siteId, now))
  const all = found.filter(({ type, kind: of, id }) =>
    type || of === 'record' ? rights.sees(type) : rights.sees('pages') && isInScope(rights.scope, { kind: of, name: id }),
  )
  const counts: Record<'all' | FaultKind, number> = { all: all.length, link: 0, closed: 0, moved: 0, alt: 0 }
  for (const { fault } of all) counts[fault] += 1
  const rows = kind ? all.filter(({ fault }) => fault === kind) : all
  return { items: rows.slice((page - 1) * size, page * size), totalCount: rows.length, item: { counts } }
})

async function findFaults(db: Database, siteId: string, now: Date): Promise<Fault[]> {
  const published = await db
    .select({ kind: documents.kind, name: documents.name, title: documents.title, body: revisions.body })
    .from(documents)
    .innerJoin(revisions, eq(revisions.id, documents.publishedRevisionId))
    .where(and(eq(documents.siteId, siteId), isNull(documents.deletedAt)))
    .orderBy(asc(documents.kind), asc(documents.name))
  const pages = published.flatMap(({ kind, name }) => (kind === 'page' ? [name] : []))
  const routes: Leading = { known: [...pages, ...(await readMoved(db, siteId))], records: await readRecordPaths(db, siteId, pages) }
  const ofDocuments = published.flatMap(({ kind, name, title, body }) => {
    const { blocks = [] } = JSON.parse(body) as Partial<PageDocument>
    return faultsOfBlocks(blocks, { kind, type: '', id: name, name: title }, routes, '/blocks')
  })
  const found = [...ofDocuments, ...(await faultsOfRecords(db, siteId, routes)), ...(await faultsOfEvents(db, siteId, routes))]
  const closed = await linksNotPublic(db, siteId, now, found.filter(isLink))
  return [...found.filter((one): one is Fault => !isLink(one)), ...closed]
}

const isLink = (one: Fault | FoundLink): one is FoundLink => 'href' in one

function faultsOfBlocks(blocks: readonly Block[], place: Place, routes: Leading, above: string): (Fault | FoundLink)[] {
  return blocks.flatMap((block, i) => {
    const at = `${above}/${i}`
    const definition = definitionOf(block.type)
    const own = definition && definition.version === block.v ? faultsIn(definition.props, block.props, definition.title, routes) : []
    const inner = Object.entries(block.slots ?? {}).flatMap(([name, list]) => faultsOfBlocks(list, place, routes, `${at}/slots/${name}`))
    return [...own.map((fault) => ({ ...place, blockId: block.id, at: `${at}/props${fault.pointer}`, ...fault })), ...inner]
  })
}

async function faultsOfRecords(db: Database, siteId: string, routes: Leading): Promise<(Fault | FoundLink)[]> {
  const faults: (Fault | FoundLink)[] = []
  for (const { type } of allStores()) {
    const rows = await db
      .select({ id: records.id, name: records.name, published: records.published })
      .from(records)
      .where(and(eq(records.siteId, siteId), eq(records.type, type.type), isNull(records.deletedAt)))
      .orderBy(asc(records.name))
    for (const { id, name, published } of rows)
      if (published)
        faults.push(
          ...faultsIn(type.form, published, type.title, routes).map((fault) => ({
            kind: 'record' as const,
            type: type.type,
            id,
            name,
            blockId: '',
            at: fault.pointer,
            ...fault,
          })),
        )
  }
  return faults
}

async function faultsOfEvents(db: Database, siteId: string, routes: Leading): Promise<(Fault | FoundLink)[]> {
  const rows = await db
    .select({
      id: events.eventSeq,
      name: events.eventName,
      eventLink: events.eventLink,
      contentPc: events.contentPc,
      game: eventGames.game,
    })
    .from(events)
    .leftJoin(eventGames, eq(eventGames.eventSeq, events.eventSeq))
    .where(and(eq(events.siteId, siteId), eq(events.publishedYn, 'Y')))
    .orderBy(asc(events.eventName))
  return rows.flatMap(({ id, name, eventLink, contentPc, game }) =>
    faultsIn(EventForm, { eventLink, contentPc, game: game ?? {} }, '이벤트', routes).map((fault) => ({
      ...{ kind: 'record' as const, type: 'events', id: String(id), name, blockId: '', at: fault.pointer },
      ...fault,
    })),
  )
}

type Part = Pick<Fault, 'fault' | 'pointer' | 'message'> | Pick<FoundLink, 'pointer' | 'href'>

function faultsIn(schema: TSchema, value: unknown, label: string, routes: Leading): Part[] {
  const { advice, links } = readFields(schema, value, { at: '', label })
  const leading = links.flatMap(({ field, href: typed }): Part[] => {
    const href = ownAddress(typed)
    const message = whyNowhere(href, routes)
    if (message !== undefined) return [{ fault: 'link', pointer: field, message }]
    return href.startsWith('/') ? [{ pointer: field, href }] : []
  })
  return [...advice.map(({ field, message, keyword }) => ({ fault: keyword as FaultKind, pointer: field, message })), ...leading]
}

function whyNowhere(href: string, { known, records: paths }: Leading): string | undefined {
  if (leadsNowhere(href, known)) return `없는 페이지로 가는 링크입니다(${href}).`
  const title = paths.missingAt(href)
  return (
    title &&
    `게시되지 않은 ${title}${particleAfter(title, '으로/로')} 가는 링크입니다(${href}). 링크를 고치거나 그 항목을 다시 게시해 주세요.`
  )
}
