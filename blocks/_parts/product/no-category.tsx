import { Empty } from '../empty'

/** In place of a category's block on a page that is about none, as in the builder. */
export function NoCategory({ what }: { what: string }) {
  return (
    <div className="frame">
      <Empty title={`${what} 보이는 자리입니다.`} reason="카테고리 화면에서 나타납니다." link={{ label: '제품 홈', href: '/zin/home' }} />
    </div>
  )
}
