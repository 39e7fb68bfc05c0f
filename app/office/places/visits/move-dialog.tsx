'use client'
import { useState } from 'react'
import useSWR from 'swr'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { useForm } from '@/builder/list/use-form'
import { FormDialog } from '@/builder/list/form-dialog'
import { call } from '@/schemas/api/base/call'
import type { CallFailure } from '@/schemas/api/base/failure'
import type { Item, Listed } from '@/schemas/api/base/contract'
import { moveDeskVisit, type readDeskVisit } from '@/schemas/api/places/visit-desk'
import { listVisitTimes } from '@/schemas/api/places/visits'
import { visitClock, visitMoment } from '@/schemas/rules/places/visit-form'
import { formatDay } from '@/schemas/words/dates'

interface MoveDialogProps {
  visit: Item<typeof readDeskVisit>
  onDone: (words: string) => void
  onClose: () => void
}

/** Another time of the same place that has room, agreed with the person. */
export function MoveDialog({ visit, onDone, onClose }: MoveDialogProps) {
  const { visitSeq, sequence, place } = visit
  const { data: days, error } = useSWR<Listed<typeof listVisitTimes>[], CallFailure>(
    ['visit-times', place],
    async () => (await call(listVisitTimes, { place })).items,
  )
  const open = (days ?? []).flatMap(({ day, times }) => {
    const free = times.filter(({ state, startsAt }) => state === 'open' && startsAt !== visit.startsAt)
    return free.length > 0 ? [{ day, free }] : []
  })
  const [chosen, setChosen] = useState({ day: '', startsAt: '' })
  const form = useForm<never>(async () => {
    if (!chosen.startsAt) return { form: '옮길 날과 시간을 골라 주세요.' }
    await call(moveDeskVisit, { visitSeq, sequence, startsAt: chosen.startsAt })
    onDone(`옮겼습니다. 새 방문 시간은 ${visitMoment(chosen.startsAt)}이고, 고객에게 알립니다.`)
  }, [])
  const times = open.find(({ day }) => day === chosen.day)?.free ?? []
  return (
    <FormDialog
      title="방문 시간 옮기기"
      text="고객과 정한 시간으로 옮깁니다. 바뀐 시간을 고객에게 문자로 알립니다."
      form={form}
      words="옮기기"
      busyWords="옮기는 중입니다"
      onClose={onClose}
    >
      {error ? (
        <p role="alert">{error.message}</p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <ChooseFilter
            label="날"
            choices={[
              { value: '', words: !days ? '불러오는 중입니다' : open.length > 0 ? '날을 고르세요' : '빈 시간이 없습니다' },
              ...open.map(({ day }) => ({ value: day, words: formatDay(`${day}T00:00:00+09:00`) })),
            ]}
            value={chosen.day}
            onChoose={(day) => setChosen({ day, startsAt: '' })}
          />
          <ChooseFilter
            label="시간"
            choices={[
              { value: '', words: '시간을 고르세요' },
              ...times.map(({ startsAt, left }) => ({ value: startsAt, words: `${visitClock(startsAt)} · ${left}팀` })),
            ]}
            value={chosen.startsAt}
            onChoose={(startsAt) => setChosen({ ...chosen, startsAt })}
          />
        </div>
      )}
    </FormDialog>
  )
}
