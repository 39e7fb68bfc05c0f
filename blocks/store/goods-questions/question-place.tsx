'use client'
import { useState, type ReactNode } from 'react'
import { showFault } from '@/lib/ui/show-snackbar'
import { MISSING_PART } from '@/schemas/words/unexpected'
import type { Wanted } from './open-questions'
import { QuestionHead } from './question-head'
import { QuestionMore } from './question-more'

interface Props {
  id: string
  goodsId: string
  total: number
  hasMore: boolean
  /** The questions of the markup, until they are live. */
  children: ReactNode
}

/** What the buttons need comes with the first press, and with it what is the member's own. */
export function QuestionPlace({ id, goodsId, total, hasMore, children }: Props) {
  const [live, setLive] = useState<ReactNode>()
  if (live) return live
  const want = (wanted: Wanted) => void open({ id, goodsId }, wanted).then((opened) => opened && setLive(opened))
  return (
    <>
      <QuestionHead id={id} total={total} onAsk={() => want('ask')} />
      {children}
      {hasMore && <QuestionMore onMore={() => want('more')} />}
    </>
  )
}

const open = (of: { id: string; goodsId: string }, wanted: Wanted): Promise<ReactNode> =>
  import('./open-questions').then(
    ({ openQuestions }) => openQuestions(of, wanted),
    () => void showFault(MISSING_PART),
  )
