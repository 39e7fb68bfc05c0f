import { compilePattern, normalPath, RouteTable } from '@/lib/path-pattern'
import { MISSING_PAGE, settlePath } from '@/schemas/rules/base/settle-path'

/** Paths that are answered outside the page tree. */
const SERVED_PATHS = /^\/(media|img|svc|auth|v2|adm|mng|_next)(\/|$)/
const FILE = /\.[a-z0-9]{2,11}$/i

interface Known {
  table: RouteTable<true>
  answers: Map<string, boolean>
}
const known = new WeakMap<readonly string[], Known>()

/** Whether a path of this site has no page. URLs of other sites, files and fragments of the same page are not checked. */
export function leadsNowhere(href: string, routes: readonly string[]): boolean {
  if (!href.startsWith('/') || href.startsWith('//')) return false
  let site = known.get(routes)
  if (!site) known.set(routes, (site = { table: tableOf(routes), answers: new Map() }))
  let answer = site.answers.get(href)
  if (answer === undefined) site.answers.set(href, (answer = isMissing(href, site.table)))
  return answer
}

function isMissing(href: string, table: RouteTable<true>): boolean {
  const [bare = '', query = ''] = href.split('#', 1)[0]!.split('?')
  let path: string
  try {
    path = normalPath(decodeURIComponent(bare))
  } catch {
    return true
  }
  if (SERVED_PATHS.test(path) || FILE.test(path)) return false
  // Resolved as for a visitor: some paths are aliases of others.
  const settled = settlePath(path, new URLSearchParams(query))
  const target = settled ? normalPath(decodeURIComponent(settled.redirect.split('?', 1)[0]!)) : path
  if (target === MISSING_PAGE) return true
  return table.match(target) === undefined
}

function tableOf(routes: readonly string[]): RouteTable<true> {
  const table = new RouteTable<true>()
  for (const route of routes) {
    try {
      table.add(compilePattern(route), true)
    } catch {
      // A draft may have an invalid path; it matches no link.
    }
  }
  return table
}
