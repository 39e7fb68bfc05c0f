import type { ReactNode } from 'react'
import type { PageContext } from '@/renderer/define-block'
import { CONTACT } from '@/schemas/rules/base/contact'
import { SafeLink } from './action-link'

interface SiteLinkProps {
  href: string
  site: PageContext['site']
  /** Said of the link that leads to where one is. */
  current?: 'page' | 'true' | undefined
  className?: string | undefined
  children: ReactNode
}

/** Where a link of this site really leads: /cs/contact is the consultation partner's page (G-CONTACT). */
export const placeOf = (href: string, site: PageContext['site']): string => (href === CONTACT ? site.consultUrl : href)

/** A link of a menu: the header's, the footer's, a section's. */
export function SiteLink({ href, site, current, className, children }: SiteLinkProps) {
  return (
    <SafeLink href={placeOf(href, site)} newWindow={href === CONTACT || /^https?:/.test(href)} current={current} className={className}>
      {children}
    </SafeLink>
  )
}
