import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { settings } from '@/services/kit/settings'
import './globals.css'

// Every page is rendered when asked; what may be kept is kept by the front (app/front.ts).
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { icons: { icon: '/favicon.svg' }, formatDetection: { telephone: false } }
export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover', themeColor: '#FFFFFF' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="ko" data-site-id={settings().siteId}>
      <body>{children}</body>
    </html>
  )
}
