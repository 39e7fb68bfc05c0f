import type { ReactNode } from 'react'
import type { PageContext } from '@/renderer/define-block'
import { CONTACT } from '@/schemas/rules/base/contact'
import { SafeLink } from './action-link'

interface SiteLinkProps {
  href: string
  site: PageContext['site']
  /** Marks the link to the present page. */
  current?: 'page' | 'true' | undefined
  className?: string | undefined
  banner?: string | undefined
  children: ReactNode
}

/** The actual target of a link of this site: /cs/contact is the consultation partner's page (G-CONTACT). */
export const placeOf = (href: string, site: PageContext['site']): string => (href === CONTACT ? site.consultUrl : href)

/** A link of a menu: the header's, the footer's, a section's. */
export function SiteLink({ href, site, current, className, banner, children }: SiteLinkProps) {
  return (
    <SafeLink
      href={placeOf(href, site)}
      newWindow={href === CONTACT || /^https?:/.test(href)}
      current={current}
      className={className}
      banner={banner}
    >
      {children}
    </SafeLink>
  )
}
