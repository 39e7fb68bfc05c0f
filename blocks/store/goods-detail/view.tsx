import type { ViewProps } from '@/renderer/define-block'
import { Badge } from '@/blocks/base/_parts/badge'
import { HeadWords } from '@/blocks/base/_parts/detail/head-words'
import { PhotoStage } from '@/blocks/base/_parts/gallery/photo-stage.lazy'
import { NoRecord } from '@/blocks/base/_parts/no-record'
import { photoPlace } from '@/blocks/base/_parts/picture'
import { brandShopPath } from '@/schemas/rules/store/goods-path'
import { formatDateTime } from '@/schemas/words/dates'
import { Countdown } from '../_parts/countdown.lazy'
import { discountRate } from '../_parts/discount-rate'
import { goodsBadges } from '../_parts/goods-badge'
import { goodsOf, type Goods } from '../_parts/goods-of'
import { TO_STORE } from '../_parts/to-store'
import { won } from '../_parts/won'
import { AskBox } from './ask-box'
import { BuyBox } from './buy-box.lazy'
import { buyable } from './buyable'
import { Remember } from './remember.lazy'
import { Coupons } from './coupons.lazy'
import type { Data } from './load'
import { MEMBER_WORDS } from './member-words'
import { Restock } from './restock.lazy'
import type { Props } from './schema'
import { soldOutOf } from './sold-out'
import { TermLines } from './term-lines'

/** The photographs, what the goods cost and who gets them for less, and the choice of options with the whole amount. */
export function GoodsDetail({ id: block, props, data, page }: ViewProps<Props, Data>) {
  const goods = goodsOf(page)
  if (!goods) return <NoRecord isTitle what="상품 한 가지를" where="상품 상세" link={TO_STORE} />
  const { id, name, image, summary, brand, brandId } = goods
  const isAsked = goods.kind === 'remodeling'
  const soldOut = soldOutOf(goods)
  return (
    <article className="frame mt-2! md:mt-4!">
      <div
        className="photo-cap items-start gap-y-6 max-md:photo-above max-md:before:-mx-(--gutter) md:grid md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-x-10 lg:gap-x-16"
        style={photoPlace(undefined, '1/1')}
      >
        <div className="min-w-0 md:col-start-2 md:row-start-1">
          <div className="-my-1.5 flex flex-wrap items-center gap-x-3">
            {goodsBadges(goods).map(({ label, tone }) => (
              <Badge key={label} tone={tone}>
                {label}
              </Badge>
            ))}
            {brand && (
              <a
                href={brandShopPath(brandId)}
                className="inline-flex min-h-11 items-center text-small font-semibold underline-offset-4 hover:underline"
              >
                {brand}
              </a>
            )}
          </div>
          <HeadWords title={name} titleClass="mt-3 md:mt-4" summary={summary} summaryClass="mt-3 max-w-[40em] text-ink-soft md:mt-4" />
          {goods.reviewCnt > 0 && (
            <p className="numeric mt-2 text-small text-ink-mute">
              후기 {goods.score.toFixed(1)} ({goods.reviewCnt.toLocaleString('ko-KR')}건)
            </p>
          )}
          <Price id={block} goods={goods} isLeast={isAsked} />
          <TermLines goods={goods} arrival={data.arrival} />
          {isAsked ? (
            <AskBox goods={goods} label={props.consultLabel ?? '상담 신청'} />
          ) : (
            <>
              {data.coupons > 0 && <Coupons goodsId={id} count={data.coupons} />}
              <BuyBox id={block} goods={buyable(goods)} />
              {soldOut.length > 0 && <Restock goodsId={id} soldOut={soldOut} />}
              <noscript>
                <p className="mt-3 text-small text-ink-mute">
                  담기와 구매에는 자바스크립트가 필요합니다. 고객센터 {page.site.phone}에서도 주문을 도와드립니다.
                </p>
              </noscript>
            </>
          )}
        </div>
        <div className="-mx-(--gutter) min-w-0 md:col-start-1 md:row-start-1 md:mx-0">
          <PhotoStage
            label={`${name} 사진`}
            items={goods.images.map(({ src, alt, shape }) => ({
              TP: '01',
              URL: src,
              ALT: alt,
              ...(shape ? { width: shape.width, height: shape.height, color: shape.color } : {}),
            }))}
            look="product"
          />
        </div>
      </div>
      <Remember id={id} name={name} image={image} />
    </article>
  )
}

function Price({ id, goods, isLeast }: { id: string; goods: Goods; isLeast: boolean }) {
  const { price, salePrice, memberPrice, saleUntil } = goods
  const rate = discountRate(goods)
  return (
    <div className="mt-6">
      {rate > 0 && (
        <p className="numeric text-small text-ink-mute">
          <span className="sr-only">정가 </span>
          <s>{won(price)}</s>
        </p>
      )}
      <p className="numeric flex flex-wrap items-baseline gap-x-2.5">
        {rate > 0 && (
          <span className="text-[1.5rem] leading-9 text-ink-mute">
            {rate}%<span className="sr-only"> 할인</span>
          </span>
        )}
        <b className="text-[1.5rem] leading-9 font-semibold tracking-[-0.02em]">
          {won(salePrice)}
          {isLeast && '부터'}
        </b>
      </p>
      {memberPrice !== null && (
        <p className="numeric mt-1 text-small">
          회원가 <b className="font-semibold">{won(memberPrice)}</b>{' '}
          <span id={`${id}-m`} className="text-ink-mute">
            {MEMBER_WORDS.signIn}
          </span>
        </p>
      )}
      {saleUntil && (
        <p className="numeric mt-2 flex flex-wrap items-baseline gap-x-2.5 text-small">
          <span>
            타임세일 <time dateTime={saleUntil}>{formatDateTime(saleUntil)}</time>까지
          </span>
          <Countdown until={saleUntil} />
        </p>
      )}
    </div>
  )
}
