'use client'
import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { Icon } from '@/lib/ui/icon'
import { DESTRUCTIVE } from '@/lib/ui/safe-focus'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { readProduct } from '@/schemas/api/catalog/products'
import { CallFailure } from '@/schemas/api/base/failure'
import { comparedPath } from '@/schemas/rules/catalog/compare-list'
import type { ComparedProduct } from '@/schemas/rules/catalog/read-products'
import { Picture } from '@/blocks/base/_parts/picture'
import { comparison, differing } from './comparison'
import { ComparedValue } from './compared-value'
import { clearCompared, stopComparing, useCompareList } from './use-compare-list'

type Product = Item<typeof readProduct>
/** `gone`: the product was deleted. */
type Found = Record<string, Product | 'gone'>

const quiet =
  'min-h-11 rounded-sm px-4 text-small font-semibold transition-colors duration-(--duration-quick) bg-surface-deep hover:bg-line disabled:text-ink-mute'

/** The products of the compare list side by side, with their differences along rows. */
export function CompareLayer({ close }: { close: () => void }) {
  const { products, categoryName } = useCompareList()
  const [found, setFound] = useState<Found>({})
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [isShort, setShort] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => heading.current!.focus(), [])
  useEffect(() => {
    const leave = new AbortController()
    readAll(products, leave.signal).then(
      (answers) => leave.signal.aborted || setFound(answers),
      () => leave.signal.aborted || setFailed(true),
    )
    return () => leave.abort()
    // Removing a product loads nothing: the list only shrinks while the layer is open.
  }, [attempt]) // eslint-disable-line react-hooks/exhaustive-deps -- see above

  /** The focused button is removed with it: the heading gets the focus, and says how many are left. */
  const change = (act: () => void) => {
    act()
    heading.current!.focus()
  }
  const here = products.map((product) => ({ product, found: found[product.id] }))
  const all = comparison(here.map(({ found: item }) => (item === 'gone' ? undefined : item)))
  const rows = isShort ? differing(all) : all
  return (
    <div className="flex h-full flex-col">
      <div className="flex min-h-(--size-header-mobile) shrink-0 items-center gap-3 border-b border-line px-(--gutter) py-1.5 md:min-h-(--size-header)">
        <h2 ref={heading} tabIndex={-1} className="type-title min-w-0 flex-1 outline-none!">
          제품 비교
          <span role="status" className="numeric ml-2 text-small font-normal text-ink-mute">
            {products.length > 0 ? `${categoryName} ${products.length}개` : '비었습니다.'}
          </span>
        </h2>
        {products.length > 1 && (
          <label className="flex min-h-11 cursor-pointer items-center gap-2 text-small">
            <input type="checkbox" checked={isShort} onChange={({ target }) => setShort(target.checked)} className="size-5" />
            다른 것만
          </label>
        )}
        <button type="button" {...DESTRUCTIVE} disabled={products.length === 0} onClick={() => change(clearCompared)} className={quiet}>
          전체 비우기
        </button>
        <button
          type="button"
          aria-label="닫기"
          onClick={close}
          className="-mr-2.5 grid size-11 place-items-center rounded-full hover:bg-surface"
        >
          <Icon name="close" />
        </button>
      </div>
      {products.length === 0 ? (
        <div className="grid flex-1 place-content-center justify-items-center gap-2 px-6 text-center">
          <p className="type-title">비교할 제품이 없습니다.</p>
          <p className="text-small text-ink-mute">제품 목록이나 제품 화면에서 비교함에 담아 주세요.</p>
          <button type="button" onClick={close} className={`${quiet} mt-4`}>
            제품 계속 보기
          </button>
        </div>
      ) : (
        <div
          role="region"
          aria-label="제품 비교표"
          tabIndex={0}
          className="min-h-0 flex-1 overflow-auto overscroll-contain -outline-offset-2"
        >
          <a
            href={comparedPath(products.map(({ id }) => id))}
            className="sticky left-0 inline-flex px-(--gutter) min-h-11 items-center text-small font-semibold underline underline-offset-4"
          >
            공유할 화면
          </a>
          {failed && (
            <p role="alert" className="flex flex-wrap items-center gap-3 bg-surface px-(--gutter) py-3 text-small">
              제품 정보를 불러오지 못했습니다. 네트워크 연결을 확인한 뒤 다시 시도해 주세요.
              <button
                type="button"
                className={quiet}
                onClick={() => {
                  setFailed(false)
                  setAttempt(attempt + 1)
                }}
              >
                다시 불러오기
              </button>
            </p>
          )}
          <table
            className="min-w-full border-separate [border-spacing:0] text-left align-top md:mx-[max(var(--gutter),calc(50%-var(--container-base)/2))] md:w-[min(100%-2*var(--gutter),var(--container-base))] md:min-w-[calc(10rem+var(--products)*12rem)] md:table-fixed"
            style={{ '--products': products.length } as CSSProperties}
          >
            <caption className="sr-only">{categoryName} 제품의 규격과 성능 비교</caption>
            <thead>
              <tr>
                <td className={`${corner} z-2 border-b border-ink`} />
                {here.map(({ product, found: item }) => (
                  <th
                    key={product.id}
                    scope="col"
                    className="w-44 min-w-44 border-b border-ink px-3 pt-4 pb-5 align-top font-normal md:w-auto md:min-w-60"
                  >
                    <div className="relative max-w-80">
                      <Picture
                        image={{ src: product.image, alt: '' }}
                        ratio="1/1"
                        sizes="(width >= 1024px) 320px, 176px"
                        className="rounded-sm"
                      />
                      <button
                        type="button"
                        aria-label={`비교함에서 빼기: ${product.name}`}
                        onClick={() => change(() => stopComparing(product.id))}
                        className="absolute top-1 right-1 grid size-11 place-items-center rounded-full bg-page shadow-float"
                      >
                        <Icon name="close" size={18} />
                      </button>
                    </div>
                    {item === 'gone' ? (
                      <p className="mt-3 text-small text-ink-mute">{product.name}. 더 이상 찾을 수 없는 제품입니다.</p>
                    ) : (
                      <a
                        href={`/zin/product/${encodeURIComponent(product.id)}`}
                        className="type-title mt-2 flex min-h-11 items-center underline-offset-4 hover:underline"
                      >
                        {product.name}
                      </a>
                    )}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.label}>
                  <th scope="row" className={`${corner} border-b border-line py-4 text-small font-normal text-ink-mute`}>
                    {row.label}
                  </th>
                  {row.values.map((value, i) => (
                    <td key={here[i]!.product.id} className="border-b border-line px-3 py-4 align-top text-small">
                      {here[i]!.found === undefined ? (
                        <span aria-hidden="true" className="block h-5 w-2/3 rounded-xs bg-surface-deep" />
                      ) : (
                        (value && <ComparedValue row={row} at={i} />) || <span className="text-ink-mute">찾을 수 없음</span>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}

/** The first column stays in place while the products scroll. */
const corner = 'sticky left-0 w-24 min-w-24 bg-page pr-3 pl-(--gutter) align-top md:w-40 md:min-w-40 md:pl-0'

async function readAll(products: readonly ComparedProduct[], signal: AbortSignal): Promise<Found> {
  const answers = await Promise.all(
    products.map(async ({ id }): Promise<[string, Product | 'gone']> => {
      try {
        return [id, (await call(readProduct, { prdId: id }, { signal })).item]
      } catch (error) {
        if (error instanceof CallFailure && error.status === 404) return [id, 'gone']
        throw error
      }
    }),
  )
  return Object.fromEntries(answers)
}
