'use client'
import { useState } from 'react'
import useSWR from 'swr'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { FormAlert } from '@/builder/list/form-alert'
import { useForm } from '@/builder/list/use-form'
import { ActButton } from '@/builder/ui/act-button'
import { BUTTON, LINE_BUTTON } from '@/builder/ui/button'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { conflictOf, type ConsultationConflict } from '@/schemas/api/consulting/conflict'
import { assignConsultation, listConsultationDesks, type readConsultation } from '@/schemas/api/consulting/desk'
import { ConflictNote } from './conflict-note'

interface AssignPartProps {
  request: Item<typeof readConsultation>
  onDone: (words: string) => void
}

/** What was chosen, and the version of the request that was on the screen then. */
interface Chosen {
  shopId: string
  staffId: string
  version: number
}

/** Gives the request to a shop, a person, both or nobody. When somebody else was first, both are shown and the choice stays. */
export function AssignPart({ request, onDone }: AssignPartProps) {
  const { counselSeq, shopId, shopName, staffId, staffName } = request
  const { data } = useSWR('consultation-desks', async () => (await call(listConsultationDesks, {})).item)
  const [own, setOwn] = useState<Chosen | null>(null)
  const [conflict, setConflict] = useState<ConsultationConflict | null>(null)
  const chosen = own ?? request
  const choose = (change: Partial<Chosen>) => setOwn({ shopId: chosen.shopId, staffId: chosen.staffId, version: chosen.version, ...change })
  const form = useForm(async () => {
    const { version, ...wanted } = { shopId: chosen.shopId, staffId: chosen.staffId, version: chosen.version }
    try {
      await call(assignConsultation, { counselSeq, version, ...wanted })
    } catch (error) {
      const found = conflictOf(error)
      if (!found) throw error
      setConflict(found)
      return choose({ version: found.version })
    }
    setOwn(null)
    setConflict(null)
    onDone('맡을 곳을 정했습니다.')
  }, [])
  // The present holder is a choice, also where the shop has closed since.
  const shops = withPresent(
    (data?.shops ?? []).map((one) => ({ value: one.shopId, words: one.shopName })),
    shopId,
    shopName,
  )
  const staff = withPresent(
    (data?.staff ?? [])
      .filter((one) => !one.shopId || one.shopId === chosen.shopId)
      .map((one) => ({ value: one.staffId, words: one.name })),
    staffId,
    staffName,
  )
  return (
    <form {...form.given} className="grid gap-3">
      {conflict && <ConflictNote conflict={conflict} mine={conflict.wanted.to} />}
      <div className="flex flex-wrap gap-2">
        <ChooseFilter
          label="매장"
          choices={[{ value: '', words: '매장 없음' }, ...shops]}
          value={chosen.shopId}
          onChoose={(value) => choose({ shopId: value })}
        />
        <ChooseFilter
          label="담당자"
          choices={[{ value: '', words: '담당자 없음' }, ...staff]}
          value={chosen.staffId}
          onChoose={(value) => choose({ staffId: value })}
        />
        <button type="submit" className={LINE_BUTTON} aria-disabled={form.isBusy}>
          {form.isBusy ? '정하는 중입니다' : conflict ? '그래도 이렇게 맡기기' : '맡기기'}
        </button>
        {conflict && (
          <ActButton
            look={BUTTON}
            onClick={() => {
              setOwn(null)
              setConflict(null)
              onDone('먼저 바꾼 대로 두었습니다.')
            }}
          >
            먼저 바꾼 대로 두기
          </ActButton>
        )}
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
