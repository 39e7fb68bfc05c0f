import type { PageContext } from '@/renderer/define-block'
import type { PageDocument } from '@/schemas/page/document'

/** The page context of the views of a bench's page. */
export const contextOf = (document: PageDocument): PageContext => ({
  now: '2026-05-01T00:00:00.000Z',
  path: document.route ?? '/',
  params: {},
  query: {},
  page: { title: document.title, route: document.route ?? '/', layout: document.layout ?? 'default' },
  site: { id: 'bench', name: '라움결', phone: '1588-0000', url: 'http://localhost', consultUrl: '/zin/consulting/start' },
})
