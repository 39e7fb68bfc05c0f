'use client'
import { useEffect, useRef, useState } from 'react'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { moveVisit, type Visit, type VisitTime } from '@/schemas/api/places/visits'
import { failureReaction } from '@/schemas/rules/base/failure-reaction'
import { UNEXPECTED } from '@/schemas/words/unexpected'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { TimeChoice } from '../_parts/visit/time-choice'
import { TimesState } from '../_parts/visit/times-state'
import { useVisitTimes } from '../_parts/visit/use-visit-times'

interface Props {
  id: string
  visit: Visit
  onChanged: (visit: Visit) => void
  /** The booking was changed elsewhere. */
  onStale: () => void
}

/** Another time of the same place. The place that was booked stays until the new one is taken. */
export function ChangeTime({ id, visit, onChanged, onStale }: Props) {
  const { times, refresh } = useVisitTimes(visit.place)
  const [chosen, setChosen] = useState({ day: '', startsAt: '' })
  const [error, setError] = useState<string>()
  const [nearest, setNearest] = useState<readonly VisitTime[]>([])
  const [isSending, setSending] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => top.current?.focus(), [times.state])

  const submit = async (event: React.FormEvent) => {
    event.preventDefault()
    if (isSending) return
    if (!chosen.startsAt) return setError('방문하실 날과 시간을 골라 주세요.')
    setSending(true)
    try {
      onChanged((await call(moveVisit, { key: visit.key, startsAt: chosen.startsAt, sequence: visit.sequence })).item)
    } catch (failure) {
      const known = failure instanceof CallFailure ? failure : new CallFailure('unknown', UNEXPECTED, { status: 500 })
      const reaction = failureReaction(known, { id: moveVisit.id })
      setError('text' in reaction ? reaction.text : UNEXPECTED)
      setNearest((known.item as { nearest?: VisitTime[] } | undefined)?.nearest ?? [])
      if (known.status === 409) {
        setChosen({ ...chosen, startsAt: '' })
        onStale()
        await refresh()
      }
    } finally {
      setSending(false)
    }
  }
  if (times.state !== 'there')
    return (
      <div className="mt-7">
        <TimesState ref={top} state={times.state} onRetry={() => void refresh()} />
      </div>
    )
  return (
    <div ref={top} tabIndex={-1} className="mt-7 outline-none">
      <form method="post" noValidate aria-label="시간 변경" onSubmit={(event) => void submit(event)} className="grid gap-7">
        <TimeChoice
          id={`${id}-startsAt`}
          days={times.days}
          closeHours={times.closeHours}
          {...chosen}
          error={error}
          nearest={nearest}
          onDay={(day) => setChosen({ day, startsAt: '' })}
          onTime={(startsAt, day) => {
            setChosen({ day, startsAt })
            setNearest([])
            setError(undefined)
          }}
        />
        <SubmitButton isSending={isSending}>이 시간으로 변경</SubmitButton>
      </form>
    </div>
  )
}
