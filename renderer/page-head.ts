import { isSafeSource } from '@/lib/html/is-safe-link'
import { isIndexed } from '@/schemas/rules/base/is-indexed'
import { canonicalUrl, mobileUrl } from '@/schemas/rules/base/settle-path'
import { FEEDS } from '@/schemas/rules/site/feeds'
import { sizedPath } from '@/schemas/rules/base/sized-path'
import type { PageContext } from './define-block'
import type { OpenPage } from './open-page'
import { rendererSite } from './site'

/** What the head of a page says, in the words of its tags. All URLs are absolute. */
export interface PageHead {
  title: string
  description?: string
  canonical: string
  mobile: string
  feeds: { title: string; url: string }[]
  robots: { index: boolean; follow: boolean }
  siteName: string
  image: { url: string; width: number; height: number }
}

/** Head of a page: title with the brand's suffix (C-TITLE, RT-26), canonical with six parameters (C-CANON), mobile alternate (C-ALT), robots (RT-10). */
export function pageHead({ read, context, subject, preview }: OpenPage): PageHead {
  const { site } = rendererSite()
  const { document } = read
  const description = subject?.description ?? document.seo?.description
  const image = subject?.image ?? document.seo?.image
  const canonical = canonicalUrl(site.url, subject?.canonical ?? context.path, new URLSearchParams(context.query))
  const noindex = preview || document.seo?.noindex === true || !isIndexed(context.path)
  return {
    title: `${subject?.title ?? document.title}${site.suffix}`,
    ...(description ? { description } : {}),
    canonical,
    mobile: mobileUrl(canonical),
    feeds: feedsOf(site),
    robots: noindex ? { index: false, follow: !preview } : { index: true, follow: true },
    siteName: site.name,
    image: { url: imageUrl(image && isSafeSource(image) ? image : DEFAULT_IMAGE, site.url), width: 800, height: 400 },
  }
}

let feeds: { site: object; list: PageHead['feeds'] } | undefined

/** The feeds that every head names. */
function feedsOf(site: Omit<PageContext['site'], 'phone'>): PageHead['feeds'] {
  if (feeds?.site !== site)
    feeds = { site, list: FEEDS.map(({ path, title }) => ({ url: new URL(path, site.url).href, title: `${site.name} ${title}` })) }
  return feeds.list
}

/** Sharing picture of a page without its own. */
const DEFAULT_IMAGE = '/media/heroes/living-sand.webp'

/** A path of this site needs no parser to become a URL. */
function imageUrl(image: string, siteUrl: string): string {
  const path = shareImage(image)
  return /^\/[\w./-]*$/.test(path) && !path.includes('..') && !path.startsWith('//') ? siteUrl + path : new URL(path, siteUrl).href
}

/** Sharing pictures are 2:1 (look: og), cut from the stored one by the image service. */
const shareImage = (path: string): string => (path.startsWith('/media/') ? sizedPath(path, 800, 400) : path)
