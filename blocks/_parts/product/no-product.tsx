import { Empty } from '../empty'

/** In place of a product's block on a page that is about none, as in the builder. */
export function NoProduct({ what }: { what: string }) {
  return (
    <div className="frame">
      <Empty title={`${what} 보이는 자리입니다.`} reason="제품 상세 화면에서 나타납니다." link={{ label: '제품 홈', href: '/zin/home' }} />
    </div>
  )
}
