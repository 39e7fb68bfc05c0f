'use client'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Icon } from '@/lib/ui/icon'
import {
  AREA_MOST,
  inPyeong,
  LOSS,
  materialNeed,
  squareMetres,
  type AreaUnit,
  type MaterialNeed,
} from '@/schemas/rules/catalog/material-need'
import { areaFault, measureOf } from '@/schemas/rules/base/measure-only'
import { NumberField } from '@/blocks/base/_parts/number-field'
import type { Pack } from './load'
import { amountWords, areaWords, hintOf, number, onePack } from './amount-words'

interface Props {
  id: string
  packs: Pack[]
  /** Initially selected product. */
  first: string | undefined
  note: string
}
interface Result {
  pack: Pack
  need: MaterialNeed
}

const UNITS: Record<AreaUnit, string> = { m2: '㎡', pyeong: '평' }
const choice =
  'inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line px-4.5 text-small font-medium text-ink-soft has-checked:border-ink has-checked:bg-ink has-checked:text-on-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

/** Calculates from a product and an area the number of packs, with a tenth for cutting. Nothing leaves the browser. */
export function Calculator({ id, packs, first, note }: Props) {
  const begin = packs.find(({ ZIN_PRD_ID }) => ZIN_PRD_ID === first) ?? packs[0]!
  const [pack, setPack] = useState(begin)
  const [amount, setAmount] = useState('')
  const [unit, setUnit] = useState<AreaUnit>('m2')
  const [problem, setProblem] = useState('')
  const [result, setResult] = useState<Result>()
  const field = useRef<HTMLInputElement>(null)
  const answer = useRef<HTMLDivElement>(null)
  // On a phone the result is under the form, and may be outside the viewport.
  useEffect(() => {
    // It returns a promise in new browsers, which must not be the effect's clean-up.
    if (result) void answer.current!.scrollIntoView({ block: 'nearest' })
  }, [result])
  const categories = [...new Map(packs.map(({ CATE_ID_1, DEPTH1_CATE_NAME }) => [CATE_ID_1, DEPTH1_CATE_NAME]))]

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = areaFault(amount, AREA_MOST) ?? ''
    setProblem(wrong)
    if (wrong) {
      setResult(undefined)
      field.current!.focus()
      return
    }
    const need = materialNeed(squareMetres(measureOf(amount), unit), pack.PACK_AREA)
    setResult(need && { pack, need })
  }

  return (
    <div className="grid gap-x-(--grid-gap) gap-y-10 md:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] md:gap-x-24">
      <form onSubmit={submit} noValidate className="grid content-start gap-7">
        <fieldset>
          <legend className="mb-2.5 text-small font-semibold">품목</legend>
          <div className="flex flex-wrap gap-2">
            {categories.map(([code, name]) => (
              <label key={code} className={choice}>
                <input
                  type="radio"
                  name={`${id}-category`}
                  checked={pack.CATE_ID_1 === code}
                  onChange={() => setPack(packs.find(({ CATE_ID_1 }) => CATE_ID_1 === code)!)}
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
              onChange={({ target }) => setPack(packs.find(({ ZIN_PRD_ID }) => ZIN_PRD_ID === target.value)!)}
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
        <div>
          <label htmlFor={`${id}-area`} className="mb-2.5 block text-small font-semibold">
            면적
          </label>
          <div className="flex gap-2">
            <NumberField
              ref={field}
              id={`${id}-area`}
              isMeasure
              value={amount}
              onChange={(typed) => {
                setAmount(typed)
                if (problem) setProblem(areaFault(typed, AREA_MOST) ?? '')
              }}
              maxLength={8}
              isInvalid={problem !== ''}
              describedBy={problem ? `${id}-problem ${id}-hint` : `${id}-hint`}
              placeholder="20"
              className="min-w-0 flex-1"
            />
            <fieldset className="flex items-center gap-2">
              <legend className="sr-only">면적의 단위</legend>
              {Object.entries(UNITS).map(([code, word]) => (
                <label key={code} className={choice}>
                  <input
                    type="radio"
                    name={`${id}-unit`}
                    checked={unit === code}
                    onChange={() => setUnit(code as AreaUnit)}
                    className="sr-only"
                  />
                  {word}
                </label>
              ))}
            </fieldset>
          </div>
          {problem && (
            <p id={`${id}-problem`} role="alert" className="mt-2 flex items-center gap-1.5 text-small text-danger">
              <Icon name="warning" size={18} />
              {problem}
            </p>
          )}
          <p id={`${id}-hint`} className="numeric mt-2 text-caption text-ink-mute">
            {hintOf(pack.CATE_ID_1)}
          </p>
        </div>
        <button
          type="submit"
          className="h-14 w-full rounded-sm bg-action font-semibold text-on-ink transition-colors duration-(--duration-quick) hover:bg-action-hover"
        >
          필요한 양 계산
        </button>
      </form>
      <div ref={answer} role="status" className="min-w-0 scroll-mb-6">
        {result ? (
          <Quantity result={result} note={note} />
        ) : (
          <div className="grid h-full min-h-60 place-content-center rounded-sm bg-surface px-6 py-12 text-center">
            <p className="type-title">면적을 넣으면 여기에 필요한 양이 나옵니다.</p>
            <p className="mt-1.5 text-small text-ink-mute">잘라 내고 버리는 양 {LOSS * 100}%를 더해 계산합니다.</p>
          </div>
        )}
      </div>
    </div>
  )
}

function Quantity({ result: { pack, need }, note }: { result: Result; note: string }) {
  const rows = [
    ['시공 면적', areaWords(need.area, inPyeong(need.area))],
    [`여유분 ${LOSS * 100}%를 더한 면적`, `${number(need.withLoss)}㎡`],
    [onePack(pack.PACK_UNIT), `${number(pack.PACK_AREA)}㎡`],
    ['준비하는 면적', `${number(need.covered)}㎡`],
  ]
  return (
    <>
      <p className="text-small text-ink-mute">{pack.ZIN_PRD_NAME}</p>
      <p className="type-h1 numeric mt-1">{amountWords(need.packs, pack.PACK_UNIT)}</p>
      <dl className="mt-6 border-t border-ink">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line py-4 text-small">
            <dt className="text-ink-mute">{label}</dt>
            <dd className="numeric text-right">{value}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="mt-4 text-small text-pretty text-ink-soft">{note}</p>}
      <a
        href={`/zin/product/${encodeURIComponent(pack.ZIN_PRD_ID)}`}
        className="mt-2 inline-flex min-h-11 items-center text-small font-semibold underline-offset-4 hover:underline"
      >
        제품 자세히 보기
      </a>
    </>
  )
}
