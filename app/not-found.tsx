import { settings } from '@/services/base/settings'

/**
 * Next's own page for a missing path. Small on purpose, because it is in the payload of every page. Visitors get the definition of
 * /error/404 instead, which the page server sends with status 404.
 */
export default function NotFound() {
  return (
    <main id="main" className="mx-auto max-w-(--container-text) px-(--gutter) py-(--space-section)">
      <title>{`페이지를 찾을 수 없습니다${settings().brandSuffix}`}</title>
      <h1 className="type-h1">페이지를 찾을 수 없습니다.</h1>
      <a href="/" className="mt-8 inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
        처음 화면으로 가기
      </a>
    </main>
  )
}
