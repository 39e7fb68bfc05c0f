'use client'
import { useMemo, useState, useSyncExternalStore } from 'react'
import type { Image } from '@/blocks/base/_parts/picture'
import { storedState } from '@/lib/ui/stored-state'
import { byGrade, estimateOf, type EstimateInput, type Space } from '@/schemas/rules/catalog/estimate'
import { asTyped, FIRST_ESTIMATE, readKeptEstimate, readTypedEstimate, type TypedEstimate } from '@/schemas/rules/catalog/typed-estimate'
import { EstimateSheet } from './estimate-sheet'
import { GradePart } from './grade-part'
import { HomePart } from './home-part'
import type { Cost } from './load'
import { SpacesPart } from './spaces-part'

interface Props {
  id: string
  costs: Cost[]
  /** What a saved estimate was asked for, to begin with. */
  saved: EstimateInput | undefined
  pictures: Partial<Record<Space, Image | undefined>>
  included: string[]
  excluded: string[]
  /** In Seoul, YYYY-MM-DD. */
  today: string
}

/** What was typed last on this device: back, a reload and another day find it again. */
const kept = storedState<TypedEstimate>('maru-estimate', FIRST_ESTIMATE, readKeptEstimate)

/** Home, rooms and grade on the left, what they come to on the right. Nothing leaves the browser until it is saved. */
export function Estimator({ id, costs, saved, pictures, included, excluded, today }: Props) {
  const stored = useSyncExternalStore(kept.subscribe, kept.snapshot, kept.serverSnapshot)
  const [own, setOwn] = useState<TypedEstimate | undefined>(() => saved && asTyped(saved))
  const typed = own ?? stored
  const change = (next: Partial<TypedEstimate>) => {
    const whole = { ...typed, ...next }
    if (own) setOwn(whole)
    kept.set(whole)
  }

  const read = useMemo(() => readTypedEstimate(typed, Number(today.slice(0, 4))), [typed, today])
  const told = read.input && estimateOf(read.input, costs)
  const grades = read.input && byGrade(read.input.spaces, costs)
  return (
    <div className="grid gap-x-(--grid-gap) gap-y-12 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-16">
      <div className="grid min-w-0 content-start gap-12">
        <HomePart id={id} typed={typed} read={read} onChange={change} />
        <SpacesPart id={id} typed={typed} read={read} pictures={pictures} onChange={change} />
        <GradePart id={id} typed={typed} read={read} costs={costs} grades={grades} onChange={change} />
      </div>
      <EstimateSheet id={id} input={read.input} told={told} included={included} excluded={excluded} today={today} />
    </div>
  )
}
