// Opens the page of a path (SYS-04): definition, guards, subject, fragments. Everything that decides the status code happens here, before
// the first byte.
import { cacheable, dependOn, holdsUntil, markMap, markPersonal, varyByQuery } from '@/lib/request-context'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { getPage, previewPageAdm, previewPageMng } from '@/schemas/api/site/pages'
import { readRecordAddress, readRecordHead } from '@/schemas/api/site/record-pages'
import { readRedirect } from '@/schemas/api/site/redirects'
import { VISITOR, type Session } from '@/schemas/api/auth/session'
import type { PageDocument } from '@/schemas/page/document'
import { readPage, type ReadBlock, type ReadPage } from '@/schemas/page/read-page'
import { CANONICAL_QUERY } from '@/schemas/rules/base/settle-path'
import { decideGuards, isPersonalGuard } from '@/schemas/rules/auth/decide-guards'
import type { PageContext } from './define-block'
import { LAYOUT_FRAMES } from './layout-frames'
import { isShownNow, nextChange } from './is-shown-now'
import { rendererSite } from './site'
import { subjectOf, type Subject } from './subjects'
import { withQuery } from './with-query'

export interface OpenPage {
  read: ReadPage
  context: PageContext
  before: ReadBlock[]
  after: ReadBlock[]
  subject?: Subject
  session: Session
  /** Rendered for this visitor alone, streamed, never cached (S17). */
  live: boolean
  preview: boolean
  isShown: (read: ReadBlock) => boolean
}
/** `missing` answers 404 (RT-15). */
export type Opened = { page: OpenPage } | { redirect: string; isPermanent?: true } | 'missing' | 'refused'

/**
 * @param path decoded, NFC, no trailing slash.
 * @param query first values of all names; only declared ones reach the blocks.
 * @param standsAt the address in words at which the visitor asked for the record of this path.
 */
export async function openPage(path: string, query: Record<string, string>, standsAt?: string): Promise<Opened> {
  const { site, now: clock, session: readSession, phone: readPhone } = rendererSite()
  const now = clock()
  // RT-24: the call decides whether the visitor may see it.
  const preview = query['preview'] === 'Y' || query['editorId'] !== undefined
  if (preview) markPersonal()

  let found: FoundPage
  try {
    found = await findPage(path, query, preview)
  } catch (error) {
    if (error instanceof CallFailure && error.status === 404) return insteadOf(path, query, standsAt)
    if (error instanceof CallFailure && (error.status === 401 || error.status === 403)) return 'refused'
    throw error
  }
  const read = readOnce(found.document)
  const all = await withFragments(read, found.document)
  const traits = traitsOf(all.everything)

  const guard = found.document.guard ?? []
  const live = preview || guard.some(isPersonalGuard) || traits.live
  if (live) markPersonal()
  if (traits.map) markMap()
  const session = live ? await readSession() : VISITOR
  const fullPath = path + (Object.keys(query).length > 0 ? `?${new URLSearchParams(query).toString()}` : '')
  const decision = decideGuards(guard, session, { fullPath })
  if (decision && !preview) return { redirect: decision.to }

  const declared = [...new Set([...CANONICAL_QUERY, ...traits.query])]
  varyByQuery(declared)
  const context: PageContext = {
    now: now.toISOString(),
    path,
    params: found.params,
    query: Object.fromEntries(declared.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]]))),
    page: { title: found.document.title, route: found.document.route ?? path, layout: found.document.layout ?? 'default' },
    site: { id: site.id, name: site.name, phone: await readPhone(), url: site.url, consultUrl: site.consultUrl },
  }
  const loader = found.document.subject ? subjectOf(found.document.subject) : undefined
  let subject: Subject | undefined
  if (loader) {
    const outcome = await loader({ params: found.params, query: context.query, route: context.page.route, now: context.now, call })
    if (outcome === 'missing') return insteadOf(path, query, standsAt)
    // Some pages lead elsewhere what they do not know; it may be an address in words.
    if ('redirect' in outcome) return (await atAddress(path, query, standsAt)) ?? { redirect: outcome.redirect }
    context.subject = { kind: found.document.subject!, title: outcome.found.title, record: outcome.found.record }
    subject = await asShared(outcome.found, path)
    holdsUntil(subject.freshUntil)
  }

  for (const { block } of all.everything) if (block.show) holdsUntil(nextChange(block.show, now.getTime()))
  if (!live) cacheable(declared)
  const isShown = (block: ReadBlock) => isShownNow(block.block.show, session, now.getTime())
  return { page: { read, context, before: all.before, after: all.after, session, live, preview, isShown, ...(subject ? { subject } : {}) } }
}

/** Where a path leads that has nothing of its own: to the record that has this address in words, or to where staff moved it. */
async function insteadOf(path: string, query: Record<string, string>, standsAt: string | undefined): Promise<Opened> {
  const record = await atAddress(path, query, standsAt)
  if (record) return record
  const redirect = (await call(readRedirect, { path })).item.to
  return redirect ? { redirect: withQuery(redirect, query), isPermanent: true } : 'missing'
}

async function atAddress(path: string, query: Record<string, string>, standsAt: string | undefined): Promise<Opened | undefined> {
  if (standsAt !== undefined) return undefined
  const { to, isHere } = (await call(readRecordAddress, { path })).item
  if (to === '') return undefined
  return isHere ? openPage(to, query, path) : { redirect: withQuery(to, query), isPermanent: true }
}

/** What the head says of the record: in the words that staff wrote for it, at its address in words. */
async function asShared(subject: Subject, path: string): Promise<Subject> {
  const { title, description, picture, address } = (await call(readRecordHead, { path: subject.canonical ?? path })).item
  return {
    ...subject,
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
    ...(picture ? { image: picture } : {}),
    ...(address ? { canonical: address } : {}),
  }
}

interface FoundPage {
  document: PageDocument
  params: Record<string, string>
}

async function findPage(pageRoute: string, query: Record<string, string>, preview: boolean): Promise<FoundPage> {
  if (!preview) {
    const { item } = await call(getPage, { pageRoute })
    return { document: documentOf(item), params: item.params }
  }
  // Staff who preview a record may read that record (app/create-page-handler.ts), and needs no right to the drafts of pages.
  if (query['record'] !== undefined) {
    const published = await call(getPage, { pageRoute }).catch((error: unknown) => {
      if (error instanceof CallFailure && error.status === 404) return undefined
      throw error
    })
    if (published) return { document: documentOf(published.item), params: published.item.params }
  }
  const { item } = await call(query['ctx'] === 'mng' ? previewPageMng : previewPageAdm, { pageRoute })
  return { document: documentOf(item), params: item.params }
}

/** The wire format carries `pageRoute` and `meta` beside the document; the document itself is read here. */
function documentOf(item: Record<string, unknown>): PageDocument {
  const { schemaVersion, kind, id, route, title, layout, guard, subject, seo, blocks } = item
  return { schemaVersion, kind, id, route, title, layout, guard, subject, seo, blocks } as PageDocument
}

interface WithFragments {
  before: ReadBlock[]
  after: ReadBlock[]
  everything: ReadBlock[]
}

/** Inserts every fragment: those of the layout around the page, those of `fragment` blocks into their slot. */
async function withFragments(read: ReadPage, document: PageDocument): Promise<WithFragments> {
  const frame = LAYOUT_FRAMES[document.layout ?? 'default']
  const cache = new Map<string, Promise<ReadBlock[]>>()
  const fetchFragment = (name: string): Promise<ReadBlock[]> => {
    let pending = cache.get(name)
    if (!pending) cache.set(name, (pending = loadFragment(name)))
    return pending
  }
  const everything: ReadBlock[] = []
  const expand = async (blocks: ReadBlock[], inside: readonly string[]): Promise<void> => {
    const fetches: Promise<void>[] = []
    const walk = (list: ReadBlock[]): void => {
      for (const block of list) {
        everything.push(block)
        const ref = refOf(block)
        // Publishing refuses a cycle; a document that reached the database another way must still not loop.
        if (ref && !inside.includes(ref)) fetches.push(insert(block, ref))
        else for (const name in block.slots) walk(block.slots[name]!)
      }
    }
    const insert = async (block: ReadBlock, ref: string): Promise<void> => {
      const content = await fetchFragment(ref).then(cloneBlocks)
      block.slots = { content }
      await expand(content, [...inside, ref])
    }
    walk(blocks)
    if (fetches.length > 0) await Promise.all(fetches)
  }
  const around = (names: readonly string[]) =>
    Promise.all(names.map(async (name) => cloneBlocks(await fetchFragment(name)))).then((lists) => lists.flat())
  const [before, after] = await Promise.all([around(frame.before), around(frame.after)])
  await Promise.all([expand(before, frame.before), expand(read.blocks, []), expand(after, frame.after)])
  return { before, after, everything }
}

const FRAGMENT = 'fragment'
const refOf = ({ block, unreadable }: ReadBlock): string | undefined =>
  block.type === FRAGMENT && !unreadable ? String(block.props['ref']) : undefined

const readBefore = new WeakMap<object, { page: ReadPage; holdsFragments: boolean }>()

/** Reads a document; one whose blocks are frozen, as those of a published revision are, is read and validated once. */
function readOnce(document: PageDocument): ReadPage {
  const { blocks } = document
  if (!Object.isFrozen(blocks)) return readPage(document)
  let read = readBefore.get(blocks)
  if (!read) {
    const page = readPage(document)
    readBefore.set(blocks, (read = { page, holdsFragments: holdsFragments(page.blocks) }))
  }
  // Fragments are inserted into their blocks.
  return { ...read.page, document, blocks: read.holdsFragments ? cloneBlocks(read.page.blocks) : read.page.blocks }
}

const holdsFragments = (blocks: readonly ReadBlock[]): boolean =>
  blocks.some((read) => refOf(read) !== undefined || Object.values(read.slots).some(holdsFragments))

/** The same fragment used twice on a page is two sets of blocks, each with its own load. */
const cloneBlocks = (blocks: ReadBlock[]): ReadBlock[] =>
  blocks.map((read) => ({
    ...read,
    slots: Object.fromEntries(Object.entries(read.slots).map(([name, list]) => [name, cloneBlocks(list)])),
  }))

async function loadFragment(name: string): Promise<ReadBlock[]> {
  dependOn([`fragment:${name}`])
  try {
    const { item } = await call(getPage, { kind: 'fragment', name })
    return readOnce(documentOf(item)).blocks
  } catch (error) {
    rendererSite().report({ page: `fragment:${name}` }, { block: { id: name, type: FRAGMENT, v: 1, props: {} }, slots: {} }, error)
    return []
  }
}

function traitsOf(blocks: ReadBlock[]): { live: boolean; map: boolean; query: string[] } {
  const query = new Set<string>()
  let [live, map] = [false, false]
  for (const { block, definition } of blocks) {
    if (definition?.live || block.show?.to) live = true
    if (definition?.map) map = true
    for (const name of definition?.query ?? []) query.add(name)
  }
  return { live, map, query: [...query] }
}
