import { Icon } from '@/lib/ui/icon'

interface Props {
  /** What the field is described by. */
  id: string
  text: string | undefined
  /** Its margin and alignment. */
  place?: string
}

/** The fault of a field, shown beside it. */
export function FaultLine({ id, text, place = 'mt-2' }: Props) {
  return (
    <p id={id} role={text ? 'alert' : undefined} className={`flex gap-1.5 text-small text-danger empty:hidden ${place}`}>
      {text && (
        <>
          <Icon name="warning" size={18} className="mt-0.5" />
          {text}
        </>
      )}
    </p>
  )
}
