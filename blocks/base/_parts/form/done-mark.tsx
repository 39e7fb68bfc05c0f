import { Icon } from '@/lib/ui/icon'

/** Shown above the title of a completion page. */
export const DONE_MARK = (
  <span aria-hidden="true" className="mb-6 grid size-12 place-items-center rounded-full bg-surface-deep">
    <Icon name="check" size={24} />
  </span>
)
