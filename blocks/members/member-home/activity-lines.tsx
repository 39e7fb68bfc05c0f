import { Icon } from '@/lib/ui/icon'
import { SafeLink } from '@/blocks/base/_parts/action-link'
import type { Home } from './load'

/** What the member has on each page of My Page. */
export function ActivityLines({ lines }: { lines: Home['lines'] }) {
  return (
    <ul className="mt-5 border-t border-ink">
      {lines.map(({ id, words, count, value, path }) => (
        <li key={id} className="border-b border-line">
          <SafeLink href={path} className="group/link flex min-h-14 items-center justify-between gap-4 py-2.5">
            <span className="underline-offset-4 group-hover/link:underline">{words}</span>
            <span className="flex items-center gap-1.5">
              <span className={`numeric ${count > 0 ? 'font-semibold' : 'text-ink-mute'}`}>{value || count.toLocaleString('ko-KR')}</span>
              <Icon name="chevron" size={18} className="text-ink-mute" />
            </span>
          </SafeLink>
        </li>
      ))}
    </ul>
  )
}
