import type { ViewProps } from '@/renderer/define-block'
import { NoRecord } from '@/blocks/base/_parts/no-record'
import { TitledSection } from '@/blocks/base/_parts/titled-section'
import { goodsOf } from '../_parts/goods-of'
import { QuestionItem } from '../_parts/questions/question-item'
import { TO_STORE } from '../_parts/to-store'
import type { QuestionPage } from './ask-questions'
import { NoQuestions } from './no-questions'
import { QuestionPlace } from './question-place.lazy'
import type { Props } from './schema'

/** What members ask about the goods, with the answers of the shop: the newest ones in the markup, the same for everybody. */
export function GoodsQuestions({ id, props, data: { items, total }, page }: ViewProps<Props, QuestionPage>) {
  const goods = goodsOf(page)
  if (!goods) return <NoRecord what="상품의 문의를" where="상품 상세" link={TO_STORE} />
  if (goods.kind !== 'goods') return null
  return (
    <TitledSection id={`${id}-title`} anchor="questions" title={props.title} heading="side">
      <QuestionPlace id={id} goodsId={goods.id} total={total} hasMore={items.length < total}>
        {items.length > 0 ? (
          <ul aria-label="문의" className="border-t border-line">
            {items.map((question) => (
              <li key={question.QUESTION_SEQ} className="border-b border-line py-5">
                <QuestionItem question={question} />
              </li>
            ))}
          </ul>
        ) : (
          <NoQuestions />
        )}
      </QuestionPlace>
    </TitledSection>
  )
}
