import type { MetadataRoute } from 'next'
import { call } from '@/schemas/api/base/call'
import { readOpening } from '@/schemas/api/site/opening'
import { settings } from '@/services/base/settings'
import { compose } from './compose'

export const dynamic = 'force-dynamic'

/** Naver's Yeti is named, as its documentation asks; calls, staff pages and personal pages must not be indexed. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  compose()
  // A site that is being prepared is not to be found yet. While the database is away no page is served that could be.
  const opening = await call(readOpening, {}).catch(() => undefined)
  if (opening?.item.closedYn === 'Y') return { rules: [{ userAgent: '*', disallow: '/' }] }
  const disallow = [
    '/svc/',
    '/auth/',
    '/v2/',
    '/adm/',
    '/mng/',
    '/ice_builder',
    '/__common/',
    '/mypage',
    '/login',
    '/join',
    '/store',
    '/test/',
    '/*?preview=',
  ]
  return {
    rules: [
      { userAgent: '*', allow: '/', disallow },
      { userAgent: 'Yeti', allow: '/', disallow },
    ],
    sitemap: `${settings().siteUrl}/sitemap.xml`,
  }
}
