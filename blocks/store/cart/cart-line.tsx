'use client'
import { Icon } from '@/lib/ui/icon'
import type { CartItem } from '@/schemas/api/store/cart'
import { CheckBox } from '@/blocks/base/_parts/form/check-box'
import { Picture } from '@/blocks/base/_parts/picture'
import { shaped } from '@/blocks/base/_parts/shaped'
import { won } from '../_parts/won'
import { canBuy } from './lines-of'
import { lineNotes } from './line-notes'
import { OptionChange } from './option-change'
import { Quantity } from './quantity'

interface Props {
  line: CartItem
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onChange: (change: Partial<Pick<CartItem, 'qty' | 'optionId'>>) => void
  onRemove: () => void
}

/** One line: whether it is ordered, what it is, how many, what it costs, and what changed since it was put in. */
export function CartLine({ line, isChosen, onChoose, onChange, onRemove }: Props) {
  const { name, brand, choices, price, listPrice, qty, state, left } = line
  const notes = lineNotes(line)
  const isGone = state === 'ended' || state === 'soldOut'
  const title = state === 'ended' || !line.productId ? name : <a href={`/store/goods/${encodeURIComponent(line.productId)}`}>{name}</a>
  return (
    <li className="border-t border-line py-5" data-line={line.cartSeq}>
      <div className="flex flex-wrap gap-3 md:gap-6">
        <CheckBox
          checked={isChosen && canBuy(line)}
          disabled={!canBuy(line)}
          onChange={({ target }) => onChoose(target.checked)}
          className="shrink-0 items-start!"
        >
          <span className="sr-only">{name} 주문하기</span>
        </CheckBox>
        <div className="w-20 shrink-0 md:w-24" style={isGone ? { opacity: 0.4 } : undefined}>
          <Picture image={shaped(line.image, '', line.imageShape)} ratio="1/1" sizes="96px" />
        </div>
        {/* Where large letters leave no room for a name, it stands below the picture. */}
        <div className="min-w-0 grow" style={{ flexBasis: '8.5rem' }}>
          <div className="flex items-start gap-2">
            <div className="min-w-0 grow">
              {brand && <p className="text-caption text-ink-mute">{brand}</p>}
              <h3 className={`font-semibold wrap-anywhere ${isGone ? 'text-ink-mute' : ''}`}>{title}</h3>
              {choices.length > 0 && <p className="mt-1 text-small text-ink-mute">{choices.join(', ')}</p>}
              {line.arrival && <p className="mt-1 text-small text-ink-mute">{line.arrival} 도착 예정</p>}
            </div>
            <button
              type="button"
              data-remove=""
              onClick={onRemove}
              aria-label={`${name} 빼기`}
              className="-mt-2.5 -mr-2.5 grid size-11 shrink-0 place-items-center rounded-full hover:bg-surface"
            >
              <Icon name="close" size={20} />
            </button>
          </div>
          {line.optionYn === 'Y' && <OptionChange line={line} onChoose={(optionId) => onChange({ optionId })} />}
          {left !== null && state === 'ok' && <p className="text-small text-accent">{left}개 남았습니다.</p>}
          {line.customYn === 'Y' && (
            <p className="mt-1 text-small text-ink-mute">주문 제작 상품이어서, 단순 변심으로는 반품하실 수 없습니다.</p>
          )}
        </div>
      </div>
      {notes.length > 0 && (
        <div className={`mt-3 rounded-sm px-4 py-3 text-small ${state === 'ok' ? 'bg-accent-soft' : 'bg-danger-soft'}`}>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          {state === 'short' && left !== null && (
            <button type="button" onClick={() => onChange({ qty: left })} className="min-h-11 font-semibold underline underline-offset-4">
              {left}개로 바꾸기
            </button>
          )}
          {state === 'ok' && (
            <button type="button" onClick={() => onChange({ qty })} className="min-h-11 font-semibold underline underline-offset-4">
              확인했습니다
            </button>
          )}
        </div>
      )}
      {!isGone && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
          <Quantity name={name} qty={qty} onChange={(next) => onChange({ qty: next })} />
          <p className="numeric text-right">
            {listPrice > price && (
              <>
                <span className="sr-only">정가 </span>
                <del className="mr-2 text-small text-ink-mute">{won(listPrice * qty)}</del>
                <span className="sr-only">판매가 </span>
              </>
            )}
            <b className="font-semibold">{won(price * qty)}</b>
          </p>
        </div>
      )}
    </li>
  )
}
