import { Icon } from '@/lib/ui/icon'
import type { PageContext } from '@/renderer/define-block'
import { CONTACT } from '@/schemas/rules/base/contact'
import { SiteLink } from '@/blocks/base/_parts/site-link'
import type { MenuNode } from '../_parts/menu-tree'
import { DrawerAccount } from './account-menu.lazy'
import { BrandLink } from './brand-link'
import type { Data } from './load'
import { MenuEntry } from './menu-entry'
import type { Props } from './schema'
import { ToolLinks } from './tool-links'

interface Input {
  id: string
  menus: MenuNode[]
  current: string | undefined
  banner: Data['banner']
  props: Props
  page: PageContext
}

/**
 * The menu of the site, written once: `app/styles/site-menu.css` lays it out as the words of the bar with their panels, and on a phone
 * as a drawer, a popover that opens without scripts. The drawer has a head and an end of its own.
 */
export function SiteMenu({ id, menus, current, props, banner, page }: Input) {
  return (
    <div id={id} popover="auto" data-drawer="" className="site-menu">
      <div className="site-menu-head">
        <BrandLink name={page.site.name} />
        <button
          type="button"
          data-closer=""
          aria-label="메뉴 닫기"
          className="-mr-2.5 grid size-11 place-items-center rounded-full"
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label="주 메뉴">
        <DrawerAccount siteId={page.site.id} loginTitle={props.loginTitle} loginText={props.loginText} />
        <ul>
          {menus.map((menu) => (
            <MenuEntry
              key={menu.id}
              menu={menu}
              isCurrent={menu.id === current}
              group={id}
              props={props}
              banner={banner}
              site={page.site}
            />
          ))}
        </ul>
        <ToolLinks tools={props.tools} site={page.site} className="drawer-tools" />
      </nav>
      <div className="site-menu-end flex-wrap">
        <a href={`tel:${page.site.phone}`} className="bg-surface-deep px-4">
          <Icon name="phone" size={20} />
          <span className="sr-only">전화 </span>
          {page.site.phone}
        </a>
        <SiteLink href={CONTACT} site={page.site} className="bg-action text-on-ink">
          {props.consultLabel}
        </SiteLink>
      </div>
    </div>
  )
}
