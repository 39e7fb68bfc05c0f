export default function Forbidden() {
  return (
    <main id="main" className="mx-auto max-w-(--container-text) px-(--gutter) py-(--space-section)">
      <h1 className="type-h1">접근할 수 없는 페이지입니다.</h1>
      <p className="type-body mt-4 text-ink-soft">미리보기는 관리자로 로그인한 뒤 받은 주소로만 볼 수 있습니다.</p>
      <a href="/" className="mt-8 inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
        처음 화면으로 가기
      </a>
    </main>
  )
}
