// A tree of records as the rows that one sees, and where a row may go: each place is a new parent and the record that then follows.
export interface TreeNode {
  id: string
  name: string
  /** Empty at the top. */
  parent: string
}
export type TreeRow<T extends TreeNode> = T & { depth: number; index: number; siblings: number }

/** `before` is absent at the end of its parent's records. */
export interface TreePlace {
  parent: string
  before?: string
}

/** Rows in the order in which they are read. What has a parent that is not here stands at the top, so that it can be found and moved. */
export function treeRows<T extends TreeNode>(nodes: readonly T[]): TreeRow<T>[] {
  const known = new Set(nodes.map(({ id }) => id))
  const below = Map.groupBy(nodes, ({ parent }) => (known.has(parent) ? parent : ''))
  const rows: TreeRow<T>[] = []
  const walk = (parent: string, depth: number): void => {
    const siblings = below.get(parent) ?? []
    for (const [index, node] of siblings.entries()) {
      rows.push({ ...node, parent, depth, index, siblings: siblings.length })
      walk(node.id, depth + 1)
    }
  }
  walk('', 0)
  return rows
}

export type TreeStep = 'up' | 'down' | 'in' | 'out'

/** Where one step of a key leads; undefined where there is no such place. */
export function stepPlace(rows: readonly TreeRow<TreeNode>[], id: string, step: TreeStep): TreePlace | undefined {
  const row = rows.find((one) => one.id === id)
  if (!row) return undefined
  const siblings = rows.filter((one) => one.parent === row.parent)
  const place = (parent: string, next: TreeNode | undefined): TreePlace => (next ? { parent, before: next.id } : { parent })
  switch (step) {
    case 'up':
      return row.index === 0 ? undefined : place(row.parent, siblings[row.index - 1])
    case 'down':
      return row.index === siblings.length - 1 ? undefined : place(row.parent, siblings[row.index + 2])
    case 'in': {
      const above = siblings[row.index - 1]
      return above && { parent: above.id }
    }
    case 'out': {
      const parent = rows.find((one) => one.id === row.parent)
      if (!parent) return undefined
      return place(
        parent.parent,
        rows.find((one) => one.parent === parent.parent && one.index === parent.index + 1),
      )
    }
  }
}

/** The row and everything below it. */
export function branchOf(rows: readonly TreeRow<TreeNode>[], id: string): Set<string> {
  const branch = new Set([id])
  for (const row of rows) if (branch.has(row.parent)) branch.add(row.id)
  return branch
}

/**
 * Where a row would stand that is dragged over another: at its place, as deep as the pointer moved it, but no deeper than one below the row
 * above and no higher than the row beneath.
 * @param rows without what stands below the dragged one. @param deeper levels that the pointer moved to the right.
 */
export function dragPlace(
  rows: readonly TreeRow<TreeNode>[],
  id: string,
  over: string,
  deeper: number,
): (TreePlace & { depth: number }) | undefined {
  const from = rows.findIndex((row) => row.id === id)
  const to = rows.findIndex((row) => row.id === over)
  const dragged = rows[from]
  if (!dragged || to < 0) return undefined
  const moved = rows.toSpliced(from, 1).toSpliced(to, 0, dragged)
  const above = moved[to - 1]
  const beneath = moved[to + 1]
  const depth = Math.max(Math.min(dragged.depth + deeper, above ? above.depth + 1 : 0), beneath?.depth ?? 0)
  // The parent is the nearest row above that is one level higher.
  const parent = depth === 0 ? '' : (moved.slice(0, to).findLast((row) => row.depth === depth - 1)?.id ?? '')
  const next = moved.slice(to + 1).find((row) => row.parent === parent)
  return { parent, depth, ...(next ? { before: next.id } : {}) }
}

/** The nodes as they stand once the move is done, so that the screen need not wait for the answer. */
export function movedNodes<T extends TreeNode>(nodes: readonly T[], id: string, { parent, before }: TreePlace): T[] {
  const node = nodes.find((one) => one.id === id)
  if (!node) return [...nodes]
  const others = nodes.filter((one) => one.id !== id)
  const at = before === undefined ? -1 : others.findIndex((one) => one.id === before)
  return others.toSpliced(at < 0 ? others.length : at, 0, { ...node, parent })
}
