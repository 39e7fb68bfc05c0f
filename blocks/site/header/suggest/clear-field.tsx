import { Icon } from '@/lib/ui/icon'
import { useTyped } from './use-combobox'

/** Empties the field, once there is something in it. */
export function ClearField({ field, className = '' }: { field: HTMLInputElement; className?: string }) {
  const typed = useTyped(field)
  if (typed === '') return null
  return (
    <button
      type="button"
      aria-label="입력한 말 지우기"
      onClick={() => empty(field)}
      className={`grid size-11 place-items-center ${className}`}
    >
      <Icon name="close" size={18} />
    </button>
  )
}

function empty(field: HTMLInputElement): void {
  field.value = ''
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
}
