'use client'
import { useRef, useState } from 'react'
import { Icon } from '@/lib/ui/icon'
import { inPyeong, materialNeed } from '@/schemas/rules/catalog/material-need'
import { roomArea } from '@/schemas/rules/catalog/room-area'
import type { Pack } from './load'
import { number, onePack, hintOf } from './amount-words'
import { bestOffer } from './best-offer'
import { NeedSheet } from './need-sheet'
import { patternOf } from './pattern-of'
import { RoomRow, type Room } from './room-row'

interface Props {
  id: string
  packs: Pack[]
  /** Initially selected product. */
  first: string | undefined
  note: string
}

const choice =
  'inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line px-4.5 text-small font-medium text-ink-soft has-checked:border-ink has-checked:bg-ink has-checked:text-on-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'
const MOST_ROOMS = 12
const NAMES = ['거실', '안방', '작은방', '주방', '복도', '서재']

/**
 * What the rooms need of one product: they are added up before packs are rounded up, with what the pattern cuts off. Nothing leaves the browser
 * until it is put into the cart or handed to a consultation.
 */
export function Calculator({ id, packs, first, note }: Props) {
  const [pack, choosePack] = useState(packs.find(({ ZIN_PRD_ID }) => ZIN_PRD_ID === first) ?? packs[0]!)
  const [pattern, choosePattern] = useState(() => patternOf(pack))
  const [rooms, setRooms] = useState<Room[]>([{ key: 1, name: NAMES[0]!, measure: 'sides', first: '', second: '' }])
  const [kept, setKept] = useState(0)
  const [isAsked, setAsked] = useState(false)
  const rows = useRef<HTMLOListElement>(null)
  const categories = [...new Map(packs.map(({ CATE_ID_1, DEPTH1_CATE_NAME }) => [CATE_ID_1, DEPTH1_CATE_NAME]))]

  const take = (next: Pack) => {
    choosePack(next)
    choosePattern(patternOf(next))
  }
  const read = rooms.map((room) => roomArea(room))
  const areas = read.flatMap(({ area }) => area ?? [])
  const isWhole = areas.length > 0 && read.every(({ fault }) => !fault)
  const offer = isWhole ? bestOffer(pack, areas, pattern.loss) : undefined
  const need = isWhole ? materialNeed(areas, offer?.covers ?? pack.PACK_AREA, pattern.loss, kept) : undefined
  const add = () => {
    const key = Math.max(...rooms.map((room) => room.key)) + 1
    const name = NAMES.find((one) => !rooms.some((room) => room.name === one)) ?? `방 ${rooms.length + 1}`
    setRooms([...rooms, { key, name, measure: rooms.at(-1)!.measure, first: '', second: '' }])
    requestAnimationFrame(() => document.getElementById(`${id}-room-${key}`)?.focus())
  }
  const remove = (key: number) => {
    setRooms(rooms.filter((room) => room.key !== key))
    requestAnimationFrame(() => rows.current?.querySelector('input')?.focus())
  }
  /** Without a whole need nothing can be taken along: the first field that is to be filled in is shown. */
  const ask = () => {
    setAsked(true)
    const at = Math.max(0, areas.length === 0 && read.every(({ fault }) => !fault) ? 0 : read.findIndex(({ fault }) => fault))
    document.getElementById(`${id}-room-${rooms[at]!.key}`)?.focus()
  }

  return (
    <div className="grid gap-x-(--grid-gap) gap-y-10 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-16">
      <div className="grid min-w-0 content-start gap-8">
        <fieldset>
          <legend className="mb-2.5 text-small font-semibold">품목</legend>
          <div className="flex flex-wrap gap-2">
            {categories.map(([code, name]) => (
              <label key={code} className={choice}>
                <input
                  type="radio"
                  name={`${id}-category`}
                  checked={pack.CATE_ID_1 === code}
                  onChange={() => take(packs.find(({ CATE_ID_1 }) => CATE_ID_1 === code)!)}
                  className="sr-only"
                />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
        <div>
          <label htmlFor={`${id}-product`} className="mb-2.5 block text-small font-semibold">
            제품
          </label>
          <div className="relative">
            <select
              id={`${id}-product`}
              value={pack.ZIN_PRD_ID}
              onChange={({ target }) => take(packs.find(({ ZIN_PRD_ID }) => ZIN_PRD_ID === target.value)!)}
              aria-describedby={`${id}-pack`}
              className="h-13 w-full appearance-none rounded-sm border border-line-field bg-page pr-12 pl-4 text-body text-ellipsis"
            >
              {packs
                .filter(({ CATE_ID_1 }) => CATE_ID_1 === pack.CATE_ID_1)
                .map(({ ZIN_PRD_ID, ZIN_PRD_NAME }) => (
                  <option key={ZIN_PRD_ID} value={ZIN_PRD_ID}>
                    {ZIN_PRD_NAME}
                  </option>
                ))}
            </select>
            <Icon name="chevron" size={20} className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 rotate-90" />
          </div>
          <p id={`${id}-pack`} className="numeric mt-2 text-caption text-ink-mute">
            {onePack(pack.PACK_UNIT)}에 {number(pack.PACK_AREA)}㎡
          </p>
        </div>
        <fieldset className="min-w-0">
          <legend className="text-small font-semibold">방</legend>
          <p className="numeric mt-1 text-caption text-ink-mute">{hintOf(pack.CATE_ID_1)}</p>
          <ol ref={rows} className="mt-2.5 border-t border-ink">
            {rooms.map((room, at) => (
              <RoomRow
                key={room.key}
                id={`${id}-room-${room.key}`}
                room={room}
                read={read[at]!}
                isAsked={isAsked}
                isNeeded={isAsked && areas.length === 0 && at === 0}
                onChange={(next) => setRooms(rooms.map((one) => (one.key === room.key ? next : one)))}
                onRemove={rooms.length > 1 ? () => remove(room.key) : undefined}
              />
            ))}
          </ol>
          {rooms.length < MOST_ROOMS && (
            <button type="button" onClick={add} className="mt-2 inline-flex min-h-11 items-center gap-1.5 text-small font-semibold">
              <Icon name="plus" size={18} />방 더하기
            </button>
          )}
        </fieldset>
        {pack.PATTERNS.length > 1 && (
          <fieldset>
            <legend className="mb-2.5 text-small font-semibold">까는 무늬와 자르고 남는 양</legend>
            <div className="flex flex-wrap gap-2">
              {pack.PATTERNS.map((one) => (
                <label key={one.name} className={`${choice} numeric`}>
                  <input
                    type="radio"
                    name={`${id}-pattern`}
                    checked={pattern.name === one.name}
                    onChange={() => choosePattern(one)}
                    className="sr-only"
                  />
                  {one.name} {one.loss}%
                </label>
              ))}
            </div>
          </fieldset>
        )}
      </div>
      <NeedSheet
        id={id}
        pack={pack}
        pattern={pattern}
        rooms={rooms.map(({ name }, at) => ({ name, area: read[at]!.area })).filter(({ area }) => area !== undefined)}
        need={need}
        offer={offer}
        kept={kept}
        onKeep={setKept}
        onAsk={ask}
        note={note}
        pyeong={need && inPyeong(need.area)}
      />
    </div>
  )
}
