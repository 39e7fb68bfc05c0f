import type { ViewProps } from '@/renderer/define-block'
import { currentEntry, isAt } from '../_parts/menu-tree'
import { SiteLink } from '@/blocks/base/_parts/site-link'
import type { Data } from './load'
import { GROUPS, type Props } from './schema'

/**
 * The pages of one section, as one row that scrolls by touch (the menuLNB and zinBrand layouts); My Page has them at the left edge of a wide
 * screen. The page itself is `page`, a section that contains the page (a detail of it) is `true`.
 */
export function SideMenu({ props, data, page }: ViewProps<Props, Data>) {
  const current = currentEntry(data.entries, page.path)
  return (
    <nav
      aria-label={`${GROUPS[props.group]} 메뉴`}
      hidden={data.entries.length === 0}
      data-beside={props.group === 'mypage' ? '' : undefined}
      className="frame my-0! max-md:px-0!"
    >
      <ul className="scroll-x flex scroll-px-(--gutter) gap-x-7 shadow-[inset_0_-1px_0_var(--color-line)] max-md:px-(--gutter) lg:gap-x-8">
        {data.entries.map((entry) => (
          <li
            key={entry.id}
            data-for={entry.audience}
            className={entry.id === current ? 'shrink-0 [scroll-initial-target:nearest]' : 'shrink-0'}
          >
            <SiteLink
              href={entry.link}
              site={page.site}
              current={entry.id !== current ? undefined : isAt(entry.link, page.path) ? 'page' : 'true'}
              className="flex min-h-13 items-center border-b-2 border-transparent font-medium whitespace-nowrap text-ink-mute -outline-offset-2 transition-colors duration-(--duration-quick) hover:text-ink aria-[current]:border-ink aria-[current]:font-semibold aria-[current]:text-ink md:min-h-15"
            >
              {entry.name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
