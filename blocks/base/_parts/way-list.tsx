import { Icon } from '@/lib/ui/icon'
import type { PageContext } from '@/renderer/define-block'
import { SafeLink } from './action-link'
import { placeOf } from './site-link'

interface Props {
  links: readonly { label: string; href: string }[]
  site: PageContext['site']
  /** Its margin above. */
  className: string
}

/** Further links on a page without other content. */
export function WayList({ links, site, className }: Props) {
  if (links.length === 0) return null
  return (
    <ul className={`max-w-105 border-t border-line ${className}`}>
      {links.map((link, i) => (
        <li key={i} className="border-b border-line">
          <SafeLink
            href={placeOf(link.href, site)}
            className="flex min-h-14 items-center justify-between gap-4 hover:underline hover:underline-offset-4"
          >
            {link.label}
            <Icon name="chevron" size={18} />
          </SafeLink>
        </li>
      ))}
    </ul>
  )
}
