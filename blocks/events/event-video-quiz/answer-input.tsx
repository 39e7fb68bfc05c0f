'use client'
import { useState, type FocusEvent } from 'react'
import { DIGITS_ONLY, keptAnswer, type AnswerField } from '@/schemas/rules/events/video-quiz'
import { describedBy, Field } from '@/blocks/base/_parts/form/field'
import { TextField } from '@/blocks/base/_parts/form/text-field'
import { NumberField } from '@/blocks/base/_parts/number-field'

interface Props {
  id: string
  field: AnswerField
  value: string
  error: string | undefined
  onChange: (value: string) => void
  /** Reports a fault while typing (V-VQ-2). */
  onRefused: (message: string) => void
  onFocus: (event: FocusEvent<HTMLElement>) => void
}

/** Digits of a number without a length of its own. */
const MOST_DIGITS = 15

/** One answer of a video quiz. A letter being composed is left alone until it is finished. */
export function AnswerInput({ id, field, value, error, onChange, onRefused, onFocus }: Props) {
  const [draft, setDraft] = useState<string>()
  if (field.kind === 'number') {
    // The fault replaces the help, and includes it.
    const limit = field.limit === undefined || error ? undefined : `${field.limit} 이하의 숫자`
    return (
      <Field id={id} label={field.label} error={error} help={limit}>
        <div onFocus={onFocus}>
          <NumberField
            id={id}
            value={value}
            onChange={onChange}
            onLetters={() => onRefused(DIGITS_ONLY)}
            maxLength={field.maxLength ?? MOST_DIGITS}
            describedBy={describedBy(id, limit !== undefined)}
            isInvalid={error !== undefined}
          />
        </div>
      </Field>
    )
  }
  const take = (text: string) => {
    setDraft(undefined)
    onChange(keptAnswer(field, text))
  }
  return (
    <TextField
      id={id}
      label={field.label}
      error={error}
      autoComplete="off"
      value={draft ?? value}
      onChange={({ target, nativeEvent }) => ((nativeEvent as InputEvent).isComposing ? setDraft(target.value) : take(target.value))}
      onCompositionEnd={({ currentTarget }) => take(currentTarget.value)}
      onFocus={onFocus}
    />
  )
}
