'use client'
import { commandById, isAvailable } from '../commands/commands'
import { shortcutWords } from '../ui/shortcut'
import { useEditorState } from '../state/editor-provider'
import { Breadcrumbs } from './breadcrumbs'
import { isMac } from '../ui/keys'
import { useScreen } from './screen'

/** The place of the selection, and the keys available now. */
export function StatusBar() {
  const { context } = useScreen()
  const hasPrimary = useEditorState((state) => state.primary !== null)
  const canWrite = useEditorState(() => isAvailable(commandById('edit-text'), context))
  return (
    <footer className="flex h-7.5 shrink-0 items-center gap-4 border-t border-studio-line bg-studio-panel px-2.5 text-studio-label font-normal text-studio-text-mute">
      <Breadcrumbs />
      {hasPrimary && <Hint keys={`${keysOf('move-up')}↓`} words="옮기기" />}
      {canWrite && <Hint keys={keysOf('edit-text')} words="글 고치기" />}
      {!hasPrimary && <Hint keys={keysOf('insert-slash')} words="블록 넣기" />}
      <Hint keys={keysOf('command-palette')} words="명령" id="command-palette" />
      <Hint keys={keysOf('shortcuts')} words="단축키" id="shortcuts" />
    </footer>
  )
}

function keysOf(id: string): string {
  const [first] = commandById(id).shortcuts ?? []
  return first ? shortcutWords(first, isMac()) : ''
}

function Hint({ keys, words, id }: { keys: string; words: string; id?: string }) {
  const { context } = useScreen()
  const text = `${keys} ${words}`
  if (!id) return <span className="shrink-0">{text}</span>
  return (
    <button
      type="button"
      onClick={() => commandById(id).do(context)}
      className="shrink-0 rounded-sm px-1 py-0.5 hover:bg-studio-100 hover:text-studio-text"
    >
      {text}
    </button>
  )
}
