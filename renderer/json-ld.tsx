import type { OpenPage } from './open-page'

/** Schema.org objects of the page's record. `<` is escaped, so that no text of the record can end the script. */
export function JsonLd({ page }: { page: OpenPage }) {
  return (page.subject?.jsonLd ?? []).map((object, i) => (
    <script
      key={i}
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify({ '@context': 'https://schema.org', ...object }).replaceAll('<', '\\u003c') }}
    />
  ))
}
