'use client'
import { useState } from 'react'
import { Icon } from '@/lib/ui/icon'
import type { Spot } from '@/schemas/rules/places/distance'
import { findPlace } from './find-place'

interface Props {
  id: string
  near: Spot | undefined
  choose: (near: Spot | undefined) => void
}

/** Orders the list by distance. The reason stands beside the button before the browser asks; a refusal says what else can be done. */
export function NearButton({ id, near, choose }: Props) {
  const [isAsking, setAsking] = useState(false)
  const [fault, setFault] = useState('')
  const press = async () => {
    if (near) return choose(undefined)
    setAsking(true)
    setFault('')
    try {
      choose(await findPlace())
    } catch (error) {
      setFault(error instanceof Error ? error.message : '')
    } finally {
      setAsking(false)
    }
  }
  return (
    <div className="mt-4">
      <button
        type="button"
        aria-pressed={near !== undefined}
        aria-describedby={id}
        disabled={isAsking}
        onClick={() => void press()}
        className="inline-flex min-h-11 items-center gap-1.5 text-small font-semibold underline-offset-4 hover:underline"
      >
        <Icon name="pin" size={20} />
        {near ? '거리순 끄기' : isAsking ? '위치를 확인하고 있습니다' : '내 주변부터 보기'}
      </button>
      <p id={id} className="text-caption text-ink-mute">
        가까운 매장부터 보여 드리는 데에만 현재 위치를 씁니다. 위치는 이 기기 밖으로 보내지 않습니다.
      </p>
      <p role="status" className="text-small text-pretty text-danger">
        {fault}
      </p>
    </div>
  )
}
