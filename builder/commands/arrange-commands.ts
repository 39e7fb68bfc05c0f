import { Columns2, Copy, EyeOff, Lock, PenLine, Square, TextCursorInput, Trash2 } from 'lucide-react'
import { slotsOf } from '@/schemas/page/block-definition'
import { definitionOf } from '@/schemas/page/definitions'
import { DEVICES } from '@/schemas/page/document'
import type { Op } from '@/schemas/page/ops'
import { listAt, placeOf, writeBlock } from '@/schemas/page/tree'
import { mayFill, mayInsert } from '../state/may-handle'
import type { Editor } from '../state/editor'
import { newBlock, withNewIds } from '../state/new-block'
import { mayStand } from '../state/may-stand'
import type { Command } from './command'
import { mayHandleChosen } from './may-handle-chosen'
import { chosen, isLocked, removeBlocks, wordsFor } from './remove-blocks'
import { writablePath } from './writable-path'

const DEVICE_WORDS = { mobile: '휴대전화', tablet: '태블릿', pc: 'PC' } as const

export const arrangeCommands: Command[] = [
  {
    id: 'duplicate',
    title: '복제',
    group: '편집',
    icon: Copy,
    shortcuts: [{ code: 'KeyD', mod: true }],
    can: ({ editor }) => chosen(editor).some((id) => !editor.node(id)!.opaque),
    mayDo: mayHandleChosen,
    do: ({ editor }) => {
      const ids = chosen(editor).filter((id) => !editor.node(id)!.opaque)
      const copies: string[] = []
      // From the last to the first, so that no index shifts another.
      const ops = ids.toReversed().map((id): Op => {
        const node = editor.node(id)!
        const block = withNewIds({ ...writeBlock(editor.tree, id), locked: false }, editor.newId)
        delete block.locked
        copies.unshift(block.id)
        return { op: 'insert', at: { ...placeOf(node), index: listAt(editor.tree, placeOf(node)).indexOf(id) + 1 }, block }
      })
      const words = wordsFor(editor, ids)
      if (editor.edit(`${words} 복제`, ops, { select: copies })) editor.announce(`${words}: 복제했습니다.`)
    },
  },
  {
    id: 'remove',
    title: '지우기',
    group: '편집',
    icon: Trash2,
    shortcuts: [{ code: 'Delete' }, { code: 'Backspace' }],
    words: ['삭제'],
    can: ({ editor }) => editor.state.selection.length > 0,
    mayDo: mayHandleChosen,
    do: ({ editor }) => void removeBlocks(editor, chosen(editor)),
  },
  wrap('wrap-columns', '두 칸으로 감싸기', 'columns', Columns2, { code: 'KeyG', mod: true, shift: true }),
  wrap('wrap-section', '구역으로 감싸기', 'section', Square, { code: 'KeyG', mod: true }),
  {
    id: 'lock',
    title: '잠그기·풀기',
    group: '편집',
    icon: Lock,
    shortcuts: [{ code: 'KeyL', mod: true, shift: true }],
    words: ['잠금', '고정'],
    can: ({ editor }) => editable(editor).length > 0,
    mayDo: ({ editor }) => mayFillChosen(editor, '~locked'),
    do: ({ editor }) => {
      const ids = editable(editor)
      const lock = !isLocked(editor, ids)
      const ops: Op[] = ids.map((id) => ({ op: 'setField', id, field: 'locked', ...(lock ? { value: true } : {}) }))
      const words = wordsFor(editor, ids)
      if (editor.edit(`${words} ${lock ? '잠그기' : '풀기'}`, ops))
        editor.announce(`${words}: ${lock ? '잠갔습니다.' : '잠금을 풀었습니다.'}`)
    },
  },
  ...DEVICES.map((device) => hideOn(device)),
  {
    id: 'rename',
    title: '이름 바꾸기',
    group: '편집',
    icon: PenLine,
    shortcuts: [{ code: 'F2' }],
    can: ({ editor }) => editable(editor).length === 1,
    mayDo: ({ editor }) => mayFillChosen(editor, '~name'),
    do: ({ editor, screen }) => {
      if (!mayFillChosen(editor, '~name')) return refuse(editor, '이름을 바꿀')
      editor.store.setState({ panel: 'layers', requestedField: { id: editor.state.primary, path: '#name', n: Date.now() } })
      screen.focus('layers')
    },
  },
  {
    id: 'edit-text',
    title: '글 고치기',
    group: '편집',
    icon: TextCursorInput,
    shortcuts: [{ code: 'Enter' }],
    words: ['쓰기', '텍스트'],
    can: ({ editor }) => writableOf(editor) !== undefined,
    mayDo: ({ editor }) => mayWrite(editor),
    do: ({ editor }) => {
      if (!mayWrite(editor)) return refuse(editor, '글을 고칠')
      const node = editor.node(editor.state.primary!)
      const path = node && writablePath(node.block)
      if (node && path) editor.store.setState({ writing: { id: node.id, path }, mode: 'edit' })
    },
  },
]

/** A key is not silent where the role forbids what it does. */
const refuse = (editor: Editor, what: string): void =>
  editor.announce(`‘${wordsFor(editor, chosen(editor))}’ 블록의 ${what} 권한이 없습니다. 관리자에게 역할을 확인해 주세요.`)

/** What the field of a text is asked of: the block chosen last, where a text of it can be edited in place. */
function writableOf(editor: Editor): { id: string; field: string } | undefined {
  const node = editor.state.primary === null ? undefined : editor.node(editor.state.primary)
  const [field] = (node && writablePath(node.block)) ?? []
  return node && field !== undefined ? { id: node.id, field } : undefined
}
function mayWrite(editor: Editor): boolean {
  const writable = writableOf(editor)
  return writable === undefined || mayFill(editor, [writable.id], writable.field)
}
/** Nothing chosen is nothing that the role forbids. */
const mayFillChosen = (editor: Editor, field: string): boolean => {
  const ids = editable(editor)
  return ids.length === 0 || mayFill(editor, ids, field)
}

function editable(editor: Editor): string[] {
  return chosen(editor).filter((id) => !editor.node(id)!.opaque)
}

function wrap(
  id: string,
  title: string,
  type: string,
  icon: Command['icon'],
  shortcut: NonNullable<Command['shortcuts']>[number],
): Command {
  const siblings = (editor: Editor): string[] => {
    const ids = chosen(editor)
    const first = editor.node(ids[0] ?? '')
    const together = first && ids.every((other) => editor.node(other)!.parent === first.parent && editor.node(other)!.slot === first.slot)
    return together && mayStand(editor.tree, type, placeOf(first)) ? ids : []
  }
  return {
    id,
    title,
    group: '편집',
    shortcuts: [shortcut],
    words: ['감싸기', '묶기'],
    ...(icon ? { icon } : {}),
    can: ({ editor }) => definitionOf(type) !== undefined && siblings(editor).length > 0,
    mayDo: (context) => mayHandleChosen(context) && mayInsert(context.editor, type),
    do: ({ editor }) => {
      const ids = siblings(editor)
      const definition = definitionOf(type)!
      if (isLocked(editor, ids)) return editor.announce('잠긴 블록이 있어 감쌀 수 없습니다.')
      const bare: Record<string, unknown> = type === 'section' ? {} : definition.example
      const block = newBlock({ ...definition, example: bare }, editor.newId)
      const place = placeOf(editor.node(ids[0]!)!)
      const index = Math.min(...ids.map((one) => listAt(editor.tree, place).indexOf(one)))
      const [slot = 'content'] = Object.keys(slotsOf(definition, block.props))
      const ops: Op[] = [
        { op: 'insert', at: { ...place, index }, block },
        ...ids.map((one, i): Op => ({ op: 'move', id: one, to: { parent: block.id, slot, index: i } })),
      ]
      const words = wordsFor(editor, ids)
      if (editor.edit(`${words} ${title}`, ops, { select: [block.id] })) editor.announce(`${words}: ${definition.title} 안에 넣었습니다.`)
    },
  }
}

function hideOn(device: (typeof DEVICES)[number]): Command {
  return {
    id: `hide-on-${device}`,
    title: `${DEVICE_WORDS[device]}에서 숨기기·보이기`,
    group: '편집',
    icon: EyeOff,
    words: ['감추기', '기기'],
    can: ({ editor }) => editable(editor).length > 0,
    mayDo: ({ editor }) => mayFillChosen(editor, '~show'),
    do: ({ editor }) => {
      const ids = editable(editor)
      const hide = ids.some((id) => (editor.node(id)!.block.show?.on ?? DEVICES).includes(device))
      const ops = ids.map((id): Op => {
        const show = editor.node(id)!.block.show
        const on = DEVICES.filter((name) => (name === device ? !hide : (show?.on ?? DEVICES).includes(name)))
        const { on: _was, ...rest } = show ?? {}
        const next = on.length === DEVICES.length ? rest : { ...rest, on }
        return { op: 'setField', id, field: 'show', ...(Object.keys(next).length > 0 ? { value: next } : {}) }
      })
      // A block must be visible on one device at least: one that no device shows should be removed, or given a period.
      if (
        ops.some(
          (op) =>
            op.op === 'setField' &&
            Array.isArray((op.value as { on?: unknown[] } | undefined)?.on) &&
            (op.value as { on: unknown[] }).on.length === 0,
        )
      )
        return editor.announce('모든 기기에서 숨길 수는 없습니다. 지우거나 보이는 기간을 정해 주세요.')
      const words = wordsFor(editor, ids)
      if (editor.edit(`${words} ${DEVICE_WORDS[device]}에서 ${hide ? '숨기기' : '보이기'}`, ops))
        editor.announce(`${words}: ${DEVICE_WORDS[device]}에서 ${hide ? '숨겼습니다.' : '보입니다.'}`)
    },
  }
}
