'use client'
import { Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { FormAlert } from '@/builder/list/form-alert'
import { TextField } from '@/builder/list/text-field'
import { useForm } from '@/builder/list/use-form'
import { ActButton } from '@/builder/ui/act-button'
import { LINE_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import { thumbnail } from '@/builder/ui/thumbnail'
import { withParticle } from '@/lib/particle'
import { call } from '@/schemas/api/base/call'
import { findDraftGoods } from '@/schemas/api/store/order-drafts'
import { wonWords } from '@/schemas/rules/store/won-words'
import type { DraftGoods } from './work-of'

interface GoodsFinderProps {
  isMember: boolean
  onAdd: (goods: DraftGoods) => void
}

const FOUND_WORDS = { ok: '', short: '', soldOut: '품절', ended: '판매하지 않음' } as const

/** Options of goods by name or code, with the price of this customer and what is left; what cannot be sold is said to be so. */
export function GoodsFinder({ isMember, onAdd }: GoodsFinderProps) {
  const [search, setSearch] = useState('')
  const [found, setFound] = useState<DraftGoods[]>()
  const [added, setAdded] = useState('')
  const form = useForm<'search'>(async () => {
    if (search.trim() === '') return { search: '상품 이름이나 코드를 입력해 주세요.' }
    setFound((await call(findDraftGoods, { search, memberYn: isMember ? 'Y' : 'N' })).items)
    return undefined
  }, ['search'])
  return (
    <div>
      <form {...form.given} role="search" aria-label="담을 상품 찾기" className="flex max-w-130 items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField label="상품 이름이나 코드" value={search} maxLength={60} {...form.field('search', setSearch)} />
        </div>
        <button type="submit" className={LINE_BUTTON} aria-disabled={form.isBusy}>
          <Search {...ICON} />
          찾기
        </button>
      </form>
      <FormAlert faults={form.faults} />
      <p role="status" className="mt-2 text-studio-text-mute empty:hidden">
        {added ||
          (found &&
            (found.length === 0 ? '찾은 상품이 없습니다. 이름을 줄여서 다시 찾아 주세요.' : `옵션 ${found.length}가지를 찾았습니다.`))}
      </p>
      {found && found.length > 0 && (
        <ul
          aria-label="찾은 상품"
          className="mt-2 max-h-80 divide-y divide-studio-line overflow-y-auto rounded-md border border-studio-line"
        >
          {found.map((one) => {
            const name = [one.name, ...one.choices].join(', ')
            const isSold = one.state === 'ok'
            return (
              <li key={one.variantId} className="flex flex-wrap items-center gap-3 px-3 py-2">
                <img src={thumbnail(one.image, 160)} alt="" width={48} height={36} className="h-9 w-12 shrink-0 rounded-sm object-cover" />
                <span className="min-w-40 flex-1 wrap-anywhere">
                  {name}
                  <span className="block text-studio-label font-normal text-studio-text-mute tabular-nums">
                    {[
                      wonWords(one.price),
                      isSold ? `재고 ${one.left}개` : FOUND_WORDS[one.state],
                      one.customYn === 'Y' && '주문 제작',
                      one.goodsId,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                {isSold ? (
                  <ActButton
                    icon={Plus}
                    aria-label={`${name} 담기`}
                    onClick={() => {
                      onAdd(one)
                      setAdded(`${withParticle(name, '을/를')} 담았습니다.`)
                    }}
                  >
                    담기
                  </ActButton>
                ) : (
                  <span className="text-studio-label text-danger">담을 수 없음</span>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
