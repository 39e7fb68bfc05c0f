import { Icon } from '@/lib/ui/icon'
import type { PageContext } from '@/renderer/define-block'
import { Picture } from '@/blocks/base/_parts/picture'
import { SiteLink } from '@/blocks/base/_parts/site-link'
import type { MenuNode } from '../_parts/menu-tree'
import { MenuColumns } from './menu-columns'
import type { Props } from './schema'
import { ToolLinks } from './tool-links'

interface Input {
  menu: MenuNode
  isCurrent: boolean
  /** Name of the disclosure group, in which one is open at a time. */
  group: string
  props: Props
  site: PageContext['site']
}

/** One entry of the menu's first level. A disclosure, not an ARIA menu: its panel has ordinary links. */
export function MenuEntry({ menu, isCurrent, group, props: { editorial, tools }, site }: Input) {
  if (menu.children.length === 0)
    return (
      <li data-for={menu.audience}>
        <SiteLink href={menu.link} site={site} current={isCurrent ? 'true' : undefined} className="menu-word">
          {menu.name}
        </SiteLink>
      </li>
    )
  return (
    <li data-for={menu.audience}>
      <details data-menu="" name={`${group}-menu`}>
        <summary aria-current={isCurrent || undefined} className="menu-word">
          {menu.name}
        </summary>
        <div className="menu-panel">
          <div>
            <MenuColumns menu={menu} site={site} />
            {editorial && (
              <SiteLink href={editorial.link} site={site} className="card menu-editorial">
                <Picture image={editorial.image} ratio="3/2" sizes="306px" lively className="rounded-sm" />
                <b>{editorial.title}</b>
                {editorial.text && <span>{editorial.text}</span>}
              </SiteLink>
            )}
          </div>
          <ToolLinks tools={tools} site={site} className="menu-tools">
            <li>
              <SiteLink href={menu.link} site={site}>
                {menu.name} 전체보기
                <Icon name="chevron" size={18} />
              </SiteLink>
            </li>
          </ToolLinks>
        </div>
      </details>
    </li>
  )
}
