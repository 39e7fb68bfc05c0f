'use client'
import { lazy, Suspense } from 'react'
import { FieldFrame } from './field-frame'
import { TextInput, textOf } from './text-input'
import { useField, type FieldProps } from './use-field'

/** The rich-text editor is larger than the rest of the panel, so it is loaded on demand. */
const RichTextField = lazy(async () => ({ default: (await import('../text/rich-text-field')).RichTextField }))

export function HtmlInput(props: FieldProps) {
  const { pointer, schema, isRequired } = props
  const field = useField(props)
  // A value that is no text cannot be edited as text.
  if (field.isMixed || (field.value !== undefined && typeof field.value !== 'string')) return <TextInput {...props} />
  return (
    <FieldFrame pointer={pointer} title={field.title} help={schema.description} words={field.words()} isRequired={isRequired}>
      {({ id, 'aria-required': _required, ...aria }) => (
        <Suspense
          fallback={
            <div className="h-32 animate-pulse rounded-sm bg-studio-100" aria-label="글 편집기를 불러오는 중입니다." role="status" />
          }
        >
          <RichTextField
            id={id}
            aria={aria}
            label={field.title}
            value={textOf(field.value)}
            maxLength={schema.maxLength}
            isReadOnly={field.target.isReadOnly}
            history={field.target}
            onChange={(html) => void field.write(html)}
          />
        </Suspense>
      )}
    </FieldFrame>
  )
}
