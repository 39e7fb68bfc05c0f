import { settings } from '@/services/base/settings'

/**
 * What stands where no page answers and the site's own /error/404 cannot be shown. Visitors see the definition of /error/404
 * instead, which the page server puts in its place with status 404.
 */
export function NotFoundPage() {
  return (
    <main id="main" className="mx-auto max-w-(--container-text) px-(--gutter) py-(--space-section)">
      <h1 className="type-h1">페이지를 찾을 수 없습니다.</h1>
      <a href="/" className="mt-8 inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
        처음 화면으로 가기
      </a>
    </main>
  )
}

export default function NotFound() {
  return (
    <>
      <title>{`페이지를 찾을 수 없습니다${settings().brandSuffix}`}</title>
      <NotFoundPage />
    </>
  )
}
