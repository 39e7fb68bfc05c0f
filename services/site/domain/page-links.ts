import { and, eq, isNull } from 'drizzle-orm'
import { normalPath } from '@/lib/path-pattern'
import { isInScope } from '@/schemas/rules/base/page-scope'
import { documents, menus } from '@/services/db/tables/site'
import type { AtAddress, LinkPlace, LinkSource, LinkTarget } from '@/services/records/link-sources'

const KIND = { kind: 'pages', title: '페이지' }

/** Pages with one address; those of all records of a kind are found by their records. There are some hundred, which are ranked by name. */
export const pageLinks: LinkSource = {
  kinds: ({ rights }) => (rights.sees('pages') ? [KIND] : []),
  async find(search, _kinds, ctx) {
    const all = await readPages(ctx)
    // What visitors see of other sections is no secret, their drafts are.
    const pages = all.filter(({ state, address: name }) => state === 'live' || isInScope(ctx.rights.scope, { kind: 'page', name }))
    if (search.startsWith('/')) return pages.filter(({ address }) => address.startsWith(search))
    if (search !== '') return pages
    const links = await ctx.db.select({ link: menus.link }).from(menus).where(eq(menus.siteId, ctx.siteId))
    const inMenu = new Set(links.map(({ link }) => normalPath(link)))
    return pages.map((page) => ({ ...page, isInMenu: inMenu.has(normalPath(page.address)) }))
  },
  async at(paths, place) {
    const pages = new Map((await readPages(place)).map((one) => [normalPath(one.address), one]))
    const found = new Map<string, AtAddress>()
    for (const path of paths) {
      const target = pages.get(normalPath(path.split('?', 1)[0]!))
      if (target) found.set(path, { is: 'target', target })
    }
    return found
  },
}

async function readPages({ db, siteId }: LinkPlace): Promise<LinkTarget[]> {
  const rows = await db
    .select({
      id: documents.id,
      name: documents.name,
      draftName: documents.draftName,
      title: documents.title,
      revision: documents.publishedRevisionId,
      publishedAt: documents.publishedAt,
      updatedAt: documents.updatedAt,
    })
    .from(documents)
    .where(and(eq(documents.siteId, siteId), eq(documents.kind, 'page'), isNull(documents.deletedAt)))
  return rows.flatMap((row) => {
    const own = target(row, row.name, row.revision !== null ? 'live' : row.publishedAt ? 'hidden' : 'draft')
    // A draft that moves its page stands at the new address once it is published.
    return [own, ...(row.draftName === null ? [] : [target(row, row.draftName, 'draft')])].filter(({ address }) => !address.includes('/:'))
  })
}

const target = (
  { id, title, updatedAt }: { id: string; title: string; updatedAt: Date },
  address: string,
  state: LinkTarget['state'],
): LinkTarget => ({ ...KIND, id, name: title, address, picture: '', state, from: null, until: null, at: updatedAt.toISOString() })
