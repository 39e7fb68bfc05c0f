// A command is everything that a person can ask the builder to do. The toolbar, the context menu, the command palette, the
// shortcut sheet and the keyboard all draw from one list, so that nothing can be done by mouse alone or found nowhere.
import type { LucideIcon } from 'lucide-react'
import type { Editor } from '../state/editor'
import type { Shortcut } from '../ui/shortcut'

export type CommandGroup = '선택' | '편집' | '옮기기' | '넣기' | '보기' | '페이지' | '도움'

/** What the screen round the editor does: saving, dialogs, leaving. */
export interface ScreenActions {
  saveNow: () => void
  openPreview: () => void
  copyPreviewLink: () => void
  exportJson: () => void
  /** Whether unsaved edits were discarded in this session, and what brings them back. */
  hasDiscarded: () => boolean
  restoreDiscarded: () => void
  focus: (where: 'palette' | 'layers' | 'inspector' | 'canvas') => void
}

export interface CommandContext {
  editor: Editor
  screen: ScreenActions
}

export interface Command {
  id: string
  title: string
  group: CommandGroup
  icon?: LucideIcon
  /** The first is shown; all work. */
  shortcuts?: readonly Shortcut[]
  /** More words to find it by. */
  words?: readonly string[]
  /** Works for those who may only look. */
  forLookers?: boolean
  can: (context: CommandContext) => boolean
  do: (context: CommandContext) => void
}
