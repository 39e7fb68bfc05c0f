import { Icon } from '@/lib/ui/icon'
import type { PageContext } from '@/renderer/define-block'
import { LinkedData } from '@/renderer/linked-data'
import { SafeLink } from './action-link'

interface TrailPlace {
  label: string
  href?: string | undefined
}

/** The path to a page: home, its ancestors, and the page itself; search engines read the same. */
export function Trail({ between, current, page }: { between: readonly TrailPlace[]; current: string; page: PageContext }) {
  const places = [{ label: '홈', href: '/' }, ...between]
  return (
    <nav aria-label="현재 위치" className="frame my-0! pt-2 md:pt-3">
      <ol className="scroll-x -mx-(--gutter) flex items-center px-(--gutter) text-caption whitespace-nowrap text-ink-mute">
        {places.map((item, i) => (
          <li key={i} className="flex shrink-0 items-center">
            <SafeLink
              href={item.href ?? ''}
              className={`inline-flex min-h-11 items-center -outline-offset-2 hover:text-ink hover:underline hover:underline-offset-4 ${i === 0 ? '-mx-4.25 px-4.25' : '-mx-3 px-3'}`}
            >
              {item.label}
            </SafeLink>
            <Icon name="chevron" size={14} className="mx-2 text-ink-ghost" />
          </li>
        ))}
        <li aria-current="page" className="min-w-24 truncate font-medium text-ink">
          {current}
        </li>
      </ol>
      <LinkedData
        object={{
          '@type': 'BreadcrumbList',
          itemListElement: [...places, { label: current, href: page.path }].map(({ label, href }, i) => ({
            '@type': 'ListItem',
            position: i + 1,
            name: label,
            ...(href?.startsWith('/') ? { item: page.site.url + encodeURI(href) } : {}),
          })),
        }}
      />
    </nav>
  )
}
