'use client'
import { useState } from 'react'
import { consultingPath, FORM_PAGE, SINGLE_PAGE } from '@/schemas/rules/places/consulting-path'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { ChoiceCards } from '../_parts/choice-cards'
import type { Choice } from '../_parts/choices'

interface Props {
  id: string
  choices: readonly Choice[]
  /** Chosen by the URL. */
  first: readonly string[]
  eventId: string
  shopId: string | undefined
}

/** The categories, and the ways on: both carry what is chosen in their URL. */
export function StartChoice({ id, choices, first, eventId, shopId }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>(first)
  return (
    <>
      <ChoiceCards id={`${id}-categories`} choices={choices} chosen={chosen} onChange={setChosen} />
      <div className="mt-8 grid gap-3">
        <ActionLink href={consultingPath(FORM_PAGE, { eventId, categories: chosen, shopId })} tone="primary" size="lg">
          상담 신청하기
        </ActionLink>
        <ActionLink href={consultingPath(SINGLE_PAGE, { eventId, categories: chosen.slice(0, 1), shopId })} size="lg">
          한 가지 제품만 문의하기
        </ActionLink>
      </div>
    </>
  )
}
