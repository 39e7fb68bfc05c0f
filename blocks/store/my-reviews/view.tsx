import type { ViewProps } from '@/renderer/define-block'
import { Empty } from '@/blocks/base/_parts/empty'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import { LinkTabs } from '@/blocks/base/_parts/link-tabs'
import { Pager } from '@/blocks/base/_parts/pager'
import type { Data } from './load'
import { ReviewRows } from './review-rows.lazy'
import type { Props } from './schema'

/** What the member may review, and what they wrote (SYS-39). */
export function MyReviews({ id, props, data, page }: ViewProps<Props, Data>) {
  const isWritten = page.query['tab'] === 'written'
  const { lists } = data
  const hrefOf = (code: string): string => (code === 'written' ? `${page.path}?tab=written` : page.path)
  const shown = lists && (isWritten ? lists.written : lists.writable)
  return (
    <div className="frame">
      <h1 className="type-h2 mb-6">상품 후기</h1>
      {!lists || !shown ? (
        <Empty title="회원이 상품 후기를 쓰고 고치는 자리입니다." reason="로그인한 회원의 마이페이지에서 나타납니다." />
      ) : (
        <>
          <LinkTabs
            label="상품 후기"
            tabs={[
              { code: 'writable', name: `쓸 수 있는 후기 ${lists.writable.total.toLocaleString('ko-KR')}` },
              { code: 'written', name: `내가 쓴 후기 ${lists.written.total.toLocaleString('ko-KR')}` },
            ]}
            chosen={isWritten ? 'written' : 'writable'}
            hrefOf={hrefOf}
          />
          {shown.items.length > 0 ? (
            <ReviewRows id={id} {...(isWritten ? { written: lists.written.items } : { writable: lists.writable.items })} />
          ) : isWritten ? (
            <Empty title="아직 쓰신 후기가 없습니다." reason="배송이 끝난 상품에 후기를 남기실 수 있습니다." />
          ) : (
            <Empty
              title="지금 후기를 쓸 수 있는 상품이 없습니다."
              reason="상품의 배송이 끝나면 여기에서 후기를 쓰실 수 있습니다."
              link={{ label: '스토어 둘러보기', href: '/store/home' }}
            />
          )}
          <Pager
            path={page.path}
            query={isWritten ? { tab: 'written' } : {}}
            page={pageNumber(page.query['page'])}
            pages={Math.ceil(shown.total / (props.size ?? 10))}
            label="후기"
          />
        </>
      )}
    </div>
  )
}
