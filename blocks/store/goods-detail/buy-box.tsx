'use client'
import { useState } from 'react'
import { MOST_PIECES } from '@/schemas/rules/store/most-pieces'
import { choose, chosenVariant, firstChosen } from '@/schemas/rules/store/chosen-variant'
import { won } from '../_parts/won'
import { pictureOf, variantsOf, type Buyable } from './buyable'
import { BuyBar } from './buy-bar'
import { OptionChoice } from './option-choice'
import { Quantity } from './quantity'
import { stockWords } from './stock-words'
import { TotalLines, totalOf } from './total-lines'
import { useBuy } from './use-buy'
import { useOwnPrice } from './use-own-price'

const BUTTON =
  'inline-flex items-center justify-center rounded-sm font-semibold whitespace-nowrap transition-colors duration-(--duration-quick) aria-disabled:cursor-default h-14 flex-1 px-6'
const LINE = `${BUTTON} border border-line-field bg-page hover:border-ink hover:bg-action-quiet`
const FILLED = `${BUTTON} bg-action text-on-ink hover:bg-action-hover aria-disabled:bg-ink-mute`

/** The options, how many pieces, what they cost with delivery and installation, and the two ways to order (SYS-39). */
export function BuyBox({ id, goods }: { id: string; goods: Buyable }) {
  const { options, isSoldOut } = goods
  const variants = variantsOf(goods)
  const [chosen, setChosen] = useState(() => firstChosen(options))
  const [wanted, setWanted] = useState(1)
  const [isJudged, setJudged] = useState(false)
  const variant = chosenVariant(variants, chosen)
  const most = Math.max(1, Math.min(MOST_PIECES, variant?.left ?? MOST_PIECES))
  const picture = pictureOf(goods, variant?.variantId)
  const qty = Math.min(wanted, most)
  const unitPrice = useOwnPrice(id, goods, variant?.extraPrice ?? 0)
  const amounts = totalOf(goods, unitPrice, qty)
  const { busy, buy } = useBuy()
  const optionId = (at: number) => `${id}-option-${at}`

  const order = (isNow: boolean) => {
    const missing = chosen.indexOf(undefined)
    if (!variant) {
      setJudged(true)
      const first = document.getElementById(optionId(missing))?.closest('fieldset')
      return first?.querySelector<HTMLElement>('input:enabled')?.focus()
    }
    void buy({ productId: goods.id, optionId: variant.variantId, qty }, isNow)
  }
  if (isSoldOut)
    return (
      <>
        {options.map(({ name }, at) => (
          <OptionChoice
            key={name}
            id={optionId(at)}
            options={options}
            variants={variants}
            at={at}
            chosen={chosen}
            fault={undefined}
            onChoose={() => {}}
          />
        ))}
        <p className="mt-7 rounded-sm bg-surface px-5 py-4 text-small">
          <b className="font-semibold">품절된 상품입니다.</b> 다시 들어오면 이 화면에서 주문하실 수 있습니다.
        </p>
      </>
    )
  const actions = (
    <>
      <button type="button" onClick={() => order(false)} aria-busy={busy === 'cart'} className={LINE}>
        담기
      </button>
      <button type="button" onClick={() => order(true)} aria-busy={busy === 'now'} className={FILLED}>
        바로 구매
      </button>
    </>
  )
  return (
    <div>
      {options.map(({ name }, at) => (
        <OptionChoice
          key={name}
          id={optionId(at)}
          options={options}
          variants={variants}
          at={at}
          chosen={chosen}
          fault={isJudged && chosen[at] === undefined ? `${name} 옵션을 선택해 주세요.` : undefined}
          onChoose={(option, value) => setChosen(choose(options, variants, chosen, option, value))}
        />
      ))}
      {picture && (
        <figure className="mt-6 flex items-center gap-4">
          <img
            src={picture.src}
            alt={picture.alt}
            width={96}
            height={96}
            loading="lazy"
            className="aspect-square w-24 rounded-sm object-cover"
          />
          <figcaption className="min-w-0 text-small text-ink-mute">{variant!.choices.join(', ')}</figcaption>
        </figure>
      )}
      <div className="mt-6 flex items-center justify-between gap-4">
        <span className="text-small font-semibold">수량</span>
        <Quantity qty={qty} most={most} onChange={setWanted} />
      </div>
      <TotalLines amounts={amounts} delivery={goods.delivery} />
      <p role="status" className="sr-only">
        {variant && options.length > 0
          ? [variant.choices.join(', '), won(unitPrice), stockWords(variant.left), `${qty}개 모두 ${won(amounts.total)}`]
              .filter(Boolean)
              .join('. ')
          : ''}
      </p>
      <div className="mt-6 hidden gap-2 md:flex">{actions}</div>
      <BuyBar total={won(amounts.total)}>{actions}</BuyBar>
    </div>
  )
}
