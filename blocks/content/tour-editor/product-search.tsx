'use client'
import { useEffect, useRef, useState } from 'react'
import { useId } from '@/lib/ui/use-id'
import { Picture } from '@/blocks/base/_parts/picture'
import { Field, INPUT } from '@/blocks/base/_parts/form/field'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { call } from '@/schemas/api/base/call'
import { searchAll } from '@/schemas/api/site/search'
import type { Listed } from '@/schemas/api/base/contract'
import { saleAt } from '@/schemas/rules/content/picture-points'
import type { ProductTag } from '@/schemas/rules/content/home-tour/tour-document'

interface Props {
  onChoose: (product: Pick<ProductTag, 'productId' | 'goodsId' | 'name'>) => void
  onCancel: () => void
}
type Found = { code: 'none' } | { code: 'failed' } | { code: 'found'; items: Listed<typeof searchAll>[]; words: string }

const PAUSE_MS = 300
/** What a search asks for of each of the two. */
const MOST = 12

/** What of a result is tagged; nothing of a result that is neither a product nor goods. */
function tagOf(link: string): Pick<ProductTag, 'productId' | 'goodsId'> | undefined {
  const sale = saleAt(link)
  if (!sale) return undefined
  if (sale.type === 'products') return { productId: sale.name }
  return sale.path.startsWith('/store/goods/') ? { productId: '', goodsId: sale.name } : undefined
}

/** The search of the site, among products and goods alone. */
export function ProductSearch({ onChoose, onCancel }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const [found, setFound] = useState<Found>({ code: 'none' })
  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    const searchKeyword = words.trim()
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      if (searchKeyword === '') return setFound({ code: 'none' })
      const ask = (currentTab: 'product' | 'store') =>
        call(searchAll, { searchKeyword, currentTab, size: MOST }, { signal: leaving.signal }).then(({ items }) =>
          items.filter(({ link }) => tagOf(link)),
        )
      Promise.all([ask('product'), ask('store')]).then(
        (each) => setFound({ code: 'found', items: each.flat(), words: searchKeyword }),
        () => leaving.signal.aborted || setFound({ code: 'failed' }),
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [words])
  return (
    <div>
      <Field id={id} label="제품이나 상품 찾기">
        <input
          ref={input}
          id={id}
          type="search"
          autoComplete="off"
          placeholder="이름이나 초성"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
          className={INPUT}
        />
      </Field>
      <p role="status" className="mt-2 text-small text-ink-mute">
        {found.code === 'found' &&
          (found.items.length === 0 ? `‘${found.words}’에 맞는 제품이나 상품이 없습니다.` : `제품과 상품 ${found.items.length}개`)}
        {found.code === 'failed' && '찾지 못했습니다. 연결을 확인해 주세요.'}
      </p>
      {found.code === 'found' && found.items.length > 0 && (
        <ul aria-label="찾은 제품과 상품" className="mt-2 border-t border-line">
          {found.items.map(({ link, title, image, imageShape, kind }) => (
            <li key={link} className="border-b border-line">
              <button
                type="button"
                onClick={() => onChoose({ ...tagOf(link)!, name: title })}
                className="flex min-h-14 w-full items-center gap-4 py-2 text-left hover:bg-surface"
              >
                <span className="w-14 shrink-0">
                  <Picture image={{ src: image, alt: '', color: imageShape?.color }} ratio="1/1" sizes="56px" className="rounded-sm" />
                </span>
                <span className="min-w-0">
                  <span className="block truncate">{title}</span>
                  <span className="text-small text-ink-mute">{kind}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <LineButton onClick={onCancel} className="mt-4 w-full">
        자리 다시 고르기
      </LineButton>
    </div>
  )
}
