import { answerFeed } from '@/app/answer-feed'
import { call } from '@/schemas/api/base/call'
import { readOpening } from '@/schemas/api/site/opening'
import { listPublished } from '@/schemas/api/site/pages'
import { sitemapXml } from '@/schemas/rules/site/sitemap-xml'
import { settings } from '@/services/base/settings'

export const dynamic = 'force-dynamic'

/** Exactly the published URLs that may be indexed, one line each; patterns are filled by their records. A site that is being prepared has none. */
export const GET = (): Promise<Response> =>
  answerFeed('application/xml', 'public, max-age=0, must-revalidate', async () => {
    const isClosed = (await call(readOpening, {})).item.closedYn === 'Y'
    return sitemapXml(settings().siteUrl, isClosed ? [] : (await call(listPublished, {})).items)
  })
