'use client'
import { useEffect, useRef } from 'react'
import { Icon } from '@/lib/ui/icon'
import { COMPARE_MOST } from '@/schemas/rules/catalog/compare-list'
import { openCompare } from '../_parts/compare/open-compare'
import { clearCompared, stopComparing, useCompareList } from '../_parts/compare/use-compare-list'
import { makeRoomFor } from '../_parts/make-room-for'
import { sources } from '@/blocks/base/_parts/picture'

const small = 'min-h-11 rounded-sm px-5 text-small font-semibold whitespace-nowrap transition-colors duration-(--duration-quick)'

/** The compared products, on wide screens only, and only if there are any (look 11). */
export function Tray() {
  const { products, categoryName } = useCompareList()
  const bar = useRef<HTMLElement>(null)
  const isEmpty = products.length === 0
  useEffect(() => (isEmpty ? undefined : makeRoomFor(bar.current!)), [isEmpty])
  if (isEmpty) return null
  const free = COMPARE_MOST - products.length
  const remove = (id: string) => {
    stopComparing(id)
    void import('../_parts/compare/compare-words').then(
      ({ compareWords }) => compareWords.sayRemoved(),
      () => undefined,
    )
    bar.current?.focus() // the focused button is removed
  }
  return (
    <aside
      ref={bar}
      tabIndex={-1}
      aria-label="비교함"
      className="fixed inset-x-0 bottom-0 z-(--z-bottom-bar) hidden bg-page shadow-bar -outline-offset-2 md:block"
    >
      <div className="mx-auto flex h-20 w-[min(100%-2*var(--gutter),var(--container-base))] items-center gap-6">
        <p className="shrink-0 font-semibold">
          비교함{' '}
          <span className="numeric">
            {products.length}/{COMPARE_MOST}
          </span>
          <span className="block text-caption font-normal text-ink-mute">{categoryName}</span>
        </p>
        <ul className="flex gap-4">
          {products.map(({ id, name, image }) => (
            <li key={id} className="relative">
              <a href={`/zin/product/${encodeURIComponent(id)}`} className="block rounded-sm">
                <img
                  {...sources({ src: image, width: 160 })}
                  srcSet={undefined}
                  alt={name}
                  width={48}
                  height={48}
                  decoding="async"
                  className="size-12 rounded-sm bg-surface-deep object-cover"
                />
              </a>
              <button
                type="button"
                aria-label={`비교함에서 빼기: ${name}`}
                onClick={() => remove(id)}
                className="absolute -top-4.5 -right-4.5 grid size-11 place-items-center rounded-full"
              >
                <span className="grid size-5.5 place-items-center rounded-full bg-ink text-on-ink">
                  <Icon name="close" size={12} />
                </span>
              </button>
            </li>
          ))}
        </ul>
        <p className="ml-auto min-w-0 text-right text-caption text-ink-mute max-lg:hidden">
          {free > 0 ? `${free}개를 더 담을 수 있습니다.` : '더 담으려면 하나를 빼 주세요.'}
        </p>
        <div className="ml-auto flex shrink-0 gap-2 lg:ml-0">
          <button type="button" onClick={clearCompared} className={`${small} bg-surface-deep hover:bg-line`}>
            비우기
          </button>
          <button type="button" onClick={openCompare} className={`${small} bg-action text-on-ink hover:bg-action-hover`}>
            비교하기
          </button>
        </div>
      </div>
    </aside>
  )
}
