'use client'
import { useState, type ReactNode } from 'react'
import { Field } from '@/blocks/base/_parts/form/field'
import { SelectField } from '@/blocks/base/_parts/form/select-field'
import { TextField } from '@/blocks/base/_parts/form/text-field'
import { areaFault, measureOf, measureOnly } from '@/schemas/rules/base/measure-only'
import { HOME, SUMMARY_MOST, type HomeProps } from '@/schemas/rules/content/home-tour/tour-document'
import type { Condition } from './load'
import { useBlock, useTour } from './tour-context'

/** Square metres. */
const AREA_MOST = 1_000

/** What is said of the home: a line for its card, and the conditions by which others find it. */
export function HomeFields({ id, conditions }: { id: string; conditions: readonly Condition[] }) {
  const { page } = useTour()
  const block = useBlock(HOME)
  const [typedArea, setTypedArea] = useState<string>()
  if (!block) return null
  const { summary, codes, area, address } = block.props as unknown as HomeProps
  const set = (label: string, name: keyof HomeProps, value: unknown) =>
    page.edit(`${label} 고치기`, [{ op: 'setProp', id: HOME, path: [name], ...(value === undefined ? {} : { value }) }], {
      key: `home:${name}`,
    })
  const choose = (condition: Condition, code: string, isOn: boolean) => {
    const others = condition.isMany ? [code] : condition.values.map((value) => value.code)
    set(condition.label, 'codes', [...codes.filter((one) => !others.includes(one)), ...(isOn ? [code] : [])])
  }
  const length = [...summary].length
  return (
    <div className="mt-6 flex flex-col gap-6" onBlur={() => page.seal()}>
      <TextField
        id={`${id}-summary`}
        label="한마디"
        optional
        placeholder="목록에서 제목 아래에 보입니다"
        autoComplete="off"
        value={summary}
        error={length > SUMMARY_MOST ? `한마디는 ${SUMMARY_MOST}자까지 입력할 수 있습니다. 지금 ${length}자입니다.` : undefined}
        onChange={({ currentTarget }) => set('한마디', 'summary', currentTarget.value)}
      />
      <details className="border-y border-line">
        <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 font-semibold">
          집 정보
          <span className="text-small font-normal text-ink-mute">{said(conditions, codes)}</span>
        </summary>
        <div className="flex flex-col gap-6 pt-2 pb-8">
          <div className="grid gap-6 sm:grid-cols-2">
            {conditions
              .filter(({ isMany }) => !isMany)
              .map((condition) => (
                <SelectField
                  key={condition.code}
                  id={`${id}-${condition.code}`}
                  label={condition.label}
                  optional
                  options={condition.values.map(({ code, label }) => ({ value: code, label }))}
                  value={codes.find((code) => condition.values.some((value) => value.code === code)) ?? ''}
                  onChange={({ currentTarget: { value } }) => choose(condition, value, value !== '')}
                />
              ))}
            <TextField
              id={`${id}-area`}
              label="전용 면적(㎡)"
              optional
              inputMode="decimal"
              autoComplete="off"
              help="소수점 아래는 반올림합니다."
              value={typedArea ?? (area === undefined ? '' : String(area))}
              error={typedArea ? areaFault(typedArea, AREA_MOST) : undefined}
              // The point stays while it is typed: without it 84.9 would be 849.
              onChange={({ currentTarget }) => {
                const typed = measureOnly(currentTarget.value)
                setTypedArea(typed)
                set('면적', 'area', areaFault(typed, AREA_MOST) ? undefined : Math.max(1, Math.round(measureOf(typed))))
              }}
              // What is no area stays, with what is wrong about it.
              onBlur={() => typedArea !== undefined && !(typedArea && areaFault(typedArea, AREA_MOST)) && setTypedArea(undefined)}
            />
            <TextField
              id={`${id}-address`}
              label="지역"
              optional
              placeholder="서울 마포구"
              help="집을 알아볼 수 없게 시·군·구까지만 입력해 주세요."
              autoComplete="off"
              value={address}
              onChange={({ currentTarget }) => set('지역', 'address', currentTarget.value.slice(0, 40))}
            />
          </div>
          {conditions
            .filter(({ isMany }) => isMany)
            .map((condition) => (
              <Field key={condition.code} id={`${id}-${condition.code}`} label={condition.label} optional>
                <Chips name={condition.label}>
                  {condition.values.map(({ code, label }) => {
                    const isOn = codes.includes(code)
                    return (
                      <button
                        key={code}
                        type="button"
                        aria-pressed={isOn}
                        onClick={() => choose(condition, code, !isOn)}
                        className={`inline-flex min-h-11 items-center rounded-full border px-4 text-small ${isOn ? 'border-ink bg-ink text-on-ink' : 'border-line-field'}`}
                      >
                        {label}
                      </button>
                    )
                  })}
                </Chips>
              </Field>
            ))}
        </div>
      </details>
    </div>
  )
}

const Chips = ({ name, children }: { name: string; children: ReactNode }) => (
  <div role="group" aria-label={name} className="flex flex-wrap gap-2">
    {children}
  </div>
)

/** The chosen values in a few words. */
function said(conditions: readonly Condition[], codes: readonly string[]): string {
  const labels = conditions.flatMap(({ values }) => values.filter(({ code }) => codes.includes(code)).map(({ label }) => label))
  if (labels.length === 0) return '선택'
  return labels.slice(0, 3).join(', ') + (labels.length > 3 ? ` 외 ${labels.length - 3}` : '')
}
