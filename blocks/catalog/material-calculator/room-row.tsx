'use client'
import { useState } from 'react'
import { Icon } from '@/lib/ui/icon'
import type { roomArea, RoomMeasure, TypedRoom } from '@/schemas/rules/catalog/room-area'
import { NumberField } from '@/blocks/base/_parts/number-field'
import { number } from './amount-words'

export interface Room extends TypedRoom {
  key: number
  name: string
}

interface Props {
  id: string
  room: Room
  read: ReturnType<typeof roomArea>
  /** Something was to be done with the need: what is wrong is said at once. */
  isAsked: boolean
  /** Nothing is typed anywhere, and this room is the first. */
  isNeeded: boolean
  onChange: (room: Room) => void
  /** The last room stays. */
  onRemove: (() => void) | undefined
}

const MEASURES: Record<RoomMeasure, string> = { sides: '가로 × 세로(m)', m2: '넓이(㎡)', pyeong: '넓이(평)' }

/** One room: its name, how it is measured, and what that comes to. A fault is said when its field is left, and until it is gone. */
export function RoomRow({ id, room, read, isAsked, isNeeded, onChange, onRemove }: Props) {
  const [isLeft, setLeft] = useState(false)
  const { name, measure } = room
  const fault = isLeft || isAsked ? (read.fault ?? (isNeeded ? '방의 크기를 입력해 주세요.' : undefined)) : undefined
  const field = (side: 'first' | 'second', label: string, change: (typed: string) => void, own: string) => (
    <span className="w-24">
      <NumberField
        id={own}
        isMeasure
        value={room[side]}
        onChange={change}
        maxLength={8}
        isInvalid={fault !== undefined && (read.wrong ?? side) === side}
        describedBy={fault && `${id}-fault`}
        label={`${name || '방'} ${label}`}
      />
    </span>
  )
  return (
    <li
      className="border-b border-line py-4"
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setLeft(true)}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <input
          type="text"
          value={name}
          maxLength={12}
          aria-label="방 이름"
          onChange={({ target }) => onChange({ ...room, name: target.value })}
          className="h-11 w-24 rounded-sm border border-line bg-page px-2 font-semibold"
        />
        <select
          value={measure}
          aria-label={`${name || '방'} 재는 방법`}
          onChange={({ target }) => onChange({ ...room, measure: target.value as RoomMeasure, second: '' })}
          className="h-11 rounded-sm border border-line bg-page px-2 text-small"
        >
          {Object.entries(MEASURES).map(([code, words]) => (
            <option key={code} value={code}>
              {words}
            </option>
          ))}
        </select>
        <span className="flex items-center gap-2">
          {field('first', measure === 'sides' ? '가로(m)' : MEASURES[measure], (typed) => onChange({ ...room, first: typed }), id)}
          {measure === 'sides' && (
            <>
              <span aria-hidden="true">×</span>
              {field('second', '세로(m)', (typed) => onChange({ ...room, second: typed }), `${id}-second`)}
            </>
          )}
        </span>
        <span className="numeric ml-auto flex items-center gap-2 font-semibold">
          {read.area !== undefined && `${number(read.area)}㎡`}
          {onRemove && (
            <button type="button" onClick={onRemove} className="grid size-11 place-content-center" aria-label={`${name || '방'} 지우기`}>
              <Icon name="erase" size={20} />
            </button>
          )}
        </span>
      </div>
      {fault && (
        <p id={`${id}-fault`} role="alert" className="mt-1.5 flex items-center gap-1.5 text-small text-danger">
          <Icon name="warning" size={18} />
          {fault}
        </p>
      )}
    </li>
  )
}
