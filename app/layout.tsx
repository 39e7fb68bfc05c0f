import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { HOLD_SUBMIT } from '@/lib/hold-submit'
import { requestContext } from '@/lib/request-context'
import { RELOAD_ONCE_OUTSIDE_THE_BUILDER } from '@/lib/reload-once'
import { fontFaces, siteFont } from '@/renderer/site-font'
import { publicConfigData } from '@/schemas/api/base/site-facts'
import { publicConfigOf } from '@/services/base/public-config-of'
import { settings } from '@/services/base/settings'
import './globals.css'

// Every page is rendered on request; the page server caches what may be cached (app/front.ts).
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { icons: { icon: '/favicon.svg' }, formatDetection: { telephone: false } }
export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover', themeColor: '#FFFFFF' }

export default function RootLayout({ children }: { children: ReactNode }) {
  const font = siteFont()
  return (
    <html lang="ko" {...publicConfigData(publicConfigOf(settings()))}>
      <head>
        <script nonce={requestContext()?.nonce} dangerouslySetInnerHTML={{ __html: `${RELOAD_ONCE_OUTSIDE_THE_BUILDER};${HOLD_SUBMIT}` }} />
        {font && <style dangerouslySetInnerHTML={{ __html: fontFaces(font) }} />}
      </head>
      <body>{children}</body>
    </html>
  )
}
