import { checkPage } from '@/schemas/page/check-page'
import { definitionOf } from '@/schemas/page/definitions'
import type { Block } from '@/schemas/page/document'
import { placeOfProblem } from '@/schemas/page/place-of-problem'
import { readPage, writePage } from '@/schemas/page/read-page'
import { sanitizeDocument } from '@/schemas/page/sanitize-document'
import { writeBlock } from '@/schemas/page/tree'
import type { Problem } from '@/schemas/api/base/failure'
import type { Editor } from '../state/editor'
import { chosen } from './remove-blocks'

export const CLIPBOARD_TYPE = 'application/x-maru-blocks+json'
/** More than an editor copies; as large as a page may be. */
const MOST_CHARACTERS = 4_000_000

export interface Refusal {
  message: string
  problems: Problem[]
}

/** The selected blocks as text; undefined when there is nothing to copy. */
export function clip(editor: Editor): string | undefined {
  const ids = chosen(editor).filter((id) => !editor.node(id)!.opaque)
  return ids.length === 0 ? undefined : JSON.stringify({ maru: 1, blocks: ids.map((id) => writeBlock(editor.tree, id)) })
}

/** The blocks of a copied text; undefined for other text. Copied blocks that are invalid are refused with pointers. */
export function readClip(text: string): { blocks: Block[] } | { refusal: Refusal } | undefined {
  if (!text.startsWith('{"maru":')) return undefined
  if (text.length > MOST_CHARACTERS) return { refusal: { message: '붙여 넣기에는 너무 큰 내용입니다.', problems: [] } }
  let parsed: { blocks?: unknown }
  try {
    parsed = JSON.parse(text) as { blocks?: unknown }
  } catch {
    return { refusal: { message: '복사한 블록을 읽을 수 없습니다. 다시 복사해 주세요.', problems: [] } }
  }
  if (!Array.isArray(parsed.blocks) || parsed.blocks.length === 0)
    return { refusal: { message: '복사한 내용에 블록이 없습니다.', problems: [] } }
  const copied = { schemaVersion: 1, kind: 'page', route: '/', title: '붙여 넣기', blocks: parsed.blocks as Block[] } as const
  // What an older version wrote is checked as what it becomes.
  const page = writePage(readPage(copied))
  const problems = checkPage(page, { strict: false })
  const unknown = unknownTypes(parsed.blocks as Block[])
  const [first] = problems
  if (first) {
    const message = `붙여 넣을 수 없는 내용입니다. ${placeOfProblem(page, first.pointer)}: ${first.message}`
    return { refusal: { message, problems } }
  }
  if (unknown.length > 0)
    return { refusal: { message: `이 사이트에 없는 블록이 있어 붙여 넣지 않았습니다: ${unknown.join(', ')}`, problems: [] } }
  // Sanitized as the server would store them, whichever program wrote them.
  return { blocks: sanitizeDocument(page).blocks }
}

function unknownTypes(blocks: readonly Block[]): string[] {
  const found = blocks.flatMap((block) => [
    ...(definitionOf(block.type) ? [] : [block.type]),
    ...Object.values(block.slots ?? {}).flatMap(unknownTypes),
  ])
  return [...new Set(found)]
}
