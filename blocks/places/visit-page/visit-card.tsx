'use client'
import { useRef, useState } from 'react'
import { showConfirmDialog } from '@/lib/ui/dialogs'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { cancelVisit, readVisit, type Visit } from '@/schemas/api/places/visits'
import { visitMoment, VISIT_STATE_WORDS } from '@/schemas/rules/places/visit-form'
import { Badge } from '@/blocks/base/_parts/badge'
import { calendarHref, VisitFacts } from '../_parts/visit/visit-facts'
import type { ChangeTime } from './change-time'

interface Props {
  id: string
  first: Visit
  now: string
}

/** A booking with what can be done about it until its deadline: another time, or none. */
export function VisitCard({ id, first, now }: Props) {
  const [visit, setVisit] = useState(first)
  const [Change, setChange] = useState<typeof ChangeTime>()
  const [done, setDone] = useState('')
  const isBusy = useRef(false)
  const isOver = visit.state === 'booked' && Date.parse(visit.endsAt) < Date.parse(now)

  const readAgain = async () => setVisit((await call(readVisit, { key: visit.key })).item)
  const cancel = async () => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      const answer = await showConfirmDialog({
        title: '방문 예약을 취소하시겠습니까?',
        text: `${visit.placeName} ${visitMoment(visit.startsAt)} 예약의 자리를 다른 분께 드립니다.`,
        okLabel: '예약 취소',
      })
      if (answer !== 'ok') return
      setVisit((await call(cancelVisit, { key: visit.key, sequence: visit.sequence })).item)
      setChange(undefined)
      setDone('예약을 취소했습니다.')
    } catch (error) {
      await sayFailure(error, { id: cancelVisit.id })
      if (error instanceof CallFailure && error.status === 409) await readAgain().catch(() => undefined)
    } finally {
      isBusy.current = false
    }
  }
  const openChange = async () => {
    try {
      const part = await import('./change-time')
      setChange(() => part.ChangeTime)
    } catch (error) {
      await sayFailure(error, { id: readVisit.id })
    }
  }
  const change = (next: Visit) => {
    setVisit(next)
    setChange(undefined)
    setDone(`방문 시간을 바꾸었습니다. 새 시간은 ${visitMoment(next.startsAt)}입니다.`)
  }
  const canChange = visit.changeableYn === 'Y'
  return (
    <>
      <Badge tone={visit.state === 'booked' && !isOver ? 'accent' : 'quiet'}>{isOver ? '지난 예약' : VISIT_STATE_WORDS[visit.state]}</Badge>
      <p role="status" className="mt-3 font-semibold text-brand empty:hidden">
        {done}
      </p>
      {visit.droppedYn === 'Y' && !isOver && (
        <p className="mt-3 text-pretty text-danger">
          매장 사정으로 이 시간에는 방문하실 수 없게 되었습니다. 불편을 드려 죄송합니다. 다른 시간을 골라 주시거나 취소해 주세요.
        </p>
      )}
      <div className="mt-5">
        <VisitFacts visit={visit} />
      </div>
      {canChange && <p className="mt-3 text-small text-ink-mute">{visitMoment(visit.closesAt)}까지 바꾸거나 취소하실 수 있습니다.</p>}
      {visit.state === 'booked' && !canChange && !isOver && (
        <p className="mt-3 text-small text-ink-mute">변경하거나 취소할 수 있는 시간이 지났습니다. 매장에 전화해 주세요.</p>
      )}
      <div className="mt-6 flex flex-wrap gap-2">
        {canChange && visit.place !== '' && !Change && (
          <button type="button" onClick={() => void openChange()} className="action action-primary action-md">
            시간 변경
          </button>
        )}
        {canChange && (
          <button type="button" onClick={() => void cancel()} className="action action-line action-md">
            예약 취소
          </button>
        )}
        <a href={calendarHref(visit.key)} download className="action action-line action-md">
          {visit.state === 'cancelled' ? '달력에서 지우기' : '달력에 넣기'}
        </a>
      </div>
      {Change && <Change id={id} visit={visit} onChanged={change} onStale={() => void readAgain().catch(() => undefined)} />}
    </>
  )
}
