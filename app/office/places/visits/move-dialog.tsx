'use client'
import { useState } from 'react'
import useSWR from 'swr'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { FormDialog } from '@/builder/list/form-dialog'
import { ReasonField, reasonFault } from '@/builder/list/reason-field'
import { useForm } from '@/builder/list/use-form'
import { ActButton } from '@/builder/ui/act-button'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import type { Listed } from '@/schemas/api/base/contract'
import { moveDeskVisit, readDeskVisit, type VisitRow } from '@/schemas/api/places/visit-desk'
import { listVisitTimes } from '@/schemas/api/places/visits'
import { visitClock, visitMoment } from '@/schemas/rules/places/visit-form'
import { formatDay } from '@/schemas/words/dates'
import { MovedMeanwhile } from './moved-meanwhile'
import { TellChoice } from './tell-choice'

type Visit = Pick<VisitRow, 'visitSeq' | 'sequence' | 'startsAt' | 'name' | 'state'> & { place: string }

export interface MovedVisit {
  from: string
  to: string
  sequence: number
  /** Of what was done. */
  words: string
}

interface MoveDialogProps {
  visit: Visit
  /** The time on which it was dropped; null where the time is chosen here. */
  to: string | null
  onMoved: (moved: MovedVisit) => void
  /** It cannot go there, or somebody else was first: the screen behind reads anew. */
  onConflict: () => void
  onClose: () => void
}

const REASONS = ['고객이 전화로 요청', '매장 사정으로 조정', '잘못 옮겨 되돌림']

/**
 * Another time of the same place that has room, for a reason; the person is told of it unless they know. When somebody else was first, what
 * they did is shown, and the reason stays typed.
 */
export function MoveDialog({ visit, to, onMoved, onConflict, onClose }: MoveDialogProps) {
  const [known, setKnown] = useState(visit)
  const [isRefused, setRefused] = useState(false)
  const [startsAt, setStartsAt] = useState(to ?? '')
  const [isTold, setTold] = useState(true)
  const [reason, setReason] = useState('')
  const { visitSeq, place } = visit
  const form = useForm<'reason'>(async () => {
    const fault = reasonFault(reason)
    if (!startsAt) return { form: '옮길 날과 시간을 골라 주세요.', ...(fault ? { reason: fault } : {}) }
    if (fault) return { reason: fault }
    const given = { visitSeq, sequence: known.sequence, startsAt, tellYn: isTold ? ('Y' as const) : ('N' as const), reason: reason.trim() }
    try {
      const { sequence } = (await call(moveDeskVisit, given)).item
      const told = isTold ? '고객에게 알립니다.' : '고객에게는 따로 알리지 않습니다.'
      onMoved({ from: known.startsAt, to: startsAt, sequence, words: `${visitMoment(startsAt)}로 옮겼습니다. ${told}` })
    } catch (error) {
      if (!(error instanceof CallFailure) || error.status !== 409) throw error
      const latest = (await call(readDeskVisit, { visitSeq })).item
      setKnown({ ...latest, place })
      setRefused(true)
      onConflict()
      throw error
    }
  }, ['reason'])
  const isFixed = to !== null && !isRefused
  const isMoved = known.sequence !== visit.sequence
  return (
    <FormDialog
      title={isFixed ? '이 시간으로 옮깁니다' : '방문 시간 옮기기'}
      text={`${visit.name} · 지금 시간 ${visitMoment(known.startsAt)}`}
      form={form}
      words={isMoved ? '다시 옮기기' : '옮기기'}
      busyWords="옮기는 중입니다"
      onClose={onClose}
    >
      {isMoved && <MovedMeanwhile visit={known} />}
      {isFixed && (
        <p>
          새 시간 <b className="font-semibold tabular-nums">{visitMoment(startsAt)}</b>
        </p>
      )}
      {!isFixed && <TimeChoice place={place} now={known.startsAt} value={startsAt} onChoose={setStartsAt} />}
      <TellChoice isTold={isTold} onChange={setTold} />
      <div className="grid gap-2">
        <ReasonField label="옮기는 사유" value={reason} {...form.field('reason', setReason)} />
        <div role="group" aria-label="자주 쓰는 사유" className="flex flex-wrap gap-1.5">
          {REASONS.map((words) => (
            <ActButton
              key={words}
              onClick={() => {
                form.mend('reason')
                setReason(words)
              }}
            >
              {words}
            </ActButton>
          ))}
        </div>
      </div>
    </FormDialog>
  )
}

interface TimeChoiceProps {
  place: string
  /** The present time, which is no choice. */
  now: string
  value: string
  onChoose: (startsAt: string) => void
}

/** The days and times of a place that have room. */
function TimeChoice({ place, now, value, onChoose }: TimeChoiceProps) {
  const { data: days, error } = useSWR<Listed<typeof listVisitTimes>[], CallFailure>(
    ['visit-times', place],
    async () => (await call(listVisitTimes, { place })).items,
  )
  const open = (days ?? []).flatMap(({ day, times }) => {
    const free = times.filter(({ state, startsAt }) => state === 'open' && startsAt !== now)
    return free.length > 0 ? [{ day, free }] : []
  })
  // The day of a time that was chosen before the times were read.
  const dayOfValue = open.find(({ free }) => free.some(({ startsAt }) => startsAt === value))?.day ?? ''
  const [chosenDay, setDay] = useState('')
  const day = chosenDay || dayOfValue
  const times = open.find((one) => one.day === day)?.free ?? []
  if (error) return <p role="alert">{error.message}</p>
  return (
    <div className="flex flex-wrap gap-2">
      <ChooseFilter
        label="날"
        choices={[
          { value: '', words: !days ? '불러오는 중입니다' : open.length > 0 ? '날을 고르세요' : '빈 시간이 없습니다' },
          ...open.map((one) => ({ value: one.day, words: formatDay(`${one.day}T00:00:00+09:00`) })),
        ]}
        value={day}
        onChoose={(chosen) => {
          setDay(chosen)
          onChoose('')
        }}
      />
      <ChooseFilter
        label="시간"
        choices={[
          { value: '', words: '시간을 고르세요' },
          ...times.map(({ startsAt, left }) => ({ value: startsAt, words: `${visitClock(startsAt)} · ${left}팀` })),
        ]}
        value={times.some(({ startsAt }) => startsAt === value) ? value : ''}
        onChoose={onChoose}
      />
    </div>
  )
}
