import type { ReactNode } from 'react'
import { Mark } from '@/blocks/base/_parts/mark'
import { settings } from '@/services/base/settings'

/** The frame of what is shown before the console opens: the name of the product, one form, and the way back to the site. */
export function Door({ children }: { children: ReactNode }) {
  const { brandName } = settings()
  return (
    <main id="main" className="flex min-h-dvh flex-col items-center bg-studio-chrome px-4 py-16 text-studio-body text-studio-text md:py-32">
      <title>{`관리자 로그인 | ${brandName} 마루`}</title>
      <div className="w-full max-w-90 rounded-lg border border-studio-line bg-studio-panel p-6 shadow-studio">
        <p className="flex items-center gap-2 text-studio-title">
          <Mark className="size-5 text-brand" />
          {brandName} <span className="text-studio-body text-studio-text-mute">마루</span>
        </p>
        {children}
      </div>
      <a
        href="/"
        className="mt-4 inline-flex min-h-11 items-center rounded-md px-2 text-studio-text-mute underline underline-offset-4 outline-studio-select focus-visible:outline-2 focus-visible:outline-offset-1 md:min-h-8"
      >
        사이트 첫 화면으로
      </a>
    </main>
  )
}
