import { Icon } from '@/lib/ui/icon'
import type { PageContext } from '@/renderer/define-block'
import { CONTACT } from '@/schemas/rules/base/contact'
import { Mark } from '@/blocks/base/_parts/mark'
import type { MenuNode } from '../_parts/menu-tree'
import { SiteLink } from '@/blocks/base/_parts/site-link'
import { DrawerAccount } from './account-menu.lazy'
import { MenuColumns } from './menu-columns'
import type { Props } from './schema'
import { ToolLinks } from './tool-links'
import { WholeMenuLink } from './whole-menu-link'

interface Input {
  id: string
  menus: MenuNode[]
  current: string | undefined
  props: Props
  page: PageContext
}

/** The phone's whole menu: log-in first, one level of disclosures, two fixed actions. */
export function Drawer({ id, menus, current, props, page }: Input) {
  return (
    <dialog
      id={id}
      aria-label="전체 메뉴"
      className="m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-hidden bg-page text-ink transition-[opacity,translate] duration-(--duration-slow) ease-(--ease-settle) open:flex starting:open:translate-x-8 starting:open:opacity-0 md:hidden"
    >
      <div className="flex h-(--size-header-mobile) shrink-0 items-center justify-between px-(--gutter)">
        <a href="/" className="-ml-1 flex min-h-11 items-center gap-2 px-1 text-[21px] font-bold tracking-[-0.03em]">
          <Mark size={26} className="text-brand" />
          {page.site.name}
        </a>
        <form method="dialog">
          <button aria-label="메뉴 닫기" className="-mr-2.5 grid size-11 place-items-center rounded-full">
            <Icon name="close" />
          </button>
        </form>
      </div>
      <nav aria-label="전체 메뉴" className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-(--gutter) pb-8">
        <DrawerAccount siteId={page.site.id} loginTitle={props.loginTitle} loginText={props.loginText} />
        <ul>
          {menus.map((menu) => (
            <li key={menu.id} className="border-b border-line">
              {menu.children.length === 0 ? (
                <SiteLink href={menu.link} site={page.site} className="flex min-h-16 items-center text-[18px] font-semibold">
                  {menu.name}
                </SiteLink>
              ) : (
                <details name={`${id}-menu`} className="group/row disclosure">
                  <summary
                    aria-current={menu.id === current || undefined}
                    className="flex min-h-16 cursor-pointer list-none items-center justify-between text-[18px] font-semibold [&::-webkit-details-marker]:hidden"
                  >
                    {menu.name}
                    <Icon name="plus" className="group-open/row:hidden" />
                    <Icon name="minus" className="hidden group-open/row:block" />
                  </summary>
                  <MenuColumns
                    menu={menu}
                    site={page.site}
                    className="pb-5 [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_li_li_a]:text-[15px] [&_li_li_a]:leading-6 [&_li_li_a]:text-ink-mute [&>li>a]:font-medium"
                    leavesClass="mb-2 grid grid-cols-2 gap-x-4"
                  >
                    <li>
                      <WholeMenuLink menu={menu} site={page.site} />
                    </li>
                  </MenuColumns>
                </details>
              )}
            </li>
          ))}
        </ul>
        <ToolLinks
          tools={props.tools}
          site={page.site}
          className="mt-4 grid grid-cols-2 gap-x-4 text-[15px] text-ink-soft"
          linkClass="flex min-h-11 items-center"
        />
      </nav>
      <div className="flex shrink-0 gap-2 px-(--gutter) pt-3 pb-[calc(16px+env(safe-area-inset-bottom))] shadow-bar">
        <a
          href={`tel:${page.site.phone}`}
          className="flex h-12 flex-1 items-center justify-center gap-2 rounded-sm bg-surface-deep font-semibold whitespace-nowrap"
        >
          <Icon name="phone" size={20} />
          <span className="sr-only">전화 </span>
          {page.site.phone}
        </a>
        <SiteLink
          href={CONTACT}
          site={page.site}
          className="flex h-12 flex-1 items-center justify-center rounded-sm bg-action font-semibold text-on-ink"
        >
          {props.consultLabel}
        </SiteLink>
      </div>
    </dialog>
  )
}
