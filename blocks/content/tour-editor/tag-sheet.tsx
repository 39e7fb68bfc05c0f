'use client'
import { useState, useSyncExternalStore, type KeyboardEvent, type MouseEvent } from 'react'
import { Icon } from '@/lib/ui/icon'
import { Picture } from '@/blocks/base/_parts/picture'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { TAGS_MOST, type PhotoProps, type ProductTag } from '@/schemas/rules/content/home-tour/tour-document'
import { Dot } from '../_parts/dot'
import { ProductSearch } from './product-search'
import type { TourSession } from './tour-session'

interface Props {
  session: TourSession
  id: string
  name: string
  close: () => void
}
interface Point {
  x: number
  y: number
}
const MIDDLE: Point = { x: 50, y: 50 }
/** Percent of the photograph per key press; with Shift ten times. */
const STEP = 1
const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}
const within = (value: number): number => Math.round(Math.min(100, Math.max(0, value)) * 10) / 10

/** A press on the photograph, or the arrow keys and Enter, choose a place; then a product is searched for it. */
export function TagSheet({ session: { page }, id, name, close }: Props) {
  const block = useSyncExternalStore(
    (listen) => page.subscribeNode(id, listen),
    () => page.node(id)?.block,
    () => page.node(id)?.block,
  )
  const [aim, setAim] = useState(MIDDLE)
  const [at, setAt] = useState<Point>()
  if (!block) return null
  const { photo, caption, tags } = block.props as unknown as PhotoProps
  const isFull = tags.length >= TAGS_MOST
  const set = (label: string, value: ProductTag[]) => page.edit(label, [{ op: 'setProp', id, path: ['tags'], value }])
  const press = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>) => {
    if (isFull) return
    // A press by key has no place of its own.
    if (detail === 0) return setAt(aim)
    const box = currentTarget.getBoundingClientRect()
    const point = { x: within(((clientX - box.x) / box.width) * 100), y: within(((clientY - box.y) / box.height) * 100) }
    setAim(point)
    setAt(point)
  }
  const steer = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const times = event.shiftKey ? 10 : 1
    setAim(({ x, y }) => ({ x: within(x + step.x * times), y: within(y + step.y * times) }))
  }
  const shown = at ?? aim
  return (
    <div className="flex h-full flex-col">
      <div className="flex shrink-0 items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5 md:pl-8">
        <h2 className="type-title">제품 표시</h2>
        <button type="button" onClick={close} aria-label="닫기" className="grid size-11 shrink-0 place-items-center rounded-full">
          <Icon name="close" size={22} />
        </button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-5 pb-[calc(32px+env(safe-area-inset-bottom))] md:px-8">
        <div className="mx-auto grid max-w-narrow gap-6 md:grid-cols-2 md:gap-10">
          <div className="min-w-0">
            <button
              type="button"
              onClick={press}
              onKeyDown={steer}
              aria-disabled={isFull || undefined}
              aria-label={`${name}: 화살표로 자리를 고르고 엔터를 누릅니다. 가로 ${Math.round(aim.x)}%, 세로 ${Math.round(aim.y)}%`}
              className="relative block w-full"
            >
              <Picture image={{ ...photo, alt: caption || name }} sizes="(width >= 768px) 50vw, 100vw" className="rounded-sm" />
              {tags.map(({ x, y }, i) => (
                <Dot key={i} x={x} y={y}>
                  {i + 1}
                </Dot>
              ))}
              {!isFull && (
                <Dot x={shown.x} y={shown.y} isFaint={!at}>
                  <Icon name="plus" size={16} />
                </Dot>
              )}
            </button>
            <p className="mt-3 text-small text-ink-mute">
              {isFull ? `한 사진에 ${TAGS_MOST}개까지 표시할 수 있습니다.` : '제품이나 상품이 있는 곳을 누르고, 이름으로 찾아 고릅니다.'}
            </p>
          </div>
          <div className="min-w-0">
            {at && !isFull && (
              <ProductSearch
                onCancel={() => setAt(undefined)}
                onChoose={(product) => {
                  set('제품 표시하기', [...tags, { ...at, ...product }])
                  setAt(undefined)
                  setAim(MIDDLE)
                  page.announce(`${product.name}: 사진에 표시했습니다.`)
                }}
              />
            )}
            {tags.length > 0 && (
              <ul aria-label="표시한 제품" className="mt-4 border-t border-line">
                {tags.map((tag, i) => (
                  <li key={i} className="flex items-center justify-between gap-3 border-b border-line py-1">
                    <span className="min-w-0 truncate">
                      <span className="numeric mr-1.5 text-ink-mute">{i + 1}</span>
                      {tag.name}
                    </span>
                    <button
                      type="button"
                      aria-label={`${tag.name} 빼기`}
                      onClick={() => set('제품 표시 지우기', tags.toSpliced(i, 1))}
                      className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-surface-deep"
                    >
                      <Icon name="close" size={18} />
                    </button>
                  </li>
                ))}
              </ul>
            )}
            <LineButton onClick={close} className="mt-6 w-full">
              완료
            </LineButton>
          </div>
        </div>
      </div>
    </div>
  )
}
