'use client'
import { useState, type Ref } from 'react'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { measureOnly } from '@/schemas/rules/base/measure-only'

interface Props {
  id: string
  /** Digits only; of a measure, what was typed without its unit. */
  value: string
  /** A quantity may have decimals; a number that is a name has digits alone. */
  isMeasure?: boolean
  onChange: (digits: string) => void
  /** Called when other characters were typed or pasted, and dropped. */
  onLetters?: () => void
  maxLength: number
  /** Ids of its descriptions: help, an error. */
  describedBy?: string | undefined
  isInvalid?: boolean
  placeholder?: string
  /** Needed without a visible label. */
  label?: string
  className?: string
  ref?: Ref<HTMLInputElement>
}

/**
 * An input of digits, where any other typed or pasted character is dropped (V-NUM-1), or of a measure, where it stays for the form to judge. A
 * letter being composed is left alone until it is finished, or the input method would write it again.
 */
export function NumberField({
  id,
  value,
  isMeasure = false,
  onChange,
  onLetters,
  maxLength,
  describedBy,
  isInvalid = false,
  placeholder,
  label,
  className = '',
  ref,
}: Props) {
  const [draft, setDraft] = useState<string>()
  const take = (text: string) => {
    const digits = isMeasure ? measureOnly(text) : digitsOnly(text)
    setDraft(undefined)
    onChange(digits.slice(0, maxLength))
    // Spaces and full-width digits are not reported.
    if (digits.length < text.replace(/\s/g, '').length) onLetters?.()
  }
  return (
    <input
      ref={ref}
      id={id}
      type="text"
      inputMode={isMeasure ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={draft ?? value}
      placeholder={placeholder}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      onChange={({ target, nativeEvent }) => ((nativeEvent as InputEvent).isComposing ? setDraft(target.value) : take(target.value))}
      onCompositionEnd={({ currentTarget }) => take(currentTarget.value)}
      className={`h-13 w-full rounded-sm border border-line-field bg-page px-4 text-body aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger ${className}`}
    />
  )
}
