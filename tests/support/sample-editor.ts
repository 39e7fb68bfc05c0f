import { blocks } from '@/blocks/areas'
import { Editor } from '@/builder/state/editor'
import { registerBlocks } from '@/renderer/blocks'
import { EVERYWHERE, type PageScope } from '@/schemas/rules/base/page-scope'
import type { Block, PageDocument } from '@/schemas/page/document'

export const heading = (id: string, text = id): Block => ({ id, type: 'heading', v: 1, props: { text, level: 2 } })
export const section = (id: string, ...content: Block[]): Block => ({ id, type: 'section', v: 1, props: {}, slots: { content } })
export const columns = (id: string, first: Block[], second: Block[]): Block => ({
  id,
  type: 'columns',
  v: 1,
  props: { ratio: '1:1' },
  slots: { first, second },
})

/** An editor with these blocks; ids of new blocks are n1, n2 … */
export function sampleEditor(
  content: Block[],
  role: 'adm' | 'mng' = 'adm',
  scope: PageScope = EVERYWHERE,
  onRefused = (_sentence: string): void => undefined,
): Editor {
  registerBlocks(blocks)
  let n = 0
  const document: PageDocument = { schemaVersion: 1, kind: 'page', route: '/p', title: '시험', layout: 'default', blocks: content }
  return new Editor({ id: 'doc', kind: 'page', document, role, scope, onRefused, newId: () => `n${++n}` })
}
export const textOf = (editor: Editor): string => JSON.stringify(editor.document())
