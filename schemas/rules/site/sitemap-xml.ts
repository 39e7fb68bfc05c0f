import { escapeHtml } from '@/lib/html/escape-html'

/** The list of pages for search engines (sitemaps.org), one page a line. */
export function sitemapXml(siteUrl: string, pages: readonly { path: string; updatedAt: string }[]): string {
  const lines = pages.map(
    ({ path, updatedAt }) => `<url><loc>${escapeHtml(siteUrl + encodeURI(path))}</loc><lastmod>${escapeHtml(updatedAt)}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`
}
