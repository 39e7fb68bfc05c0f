'use client'
import { Icon } from '@/lib/ui/icon'
import type { PhotoFault } from './photo-queue'
import { useStored, useTour } from './tour-context'

interface Props {
  /** The block behind which it was to go; null for the end, and for what stood at a block that is gone. */
  at: string | null
  /** Whatever the place: the story is shown as a list. */
  isAll?: boolean
}

/** What was not taken, where it was to go. */
export function PhotoFaults({ at, isAll = false }: Props) {
  const { photos, page } = useTour()
  const faults = useStored(photos.store, (state) => state.faults)
  // The last block has no line of its own below it.
  const placeOf = ({ after }: PhotoFault) => (after !== null && page.tree.root.slice(0, -1).includes(after) ? after : null)
  const here = faults.filter((fault) => isAll || placeOf(fault) === at)
  if (here.length === 0) return null
  return (
    <div role="alert">
      {here.map(({ id, text }) => (
        <p key={id} data-photo-fault="" className="mt-4 flex items-start justify-between gap-2 text-small text-danger">
          <span className="flex min-w-0 gap-1.5 pt-3 wrap-anywhere">
            <Icon name="warning" size={18} className="mt-0.5 shrink-0" />
            {text}
          </span>
          <button
            type="button"
            aria-label="알림 닫기"
            onClick={() => photos.dismiss(id)}
            className="grid size-11 shrink-0 place-items-center rounded-full"
          >
            <Icon name="close" size={18} />
          </button>
        </p>
      ))}
    </div>
  )
}
