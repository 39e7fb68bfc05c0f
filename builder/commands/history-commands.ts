import { Redo2, Undo2 } from 'lucide-react'
import { showFault } from '@/lib/ui/show-snackbar'
import type { Command } from './command'

export const historyCommands: Command[] = [
  {
    id: 'undo',
    title: '되돌리기',
    group: '편집',
    icon: Undo2,
    shortcuts: [{ code: 'KeyZ', mod: true }],
    words: ['실행 취소', 'undo'],
    can: ({ editor }) => editor.state.undoLabel !== null,
    do: ({ editor }) => void (editor.undo() || showFault(editor.state.announcement.text)),
  },
  {
    id: 'redo',
    title: '다시 하기',
    group: '편집',
    icon: Redo2,
    shortcuts: [
      { code: 'KeyZ', mod: true, shift: true },
      { code: 'KeyY', mod: true },
    ],
    words: ['다시 실행', 'redo'],
    can: ({ editor }) => editor.state.redoLabel !== null,
    do: ({ editor }) => void (editor.redo() || showFault(editor.state.announcement.text)),
  },
]
