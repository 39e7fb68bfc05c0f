'use client'
import { ChoiceInput } from './choice-input'
import { FieldFrame } from './field-frame'
import { choicesOf } from './field-schema'
import { useField, type FieldProps } from './use-field'

/** Colours are chosen by name; one that was measured from a picture is only shown. Hex values cannot be typed. */
export function ColorInput(props: FieldProps) {
  return choicesOf(props.schema) ? <ChoiceInput {...props} /> : <Measured {...props} />
}

function Measured(props: FieldProps) {
  const field = useField(props)
  const color = typeof field.value === 'string' && /^#[0-9a-f]{6}$/i.test(field.value) ? field.value : undefined
  return (
    <FieldFrame pointer={props.pointer} title={field.title} help={props.schema.description} words={field.words()} inLine>
      {({ id }) => (
        <span id={id} className="flex items-center gap-2 text-studio-text-mute">
          <span className="size-5 rounded-sm border border-studio-line" style={color ? { backgroundColor: color } : undefined} />
          {color ? '사진에서 잰 색' : '사진을 고르면 정해집니다.'}
        </span>
      )}
    </FieldFrame>
  )
}
