import type { ReactNode } from 'react'
import type { PageContext } from '@/renderer/define-block'
import type { MenuNode } from '../_parts/menu-tree'
import { SiteLink } from '@/blocks/base/_parts/site-link'

interface Props {
  menu: MenuNode
  site: PageContext['site']
  className: string
  /** Classes of the third level's list. */
  leavesClass?: string
  /** True when a second level without a third shows its description. */
  describes?: boolean
  /** A last item: the link to the whole section. */
  children?: ReactNode
}

/** The content of one menu: its second level with its third. Links only; the list styles them. */
export function MenuColumns({ menu, site, className, leavesClass, describes = false, children }: Props) {
  return (
    <ul className={className}>
      {menu.children.map((entry) => (
        <li key={entry.id}>
          <SiteLink href={entry.link} site={site}>
            {entry.name}
          </SiteLink>
          {entry.children.length > 0 && (
            <ul className={leavesClass}>
              {entry.children.map((leaf) => (
                <li key={leaf.id}>
                  <SiteLink href={leaf.link} site={site}>
                    {leaf.name}
                  </SiteLink>
                </li>
              ))}
            </ul>
          )}
          {describes && entry.children.length === 0 && entry.description && (
            <p className="type-caption text-ink-mute">{entry.description}</p>
          )}
        </li>
      ))}
      {children}
    </ul>
  )
}
