'use client'
import { useState } from 'react'
import { withParticle } from '@/lib/particle'
import { STAGE_WORDS, type Stage } from '@/schemas/rules/consulting/stages'
import type { DeskDialogProps } from '../../_parts/desk/desk-definition'
import { MoveDialog } from './move-dialog'
import { rowWords, type RequestRow } from './move-menu'
import { nextStage } from './next-stage'

/** Moves the request of a row. @param to the stage that was chosen before; null where it is chosen here. */
function MoveRow({ row, to, onConflict, onDone, onClose }: DeskDialogProps<RequestRow> & { to: Stage | null }) {
  const words = rowWords(row)
  return (
    <MoveDialog
      request={{ ...row, words }}
      to={to}
      onMoved={(stage) => onDone(`${withParticle(words, '을/를')} ${withParticle(STAGE_WORDS[stage], '으로/로')} 옮겼습니다.`)}
      onConflict={() => void onConflict()}
      onClose={onClose}
    />
  )
}

/** The stage as the row had it when it was asked for: a conflict changes the row, and not what was wanted. */
function MoveBy({ by, ...props }: DeskDialogProps<RequestRow> & { by: 1 | -1 }) {
  const [to] = useState(() => nextStage(props.row.stage, by) ?? null)
  return <MoveRow {...props} to={to} />
}

export const MoveToStage = (props: DeskDialogProps<RequestRow>) => <MoveRow {...props} to={null} />
export const MoveToNext = (props: DeskDialogProps<RequestRow>) => <MoveBy {...props} by={1} />
export const MoveToEarlier = (props: DeskDialogProps<RequestRow>) => <MoveBy {...props} by={-1} />
