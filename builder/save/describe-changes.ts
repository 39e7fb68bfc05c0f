// Describes how a draft differs from the published version: which blocks, and which of their fields. `changedBlocks` compares; the labels
// come from block names and schemas.
import { definitionOf } from '@/schemas/page/definitions'
import { changedBlocks } from '@/schemas/page/changed-blocks'
import type { PageDocument } from '@/schemas/page/document'
import { HEAD_FIELDS } from '@/schemas/page/ops'
import { readTree, withDescendants, type PageTree, type TreeNode } from '@/schemas/page/tree'
import { excerptOf } from '../state/excerpt-of'
import { labelOf } from '../state/label-of'
import { HEAD_WORDS } from './head-words'

export type ChangeKind = 'head' | 'added' | 'changed' | 'moved' | 'removed'

export interface ChangeLine {
  kind: ChangeKind
  /** The block's label in the editor, `페이지 설정` for the page. */
  label: string
  /** An excerpt that tells similar blocks apart. */
  excerpt: string
  /** The changed parts: `글, 정렬`, `안의 블록 3개 포함`; '' without details. */
  detail: string
  /** The block in the draft; absent for a removed block. */
  blockId?: string
}

export const CHANGE_WORDS: Record<ChangeKind, string> = { head: '바뀜', added: '추가', changed: '바뀜', moved: '옮김', removed: '지움' }

/** @returns the page first, then blocks in reading order; removed blocks come last. */
export function describeChanges(published: PageDocument, draft: PageDocument): ChangeLine[] {
  const [before, after] = [readTree(published), readTree(draft)]
  const { added, removed, moved, changed } = changedBlocks(published, draft)
  const lines: ChangeLine[] = []
  const fields = HEAD_FIELDS.filter((name) => !isSame(published[name], draft[name])).map((name) => HEAD_WORDS[name] ?? name)
  if (fields.length > 0) lines.push({ kind: 'head', label: '페이지 설정', excerpt: '', detail: fields.join(', ') })
  const how = new Map<string, Set<ChangeKind>>()
  const note = (ids: readonly string[], kind: ChangeKind) => {
    for (const id of ids) how.set(id, (how.get(id) ?? new Set()).add(kind))
  }
  note(outermost(after, added), 'added')
  note(changed, 'changed')
  note(moved, 'moved')
  for (const id of withOrder(after, how.keys()))
    for (const kind of how.get(id)!) {
      const node = after.nodes.get(id)
      const detail = kind === 'added' ? insideOf(after, id) : kind === 'changed' ? fieldsOf(before.nodes.get(id), node) : ''
      lines.push({ kind, ...nameOf(node), detail, blockId: id })
    }
  for (const id of outermost(before, removed))
    lines.push({ kind: 'removed', ...nameOf(before.nodes.get(id)), detail: insideOf(before, id) })
  return lines
}

const nameOf = (node: TreeNode | undefined) => ({ label: labelOf(node), excerpt: excerptOf(node) })

/** Blocks inside another changed block are added and removed with it. */
function outermost(tree: PageTree, ids: readonly string[]): string[] {
  const all = new Set(ids)
  return ids.filter((id) => !all.has(tree.nodes.get(id)?.parent ?? ''))
}

function insideOf(tree: PageTree, id: string): string {
  const count = withDescendants(tree, id).length - 1
  return count > 0 ? `안의 블록 ${count}개 포함` : ''
}

/** In reading order, whatever order they were found in. */
function withOrder(tree: PageTree, ids: Iterable<string>): string[] {
  const chosen = new Set(ids)
  return tree.root.flatMap((id) => withDescendants(tree, id)).filter((id) => chosen.has(id))
}

const BLOCK_WORDS = { name: '이름', show: '보이기', locked: '잠금', v: '판', type: '종류' } as const
type OwnField = keyof typeof BLOCK_WORDS

function fieldsOf(before: TreeNode | undefined, after: TreeNode | undefined): string {
  if (!before || !after) return ''
  const [was, is] = [before.block, after.block]
  const titles: Record<string, { title?: string }> | undefined = definitionOf(is.type)?.props.properties
  const names = [...new Set([...Object.keys(was.props), ...Object.keys(is.props)])]
  const props = names.filter((name) => !isSame(was.props[name], is.props[name])).map((name) => titles?.[name]?.title ?? name)
  const own = (Object.keys(BLOCK_WORDS) as OwnField[]).filter((name) => !isSame(was[name], is[name]))
  return [...new Set([...props, ...own.map((name) => BLOCK_WORDS[name])])].join(', ')
}

/** Compared as stored: the order of keys and keys without a value do not count. */
const isSame = (a: unknown, b: unknown): boolean => plain(a) === plain(b)
const plain = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
