import { HOME } from '@/schemas/rules/base/safe-callback'
import { LinkedData } from './linked-data'
import type { OpenPage } from './open-page'
import { rendererSite } from './site'

/** Schema.org objects of the page's record; the first page describes the company and its search. Blocks add their own. */
export function JsonLd({ page }: { page: OpenPage }) {
  const ofRecord = (page.subject?.jsonLd ?? []).map((object) => absolute(object, rendererSite().site.url) as Record<string, unknown>)
  const objects = [...(page.context.path === HOME ? companyObjects(page.context.site.phone) : []), ...ofRecord]
  return objects.map((object, i) => <LinkedData key={i} object={object} />)
}

const PLACES = new Set(['url', 'image', 'contentUrl', 'thumbnailUrl', 'item'])

/** Replaces site paths in URL fields by the full URLs that schema.org requires. */
function absolute(value: unknown, siteUrl: string, isPlace = false): unknown {
  if (typeof value === 'string') return isPlace && /^\/(?!\/)/.test(value) ? new URL(value, siteUrl).href : value
  if (Array.isArray(value)) return value.map((part) => absolute(part, siteUrl, isPlace))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, absolute(part, siteUrl, PLACES.has(key))]))
}

function companyObjects(phone: string): Record<string, unknown>[] {
  const { name, url } = rendererSite().site
  return [
    {
      '@type': 'Organization',
      '@id': `${url}/#organization`,
      name,
      url,
      logo: `${url}/favicon.svg`,
      contactPoint: {
        '@type': 'ContactPoint',
        telephone: `+82-${phone}`,
        contactType: 'customer service',
        areaServed: 'KR',
        availableLanguage: 'Korean',
      },
    },
    {
      '@type': 'WebSite',
      '@id': `${url}/#website`,
      name,
      url,
      inLanguage: 'ko-KR',
      publisher: { '@id': `${url}/#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${url}/search?searchKeyword={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}
