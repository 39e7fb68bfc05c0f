import { Badge } from '@/blocks/base/_parts/badge'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { deliveryWords } from '@/blocks/base/_parts/delivery-words'
import { Picture } from '@/blocks/base/_parts/picture'
import { TitledSection } from '@/blocks/base/_parts/titled-section'
import type { Offer } from '../_parts/product/offer'
import { offerHref } from '../_parts/product/offer-href'
import { pieceWords } from '../_parts/product/piece-words'
import type { Product } from '../_parts/product/product'
import { won } from '../_parts/won'

/** The goods of the store that sell the product, with what one piece and a square metre of each cost; the head of the page says all of a single one. */
export function Offers({ id, title, product }: { id: string; title: string; product: Product }) {
  if (product.offerList.length < 2) return null
  return (
    <TitledSection id={`${id}-title`} anchor="offers" title={title}>
      <ul className="border-t border-ink">
        {product.offerList.map((offer) => (
          <Row key={`${offer.goodsId} ${offer.choices.join()}`} offer={offer} product={product} />
        ))}
      </ul>
    </TitledSection>
  )
}

function Row({ offer, product }: { offer: Offer; product: Product }) {
  const { name, choices, image, imageAlt, price, listPrice, perArea, reviewCnt, score } = offer
  const isSoldOut = offer.soldOutYn === 'Y'
  const colour = product.colors.find(({ code }) => code === offer.colour)?.name
  const notes = [colour, ...choices].filter((note, i, all) => note && all.indexOf(note) === i)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line py-4">
      <Picture image={{ src: image, alt: imageAlt }} ratio="4/3" sizes="96px" className="w-24 shrink-0 rounded-sm" />
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold text-pretty">{name}</h3>
        {notes.length > 0 && <p className="numeric text-small text-ink-mute">{notes.join(', ')}</p>}
        {reviewCnt > 0 && (
          <p className="numeric text-caption text-ink-mute">
            후기 {score.toFixed(1)} ({reviewCnt.toLocaleString('ko-KR')}건)
          </p>
        )}
      </div>
      <p className="numeric w-full md:w-50">
        {listPrice > price && (
          <s className="mr-2 text-caption text-ink-mute">
            <span className="sr-only">정가 </span>
            {won(listPrice)}
          </s>
        )}
        <b className="font-semibold">{won(price)}</b>
        {perArea !== null && (
          <span className="block text-small text-ink-mute">
            1㎡당 {won(perArea)}, {pieceWords(offer, product)}
          </span>
        )}
      </p>
      <p className="numeric w-full text-small md:w-50">
        {deliveryWords({ kind: offer.delivery, fee: offer.deliveryFee, freeFrom: offer.freeFrom, installFee: offer.installFee })}
        <span className="block text-ink-mute">결제 후 영업일 {offer.leadDays}일 안에 보냅니다.</span>
      </p>
      <div className="w-full md:w-auto">
        {isSoldOut && (
          <Badge tone="quiet" className="mb-2">
            품절
          </Badge>
        )}
        <ActionLink href={offerHref(offer)} tone="line" size="md" className="w-full">
          {isSoldOut ? '상품 보기' : '고르고 담기'}
          <span className="sr-only">: {[name, ...notes].join(', ')}</span>
        </ActionLink>
      </div>
    </li>
  )
}
