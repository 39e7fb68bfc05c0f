import type { MetadataRoute } from 'next'
import { settings } from '@/services/base/settings'

export const dynamic = 'force-dynamic'

/** Naver's Yeti is named, as its documentation asks; calls, staff pages and personal pages must not be indexed. */
export default function robots(): MetadataRoute.Robots {
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
