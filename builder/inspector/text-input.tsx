'use client'
import { FIELD } from '../ui/field'
import { FieldFrame } from './field-frame'
import { refusalOf, widgetOf, type FieldSchema } from './field-schema'
import { useField, type FieldProps } from './use-field'
import { useTypedText, type Accepted } from './use-typed-text'

export const MIXED_WORDS = '여러 값'
export const WRONG = 'aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--color-danger)]'
const AREA = `${FIELD} h-auto! min-h-14 resize-none py-1.5 field-sizing-content max-h-72`

export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined || typeof value === 'symbol' ? '' : JSON.stringify(value)

/**
 * A text as the page accepts it: a refused text is shown with its reason, and the page keeps its value. What may be unfinished holds it as
 * it stands, and is refused when it is published.
 */
export function acceptText(schema: FieldSchema, isRequired: boolean, text: string, mayBeUnfinished = false): Accepted {
  const value = text.normalize('NFC')
  if (value === '' && !isRequired && !schema.default) return { value: undefined }
  const refusal = mayBeUnfinished ? undefined : refusalOf(schema, value)
  return refusal === undefined ? { value } : { refusal }
}

export function TextInput(props: FieldProps) {
  const { pointer, schema, isRequired } = props
  const field = useField(props)
  const typed = useTypedText(
    field.value,
    textOf,
    (text) => acceptText(schema, isRequired, text, field.target.mayBeUnfinished),
    field.write,
    field,
  )
  const isLong = ['textarea', 'html'].includes(widgetOf(schema))
  const now = [...typed.text].length
  const most = schema.maxLength
  const count =
    most !== undefined && most > 1 && !(field.isMixed && now === 0) && (isLong || most >= 100 || now > most * 0.7)
      ? { now, most }
      : undefined
  return (
    <FieldFrame
      pointer={pointer}
      title={field.title}
      help={schema.description}
      words={field.words(typed.refusal)}
      isRequired={isRequired && (schema.minLength ?? 0) > 0}
      count={count}
      onReset={isRequired ? undefined : field.onReset}
    >
      {(aria) => {
        const given = {
          ...aria,
          ...typed.composition,
          value: typed.text,
          placeholder: field.isMixed ? MIXED_WORDS : undefined,
          readOnly: field.target.isReadOnly,
          onBlur: () => {
            typed.leave()
            field.target.seal()
          },
        }
        return isLong ? (
          <textarea
            {...given}
            rows={Math.min(8, Math.max(2, typed.text.split('\n').length, Math.ceil(now / 26)))}
            onChange={(event) => typed.change(event.target.value)}
            className={`${AREA} ${WRONG}`}
          />
        ) : (
          <input
            {...given}
            type="text"
            autoComplete="off"
            spellCheck={false}
            // Enter ends the undo entry in a single-line field, and the next letter starts another.
            onKeyDown={(event) => {
              if (event.code !== 'Enter' || event.nativeEvent.isComposing) return
              typed.leave()
              field.target.seal()
            }}
            onChange={(event) => typed.change(event.target.value)}
            className={`${FIELD} ${WRONG}`}
          />
        )
      }}
    </FieldFrame>
  )
}
