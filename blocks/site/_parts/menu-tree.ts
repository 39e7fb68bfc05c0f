/** What the tree needs of a menu entry; the contract's records have more. */
interface MenuItem {
  id: string
  parentId?: string | null
  name: string
  link: string
  description?: string | null
  orderNo: number
}

export interface MenuNode {
  id: string
  name: string
  link: string
  description: string
  children: MenuNode[]
}

/** The flat list as a tree, each level in its order. What hangs on a missing parent is left out. */
export function menuTree(items: MenuItem[]): MenuNode[] {
  const byParent = new Map<string, MenuItem[]>()
  for (const item of items.toSorted((a, b) => a.orderNo - b.orderNo)) {
    const parent = item.parentId ?? ''
    byParent.set(parent, [...(byParent.get(parent) ?? []), item])
  }
  const grow = (parent: string, depth: number): MenuNode[] =>
    depth > 3
      ? []
      : (byParent.get(parent) ?? []).map(({ id, name, link, description }) => ({
          id,
          name,
          link,
          description: description ?? '',
          children: grow(id, depth + 1),
        }))
  return grow('', 1)
}

const pathOf = (link: string) => link.split(/[?#]/, 1)[0]!
const covers = (link: string, path: string) => link !== '/' && (path === link || path.startsWith(`${link}/`))

/** Whether a link leads to this very path, whatever tab it chooses there. */
export const isAt = (link: string, path: string): boolean => pathOf(link) === path

/** The top entry that a path belongs to: the one with the longest link on it, its own or one below it. */
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
