import { CircleAlert } from 'lucide-react'
import { ICON } from '@/builder/ui/icon'
import type { DeskStaying } from './desk-definition'

interface StayingPartProps {
  /** A row as a Korean noun. */
  what: string
  staying: readonly DeskStaying[]
}

/** In a question about several rows: which of them it leaves as they are, and why. */
export function StayingPart({ what, staying }: StayingPartProps) {
  if (staying.length === 0) return null
  return (
    <section aria-label={`그대로 두는 ${what}`} className="rounded-md bg-studio-100 px-3 py-2">
      <p className="flex gap-1.5 font-medium">
        <CircleAlert {...ICON} size={16} className="mt-0.5 shrink-0" />
        <span>
          {what} {staying.length}건은 바뀌지 않습니다.
        </span>
      </p>
      <ul tabIndex={0} aria-label={`바뀌지 않는 ${what}`} className="mt-1 grid max-h-40 gap-1 overflow-y-auto">
        {staying.map(({ name, words }, at) => (
          // Two rows may be of one person.
          <li key={`${at} ${name}`} className="wrap-anywhere">
            {name} <span className="block text-studio-label text-studio-text-mute">{words}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
