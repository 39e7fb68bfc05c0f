import type { ReactNode } from 'react'
import type { PageContext } from '@/renderer/define-block'
import type { MenuNode } from '../_parts/menu-tree'
import { SiteLink } from '@/blocks/base/_parts/site-link'

interface Props {
  menu: MenuNode
  site: PageContext['site']
  className: string
  /** Looks of the third level's list. */
  leavesClass?: string
  /** True where a second level without a third shows its description. */
  describes?: boolean
  /** A last item: the way to all of it. */
  children?: ReactNode
}

/** What stands under one word of the menu: its second level with its third. Links only; the list gives them their looks. */
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
