import { Icon } from '@/lib/ui/icon'
import type { ViewProps } from '@/renderer/define-block'
import { SafeLink } from '../_parts/action-link'
import type { Props } from './schema'

export function Breadcrumbs({ props, page }: ViewProps<Props>) {
  const between = (props.items ?? []).filter((item) => item.href !== page.path)
  return (
    <nav aria-label="현재 위치" className="frame my-0! pt-2 md:pt-3">
      <ol className="scroll-x -mx-(--gutter) flex items-center px-(--gutter) text-caption whitespace-nowrap text-ink-mute">
        {[{ label: '홈', href: '/' }, ...between].map((item, i) => (
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
        <li aria-current="page" className="shrink-0 font-medium text-ink">
          {props.current || page.page.title}
        </li>
      </ol>
    </nav>
  )
}
