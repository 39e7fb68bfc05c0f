'use client'
import { useState, type KeyboardEvent } from 'react'
import { withParticle } from '@/lib/particle'
import { mayMove, STAGE_WORDS, STAGES, type Stage } from '@/schemas/rules/consulting/stages'
import { moveKeyStep, rowWords, type AskMove, type RequestRow } from './move-menu'
import { nextStage } from './next-stage'

export interface Lift {
  row: RequestRow
  over: Stage
  by: 'keys' | 'pointer'
}

/** A card in the air, by the pointer or by keys, and what a screen reader says of it: names, never ids. @param ask opens the question after a drop. */
export function useBoardLift(ask: AskMove | undefined) {
  const [lift, setLift] = useState<Lift | null>(null)
  const [said, say] = useState('')
  const words = lift ? rowWords(lift.row) : ''

  function start(row: RequestRow, by: Lift['by']): void {
    setLift({ row, over: row.stage, by })
    say(
      `${withParticle(rowWords(row), '을/를')} 들었습니다. ${STAGES.length}단계 중 ${STAGES.indexOf(row.stage) + 1}번째인 ${STAGE_WORDS[row.stage]}입니다. 왼쪽과 오른쪽 화살표로 단계를 고르고 스페이스로 놓습니다. Esc로 그만둡니다.`,
    )
  }
  function moveOver(stage: Stage): void {
    if (!lift || lift.over === stage) return
    setLift({ ...lift, over: stage })
    say(
      stage === lift.row.stage
        ? `${STAGE_WORDS[stage]}. 지금 단계입니다.`
        : `${STAGE_WORDS[stage]}. ${mayMove(lift.row.stage, stage) ? '옮길 수 있습니다.' : '지금 단계에서는 옮길 수 없습니다.'}`,
    )
    document.querySelector(`[data-stage="${stage}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  function cancel(): void {
    if (!lift) return
    setLift(null)
    say(`${withParticle(words, '을/를')} 제자리에 두었습니다.`)
  }
  function drop(over: Stage | undefined): void {
    if (!lift) return
    if (!over || over === lift.row.stage) return cancel()
    setLift(null)
    if (!mayMove(lift.row.stage, over))
      return say(
        `${STAGE_WORDS[lift.row.stage]}에서 ${withParticle(STAGE_WORDS[over], '으로/로')}는 옮길 수 없습니다. ${withParticle(words, '을/를')} 제자리에 두었습니다.`,
      )
    say(`${STAGE_WORDS[over]}에 놓았습니다. 옮기는 사유를 입력해 주세요.`)
    ask?.(lift.row, over)
  }

  function onGripKey(event: KeyboardEvent, row: RequestRow): void {
    const { code } = event
    const isPress = code === 'Space' || code === 'Enter'
    const by = moveKeyStep(event)
    if (by !== undefined && !lift) {
      event.preventDefault()
      const stage = nextStage(row.stage, by)
      if (stage) ask?.(row, stage)
      else say(by > 0 ? '다음 단계가 없습니다.' : '이전 단계로 옮길 수 없습니다.')
      return
    }
    if (!lift) {
      if (isPress) {
        event.preventDefault()
        start(row, 'keys')
      } else walkCards(event)
      return
    }
    const step = { ArrowRight: 1, ArrowLeft: -1 }[code]
    if (isPress) drop(lift.over)
    else if (code === 'Escape') cancel()
    else if (step !== undefined) moveOver(STAGES[Math.min(STAGES.length - 1, Math.max(0, STAGES.indexOf(lift.over) + step))]!)
    else if (code !== 'ArrowUp' && code !== 'ArrowDown') return
    event.preventDefault()
    event.stopPropagation()
  }
  return { lift, said, say, start, moveOver, drop, cancel, onGripKey }
}

/** Arrows without a lifted card walk: up and down in the column, left and right to the nearest column that has cards. */
function walkCards(event: KeyboardEvent): void {
  const card = (event.currentTarget as HTMLElement).closest('[data-card]')
  const column = card?.closest('[data-stage]')
  if (!card || !column) return
  const siblings = { ArrowDown: card.nextElementSibling, ArrowUp: card.previousElementSibling }[event.code]
  const columns = [...document.querySelectorAll('[data-stage]')].filter((one) => one.querySelector('[data-card]'))
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.code]
  const next = step === undefined ? siblings : columns[columns.indexOf(column) + step]
  if (!next) return
  next.querySelector<HTMLElement>('[data-cell=grip]')?.focus()
  event.preventDefault()
}
