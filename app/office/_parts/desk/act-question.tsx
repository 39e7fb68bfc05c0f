'use client'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import type { DeskAct, DeskDialogProps } from './desk-definition'

/** What is asked before an act: a form of its own, or a reason. */
export function ActQuestion<R>({ act, ...props }: DeskDialogProps<R> & { act: DeskAct<R> }) {
  const { row, onDone, onClose } = props
  if ('dialog' in act) return <act.dialog {...props} />
  if (!act.ask) return null
  const { text } = act.ask
  return (
    <ReasonDialog
      {...act.ask}
      text={typeof text === 'string' ? text : text(row)}
      onSubmit={async (reason) => onDone((await act.send(row, reason)).resultMessage)}
      onClose={onClose}
    />
  )
}
