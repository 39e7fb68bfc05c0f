import type { PageContext } from '@/renderer/define-block'
import { Icon } from '@/lib/ui/icon'
import type { MenuNode } from '../_parts/menu-tree'
import { SiteLink } from '@/blocks/base/_parts/site-link'

/** The link to the whole section of one menu. */
export function WholeMenuLink({ menu, site, className = '' }: { menu: MenuNode; site: PageContext['site']; className?: string }) {
  return (
    <SiteLink href={menu.link} site={site} className={`gap-1.5 ${className}`}>
      {menu.name} 전체보기
      <Icon name="chevron" size={18} />
    </SiteLink>
  )
}
