// What addresses of this site lead to, and what is wrong with them: the same for a field, a publication and the check of the whole site.
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { normalPath } from '@/lib/path-pattern'
import { leadsNowhere } from '@/schemas/rules/site/leads-nowhere'
import { deletedWords, missingWords, notPublicWords } from '@/schemas/rules/site/link-words'
import { documents, redirects } from '@/services/db/tables/site'
import { linkSources, type AtAddress, type LinkPlace, type LinkTarget } from './link-sources'

export interface ReadLink {
  /** `error`: nothing is there. `warning`: visitors do not see it now. */
  verdict: 'fine' | 'warning' | 'error'
  /** As a sentence; empty when nothing is wrong. */
  message: string
  target: LinkTarget | null
  /** What stands there, stood there, or only could; null where nothing of any kind can. The message tells of it. */
  kind: string | null
}
const FINE: ReadLink = { verdict: 'fine', message: '', target: null, kind: null }
/** Addresses of one query. */
const AT_ONCE = 200

/** Addresses of other sites, files and places on the same page are fine; nothing more is known of them. */
export async function readLinks(place: LinkPlace, hrefs: readonly string[]): Promise<Map<string, ReadLink>> {
  const paths = new Map<string, string[]>()
  for (const href of new Set(hrefs)) {
    const path = pathsOf(href)
    if (path) paths.set(href, path)
  }
  const found = new Map<string, ReadLink>([...new Set(hrefs)].map((href) => [href, FINE]))
  if (paths.size === 0) return found
  const [things, routes] = await Promise.all([
    readThings(place, [...new Set([...paths.values()].flat())]),
    readRoutes(place, [...paths.values()].flat()),
  ])
  for (const [href, ways] of paths) {
    const each = ways.flatMap((path) => things.get(path) ?? [])
    // What misses with the query may be there without it.
    found.set(href, judged(each.find(({ is }) => is === 'target') ?? each.at(-1), leadsNowhere(href, routes)))
  }
  return found
}

function judged(thing: AtAddress | undefined, isNowhere: boolean): ReadLink {
  if (thing?.is === 'target') {
    const { target } = thing
    const { kind } = target
    const message = notPublicWords(target)
    if (message !== '') return { verdict: 'warning', message, target, kind }
    return isNowhere ? { verdict: 'error', message: missingWords(''), target, kind } : { ...FINE, target, kind }
  }
  const kind = thing?.kind ?? null
  if (isNowhere) return { verdict: 'error', message: missingWords(''), target: null, kind }
  if (thing?.is === 'deleted') return { verdict: 'error', message: deletedWords(thing.title, thing.name), target: null, kind }
  if (thing?.is === 'missing') return { verdict: 'error', message: missingWords(thing.title), target: null, kind }
  return FINE
}

/** An exact thing of any source stands before one that misses there: /store/promotion/relay is a page of its own. */
async function readThings(place: LinkPlace, paths: readonly string[]): Promise<Map<string, AtAddress>> {
  const found = new Map<string, AtAddress>()
  for (let at = 0; at < paths.length; at += AT_ONCE)
    for (const source of linkSources())
      for (const [path, thing] of await source.at(paths.slice(at, at + AT_ONCE), place))
        if (thing.is === 'target' || !found.has(path)) found.set(path, thing)
  return found
}

/** Patterns of all pages, with what drafts will be called, and the old addresses among these that lead on. */
async function readRoutes({ db, siteId }: LinkPlace, paths: readonly string[]): Promise<string[]> {
  const pages = await db
    .select({ name: documents.name, draftName: documents.draftName })
    .from(documents)
    .where(and(eq(documents.siteId, siteId), eq(documents.kind, 'page'), isNull(documents.deletedAt)))
  const moved = await db
    .select({ from: redirects.from })
    .from(redirects)
    .where(and(eq(redirects.siteId, siteId), isNotNull(redirects.to), inArray(redirects.from, [...paths])))
  // A site without pages is being set up: nobody can say yet what an address will lead to.
  if (pages.length === 0) return [...paths]
  return [...pages.flatMap(({ name, draftName }) => (draftName === null ? [name] : [name, draftName])), ...moved.map(({ from }) => from)]
}

/** An address with its query and without: some things are told apart by it. Undefined for what is no address of this site. */
function pathsOf(href: string): string[] | undefined {
  if (!href.startsWith('/') || href.startsWith('//')) return undefined
  const [bare = '', query] = href.split('#', 1)[0]!.split('?', 2)
  const own = normalPath(decoded(bare))
  // Records write the segments of their addresses encoded.
  const written = own.split('/').map(encodeURIComponent).join('/')
  const ways = [...new Set([own, written])]
  return query === undefined ? ways : [...ways.map((way) => `${way}?${query}`), ...ways]
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
