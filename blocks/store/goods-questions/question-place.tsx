'use client'
import { useState, type ReactNode } from 'react'
import { showFault } from '@/lib/ui/show-snackbar'
import { MISSING_PART } from '@/schemas/words/unexpected'
import type { Wanted } from './open-questions'

interface Props {
  id: string
  goodsId: string
  /** The questions of the markup with their buttons, until they are live. */
  children: ReactNode
}

/** What the buttons need comes with the first press, and with it what is the member's own. */
export function QuestionPlace({ id, goodsId, children }: Props) {
  const [live, setLive] = useState<ReactNode>()
  return (
    live ?? (
      <div
        onClick={({ target }) => {
          const pressed = (target as Element).closest<HTMLElement>('[data-wanted]')
          if (pressed) void open({ id, goodsId }, pressed.dataset['wanted'] as Wanted).then((opened) => opened && setLive(opened))
        }}
      >
        {children}
      </div>
    )
  )
}

async function open(of: { id: string; goodsId: string }, wanted: Wanted): Promise<ReactNode> {
  const openQuestions = await import('./open-questions').then(
    (module) => module.openQuestions,
    () => undefined,
  )
  if (openQuestions) return openQuestions(of, wanted)
  showFault(MISSING_PART)
  return undefined
}
