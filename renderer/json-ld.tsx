import { HOME } from '@/schemas/rules/callback'
import { LinkedData } from './linked-data'
import type { OpenPage } from './open-page'
import { rendererSite } from './site'

/** Schema.org objects of the page's record; the first page speaks of the house and its search. Blocks speak for themselves. */
export function JsonLd({ page }: { page: OpenPage }) {
  const objects = [...(page.context.path === HOME ? houseObjects() : []), ...(page.subject?.jsonLd ?? [])]
  return objects.map((object, i) => <LinkedData key={i} object={object} />)
}

function houseObjects(): Record<string, unknown>[] {
  const { name, url, phone } = rendererSite().site
  return [
    {
      '@type': 'Organization', '@id': `${url}/#organization`, name, url, logo: `${url}/favicon.svg`,
      contactPoint: { '@type': 'ContactPoint', telephone: `+82-${phone}`, contactType: 'customer service', areaServed: 'KR', availableLanguage: 'Korean' },
    },
    {
      '@type': 'WebSite', '@id': `${url}/#website`, name, url, inLanguage: 'ko-KR', publisher: { '@id': `${url}/#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${url}/search?searchKeyword={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ] // prettier-ignore
}
