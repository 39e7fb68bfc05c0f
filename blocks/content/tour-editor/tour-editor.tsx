'use client'
import { useEffect, useState } from 'react'
import { CallFailure } from '@/schemas/api/base/failure'
import { LOGIN_NEEDED } from '@/schemas/words/login-needed'
import { UNEXPECTED } from '@/schemas/words/unexpected'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import type { Condition } from './load'
import { openTour } from './open-tour'
import { TourContext } from './tour-context'
import { TourDesk } from './tour-desk'
import type { TourSession } from './tour-session'

interface Props {
  id: string
  conditions: readonly Condition[]
  /** The tour of the address; without it a new one, or the temporary draft. */
  seq?: number
}
type Opened = { code: 'opening' } | { code: 'failed'; words: string; isGone: boolean } | { code: 'open'; session: TourSession }

export function TourEditor({ id, conditions, seq }: Props) {
  const [state, setState] = useState<Opened>({ code: 'opening' })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let end: (() => void) | undefined
    let isLeft = false
    openTour(seq).then(
      (session) => {
        if (isLeft) return
        if (!session) return setState({ code: 'failed', words: LOGIN_NEEDED, isGone: false })
        end = session.attend()
        setState({ code: 'open', session })
      },
      (error: unknown) => {
        if (isLeft) return
        const failure = error instanceof CallFailure ? error : undefined
        setState({ code: 'failed', words: failure?.message ?? UNEXPECTED, isGone: failure?.status === 404 })
      },
    )
    return () => {
      isLeft = true
      end?.()
    }
  }, [seq, tries])

  if (state.code === 'open')
    return (
      <TourContext value={state.session}>
        <TourDesk id={id} conditions={conditions} />
      </TourContext>
    )
  return (
    <div role="status" className="mt-8 text-ink-mute">
      {state.code === 'opening' ? (
        <p>글을 불러오고 있습니다.</p>
      ) : (
        <>
          <p>{state.words}</p>
          <div className="mt-6 flex flex-wrap gap-2">
            {state.isGone ? (
              <a
                href="/styling/myhome/edit"
                className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
              >
                새 글 쓰기
              </a>
            ) : (
              <LineButton
                onClick={() => {
                  setState({ code: 'opening' })
                  setTries((n) => n + 1)
                }}
              >
                다시 불러오기
              </LineButton>
            )}
          </div>
        </>
      )}
    </div>
  )
}
