/** What visitors read before a new site opens. */
export function ClosedPage({ brand }: { brand: string }) {
  return (
    <main id="main" className="mx-auto flex min-h-dvh max-w-(--container-text) flex-col justify-center px-(--gutter) py-(--space-section)">
      <p className="type-body font-semibold text-ink-soft">{brand}</p>
      <h1 className="type-h1 mt-4">사이트를 준비하고 있습니다.</h1>
      <p className="type-body mt-6 text-ink-soft">곧 열겠습니다. 조금만 기다려 주세요.</p>
      <a href="/ice_builder" className="mt-8 inline-flex min-h-11 items-center self-start underline underline-offset-4">
        운영자 로그인
      </a>
    </main>
  )
}
