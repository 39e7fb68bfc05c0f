import type { PageContext } from '@/renderer/define-block'
import type { MenuNode } from '../_parts/menu-tree'
import { Picture } from '@/blocks/base/_parts/picture'
import { SiteLink } from '@/blocks/base/_parts/site-link'
import { MenuColumns } from './menu-columns'
import type { Props } from './schema'
import { ToolLinks } from './tool-links'
import { WholeMenuLink } from './whole-menu-link'

// A label of two letters is narrower than a finger: its target extends into the gaps beside it.
const target = "before:absolute before:-inset-x-2 before:inset-y-0 before:content-['']"
// Links of a panel are styled by their list, because there are a hundred of them on every page.
const links = '[&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:underline-offset-4 [&_a]:hover:underline'
const leaves = '[&_li_li_a]:text-[15px] [&_li_li_a]:leading-6 [&_li_li_a]:text-ink-soft [&_li_li_a]:hover:text-ink'

const word =
  "relative flex h-full items-center font-medium whitespace-nowrap text-[16px] lg:text-[17px] after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:scale-x-0 after:bg-ink after:transition-transform after:duration-(--duration-quick) after:content-['']"

interface Input {
  menu: MenuNode
  current: boolean
  /** Name of the disclosure group, in which one is open at a time. */
  group: string
  props: Props
  page: PageContext
}

/** One menu of the bar. A disclosure, not an ARIA menu: its panel has ordinary links. */
export function MegaMenu({ menu, current, group, props, page }: Input) {
  const shownAlways = current ? 'group-not-has-[[data-menu][open]]/header:after:scale-x-100' : ''
  if (menu.children.length === 0)
    return (
      <li>
        <SiteLink href={menu.link} site={page.site} className={`${word} ${target} ${shownAlways} hover:after:scale-x-100`}>
          {menu.name}
        </SiteLink>
      </li>
    )
  return (
    <li>
      <details data-menu="" name={`${group}-menu`} className="group/menu h-full">
        <summary
          aria-current={current || undefined}
          className={`${word} ${target} ${shownAlways} cursor-pointer list-none group-open/menu:after:scale-x-100 [&::-webkit-details-marker]:hidden`}
        >
          {menu.name}
        </summary>
        <div className="absolute inset-x-0 top-[calc(100%+1px)] max-h-[calc(100dvh-var(--size-header)-1px)] overflow-y-auto bg-page">
          <div className="mx-auto grid w-[min(100%-2*var(--gutter),var(--container-base))] grid-cols-[minmax(0,1fr)_240px] gap-x-10 pt-11 pb-12 lg:grid-cols-[minmax(0,1fr)_306px]">
            <MenuColumns
              menu={menu}
              site={page.site}
              className={`grid grid-cols-5 content-start gap-x-6 gap-y-8 [&>li>a]:font-semibold ${links} ${leaves}`}
              describes
            />
            {props.editorial && (
              <SiteLink href={props.editorial.link} site={page.site} className="group/card block">
                <Picture image={props.editorial.image} ratio="3/2" sizes="306px" lively className="rounded-sm" />
                <span className="type-title mt-4 block text-balance">{props.editorial.title}</span>
                {props.editorial.text && <span className="type-small mt-1 block text-ink-mute">{props.editorial.text}</span>}
              </SiteLink>
            )}
          </div>
          <div className="border-t border-line">
            <ToolLinks
              tools={props.tools}
              site={page.site}
              className={`mx-auto flex w-[min(100%-2*var(--gutter),var(--container-base))] flex-wrap items-center gap-x-9 py-2.5 text-[15px] ${links}`}
            >
              <li className="ml-auto">
                <WholeMenuLink menu={menu} site={page.site} className="font-medium" />
              </li>
            </ToolLinks>
          </div>
        </div>
      </details>
    </li>
  )
}
