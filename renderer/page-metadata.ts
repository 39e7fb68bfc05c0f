import type { Metadata } from 'next'
import { isSafeSource } from '@/lib/html/is-safe-link'
import { canonicalUrl, mobileUrl } from '@/schemas/rules/base/settle-path'
import { FEEDS } from '@/schemas/rules/site/feeds'
import { sizedPath } from '@/schemas/rules/base/sized-path'
import type { OpenPage } from './open-page'
import { rendererSite } from './site'

/** Head of a page: title with the brand's suffix (C-TITLE, RT-26), canonical with six parameters (C-CANON), mobile alternate (C-ALT), robots (RT-10). */
export function pageMetadata({ read, context, subject, preview }: OpenPage): Metadata {
  const { site } = rendererSite()
  const { document } = read
  const title = `${subject?.title ?? document.title}${site.suffix}`
  const description = subject?.description ?? document.seo?.description
  const image = subject?.image ?? document.seo?.image
  const canonical = canonicalUrl(site.url, subject?.canonical ?? context.path, new URLSearchParams(context.query))
  const noindex = preview || document.seo?.noindex === true || context.path === '/store' || context.path.startsWith('/store/')
  return {
    title,
    ...(description ? { description } : {}),
    metadataBase: new URL(site.url),
    alternates: {
      canonical,
      media: { 'only screen and (max-width: 640px)': mobileUrl(canonical) },
      types: { 'application/rss+xml': FEEDS.map(({ path, title }) => ({ url: path, title: `${site.name} ${title}` })) },
    },
    robots: noindex ? { index: false, follow: !preview } : { index: true, follow: true },
    openGraph: {
      title,
      url: canonical,
      siteName: site.name,
      locale: 'ko_KR',
      type: 'website',
      ...(description ? { description } : {}),
      images: [{ url: shareImage(image && isSafeSource(image) ? image : DEFAULT_IMAGE), width: 800, height: 400 }],
    },
  }
}

/** Sharing picture of a page without its own. */
const DEFAULT_IMAGE = '/media/heroes/living-sand.webp'

/** Sharing pictures are 2:1 (look: og), cut from the stored one by the image service. */
const shareImage = (path: string): string => (path.startsWith('/media/') ? sizedPath(path, 800, 400) : path)
