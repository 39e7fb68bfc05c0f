'use client'
import { Minus, Plus } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { withParticle } from '@/lib/particle'
import { FIELD } from '../ui/field'
import { ICON } from '../ui/icon'
import { FieldFrame } from './field-frame'
import { faultOf, type FieldSchema } from './field-schema'
import { moneyText } from './money-text'
import { plainNumber } from './plain-number'
import { MIXED_WORDS, textOf, WRONG } from './text-input'
import { useField, type FieldProps } from './use-field'
import { useTypedText, type Accepted } from './use-typed-text'

/** A number as the page accepts it; a half-typed one stays in the field. */
export function acceptNumber(schema: FieldSchema, isRequired: boolean, text: string): Accepted {
  const digits = plainNumber(text)
  if (digits === '') return isRequired ? { refusal: '' } : { value: undefined }
  if (/^-?\.?$|^-?\d+\.$/.test(digits)) return { refusal: '' }
  const number = /^-?\d*\.?\d+$/.test(digits) ? Number(digits) : Number.NaN
  const refusal = faultOf(schema, number, { isDraft: true })
  return refusal === undefined ? { value: number } : { refusal }
}

const STEP =
  'grid w-8 shrink-0 place-items-center text-studio-text-mute hover:bg-studio-100 disabled:text-studio-300 disabled:hover:bg-transparent max-md:w-11 pointer-coarse:w-11'

export function NumberInput(props: FieldProps) {
  const { pointer, schema, isRequired } = props
  const field = useField(props)
  const typed = useTypedText(field.value, textOf, (text) => acceptNumber(schema, isRequired, text), field.write, field)
  const { minimum = -Infinity, maximum = Infinity } = schema
  const now = typeof field.value === 'number' ? field.value : typeof schema.default === 'number' ? schema.default : undefined
  const [isTyping, setTyping] = useState(false)
  const within = (number: number) => Math.min(maximum, Math.max(minimum, number))

  const step = (by: number): void => {
    if (field.target.isReadOnly) return
    typed.giveUp()
    field.write(within((now ?? within(0)) + by))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.keyCode === 229 || event.altKey || event.ctrlKey || event.metaKey) return
    const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.code]
    if (by === undefined) return
    event.preventDefault()
    step(by)
  }
  const onBlur = (): void => {
    setTyping(false)
    const number = Number(plainNumber(typed.text))
    const isNumber = plainNumber(typed.text) !== '' && Number.isFinite(number)
    // Out of range: the nearest allowed number. A text that is no number stays, with the reason; one that is half typed gives way.
    if (typed.refusal && isNumber) {
      const nearest = within(schema.type === 'integer' ? Math.round(number) : number)
      field.write(nearest)
      field.target.announce(
        `${field.title}: ${textOf(number)} 대신 쓸 수 있는 가장 가까운 수 ${withParticle(textOf(nearest), '으로/로')} 맞추었습니다.`,
      )
    }
    if (typed.refusal && !isNumber) typed.leave()
    else typed.giveUp()
    field.target.seal()
  }
  return (
    <FieldFrame
      pointer={pointer}
      title={field.title}
      help={schema.description}
      words={field.words(typed.refusal)}
      isRequired={isRequired}
      onReset={field.onReset}
    >
      {(aria) => (
        <div className="flex items-stretch overflow-hidden rounded-sm border border-studio-field bg-studio-panel has-[[readonly]]:border-studio-line has-[[readonly]]:bg-studio-chrome focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-studio-select has-aria-invalid:border-danger">
          <button
            type="button"
            tabIndex={-1}
            aria-label={`${field.title} 줄이기`}
            disabled={field.target.isReadOnly || (now !== undefined && now <= minimum)}
            onClick={() => step(-1)}
            className={STEP}
          >
            <Minus {...ICON} size={14} />
          </button>
          <input
            {...aria}
            {...typed.composition}
            type="text"
            role="spinbutton"
            inputMode={schema.type === 'integer' ? 'numeric' : 'decimal'}
            autoComplete="off"
            aria-valuenow={now}
            aria-valuemin={schema.minimum}
            aria-valuemax={schema.maximum}
            value={isTyping ? typed.text : moneyText(field.title, typed.text)}
            placeholder={field.isMixed ? MIXED_WORDS : schema.default === undefined ? undefined : textOf(schema.default)}
            readOnly={field.target.isReadOnly}
            onChange={(event) => typed.change(event.target.value)}
            onFocus={() => setTyping(true)}
            onKeyDown={onKeyDown}
            onBlur={onBlur}
            className={`${FIELD} min-w-0 border-0! text-right tabular-nums outline-none! ${WRONG} shadow-none!`}
          />
          <button
            type="button"
            tabIndex={-1}
            aria-label={`${field.title} 늘리기`}
            disabled={field.target.isReadOnly || (now !== undefined && now >= maximum)}
            onClick={() => step(1)}
            className={STEP}
          >
            <Plus {...ICON} size={14} />
          </button>
        </div>
      )}
    </FieldFrame>
  )
}
