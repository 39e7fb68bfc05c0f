import { Icon } from '@/lib/ui/icon'
import type { ViewProps } from '@/renderer/define-block'
import { CONTACT } from '@/schemas/rules/base/contact'
import { isDirectPath } from '@/schemas/rules/base/is-direct-path'
import { foldMenus } from '../_parts/fold-menus'
import { currentEntry } from '../_parts/menu-tree'
import { PRODUCT_HOME } from '@/blocks/catalog/_parts/product/product-home'
import { ORDER_PAGES } from '@/schemas/rules/store/order-pages'
import { SiteLink } from '@/blocks/base/_parts/site-link'
import { AccountMenu } from './account-menu.lazy'
import { BrandLink } from './brand-link'
import { DirectHeader } from './direct-header'
import { HeaderBehaviour } from './header-behaviour.lazy'
import type { Data } from './load'
import type { Props } from './schema'
import { SearchForm } from './search-form'
import { SiteMenu } from './site-menu'

const round = 'grid size-11 place-items-center rounded-full transition-colors duration-(--duration-quick) hover:bg-surface'

/** Empty for everybody until the behaviour knows how many lines the cart has. */
const CartLink = () => (
  <a href={ORDER_PAGES.cart} data-cart="" aria-label="장바구니" className={`relative ${round}`}>
    <Icon name="cart" />
  </a>
)

/**
 * Brand, menus and account at the top of each page (SYS-01). It is plain markup that works without scripts; the behaviour only adds
 * hovering, Esc, dimming, hiding on scroll, and what makes the open drawer modal.
 */
export function Header({ id, props, data, page }: ViewProps<Props, Data>) {
  if (isDirectPath(page.path)) return <DirectHeader name={page.site.name} />
  const menus = foldMenus(data.menus)
  // No menu lists every product and category, so their layout decides the current entry.
  const current = currentEntry(menus, page.path) ?? (page.page.layout === 'productLNB' ? currentEntry(menus, PRODUCT_HOME.href) : undefined)
  const menuId = `${id}-menu`
  return (
    <header className="site-header">
      <a href="#main" className="skip-link">
        본문 바로가기
      </a>
      <div className="site-bar">
        <BrandLink name={page.site.name} />

        <SiteMenu id={menuId} menus={menus} current={current} props={props} banner={data.banner} page={page} />

        <div className="ml-auto hidden items-center gap-1 md:flex">
          <SearchForm id={`${id}-search-pc`} hint={props.searchHint} className="mr-1 ml-3 w-40 lg:mr-3 lg:w-[260px]" />
          <a href="/mypage/scrap" aria-label="스크랩북" className={round}>
            <Icon name="bookmark" />
          </a>
          <CartLink />
          <AccountMenu siteId={page.site.id} className={round} />
          <SiteLink
            href={CONTACT}
            site={page.site}
            className="ml-3 flex h-11 items-center rounded-sm border border-line-field px-[13px] text-[15px] font-semibold whitespace-nowrap transition-colors duration-(--duration-quick) hover:bg-surface"
          >
            {props.consultLabel}
          </SiteLink>
        </div>

        <div className="-mr-2.5 ml-auto flex items-center gap-1 md:hidden">
          <details data-search="" className="group/search">
            <summary aria-label="검색창" className={`${round} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
              <Icon name="search" className="group-open/search:hidden" />
              <Icon name="close" className="hidden group-open/search:block" />
            </summary>
            <div className="absolute inset-x-0 top-full border-b border-line bg-page px-(--gutter) pt-1 pb-4">
              <SearchForm id={`${id}-search-mobile`} hint={props.searchHint} className="w-full" />
            </div>
          </details>
          <CartLink />
          <button type="button" data-opener="" aria-label="전체 메뉴" aria-haspopup="dialog" className={round} popoverTarget={menuId}>
            <Icon name="menu" />
          </button>
        </div>
      </div>
      <div data-scrim="" />
      <HeaderBehaviour />
    </header>
  )
}
