import { ClipboardPaste, Copy, Scissors } from 'lucide-react'
import { showAlertDialog } from '@/lib/ui/dialogs'
import { chosen, removeBlocks, wordsFor } from './remove-blocks'
import { copyNow, remembered } from './attach-clipboard'
import { insertBlocks } from './insert-blocks'
import { readClip } from './read-clip'
import type { Command } from './command'
import { mayHandleChosen } from './may-handle-chosen'
import { mayInsertAll } from '../state/may-handle'

// The browser handles the keys as its own events (attach-clipboard.ts); these entries name them and serve the menus.
export const clipboardCommands: Command[] = [
  {
    id: 'copy',
    title: '복사',
    group: '편집',
    icon: Copy,
    shortcuts: [{ code: 'KeyC', mod: true }],
    can: ({ editor }) => editor.state.selection.length > 0,
    do: ({ editor }) => {
      if (copyNow(editor)) editor.announce(`${wordsFor(editor, chosen(editor))}: 복사했습니다.`)
    },
  },
  {
    id: 'cut',
    title: '잘라 내기',
    group: '편집',
    icon: Scissors,
    shortcuts: [{ code: 'KeyX', mod: true }],
    can: ({ editor }) => editor.state.selection.length > 0,
    mayDo: mayHandleChosen,
    do: ({ editor }) => {
      if (copyNow(editor)) removeBlocks(editor, chosen(editor), '잘라 내기')
    },
  },
  {
    id: 'paste',
    title: '붙여 넣기',
    group: '편집',
    icon: ClipboardPaste,
    shortcuts: [{ code: 'KeyV', mod: true }],
    can: () => remembered() !== undefined,
    mayDo: ({ editor }) => {
      if (!editor.scope.blocks) return true
      // What cannot be read is refused with its own reason.
      const read = readClip(remembered() ?? '')
      return !read || 'refusal' in read || mayInsertAll(editor, read.blocks)
    },
    do: ({ editor }) => {
      const read = readClip(remembered() ?? '')
      if (!read) return
      if ('refusal' in read) void showAlertDialog({ title: '붙여 넣지 못했습니다', text: read.refusal.message })
      else insertBlocks(editor, read.blocks)
    },
  },
]

/** The browser sends these as events of their own, so the key handler ignores them. */
export const NATIVE_COMMANDS: ReadonlySet<string> = new Set(clipboardCommands.map(({ id }) => id))
