// A block that has no fields is edited as JSON text. The result is validated before it replaces the block.
import { checkPage } from '@/schemas/page/check-page'
import type { Block } from '@/schemas/page/document'
import type { Op } from '@/schemas/page/ops'
import { listAt, placeOf, writeBlock } from '@/schemas/page/tree'
import type { Editor } from '../state/editor'
import { labelOf } from '../state/label-of'

export const jsonOf = (editor: Editor, id: string): string => (editor.node(id) ? JSON.stringify(writeBlock(editor.tree, id), null, 2) : '')

/** Replaces the block by the parsed text. @returns sentences that say why it was refused; empty on success. */
export function applyJson(editor: Editor, id: string, text: string): string[] {
  const node = editor.node(id)
  if (!node) return ['블록이 이미 지워졌습니다.']
  let block: Block
  try {
    block = JSON.parse(text) as Block
  } catch {
    return ['JSON으로 읽을 수 없습니다. 따옴표와 쉼표, 괄호의 짝을 확인해 주세요.']
  }
  const problems = checkPage({ schemaVersion: 1, kind: 'page', route: '/x', title: 'x', blocks: [block] }, { strict: false })
  if (problems.length > 0) return [...new Set(problems.map(({ message, pointer }) => `${message}${placeWords(pointer)}`))].slice(0, 8)
  if (!node.opaque && block.id !== id) return [`블록의 id는 바꿀 수 없습니다. “${id}”로 두어 주세요.`]

  const place = placeOf(node)
  const ops: Op[] = node.opaque
    ? [
        { op: 'remove', id },
        { op: 'insert', at: { ...place, index: listAt(editor.tree, place).indexOf(id) }, block },
      ]
    : [{ op: 'replace', id, block }]
  return editor.edit(`${labelOf(node)} JSON 고치기`, ops, { select: [block.id] })
    ? []
    : ['같은 id의 블록이 페이지에 이미 있어 넣을 수 없습니다. id를 바꾸어 주세요.']
}

function placeWords(pointer: string): string {
  const place = pointer.replace(/^\/blocks\/0/, '')
  return place ? ` (${place})` : ''
}
