// `checkPage` for a document being edited: the same problems in the same order, but unchanged blocks are not checked again. Unusual cases
// (an invalid block, a duplicate id, a page near its limits) are left to `checkPage` itself.
import type { Problem } from '@/schemas/api/base/failure'
import { definitionOf } from './definitions'
import { checkBlock, checkSlot, type BlockCheck } from './check-block'
import { checkHead, checkPage, FORBIDDEN, moved, type CheckOptions } from './check-page'
import { referenceProblem, unmetReferences } from './missing-references'
import { LIMITS, type Block } from './document'
import { writeTree, type PageTree, type TreeNode } from './tree'

/** @returns the same as `checkPage` of the tree's document. */
export function checkTree(tree: PageTree, options: CheckOptions): Problem[] {
  if (isUnusual(tree)) return checkPage(writeTree(tree), options)
  const problems = checkHead({ ...tree.head, blocks: [] }, options)
  tree.root.forEach((id, i) => checkNode(tree, id, `/blocks/${i}`, options.strict, problems))
  return problems
}

function checkNode(tree: PageTree, id: string, pointer: string, strict: boolean, problems: Problem[]): void {
  const node = tree.nodes.get(id)!
  const check = checkOnce(node.block, strict)
  for (const problem of check.problems) problems.push(moved(problem, pointer))
  for (const one of unmetReferences(check.missing ?? [], tree.head)) problems.push(moved(referenceProblem(one, node.block.id), pointer))
  for (const name of slotNames(node)) {
    const children = node.slots[name] ?? []
    const types = children.map((child) => tree.nodes.get(child)!.block.type)
    for (const problem of checkSlot(check, node.block, name, types)) problems.push(moved(problem, pointer))
    children.forEach((child, i) => checkNode(tree, child, `${pointer}/slots/${name}/${i}`, strict, problems))
  }
}

/** The slots in the order in which `writeBlock` writes them. */
export function slotNames({ block, slots }: TreeNode): string[] {
  const names = Object.keys(block.slots ?? {})
  for (const name of Object.keys(slots)) if (slots[name]!.length > 0 && !names.includes(name)) names.push(name)
  return names
}

const checks = { strict: new WeakMap<Block, BlockCheck>(), lenient: new WeakMap<Block, BlockCheck>() }

/** Cached by the block object: an editor replaces blocks and never changes them. */
function checkOnce(block: Block, strict: boolean): BlockCheck {
  const known = checks[strict ? 'strict' : 'lenient']
  const before = known.get(block)
  if (before && before.definition === definitionOf(block.type)) return before
  const check = checkBlock(block, strict)
  known.set(block, check)
  return check
}

interface Size {
  values: number
  /** Objects and lists below the block itself. */
  depth: number
  forbidden: boolean
}
const sizes = new WeakMap<Block, Size>()

function isUnusual(tree: PageTree): boolean {
  if (tree.nodes.size > LIMITS.nodes * 0.9) return true
  const head = sizeOf(tree.head)
  if (head.forbidden || head.depth > LIMITS.depth) return true
  let values = head.values
  for (const [id, node] of tree.nodes) {
    if (node.opaque || id !== node.block.id) return true
    let size = sizes.get(node.block)
    if (!size) sizes.set(node.block, (size = sizeOf(node.block)))
    values += size.values + 1
    if (size.forbidden || values > LIMITS.values * 0.9) return true
  }
  return tree.root.some((id) => isTooDeep(tree, id, 2))
}

/** A block is three levels below its parent: the slots, the list, the block. */
function isTooDeep(tree: PageTree, id: string, depth: number): boolean {
  const { block, slots } = tree.nodes.get(id)!
  if (depth + sizes.get(block)!.depth > LIMITS.depth) return true
  for (const children of Object.values(slots)) for (const child of children) if (isTooDeep(tree, child, depth + 3)) return true
  return false
}

function sizeOf(value: object): Size {
  const size: Size = { values: 0, depth: 0, forbidden: false }
  const stack: [value: object, depth: number][] = [[value, 0]]
  for (let next = stack.pop(); next; next = stack.pop()) {
    const [at, depth] = next
    size.values++
    size.depth = Math.max(size.depth, depth)
    for (const [name, child] of Object.entries(at) as [string, unknown][]) {
      if (FORBIDDEN.has(name)) size.forbidden = true
      if (typeof child === 'object' && child !== null) stack.push([child, depth + 1])
    }
  }
  return size
}
