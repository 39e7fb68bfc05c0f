'use client'
import type { ReactNode } from 'react'
import { commandById, isAvailable } from '../commands/commands'
import { useEditorState } from '../state/editor-provider'
import { useScreen } from './screen'
import { BUTTON } from '../ui/button'
import { ICON } from '../ui/icon'
import { Tip } from '../ui/tip'

/** A command as a button: its icon, label and shortcut, disabled while it is unavailable. */
export function CommandButton({
  id,
  words,
  className = BUTTON,
  pressed,
  children,
}: {
  id: string
  /** More than its title: what exactly would be undone. */
  words?: string | undefined
  className?: string
  pressed?: boolean
  children?: ReactNode
}) {
  const { context } = useScreen()
  const command = commandById(id)
  // Every condition of a command depends on the editor's state.
  const can = useEditorState(() => isAvailable(command, context))
  const Icon = command.icon
  return (
    <Tip words={words ?? command.title} shortcut={command.shortcuts?.[0]}>
      <button
        type="button"
        aria-label={children ? undefined : (words ?? command.title)}
        aria-disabled={!can}
        aria-pressed={pressed}
        onClick={() => {
          if (isAvailable(command, context)) command.do(context)
        }}
        className={className}
      >
        {children ?? (Icon && <Icon {...ICON} />)}
      </button>
    </Tip>
  )
}
