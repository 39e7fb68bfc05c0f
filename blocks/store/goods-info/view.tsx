import type { ViewProps } from '@/renderer/define-block'
import { NoRecord } from '@/blocks/base/_parts/no-record'
import { RichText } from '@/blocks/base/_parts/rich-text'
import { FactTable } from '@/blocks/base/_parts/fact-table'
import { TitledSection } from '@/blocks/base/_parts/titled-section'
import { DELIVERS_TO_WORDS } from '@/schemas/rules/store/delivers-to'
import { farWords } from '@/schemas/rules/store/far-places'
import { deliveryWords, installWords } from '@/blocks/base/_parts/delivery-words'
import { goodsOf, type Goods } from '../_parts/goods-of'
import { won } from '../_parts/won'
import { TO_STORE } from '../_parts/to-store'
import { returnTerms } from './return-terms'
import type { Props } from './schema'

/** The text of the goods, how they come, how they go back, and what the law asks to be told of them; an empty part has no heading. */
export function GoodsInfo({ id, props, page }: ViewProps<Props>) {
  const goods = goodsOf(page)
  if (!goods) return <NoRecord what="상품의 설명과 안내를" where="상품 상세" link={TO_STORE} />
  const {
    contentsTitle = '상품 정보',
    deliveryTitle = '배송과 설치',
    returnTitle = '교환과 반품',
    noticeTitle = '상품정보제공고시',
  } = props
  return (
    <>
      {goods.contents && (
        <TitledSection id={`${id}-contents`} anchor="contents" title={contentsTitle} heading="side">
          <RichText html={goods.contents} />
        </TitledSection>
      )}
      {goods.kind === 'goods' && (
        <>
          <TitledSection id={`${id}-delivery`} anchor="delivery" title={deliveryTitle} heading="side">
            <FactTable caption={`${goods.name} ${deliveryTitle}`} rows={deliveryRows(goods)} />
          </TitledSection>
          <TitledSection id={`${id}-return`} anchor="return" title={returnTitle} heading="side">
            <FactTable caption={`${goods.name} ${returnTitle}`} rows={returnTerms(goods, page.site)} />
          </TitledSection>
        </>
      )}
      {goods.notice.length > 0 && (
        <TitledSection id={`${id}-notice`} anchor="notice" title={noticeTitle} heading="side">
          <FactTable caption={`${goods.name} ${noticeTitle}`} rows={goods.notice} />
        </TitledSection>
      )}
    </>
  )
}

function deliveryRows({ deliveryTerms: terms }: Goods): { label: string; value: string }[] {
  const install = installWords(terms)
  return [
    { label: '배송비', value: deliveryWords(terms) },
    { label: '발송', value: `영업일 ${terms.leadDays}일 안` },
    ...(install ? [{ label: '설치비', value: install }] : []),
    ...(terms.installTerms ? [{ label: '설치 안내', value: terms.installTerms }] : []),
    { label: '묶음 배송', value: '같은 방법으로 보내는 상품은 함께 보내고, 배송비는 가장 높은 금액을 한 번만 받습니다.' },
    {
      label: '배송 지역',
      value: placeWords(terms),
    },
  ]
}

/** How far it goes, and what that adds. */
function placeWords({ deliversTo, far }: Goods['deliveryTerms']): string {
  const where = DELIVERS_TO_WORDS[deliversTo]
  if (deliversTo === 'mainland') return `${where}에 배송합니다.`
  const added = deliversTo === 'all' ? farWords(far) : `제주 ${won(far.jeju)}`
  return `${where}. ${added}이 더해지며, 주문서에 주소를 입력하시면 결제 전에 합계에 더해 보여 드립니다.`
}
