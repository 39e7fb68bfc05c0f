import { inOrder, listAt, placeOf } from '@/schemas/page/tree'
import type { Editor } from '../state/editor'
import { describeBlock } from '../state/describe-block'
import type { Command, CommandContext } from './command'

export const selectCommands: Command[] = [
  {
    id: 'select-all',
    title: '같은 자리의 블록 모두 고르기',
    group: '선택',
    shortcuts: [{ code: 'KeyA', mod: true }],
    words: ['전체 선택'],
    can: ({ editor }) => editor.tree.root.length > 0,
    do: ({ editor }) => {
      const primary = primaryNode(editor)
      const list = primary ? listAt(editor.tree, placeOf(primary)) : editor.tree.root
      editor.select(list)
      editor.announce(`블록 ${list.length}개를 골랐습니다.`)
    },
  },
  {
    id: 'select-none',
    title: '선택 풀기',
    group: '선택',
    shortcuts: [{ code: 'Escape' }],
    can: ({ editor }) => editor.state.selection.length > 0 || editor.state.writing !== null,
    do: ({ editor }) => {
      if (editor.state.writing) {
        editor.seal()
        editor.store.setState({ writing: null })
        return
      }
      editor.select([])
      editor.announce('선택을 풀었습니다.')
    },
  },
  step('select-previous', '앞 블록 고르기', 'ArrowUp', (editor, id) => {
    const order = inOrder(editor.tree)
    return id === null ? order.at(-1) : order[order.indexOf(id) - 1]
  }),
  step('select-next', '다음 블록 고르기', 'ArrowDown', (editor, id) => {
    const order = inOrder(editor.tree)
    return id === null ? order[0] : order[order.indexOf(id) + 1]
  }),
  step('select-parent', '감싼 블록 고르기', 'ArrowLeft', (editor, id) =>
    id === null ? undefined : (editor.node(id)?.parent ?? undefined),
  ),
  step('select-first-child', '안쪽 첫 블록 고르기', 'ArrowRight', (editor, id) =>
    id === null ? editor.tree.root[0] : Object.values(editor.node(id)?.slots ?? {}).flat()[0],
  ),
]

function step(id: string, title: string, code: string, find: (editor: Editor, primary: string | null) => string | undefined): Command {
  const target = ({ editor }: CommandContext) => find(editor, editor.state.primary)
  return {
    id,
    title,
    group: '선택',
    shortcuts: [{ code }],
    can: (context) => target(context) !== undefined,
    do: (context) => {
      const found = target(context)
      if (found === undefined) return
      context.editor.select([found])
      context.editor.announce(describeBlock(context.editor.tree, found))
    },
  }
}

const primaryNode = ({ state, tree }: Editor) => (state.primary === null ? undefined : tree.nodes.get(state.primary))
