'use client'
import { createContext, use, useId } from 'react'
import { slugFault, tidySlug } from '@/schemas/records/slug-fault'
import { FIELD } from '../ui/field'
import { FieldFrame } from './field-frame'
import { textOf, WRONG } from './text-input'
import { useField, type FieldProps } from './use-field'
import { useTypedText } from './use-typed-text'

/** Where the record of the form stands for visitors, by its number or in words; undefined while it is not stored. */
export const RecordPathContext = createContext<string | undefined>(undefined)

/** The words of an address, with the whole address below. Spaces become hyphens; a letter that may not stand there is named while typing. */
export function SlugInput(props: FieldProps) {
  const field = useField(props)
  const path = use(RecordPathContext)
  const id = useId()
  const typed = useTypedText(field.value, textOf, (text) => ({ value: tidySlug(text) || undefined }), field.write, field)
  const slug = textOf(field.value)
  const { maxLength: most = Infinity } = props.schema
  const fault = slug.length > most ? undefined : slugFault(slug)
  const whole = slug !== '' && fault === undefined && path && !/[?#]/.test(path) ? path.replace(/[^/]+$/, () => slug) : ''
  const leave = (): void => {
    typed.leave()
    field.target.seal()
  }
  return (
    <FieldFrame
      pointer={props.pointer}
      title={field.title}
      help={props.schema.description}
      words={field.words(fault)}
      onReset={field.onReset}
    >
      {(aria) => (
        <>
          <input
            {...aria}
            {...typed.composition}
            aria-describedby={[aria['aria-describedby'], whole && `${id}-whole`].filter(Boolean).join(' ') || undefined}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed.text}
            readOnly={field.target.isReadOnly}
            onChange={({ currentTarget }) => typed.change(currentTarget.value)}
            onKeyDown={(event) => event.code === 'Enter' && !event.nativeEvent.isComposing && leave()}
            onBlur={leave}
            className={`${FIELD} ${WRONG}`}
          />
          <p id={`${id}-whole`} className="text-studio-label font-normal wrap-anywhere empty:hidden">
            {whole && `주소: ${whole}`}
          </p>
        </>
      )}
    </FieldFrame>
  )
}
