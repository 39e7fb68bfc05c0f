import type { PageContext } from '@/renderer/define-block'
import { SiteLink } from '@/blocks/base/_parts/site-link'
import type { Props as HeaderProps } from './schema'

interface Props {
  tools: HeaderProps['tools']
  site: PageContext['site']
  className: string
}

/** Direct links to actions outside the menu. */
export function ToolLinks({ tools, site, className }: Props) {
  if (tools.length === 0) return null
  return (
    <ul className={className}>
      {tools.map((tool) => (
        <li key={tool.link + tool.label}>
          <SiteLink href={tool.link} site={site}>
            {tool.label}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
