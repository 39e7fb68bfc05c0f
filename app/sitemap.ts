import type { MetadataRoute } from 'next'
import { call } from '@/schemas/api/base/call'
import { readOpening } from '@/schemas/api/site/opening'
import { listPublished } from '@/schemas/api/site/pages'
import { settings } from '@/services/base/settings'
import { compose } from './compose'

export const dynamic = 'force-dynamic'

/** Exactly the published URLs that may be indexed, one line each; patterns are filled by their records. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  compose()
  if ((await call(readOpening, {})).item.closedYn === 'Y') return []
  const { items } = await call(listPublished, {})
  return items.map(({ path, updatedAt }) => ({ url: settings().siteUrl + encodeURI(path), lastModified: updatedAt }))
}
