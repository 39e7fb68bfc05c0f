import type { PageContext } from '@/renderer/define-block'
import { SiteLink } from '@/blocks/base/_parts/site-link'
import type { MenuNode } from '../_parts/menu-tree'

/** The content of one menu: its second level with its third; an entry without a third has a description where there is room. */
export function MenuColumns({ menu, site }: { menu: MenuNode; site: PageContext['site'] }) {
  return (
    <ul className="menu-columns">
      {menu.children.map((entry) => (
        <li key={entry.id} data-for={entry.audience}>
          <SiteLink href={entry.link} site={site}>
            {entry.name}
          </SiteLink>
          {entry.children.length > 0 ? (
            <ul>
              {entry.children.map((leaf) => (
                <li key={leaf.id} data-for={leaf.audience}>
                  <SiteLink href={leaf.link} site={site}>
                    {leaf.name}
                  </SiteLink>
                </li>
              ))}
            </ul>
          ) : (
            entry.description && <p>{entry.description}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
