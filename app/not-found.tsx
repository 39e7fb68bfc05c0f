import { drawPage } from '@/renderer/draw-page'
import { settings } from '@/services/kit/settings'
import { requestPage } from './request-page'

/** The definition of /error/404, drawn with status 404 where no page answers. */
export default async function NotFound() {
  const opened = await requestPage('/error/404', '').catch(() => 'missing' as const)
  const { brandSuffix } = settings()
  return (
    <>
      <title>{`페이지를 찾을 수 없습니다${brandSuffix}`}</title>
      {typeof opened === 'object' && 'page' in opened ? (
        await drawPage(opened.page)
      ) : (
        <main id="main">
          <h1>페이지를 찾을 수 없습니다.</h1>
          <a href="/">처음 화면으로 가기</a>
        </main>
      )}
    </>
  )
}
