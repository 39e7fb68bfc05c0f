'use client'
import { useState } from 'react'

/** The way in by the account of a company; it comes back to the page that was asked for. */
export function CompanySignIn({ label }: { label: string }) {
  const [isBusy, setBusy] = useState(false)
  return (
    <div className="mt-4 border-t border-studio-line pt-4">
      <a
        href="/auth/svc/directory/start"
        aria-disabled={isBusy}
        onClick={(event) => {
          event.preventDefault()
          if (isBusy) return
          setBusy(true)
          // Back from the provider's page by the browser, the button works again.
          addEventListener('pageshow', () => setBusy(false), { once: true })
          location.assign(`/auth/svc/directory/start?back=${encodeURIComponent(location.pathname + location.search)}`)
        }}
        className="flex h-11 w-full items-center justify-center rounded-md border border-studio-300 bg-studio-panel px-3 text-studio-body font-semibold outline-studio-select hover:bg-studio-100 focus-visible:outline-2 focus-visible:outline-offset-2 aria-disabled:opacity-60 md:h-8"
      >
        {isBusy ? '회사 계정 화면을 여는 중입니다' : label}
      </a>
    </div>
  )
}
