import type { ViewProps } from '@/renderer/define-block'
import { Empty } from '@/blocks/base/_parts/empty'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import { Pager } from '@/blocks/base/_parts/pager'
import { TO_STORE } from '../_parts/to-store'
import type { Data } from './load'
import { QuestionRows } from './question-rows.lazy'
import { PAGE, type Props } from './schema'

/** What the member has asked about goods, with the answers. */
export function MyQuestions({ id, props, data: { questions, total }, page }: ViewProps<Props, Data>) {
  const { title, size = 10 } = props
  return (
    <section aria-labelledby={`${id}-title`} className="frame">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`${id}-title`} className="type-h3">
          {title}
        </h2>
        {total > 0 && <p className="numeric text-small text-ink-mute">총 {total.toLocaleString('ko-KR')}건</p>}
      </div>
      {questions === null ? (
        <Empty title="상품에 남긴 문의를 보이는 자리입니다." reason="로그인한 회원에게 나타납니다." />
      ) : questions.length > 0 ? (
        <QuestionRows id={id} first={questions} page={pageNumber(page.query[PAGE])} size={size} />
      ) : total > 0 ? (
        <Empty
          title="이 페이지에는 문의가 없습니다."
          reason="문의가 모두 앞 페이지에 있습니다."
          link={{ label: '첫 페이지 보기', href: page.path }}
        />
      ) : (
        <Empty title="아직 남기신 문의가 없습니다." reason="스토어의 상품 페이지에서 궁금하신 점을 물어보실 수 있습니다." link={TO_STORE} />
      )}
      <Pager
        path={page.path}
        query={{}}
        page={pageNumber(page.query[PAGE])}
        pages={Math.ceil(total / size)}
        label="상품 문의"
        name={PAGE}
      />
    </section>
  )
}
