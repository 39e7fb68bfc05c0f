// A document during editing: every block by its id, its children as lists of ids. Nested on the wire, flat inside, so that a change costs
// what it changes and not what the page holds. Nothing is lost on the way: `writeTree(readTree(d))` is `d`, key for key, whatever a
// block's version or type; an invalid block is an opaque leaf of the tree.
import { BlockNode, type Block, type PageDocument } from './document'
import { errorsOf } from './validator'

/** The place of a list of blocks: a block's slot, or the page itself (`parent: null`, `slot: ''`). */
export interface Place {
  parent: string | null
  slot: string
}
export const PAGE: Place = { parent: null, slot: '' }

export interface TreeNode {
  /** The block's id; for an opaque leaf a key of this tree alone, which begins with `~`. */
  readonly id: string
  /** The block as stored. Its `slots` has only the stored names, each empty: the children are in `slots` of the node. */
  readonly block: Block
  readonly slots: Readonly<Record<string, readonly string[]>>
  readonly parent: string | null
  readonly slot: string
  /** Stored, but no valid block: shown as such, moved and removed as a whole, never edited. */
  readonly opaque: boolean
}
export type PageHead = Omit<PageDocument, 'blocks'>

/** Changed in place by `applyOp`; its nodes and lists are never changed, only replaced. */
export interface PageTree {
  head: PageHead
  root: readonly string[]
  readonly nodes: Map<string, TreeNode>
}

export function readTree(document: PageDocument): PageTree {
  const { blocks, ...head } = document
  const tree: PageTree = { head, root: [], nodes: new Map() }
  // `blocks` is written again at its place among the keys.
  tree.head = Object.fromEntries(Object.entries(document).map(([name, value]) => [name, name === 'blocks' ? [] : value])) as PageHead
  tree.root = addBlocks(tree, Array.isArray(blocks) ? blocks : [], PAGE)
  return tree
}

/** Adds blocks and their descendants to the tree; the caller adds the ids to a list. */
export function addBlocks(tree: PageTree, blocks: readonly unknown[], place: Place): string[] {
  return blocks.map((raw) => addBlock(tree, raw, place))
}

function addBlock(tree: PageTree, raw: unknown, { parent, slot }: Place): string {
  const block = raw as Block
  if (!isBlock(raw) || tree.nodes.has(block.id)) {
    const id = opaqueKey(tree)
    tree.nodes.set(id, { id, block, slots: {}, parent, slot, opaque: true })
    return id
  }
  const { id } = block
  // Added to the map first: a child with the same id is then the opaque one.
  tree.nodes.set(id, { id, block, slots: {}, parent, slot, opaque: false })
  if (block.slots) {
    const slots = Object.fromEntries(
      Object.entries(block.slots).map(([name, children]) => [name, addBlocks(tree, children, { parent: id, slot: name })]),
    )
    const stored = Object.fromEntries(Object.keys(slots).map((name) => [name, []]))
    tree.nodes.set(id, { id, block: { ...block, slots: stored }, slots, parent, slot, opaque: false })
  }
  return id
}

const isBlock = (raw: unknown): raw is Block => errorsOf(BlockNode, raw).length === 0

function opaqueKey(tree: PageTree): string {
  for (let n = tree.nodes.size; ; n++) if (!tree.nodes.has(`~${n}`)) return `~${n}`
}

export function writeTree(tree: PageTree): PageDocument {
  const blocks = tree.root.map((id) => writeBlock(tree, id))
  return 'blocks' in tree.head ? { ...tree.head, blocks } : { ...tree.head, blocks }
}

/** A block with its descendants, as stored. A slot that was stored empty stays; one emptied by an undo is removed. */
export function writeBlock(tree: PageTree, id: string): Block {
  const { block, slots, opaque } = tree.nodes.get(id)!
  if (opaque) return block
  const names = [...new Set([...Object.keys(block.slots ?? {}), ...Object.keys(slots).filter((name) => slots[name]!.length > 0)])]
  if (names.length === 0) return block
  return { ...block, slots: Object.fromEntries(names.map((name) => [name, (slots[name] ?? []).map((child) => writeBlock(tree, child))])) }
}

export function listAt(tree: PageTree, { parent, slot }: Place): readonly string[] {
  return parent === null ? tree.root : (tree.nodes.get(parent)?.slots[slot] ?? [])
}

export function setListAt(tree: PageTree, { parent, slot }: Place, ids: readonly string[]): void {
  if (parent === null) tree.root = ids
  else {
    const node = tree.nodes.get(parent)!
    tree.nodes.set(parent, { ...node, slots: { ...node.slots, [slot]: ids } })
  }
}

/** A block and everything inside it, parents first. */
export function withDescendants(tree: PageTree, id: string): string[] {
  const found = [id]
  for (let i = 0; i < found.length; i++) {
    const node = tree.nodes.get(found[i]!)
    if (node) for (const ids of Object.values(node.slots)) found.push(...ids)
  }
  return found
}

/** From the block up to the page: its parent first. */
export function ancestorsOf(tree: PageTree, id: string): string[] {
  const found: string[] = []
  for (let at = tree.nodes.get(id)?.parent ?? null; at !== null; at = tree.nodes.get(at)?.parent ?? null) found.push(at)
  return found
}

/** Every id in the order of reading. */
export function inOrder(tree: PageTree, ids: readonly string[] = tree.root): string[] {
  return ids.flatMap((id) => [id, ...Object.values(tree.nodes.get(id)?.slots ?? {}).flatMap((children) => inOrder(tree, children))])
}

export const placeOf = (node: TreeNode): Place => ({ parent: node.parent, slot: node.slot })
