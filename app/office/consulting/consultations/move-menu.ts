import { ArrowLeft, ArrowRight, ListChecks, SquareArrowOutUpRight } from 'lucide-react'
import type { RowMenuItem } from '@/builder/list/row-menu'
import type { Listed } from '@/schemas/api/base/contract'
import type { browseConsultations } from '@/schemas/api/consulting/desk'
import { STAGE_WORDS, type Stage } from '@/schemas/rules/consulting/stages'
import { consultationPath } from './consultation-path'
import { nextStage } from './next-stage'

export type RequestRow = Listed<typeof browseConsultations>

/** Opens the dialog that moves a request; null lets the member of staff choose the stage there. */
export type AskMove = (row: RequestRow, to: Stage | null) => void

/** What a request is called in dialogs and announcements: its masked person and what they ask for. */
export const rowWords = ({ name, categories }: Pick<RequestRow, 'name' | 'categories'>): string => `${name} · ${categories.join(', ')}`

/** Everything that dragging does, by one press each (WCAG 2.5.7). @param ask undefined without the right to move. */
export function moveMenu(row: RequestRow, ask: AskMove | undefined): RowMenuItem[][] {
  const open = { words: '상담 열기', icon: SquareArrowOutUpRight, href: consultationPath(row.counselSeq) }
  if (!ask) return [[open]]
  const [next, earlier] = [nextStage(row.stage, 1), nextStage(row.stage, -1)]
  return [
    [
      ...(next ? [{ words: `다음 단계로 (${STAGE_WORDS[next]})`, icon: ArrowRight, onSelect: () => ask(row, next) }] : []),
      ...(earlier ? [{ words: `이전 단계로 (${STAGE_WORDS[earlier]})`, icon: ArrowLeft, onSelect: () => ask(row, earlier) }] : []),
      { words: '단계 선택…', icon: ListChecks, onSelect: () => ask(row, null) },
    ],
    [open],
  ]
}

/** Shift with an arrow asks for the next stage (1) or the earlier one (-1); undefined for any other key. */
export function moveKeyStep(event: KeyPress): 1 | -1 | undefined {
  if (!event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return undefined
  return event.code === 'ArrowRight' ? 1 : event.code === 'ArrowLeft' ? -1 : undefined
}
type KeyPress = Pick<KeyboardEvent, 'code' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>
