// A command is an action that the editor can request. Toolbar, context menu, command palette, shortcut sheet and keyboard all use one
// list, so that every action is reachable by keyboard and can be found.
import type { LucideIcon } from 'lucide-react'
import type { Editor } from '../state/editor'
import type { Shortcut } from '../ui/shortcut'

export type CommandGroup = '선택' | '편집' | '옮기기' | '넣기' | '보기' | '페이지' | '도움'

/** Actions of the screen around the editor: saving, dialogs, leaving. */
export interface ScreenActions {
  saveNow: () => void
  openPreview: () => void
  copyPreviewLink: () => void
  exportJson: () => void
  /** Whether unsaved edits were discarded in this session and can be restored. */
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
  /** The first is displayed; all work. */
  shortcuts?: readonly Shortcut[]
  /** Further search words. */
  words?: readonly string[]
  /** Available with read-only access. */
  forLookers?: boolean
  /** Whether it makes sense now. */
  can: (context: CommandContext) => boolean
  /** Whether the role permits it; every role without it. Keys run it all the same, so that the refusal is said. */
  mayDo?: (context: CommandContext) => boolean
  do: (context: CommandContext) => void
}
