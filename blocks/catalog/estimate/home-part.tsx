'use client'
import { useState } from 'react'
import { FaultLine } from '@/blocks/base/_parts/form/fault-line'
import { NumberField } from '@/blocks/base/_parts/number-field'
import { DWELLINGS, LARGEST_HOME } from '@/schemas/rules/catalog/estimate'
import { inPyeong } from '@/schemas/rules/catalog/material-need'
import { measureOf } from '@/schemas/rules/base/measure-only'
import type { readTypedEstimate, TypedEstimate } from '@/schemas/rules/catalog/typed-estimate'
import { DWELLING_WORDS } from '@/schemas/words/estimate-words'
import { PartHead } from './part-head'

interface Props {
  id: string
  typed: TypedEstimate
  read: ReturnType<typeof readTypedEstimate>
  onChange: (next: Partial<TypedEstimate>) => void
}

const choice =
  'inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line px-4.5 text-small font-medium text-ink-soft has-checked:border-ink has-checked:bg-ink has-checked:text-on-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

/** How large the home is, and how old. */
export function HomePart({ id, typed, read: { areaFault, yearFault }, onChange }: Props) {
  const area = measureOf(typed.area)
  const [isUnitDropped, setUnitDropped] = useState(false)
  const [isYearLeft, setYearLeft] = useState(false)
  // While it is being typed, a year is no year yet.
  const shownYearFault = typed.year.length === 4 || isYearLeft ? yearFault : undefined
  return (
    <section aria-labelledby={`${id}-home`}>
      <PartHead id={`${id}-home`} number={1} title="집의 넓이" done={areaFault || yearFault ? undefined : '입력 완료'} />
      <fieldset>
        <legend className="sr-only">집의 종류</legend>
        <div className="flex flex-wrap gap-2">
          {DWELLINGS.map((one) => (
            <label key={one} className={choice}>
              <input
                type="radio"
                name={`${id}-dwelling`}
                checked={typed.dwelling === one}
                onChange={() => onChange({ dwelling: one })}
                className="sr-only"
              />
              {DWELLING_WORDS[one]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-5 grid grid-cols-1 gap-4 sm:grid-cols-2">
        <div>
          <label htmlFor={`${id}-area`} className="mb-2 block text-small font-semibold">
            전용면적(㎡)
          </label>
          <NumberField
            id={`${id}-area`}
            isMeasure
            value={typed.area}
            onChange={(text) => onChange({ area: text })}
            onLetters={() => setUnitDropped(true)}
            maxLength={8}
            isInvalid={areaFault !== undefined}
            describedBy={areaFault ? `${id}-area-fault` : `${id}-area-help`}
          />
          <FaultLine id={`${id}-area-fault`} text={areaFault} />
        </div>
        <div onBlur={() => setYearLeft(true)} onFocus={() => setYearLeft(false)}>
          <label htmlFor={`${id}-year`} className="mb-2 block text-small font-semibold">
            준공 연도 <span className="font-normal text-ink-mute">선택</span>
          </label>
          <NumberField
            id={`${id}-year`}
            value={typed.year}
            onChange={(text) => onChange({ year: text })}
            maxLength={4}
            isInvalid={shownYearFault !== undefined}
            describedBy={shownYearFault && `${id}-year-fault`}
          />
          <FaultLine id={`${id}-year-fault`} text={shownYearFault} />
        </div>
      </div>
      {areaFault === undefined ? (
        <p id={`${id}-area-help`} className="numeric mt-2 text-caption text-ink-mute">
          전용 {area.toLocaleString('ko-KR')}㎡는 약 {Math.round(inPyeong(area))}평입니다. 분양 광고의 평수보다 작습니다.
          {isUnitDropped && ' 넓이는 평이 아니라 ㎡로 셉니다.'}
        </p>
      ) : (
        area > LARGEST_HOME && (
          <a
            href="/zin/consulting/start"
            className="mt-3 inline-flex min-h-11 items-center text-small font-semibold underline underline-offset-4"
          >
            넓은 집 상담 신청
          </a>
        )
      )}
    </section>
  )
}
