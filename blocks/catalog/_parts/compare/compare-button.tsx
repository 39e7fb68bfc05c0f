'use client'
import { Icon } from '@/lib/ui/icon'
import { compare, type Comparable } from './compare'
import { openCompare } from './open-compare'
import { stopComparing, useCompareList } from './use-compare-list'

interface Props {
  product: Comparable
  /** `icon` is in a card's corner; `button` has a label; `bar` is the phone's, which opens the list once it contains the product. */
  look: 'icon' | 'button' | 'bar'
}

const line =
  'inline-flex items-center justify-center gap-2 rounded-sm border border-line-field bg-page px-4 font-semibold whitespace-nowrap transition-colors duration-(--duration-quick) hover:border-ink hover:bg-action-quiet aria-pressed:border-ink aria-pressed:bg-surface-deep'

/** Adds a product to the compare list and removes it again (V-CMP-1, S-CMP-1, S-CMP-3). */
export function CompareButton({ product, look }: Props) {
  const list = useCompareList()
  const isIn = list.products.some(({ id }) => id === product.id)
  const takeOut = () => {
    stopComparing(product.id)
    void import('./compare-words').then(({ compareWords }) => compareWords.sayRemoved())
  }
  const toggle = () => (isIn ? takeOut() : void compare(product))
  if (look === 'icon')
    return (
      <button
        type="button"
        aria-pressed={isIn}
        aria-label={`비교함 담기: ${product.name}`}
        onClick={toggle}
        className="grid size-11 place-items-center rounded-full bg-page shadow-float transition-colors duration-(--duration-quick) aria-pressed:bg-ink aria-pressed:text-on-ink"
      >
        <Icon name={isIn ? 'check' : 'compare'} size={20} />
      </button>
    )
  if (look === 'bar')
    return (
      <button type="button" onClick={isIn ? openCompare : toggle} className={`${line} h-12 flex-1`}>
        {isIn ? (
          <>
            비교하기 <span className="numeric">{list.products.length}</span>
          </>
        ) : (
          '비교함 담기'
        )}
      </button>
    )
  return (
    <button type="button" aria-pressed={isIn} onClick={toggle} className={`${line} h-14`}>
      <Icon name={isIn ? 'check' : 'compare'} size={20} />
      비교함 담기
    </button>
  )
}
