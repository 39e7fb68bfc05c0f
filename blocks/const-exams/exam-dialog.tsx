'use client'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/lib/ui/icon'
import { readConstExam } from '@/schemas/api/architectures'
import { call } from '@/schemas/api/call'
import type { Item } from '@/schemas/api/contract'
import { Picture } from '../_parts/picture'
import { productHref } from '../_parts/product/product-card'
import { shaped } from '../_parts/shaped'

type State = { name: 'loading' } | { name: 'failed' } | { name: 'shown'; exam: Item<typeof readConstExam> }

export function ExamDialog({ seq, title, close, onOpen }: { seq: number; title: string; close: () => void; onOpen: () => void }) {
  const [state, setState] = useState<State>({ name: 'loading' })
  const [tries, setTries] = useState(0)
  const opened = useRef(onOpen)
  useEffect(() => opened.current(), [])
  useEffect(() => {
    const leaving = new AbortController()
    call(readConstExam, { seq }, { signal: leaving.signal }).then(
      ({ item }) => setState({ name: 'shown', exam: item }),
      () => leaving.signal.aborted || setState({ name: 'failed' }),
    )
    return () => leaving.abort()
  }, [seq, tries])
  const again = () => {
    setState({ name: 'loading' })
    setTries((n) => n + 1)
  }
  return (
    <>
      <div className="flex shrink-0 items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5 md:pl-8">
        <h2 className="type-title">{title}</h2>
        <button type="button" onClick={close} aria-label="닫기" className="grid size-11 shrink-0 place-items-center rounded-full">
          <Icon name="close" size={22} />
        </button>
      </div>
      {/* Focusable, so that the keyboard alone can scroll it. */}
      <div
        tabIndex={0}
        role="region"
        aria-label={title}
        aria-busy={state.name === 'loading'}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-6 -outline-offset-2 md:px-8 md:py-8"
      >
        {state.name === 'failed' && (
          <div role="alert" className="rounded-sm bg-surface px-5 py-10 text-center text-ink-soft">
            <p>시공 예를 불러오지 못했습니다.</p>
            <button type="button" onClick={again} className="mt-2 min-h-11 px-4 font-semibold text-ink underline underline-offset-4">
              다시 불러오기
            </button>
          </div>
        )}
        {state.name === 'shown' && <Exam exam={state.exam} />}
      </div>
    </>
  )
}

function Exam({ exam }: { exam: Item<typeof readConstExam> }) {
  return (
    <>
      {exam.SUMMARY && <p className="type-lead max-w-[40em] text-pretty text-ink-soft">{exam.SUMMARY}</p>}
      <div className="mt-6 grid gap-4">
        {exam.imageList.map(({ FILE_FULL_PATH, ALT, SHAPE }) => (
          <Picture
            key={FILE_FULL_PATH}
            image={shaped(FILE_FULL_PATH, ALT, SHAPE)}
            sizes="(width >= 960px) 816px, 100vw"
            className="rounded-sm"
          />
        ))}
      </div>
      {exam.PRODUCTS.length > 0 && (
        <>
          <h3 className="type-title mt-8">사용한 제품</h3>
          <ul className="mt-3 border-t border-ink">
            {exam.PRODUCTS.map((product) => (
              <li key={product.ZIN_PRD_ID} className="border-b border-line">
                <a href={productHref(product.ZIN_PRD_ID)} className="group flex items-center gap-4 py-3.5 -outline-offset-2">
                  <Picture
                    image={shaped(product.FILE_PATH, '', product.FILE_SHAPE)}
                    ratio="1/1"
                    sizes="64px"
                    className="w-16! shrink-0 rounded-sm"
                  />
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold underline-offset-4 group-hover:underline">{product.ZIN_PRD_NAME}</span>
                    <span className="block text-small text-ink-mute">{product.SPEC}</span>
                  </span>
                  <Icon name="chevron" size={18} />
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
