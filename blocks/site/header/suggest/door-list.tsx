import { Icon } from '@/lib/ui/icon'
import type { Door } from './doors-of'

export function DoorList({ title, doors }: { title: string; doors: readonly Door[] }) {
  if (doors.length === 0) return null
  return (
    <div>
      <h2 className="flex min-h-11 items-center text-caption font-medium text-ink-mute">{title}</h2>
      <ul>
        {doors.map(({ words, href }) => (
          <li key={href} className="border-b border-line">
            <a href={href} className="flex min-h-14 items-center justify-between font-semibold">
              {words}
              <Icon name="chevron" size={18} className="text-ink-mute" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
