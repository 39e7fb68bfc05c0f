'use client'
import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { Select } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import { use, type ReactNode } from 'react'
import { LINE_BUTTON } from '../ui/button'
import { FIELD } from '../ui/field'
import { ICON } from '../ui/icon'
import { MENU_ITEM } from '../ui/menu-item'
import { POPUP } from '../ui/popup'
import { SEGMENTS } from '../ui/segment'
import { BesideChoice } from './beside-choice'
import { choiceSketch } from './choice-sketch'
import { FieldFrame, type FieldAria } from './field-frame'
import { choicesOf, type Choice } from './field-schema'
import { stepsOf } from './value-at'
import { MIXED_WORDS, textOf, WRONG } from './text-input'
import { useField, type FieldProps } from './use-field'
import { useSource } from './use-source'

const NONE: Choice = { value: null, label: '고르지 않음' }

export function ChoiceInput(props: FieldProps) {
  const { pointer, schema, isRequired } = props
  const field = useField(props)
  const source = useSource(schema.source)
  const beside = use(BesideChoice)
  const Beside = schema.source === undefined ? undefined : beside[schema.source.split(':')[0]!]
  const known = schema.source === undefined ? choicesOf(schema) : source.choices
  const mayBeNone = !isRequired && schema.default === undefined
  const value = field.isMixed ? undefined : (field.value ?? schema.default ?? null)

  const choices = known && [...(mayBeNone ? [NONE] : []), ...known]
  // A stored value stays visible even when it is no longer offered.
  if (choices && value !== null && value !== undefined && value !== '' && !choices.some((one) => one.value === value))
    choices.push({ value, label: `${textOf(value)} (목록에 없음)` })
  const chosen = known?.find((one) => one.value === value)
  const choose = (next: unknown) => field.write(next === null ? undefined : next, { once: true })

  const name = stepsOf(pointer).at(-1) ?? ''
  const values = (choices ?? []).map((one) => one.value)
  const sketches = schema.source === undefined ? values.map((one) => choiceSketch(name, one, values)) : []
  const isSketched = sketches.length > 0 && sketches.every(Boolean)
  const isShort =
    schema.source === undefined &&
    !!choices &&
    choices.length <= 3 &&
    choices.every(({ label }) => label.length <= 7) &&
    choices.map(({ label }) => label).join('').length <= 15
  const given = { value: value ?? null, isReadOnly: field.target.isReadOnly, choose }

  return (
    <FieldFrame
      pointer={pointer}
      title={field.title}
      help={schema.description}
      words={[...field.words(), ...(chosen?.fault ? [chosen.fault] : [])]}
      isRequired={isRequired && schema.default === undefined}
      onReset={field.onReset}
    >
      {(aria) => (
        <>
          {control(aria)}
          {Beside && <Beside value={value} onChoose={choose} />}
        </>
      )}
    </FieldFrame>
  )

  function control(aria: FieldAria): ReactNode {
    if (source.isFailed) return <Failed title={field.title} retry={source.retry} />
    if (!choices) return <Waiting aria={aria} value={value} />
    if (known?.length === 0 && choices.length <= 1)
      return <p className="py-1.5 text-studio-text-mute">고를 것이 아직 없습니다. 만든 뒤에 여기에 보입니다.</p>
    if (isSketched) return <Sketched {...given} aria={aria} choices={choices} sketches={sketches} />
    if (isShort) return <Segments {...given} aria={aria} choices={choices} />
    return <Listed {...given} aria={aria} choices={choices} placeholder={field.isMixed ? MIXED_WORDS : '고르기'} />
  }
}

interface ChoosingProps {
  aria: FieldAria
  choices: readonly Choice[]
  value: unknown
  isReadOnly: boolean
  choose: (value: unknown) => void
}

const groupAria = ({ id, ...aria }: FieldAria) => ({
  id,
  'aria-labelledby': aria['aria-labelledby'],
  'aria-describedby': aria['aria-describedby'],
})

/** Two or three options side by side. */
export function Segments({ aria, choices, value, isReadOnly, choose }: ChoosingProps) {
  return (
    <RadioGroup {...groupAria(aria)} value={value} readOnly={isReadOnly} onValueChange={choose} className={SEGMENTS}>
      {choices.map((choice) => (
        <Radio.Root
          key={String(choice.value)}
          value={choice.value}
          className="flex h-7 min-w-0 flex-1 cursor-pointer items-center justify-center rounded-sm px-1.5 font-medium whitespace-nowrap text-studio-800 select-none hover:bg-studio-200 data-checked:bg-studio-panel data-checked:text-studio-text data-checked:shadow-[0_1px_2px_var(--color-studio-300)] data-readonly:cursor-default data-readonly:text-studio-text-mute data-readonly:shadow-none data-readonly:hover:bg-transparent data-readonly:data-checked:bg-studio-200 data-readonly:data-checked:text-studio-text max-md:h-11 pointer-coarse:h-11"
        >
          {choice.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  )
}

function Sketched({ aria, choices, sketches, value, isReadOnly, choose }: ChoosingProps & { sketches: readonly ReactNode[] }) {
  return (
    <RadioGroup {...groupAria(aria)} value={value} readOnly={isReadOnly} onValueChange={choose} className="grid grid-cols-3 gap-2">
      {choices.map((choice, i) => (
        <Radio.Root
          key={String(choice.value)}
          value={choice.value}
          className="grid min-h-13 cursor-pointer justify-items-center gap-1 rounded-md border border-studio-line px-1 pt-2 pb-1 text-center text-studio-500 select-none hover:border-studio-300 hover:bg-studio-chrome data-checked:border-studio-select data-checked:bg-studio-select-soft data-checked:text-studio-select data-checked:shadow-[inset_0_0_0_1px_var(--color-studio-select)] data-readonly:cursor-default data-readonly:border-studio-line data-readonly:bg-studio-chrome data-readonly:shadow-none data-readonly:data-checked:bg-studio-200 data-readonly:data-checked:text-studio-text"
        >
          {sketches[i]}
          <span className="text-studio-micro text-studio-text-mute in-data-checked:text-studio-select">{choice.label}</span>
        </Radio.Root>
      ))}
    </RadioGroup>
  )
}

export function Listed({ aria, choices, value, isReadOnly, choose, placeholder }: ChoosingProps & { placeholder: string }) {
  const { 'aria-required': _required, ...rest } = aria
  return (
    <Select.Root
      items={choices as { value: unknown; label: string }[]}
      value={value}
      readOnly={isReadOnly}
      onValueChange={(next) => choose(next)}
    >
      <Select.Trigger {...rest} className={`${FIELD} flex cursor-pointer items-center justify-between gap-2 text-left ${WRONG}`}>
        <Select.Value className="min-w-0 truncate data-placeholder:text-studio-text-mute" placeholder={placeholder} />
        <Select.Icon className="text-studio-text-mute">
          <ChevronDown {...ICON} />
        </Select.Icon>
      </Select.Trigger>
      <Select.Portal>
        <Select.Positioner align="start" sideOffset={4} alignItemWithTrigger={false} className="z-(--z-overlay)">
          <Select.Popup
            className={`${POPUP} max-h-(--available-height) max-w-(--available-width) min-w-(--anchor-width) overflow-y-auto p-1`}
          >
            {choices.map((choice) => (
              <Select.Item key={String(choice.value)} value={choice.value} className={`${MENU_ITEM} pr-3`}>
                <span className="grid w-4 shrink-0 place-items-center">
                  <Select.ItemIndicator>
                    <Check {...ICON} size={14} />
                  </Select.ItemIndicator>
                </span>
                <Select.ItemText>{choice.label}</Select.ItemText>
              </Select.Item>
            ))}
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  )
}

function Waiting({ aria, value }: { aria: FieldAria; value: unknown }) {
  return (
    <div
      id={aria.id}
      role="status"
      aria-labelledby={aria['aria-labelledby']}
      className={`${FIELD} flex items-center text-studio-text-mute`}
    >
      {textOf(value ?? undefined) || '목록을 불러오는 중입니다.'}
    </div>
  )
}

export function Failed({ title, retry }: { title: string; retry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 rounded-sm bg-danger-soft p-2">
      <p className="min-w-0 flex-1 text-studio-label font-normal text-danger">
        {title} 목록을 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.
      </p>
      <button type="button" onClick={retry} className={LINE_BUTTON}>
        다시 시도
      </button>
    </div>
  )
}
