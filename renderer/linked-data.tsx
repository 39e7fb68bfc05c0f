/** One schema.org object for search engines. `<` is escaped, so that no text in it can end the script. */
export function LinkedData({ object }: { object: Record<string, unknown> }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...object }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
