import { Icon } from '@/lib/ui/icon'

interface Props {
  qty: number
  most: number
  onChange: (qty: number) => void
}

const step =
  'grid size-11 place-items-center rounded-full transition-colors duration-(--duration-quick) hover:bg-surface aria-disabled:text-ink-ghost'

/** How many pieces, from one to what is left. A step that is not possible keeps the focus and does nothing. */
export function Quantity({ qty, most, onChange }: Props) {
  const to = (next: number) => next >= 1 && next <= most && onChange(next)
  return (
    <div role="group" aria-label="수량" className="flex items-center">
      <button type="button" aria-label="수량 줄이기" aria-disabled={qty <= 1 || undefined} onClick={() => to(qty - 1)} className={step}>
        <Icon name="minus" size={18} />
      </button>
      <output className="numeric w-16 text-center font-semibold">{qty}</output>
      <button type="button" aria-label="수량 늘리기" aria-disabled={qty >= most || undefined} onClick={() => to(qty + 1)} className={step}>
        <Icon name="plus" size={18} />
      </button>
    </div>
  )
}
