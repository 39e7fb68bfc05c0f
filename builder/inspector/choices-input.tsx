'use client'
// Several of given choices, as boxes in their groups: codes, or the attributes of the category that a sibling field has.
import { Checkbox } from '@base-ui/react/checkbox'
import { Check } from 'lucide-react'
import { ICON } from '../ui/icon'
import { FieldFrame } from './field-frame'
import { parentOf, under } from './value-at'
import { useValue } from './target'
import { useChoiceGroups } from './use-choice-groups'
import { useField, type FieldProps } from './use-field'

export function ChoicesInput(props: FieldProps) {
  const { pointer, schema, isRequired } = props
  const field = useField(props)
  const source = schema.items?.source ?? ''
  const beside = useValue(under(parentOf(pointer), source.startsWith('attributes:') ? source.slice('attributes:'.length) : ''))
  const { groups, isFailed, retry } = useChoiceGroups(source, typeof beside === 'string' ? beside : '')
  const chosen = Array.isArray(field.value) ? field.value.filter((one) => typeof one === 'string') : []
  const known = new Set(groups?.flatMap(({ choices }) => choices.map(({ value }) => value)))
  const strange = groups ? chosen.filter((one) => !known.has(one)) : []
  const toggle = (value: string, isOn: boolean) =>
    field.write(isOn ? [...chosen, value] : chosen.filter((one) => one !== value), { once: true })
  const box = (value: string, label: string) => (
    <Box
      key={value}
      label={label}
      isOn={chosen.includes(value)}
      isReadOnly={field.target.isReadOnly}
      onChange={(isOn) => toggle(value, isOn)}
    />
  )
  return (
    <FieldFrame pointer={pointer} title={field.title} help={schema.description} words={field.words()} isRequired={isRequired}>
      {({ id, 'aria-labelledby': labelledBy, 'aria-describedby': describedBy }) => (
        <div id={id} role="group" aria-labelledby={labelledBy} aria-describedby={describedBy} tabIndex={-1} className="grid gap-3">
          {isFailed && (
            <p role="alert" className="text-danger">
              고를 것을 불러오지 못했습니다.{' '}
              <button type="button" onClick={retry} className="underline underline-offset-4">
                다시 시도
              </button>
            </p>
          )}
          {groups?.length === 0 && strange.length === 0 && (
            <p className="text-studio-text-mute">
              {source.startsWith('attributes:') && beside === '' ? '카테고리를 먼저 골라 주세요.' : '고를 것이 없습니다.'}
            </p>
          )}
          {groups?.map(({ label, choices }) => (
            <div key={label} role={label ? 'group' : undefined} aria-label={label || undefined}>
              {label && <p className="mb-1 text-studio-micro text-studio-text-mute">{label}</p>}
              <div className="flex flex-wrap gap-x-4">{choices.map(({ value, label: words }) => box(value, words))}</div>
            </div>
          ))}
          {strange.length > 0 && <div className="flex flex-wrap gap-x-4">{strange.map((one) => box(one, `${one} (목록에 없음)`))}</div>}
        </div>
      )}
    </FieldFrame>
  )
}

interface BoxProps {
  label: string
  isOn: boolean
  isReadOnly: boolean
  onChange: (isOn: boolean) => void
}

function Box({ label, isOn, isReadOnly, onChange }: BoxProps) {
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-2 pointer-coarse:min-h-11">
      <Checkbox.Root
        checked={isOn}
        disabled={isReadOnly}
        onCheckedChange={(next) => onChange(next)}
        className="grid size-4.5 shrink-0 place-items-center rounded-xs border border-studio-field bg-studio-panel data-checked:border-studio-select data-checked:bg-studio-select data-disabled:opacity-50"
      >
        <Checkbox.Indicator className="text-studio-panel">
          <Check {...ICON} size={14} />
        </Checkbox.Indicator>
      </Checkbox.Root>
      {label}
    </label>
  )
}
