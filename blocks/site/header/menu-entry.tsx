import type { PageContext } from '@/renderer/define-block'
import { Picture, type Image } from '@/blocks/base/_parts/picture'
import { SiteLink } from '@/blocks/base/_parts/site-link'
import type { MenuNode } from '../_parts/menu-tree'
import { shaped } from '@/blocks/base/_parts/shaped'
import type { Data } from './load'
import { MenuColumns } from './menu-columns'
import type { Props } from './schema'

interface Input {
  menu: MenuNode
  isCurrent: boolean
  /** Name of the disclosure group, in which one is open at a time. */
  group: string
  props: Props
  banner: Data['banner']
  site: PageContext['site']
}

/** One entry of the menu's first level. A disclosure, not an ARIA menu: its panel has ordinary links. */
export function MenuEntry({ menu, isCurrent, group, props: { editorial, tools }, banner, site }: Input) {
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
            {banner ? (
              <Editorial
                image={shaped(banner.imagePc, banner.alt, banner.imagePcShape)}
                title={banner.title}
                text={banner.description}
                link={banner.link}
                site={site}
                banner={banner.bannerId}
              />
            ) : (
              editorial && <Editorial {...editorial} site={site} />
            )}
          </div>
          <div className="menu-tools">
            {tools.map(({ link, label }) => (
              <SiteLink key={link + label} href={link} site={site}>
                {label}
              </SiteLink>
            ))}
            <SiteLink href={menu.link} site={site}>
              {menu.name} 전체보기
            </SiteLink>
          </div>
        </div>
      </details>
    </li>
  )
}

interface EditorialInput {
  image: Image
  title: string
  text?: string | undefined
  link: string
  site: PageContext['site']
  /** The record of the banner that it is, whose presses are counted. */
  banner?: string | undefined
}

/** What the panel shows beside its columns. */
function Editorial({ image, title, text, link, site, banner }: EditorialInput) {
  return (
    <SiteLink href={link} site={site} banner={banner} className="card menu-editorial">
      <Picture image={image} ratio="3/2" sizes="306px" lively className="rounded-sm" />
      <b>{title}</b>
      {text && <span>{text}</span>}
    </SiteLink>
  )
}
