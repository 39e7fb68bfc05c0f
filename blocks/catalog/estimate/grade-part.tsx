'use client'
import { useState } from 'react'
import { Icon } from '@/lib/ui/icon'
import { GRADES, type Estimate, type Grade, type Space } from '@/schemas/rules/catalog/estimate'
import type { readTypedEstimate, TypedEstimate } from '@/schemas/rules/catalog/typed-estimate'
import { GRADE_WORDS, manWon, SPACE_WORDS } from '@/schemas/words/estimate-words'
import type { Cost } from './load'
import { PartHead } from './part-head'

interface Props {
  id: string
  typed: TypedEstimate
  read: ReturnType<typeof readTypedEstimate>
  costs: Cost[]
  grades: Record<Grade, Estimate> | undefined
  onChange: (next: Partial<TypedEstimate>) => void
}

const MOST_SHOWN = 3

/** Which materials: of the whole home, or of each room. */
export function GradePart({ id, typed, read, costs, grades, onChange }: Props) {
  const own = Object.entries(typed.grades).filter(([, grade]) => grade !== typed.grade)
  const [isOpen, setOpen] = useState(own.length > 0)
  const rooms = read.spaces.filter(({ space }) => typed.chosen.includes(space))
  const take = (space: Space, value: string) => {
    const { [space]: _, ...others } = typed.grades
    onChange({ grades: value === '' ? others : { ...others, [space]: value as Grade } })
  }
  return (
    <section aria-labelledby={`${id}-grades`}>
      <PartHead id={`${id}-grades`} number={3} title="자재의 등급" done={GRADE_WORDS[typed.grade]} />
      <fieldset>
        <legend className="sr-only">자재의 등급</legend>
        {GRADES.map((grade) => {
          const of = costs.filter((cost) => cost.grade === grade)
          const swatches = of.filter(({ swatch }) => swatch !== '').slice(0, MOST_SHOWN)
          return (
            <label
              key={grade}
              className="numeric flex cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-4 has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={`${id}-grade`}
                checked={typed.grade === grade}
                onChange={() => onChange({ grade })}
                className="size-5"
              />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{GRADE_WORDS[grade]}</span>
                <span className="block text-small text-pretty text-ink-soft">
                  {of
                    .slice(0, MOST_SHOWN)
                    .map(({ name }) => name.split(',', 1)[0]!)
                    .join(', ')}
                </span>
              </span>
              <span aria-hidden="true" className="flex">
                {swatches.map(({ swatch }, at) => (
                  <img
                    key={swatch}
                    src={swatch}
                    alt=""
                    width={40}
                    height={40}
                    style={{ width: 40, height: 40 }}
                    loading="lazy"
                    className={`rounded-full border-2 border-page object-cover ${at > 0 ? '-ml-2' : ''}`}
                  />
                ))}
              </span>
              <span className="font-semibold whitespace-nowrap max-md:w-full">
                {grades && grades[grade].works.length > 0 ? `${manWon(grades[grade].low)} 원부터` : ''}
              </span>
            </label>
          )
        })}
      </fieldset>
      {rooms.length > 1 && (
        <>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-own-grades`}
            onClick={() => setOpen(!isOpen)}
            className="mt-2 inline-flex min-h-11 items-center gap-1.5 text-small font-semibold"
          >
            방마다 다른 등급으로 고르기
            <Icon name={isOpen ? 'minus' : 'plus'} size={16} />
          </button>
          <ul id={`${id}-own-grades`} hidden={!isOpen} className="border-t border-line">
            {rooms.map(({ space }) => (
              <li key={space} className="flex items-center justify-between gap-4 border-b border-line py-2">
                <label htmlFor={`${id}-grade-${space}`} className="text-small font-semibold">
                  {SPACE_WORDS[space]}
                </label>
                <select
                  id={`${id}-grade-${space}`}
                  value={typed.grades[space] ?? ''}
                  onChange={({ target }) => take(space, target.value)}
                  className="h-11 rounded-sm border border-line-field bg-page px-3 text-small"
                >
                  <option value="">집과 같이 ({GRADE_WORDS[typed.grade]})</option>
                  {GRADES.map((grade) => (
                    <option key={grade} value={grade}>
                      {GRADE_WORDS[grade]}
                    </option>
                  ))}
                </select>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
