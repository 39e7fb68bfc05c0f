'use client'
import type { ComponentProps } from 'react'
import { FIELD, INVALID_FIELD } from '../ui/field'
import { FormField } from './form-field'

type Native = Pick<
  ComponentProps<'input'>,
  | 'value'
  | 'readOnly'
  | 'type'
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'spellCheck'
  | 'min'
  | 'max'
  | 'autoCapitalize'
  | 'lang'
  | 'list'
>

interface TextFieldProps extends Native {
  label: string
  isOptional?: boolean
  help?: string | undefined
  fault?: string | undefined
  /** Its name among the fields of its form, which focuses the first one that is wrong. */
  field?: string
  isRequired?: boolean
  /** How many lines are shown of a text; one line without it. */
  rows?: number
  /** Classes beside those of every field. */
  look?: string
  onChange: (value: string) => void
}

/** A field of text with its name, help and problem: one line, or several. */
export function TextField({
  label,
  isOptional = false,
  help,
  fault,
  field,
  isRequired = false,
  rows,
  look = '',
  onChange,
  ...native
}: TextFieldProps) {
  const { type: _, inputMode: __, min: ___, max: ____, list: _____, ...text } = native
  return (
    <FormField label={label} isOptional={isOptional} help={help} fault={fault}>
      {(aria) => {
        const given = { ...aria, 'data-field': field, 'aria-required': isRequired || undefined, autoComplete: 'off' }
        return rows === undefined ? (
          <input
            {...given}
            {...native}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            className={`${FIELD} ${INVALID_FIELD} ${look}`}
          />
        ) : (
          <textarea
            {...given}
            {...text}
            rows={rows}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            className={`${FIELD} h-auto! py-2 ${INVALID_FIELD} ${look}`}
          />
        )
      }}
    </FormField>
  )
}
