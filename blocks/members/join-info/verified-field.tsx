import { Icon } from '@/lib/ui/icon'
import { TextField } from '@/blocks/base/_parts/form/text-field'

/** A verified value: shown, not entered. */
export function VerifiedField({ id, label, value, note }: { id: string; label: string; value: string; note: string }) {
  return (
    <TextField
      id={id}
      label={label}
      readOnly
      value={value}
      help={
        <span className="flex items-center gap-1.5">
          <Icon name="lock" size={16} />
          {note}
        </span>
      }
    />
  )
}
