'use client'
import { useRef, useState } from 'react'
import { FaultLine } from '@/blocks/base/_parts/form/fault-line'
import { NumberField } from '@/blocks/base/_parts/number-field'
import { Picture, type Image } from '@/blocks/base/_parts/picture'
import { Icon } from '@/lib/ui/icon'
import type { EstimateSpace, Space } from '@/schemas/rules/catalog/estimate'
import type { readTypedEstimate, TypedEstimate } from '@/schemas/rules/catalog/typed-estimate'
import { placesWords, SPACE_DONE, SPACE_WORDS } from '@/schemas/words/estimate-words'
import { PartHead } from './part-head'

interface Props {
  id: string
  typed: TypedEstimate
  read: ReturnType<typeof readTypedEstimate>
  pictures: Partial<Record<Space, Image | undefined>>
  onChange: (next: Partial<TypedEstimate>) => void
}

/** Which rooms are mended, and how large they are where they are not as usual. */
export function SpacesPart({ id, typed, read, pictures, onChange }: Props) {
  const { spaces, faults, isMoreThanHome } = read
  const [isOpen, setOpen] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const count = spaces.filter(({ space }) => typed.chosen.includes(space)).length
  const toggle = (space: Space) =>
    onChange({ chosen: typed.chosen.includes(space) ? typed.chosen.filter((one) => one !== space) : [...typed.chosen, space] })
  const own = (space: Space, next: { area?: string; count?: string }) =>
    onChange({ own: { ...typed.own, [space]: { ...typed.own[space], ...next } } })
  const shown = isOpen || Object.keys(faults).length > 0
  if (spaces.length === 0)
    return (
      <section aria-labelledby={`${id}-spaces`}>
        <PartHead id={`${id}-spaces`} number={2} title="고칠 공간" done={undefined} />
        <p className="text-small text-ink-mute">전용면적을 입력하시면 방의 넓이를 함께 보여 드립니다.</p>
      </section>
    )
  return (
    <section aria-labelledby={`${id}-spaces`}>
      <PartHead id={`${id}-spaces`} number={2} title="고칠 공간" done={count > 0 ? placesWords(count) : undefined} />
      <fieldset>
        <legend className="sr-only">고칠 공간</legend>
        <div className="numeric grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3">
          {spaces.map((one) => {
            const isChosen = typed.chosen.includes(one.space)
            return (
              <label key={one.space} className="relative block cursor-pointer">
                <input
                  type="checkbox"
                  checked={isChosen}
                  onChange={() => toggle(one.space)}
                  className="peer absolute inset-0 z-10 size-full cursor-pointer opacity-0"
                />
                <span className="relative block rounded-sm outline-offset-3 outline-ink peer-checked:outline-2 peer-focus-visible:outline-2 peer-focus-visible:outline-dashed">
                  <Picture image={plain(pictures[one.space])} ratio="4/3" sizes="(width < 768px) 45vw, 240px" />
                  <span
                    className={`absolute top-2 right-2 grid size-8 place-content-center rounded-full border ${isChosen ? 'border-ink bg-ink text-on-ink' : 'border-line-field bg-page text-transparent'}`}
                  >
                    <Icon name="check" size={16} />
                  </span>
                </span>
                <span className="mt-2.5 flex flex-wrap justify-between gap-x-2 font-semibold">
                  {SPACE_WORDS[one.space]}
                  {one.count > 1 && one.space !== 'window' ? ` ${one.count}` : ''}
                  <span className="text-small font-normal text-ink-mute">{sizeOf(one)}</span>
                </span>
                <span className="block text-caption text-ink-mute">{isChosen ? SPACE_DONE[one.space] : '고르지 않음'}</span>
              </label>
            )
          })}
        </div>
      </fieldset>
      <FaultLine id={`${id}-spaces-fault`} text={count === 0 ? '고칠 곳을 한 곳 이상 골라 주세요.' : undefined} place="mt-4" />
      <button
        type="button"
        aria-expanded={shown}
        aria-controls={`${id}-sizes`}
        onClick={() => setOpen(!shown)}
        className="mt-3 inline-flex min-h-11 items-center gap-1.5 text-small font-semibold"
      >
        방 넓이 고치기
        <Icon name={shown ? 'minus' : 'plus'} size={16} />
      </button>
      <div id={`${id}-sizes`} ref={fields} hidden={!shown}>
        <ul className="border-t border-line">
          {spaces.map(({ space, area, count: many }) => (
            <li key={space} className="border-b border-line py-3">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <span className="w-24 text-small font-semibold">{SPACE_WORDS[space]}</span>
                {space !== 'window' && (
                  <label className="flex items-center gap-2 text-small">
                    <span className="sr-only">{SPACE_WORDS[space]} </span>넓이(㎡)
                    <span className="w-24">
                      <NumberField
                        id={`${id}-size-${space}`}
                        isMeasure
                        value={typed.own[space]?.area ?? String(area)}
                        onChange={(text) => own(space, { area: text })}
                        maxLength={7}
                        isInvalid={faults[space] !== undefined}
                        describedBy={faults[space] && `${id}-fault-${space}`}
                      />
                    </span>
                  </label>
                )}
                {COUNTED[space] && (
                  <label className="flex items-center gap-2 text-small">
                    <span className="sr-only">{SPACE_WORDS[space]} </span>
                    {COUNTED[space]}
                    <span className="w-16">
                      <NumberField
                        id={`${id}-count-${space}`}
                        value={typed.own[space]?.count ?? String(many)}
                        onChange={(text) => own(space, { count: text })}
                        maxLength={2}
                        isInvalid={faults[space] !== undefined}
                        describedBy={faults[space] && `${id}-fault-${space}`}
                      />
                    </span>
                  </label>
                )}
              </div>
              <FaultLine id={`${id}-fault-${space}`} text={faults[space]} />
            </li>
          ))}
        </ul>
        {isMoreThanHome && (
          <p role="status" className="mt-3 text-small text-ink-soft">
            방 넓이의 합이 전용면적보다 넓습니다. 맞는지 확인해 주세요.
          </p>
        )}
        {Object.keys(typed.own).length > 0 && (
          <button
            type="button"
            onClick={() => {
              onChange({ own: {} })
              // The button that was pressed is gone.
              fields.current?.querySelector('input')?.focus()
            }}
            className="mt-2 inline-flex min-h-11 items-center text-small font-semibold"
          >
            처음 넓이로 되돌리기
          </button>
        )}
      </div>
    </section>
  )
}

/** Rooms of which a home has several, with what they are counted by. */
const COUNTED: Partial<Record<Space, string>> = { bath: '욕실 수', window: '창 수(짝)' }

const sizeOf = ({ space, area, count }: EstimateSpace): string =>
  space === 'window' ? `${count}짝` : `${(Number.isNaN(area) ? 0 : area).toLocaleString('ko-KR')}㎡`

/** The name of the room stands beside its picture, and would be read twice. */
const plain = (image: Image | undefined): Image | undefined => image && { ...image, alt: '' }
