'use client'
import { useDroppable } from '@dnd-kit/core'
import { Ban, ArrowDownToLine } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { ActButton } from '@/builder/ui/act-button'
import { LINE_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import { MOST_CARDS } from '@/schemas/api/consulting/desk'
import { STAGE_WORDS, type Stage } from '@/schemas/rules/consulting/stages'

/** What a column is for the card that is lifted: its own, one that it may go to, or one that it may not. */
export type ColumnState = 'rest' | 'home' | 'open' | 'closed'

interface BoardColumnProps {
  stage: Stage
  total: number
  /** Cards that are shown. */
  shown: number
  state: ColumnState
  isOver: boolean
  /** The list of this stage alone. */
  listPath: string
  onMore: () => void
  children: ReactNode
}

const LOOKS: Record<ColumnState, string> = {
  rest: 'border-transparent',
  home: 'border-transparent',
  open: 'border-dashed border-studio-select',
  closed: 'border-transparent opacity-60',
}

/** One stage with its cards. It scrolls by itself, so that a stage of 200 cards leaves the others in sight. */
export function BoardColumn({ stage, total, shown, state, isOver, listPath, onMore, children }: BoardColumnProps) {
  const id = useId()
  const { setNodeRef } = useDroppable({ id: stage })
  const mark = isOver ? (state === 'open' ? 'border-solid bg-studio-select-soft' : 'border-solid border-studio-300') : ''
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={id}
      data-stage={stage}
      className={`flex max-h-[calc(100dvh-12rem)] min-h-48 w-60 shrink-0 snap-start flex-col rounded-lg border-2 bg-studio-100 max-md:max-h-[calc(100dvh-15rem)] max-md:w-[calc(100vw-4rem)] ${LOOKS[state]} ${mark}`}
    >
      <div className="flex min-h-9 items-center gap-2 px-2.5 pt-1">
        <h2 id={id} className="text-studio-title">
          {STAGE_WORDS[stage]} <span className="text-studio-label font-normal text-studio-text-mute tabular-nums">{total}건</span>
        </h2>
        {state === 'closed' && (
          <span className="ml-auto flex items-center gap-1 text-studio-label font-normal text-studio-text-mute">
            <Ban {...ICON} size={14} />
            옮길 수 없음
          </span>
        )}
        {state === 'open' && (
          <span className="ml-auto flex items-center gap-1 text-studio-label font-normal text-studio-accent-700">
            <ArrowDownToLine {...ICON} size={14} />
            옮길 수 있음
          </span>
        )}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-y-contain p-2">
        {total === 0 && shown === 0 ? (
          <p className="px-1 py-2 text-studio-text-mute">이 단계의 상담이 없습니다.</p>
        ) : (
          <ul className="grid gap-2">{children}</ul>
        )}
        {total > shown &&
          (shown < MOST_CARDS ? (
            <ActButton look={`${LINE_BUTTON} mt-2 w-full`} onClick={onMore}>
              더 보기 ({total - shown}건)
            </ActButton>
          ) : (
            <a href={listPath} className={`${LINE_BUTTON} mt-2 w-full`}>
              나머지 {total - shown}건은 목록에서 보기
            </a>
          ))}
      </div>
    </section>
  )
}
