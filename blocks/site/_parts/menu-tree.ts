import type { MenuAudience } from '@/schemas/rules/site/menu-audience'

/** The fields of a menu entry that the tree needs; the contract's records have more. */
interface MenuItem {
  id: string
  parentId?: string | null
  name: string
  link: string
  description?: string | null
  audience?: MenuAudience
  orderNo: number
}

export interface MenuNode {
  id: string
  name: string
  link: string
  description: string
  /** Absent for everybody; as `data-for` on its element it is hidden from the others (site-menu.css). */
  audience?: Exclude<MenuAudience, 'all'>
  children: MenuNode[]
}

/** The flat list as a tree, each level in order. Entries with a missing parent are left out. */
export function menuTree(items: MenuItem[]): MenuNode[] {
  const byParent = new Map<string, MenuItem[]>()
  for (const item of items.toSorted((a, b) => a.orderNo - b.orderNo)) {
    const parent = item.parentId ?? ''
    byParent.set(parent, [...(byParent.get(parent) ?? []), item])
  }
  const grow = (parent: string, depth: number): MenuNode[] =>
    depth > 3
      ? []
      : (byParent.get(parent) ?? []).map(({ id, name, link, description, audience = 'all' }) => ({
          id,
          name,
          link,
          description: description ?? '',
          ...(audience === 'all' ? {} : { audience }),
          children: grow(id, depth + 1),
        }))
  return grow('', 1)
}

const pathOf = (link: string) => link.split(/[?#]/, 1)[0]!
const covers = (link: string, path: string) => link !== '/' && (path === link || path.startsWith(`${link}/`))

/** Whether a link has exactly this path, whatever its query. */
export const isAt = (link: string, path: string): boolean => pathOf(link) === path

/** The top entry of a path: the one with the longest matching link, its own or a descendant's. */
export function currentEntry(tree: MenuNode[], path: string): string | undefined {
  let best: { id: string; length: number } | undefined
  for (const top of tree) {
    const visit = (node: MenuNode): void => {
      const link = pathOf(node.link)
      if (covers(link, path) && link.length > (best?.length ?? 0)) best = { id: top.id, length: link.length }
      node.children.forEach(visit)
    }
    visit(top)
  }
  return best?.id
}
