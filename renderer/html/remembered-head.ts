// The head of a page as text, written once for each published revision. What a head says comes from the document, the path and the site,
// and where the page has a record, a query or a preview, from these as well: then it is written each time.
import type { PageDocument } from '@/schemas/page/document'
import type { OpenPage } from '../open-page'
import { pageHead } from '../page-head'
import { rendererSite } from '../site'
import { writeHead } from './write-head'

interface Written {
  title: string
  seo: PageDocument['seo']
  path: string
  site: object
  text: string
}
/** By the blocks of the revision, which are the same object in each of its renders (services/site/pages/parse-published.ts). */
const heads = new WeakMap<object, Written>()

export function rememberedHead(page: OpenPage): string {
  const { read, context, subject, preview } = page
  const { blocks, title, seo } = read.document
  const isFixed = Object.isFrozen(blocks) && (seo === undefined || Object.isFrozen(seo))
  if (!isFixed || subject || preview || Object.keys(context.query).length > 0) return writeHead(pageHead(page))
  const { site } = rendererSite()
  const { path } = context
  const known = heads.get(blocks)
  if (known && known.path === path && known.title === title && known.seo === seo && known.site === site) return known.text
  const text = writeHead(pageHead(page))
  heads.set(blocks, { title, seo, path, site, text })
  return text
}
