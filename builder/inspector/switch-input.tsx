'use client'
import { Switch } from '@base-ui/react/switch'
import { FieldFrame, type FieldAria } from './field-frame'
import { MIXED_WORDS } from './text-input'
import { useField, type FieldProps } from './use-field'

export function SwitchInput(props: FieldProps) {
  const { pointer, schema, isRequired } = props
  const field = useField(props)
  const isOn = field.value === undefined ? schema.default === true : field.value === true
  return (
    <FieldFrame pointer={pointer} title={field.title} help={schema.description} words={field.words()} onReset={field.onReset} inLine>
      {(aria) => (
        <span className="flex items-center gap-2">
          {field.isMixed && <span className="text-studio-micro text-studio-text-mute">{MIXED_WORDS}</span>}
          <Toggle
            aria={aria}
            isOn={isOn}
            isReadOnly={field.target.isReadOnly}
            // The default value need not be stored.
            onChange={(next) => field.write(!isRequired && next === schema.default ? undefined : next, { once: true })}
          />
        </span>
      )}
    </FieldFrame>
  )
}

export function Toggle({
  aria,
  isOn,
  isReadOnly,
  onChange,
}: {
  aria: FieldAria
  isOn: boolean
  isReadOnly: boolean
  onChange: (next: boolean) => void
}) {
  const { 'aria-invalid': _invalid, 'aria-required': _required, ...rest } = aria
  return (
    <Switch.Root
      {...rest}
      checked={isOn}
      disabled={isReadOnly}
      onCheckedChange={(next) => onChange(next)}
      className="relative inline-flex h-5 w-9 shrink-0 cursor-pointer items-center rounded-full bg-studio-field p-0.5 after:absolute after:-inset-x-1 after:-inset-y-3 data-checked:bg-studio-select data-disabled:cursor-default data-disabled:opacity-50"
    >
      <Switch.Thumb className="size-4 rounded-full bg-studio-panel transition-transform duration-(--duration-instant) data-checked:translate-x-4" />
    </Switch.Root>
  )
}
