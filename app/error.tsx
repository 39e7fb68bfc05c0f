'use client'

/**
 * Shown by the browser when the page as a whole failed. For a 500 of the server the page server sends the definition of /error/500
 * instead.
 */
export default function PageError({ reset }: { error: Error; reset: () => void }) {
  return (
    <main id="main" className="mx-auto max-w-(--container-text) px-(--gutter) py-(--space-section)">
      <h1 className="type-h1">일시적인 문제로 화면을 열지 못했습니다.</h1>
      <p className="type-body mt-4 text-ink-soft">잠시 후 다시 시도해 주세요. 계속되면 고객센터로 문의해 주세요.</p>
      <button type="button" onClick={reset} className="mt-8 inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
        다시 시도하기
      </button>
    </main>
  )
}
