'use client'
import { useState } from 'react'
import useSWR from 'swr'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { FormAlert } from '@/builder/list/form-alert'
import { useForm } from '@/builder/list/use-form'
import { LINE_BUTTON } from '@/builder/ui/button'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { assignConsultation, listConsultationDesks, type readConsultation } from '@/schemas/api/consulting/desk'

interface AssignPartProps {
  request: Item<typeof readConsultation>
  onDone: (words: string) => void
}

/** Gives the request to a shop, a person, both or nobody. */
export function AssignPart({ request, onDone }: AssignPartProps) {
  const { counselSeq, version, shopId, shopName, staffId, staffName } = request
  const { data } = useSWR('consultation-desks', async () => (await call(listConsultationDesks, {})).item)
  const [chosen, setChosen] = useState({ shopId, staffId })
  const form = useForm(async () => {
    await call(assignConsultation, { counselSeq, version, ...chosen })
    onDone('맡을 곳을 정했습니다.')
  }, [])
  // Whoever has it now is a choice, also where the shop has closed since.
  const shops = withPresent(
    (data?.shops ?? []).map((one) => ({ value: one.shopId, words: one.shopName })),
    shopId,
    shopName,
  )
  const staff = withPresent(
    (data?.staff ?? []).map((one) => ({ value: one.staffId, words: one.name })),
    staffId,
    staffName,
  )
  return (
    <form {...form.given} className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <ChooseFilter
          label="매장"
          choices={[{ value: '', words: '매장 없음' }, ...shops]}
          value={chosen.shopId}
          onChoose={(value) => setChosen({ ...chosen, shopId: value })}
        />
        <ChooseFilter
          label="담당자"
          choices={[{ value: '', words: '담당자 없음' }, ...staff]}
          value={chosen.staffId}
          onChoose={(value) => setChosen({ ...chosen, staffId: value })}
        />
        <button type="submit" className={LINE_BUTTON} aria-disabled={form.isBusy}>
          {form.isBusy ? '정하는 중입니다' : '맡기기'}
        </button>
      </div>
      <FormAlert faults={form.faults} />
    </form>
  )
}

interface Choice {
  value: string
  words: string
}
const withPresent = (choices: Choice[], value: string, words: string): Choice[] =>
  !value || choices.some((one) => one.value === value) ? choices : [{ value, words: words || value }, ...choices]
