import { ownPage } from '@/schemas/rules/site/short-link'
import { settings } from '@/services/base/settings'

/** An address of this site as a path, also where it was typed as a whole; any other one as it is. */
export const ownAddress = (href: string): string => (/^https?:\/\//.test(href) ? (ownPage(href, settings().siteUrl) ?? href) : href)
