'use client'
import { FileSearch, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { ICON, LINE_BUTTON } from '../ui/studio'

/** Rows that are on their way, in their real height; grey only after 300 ms, because most arrive before that. */
export function WaitingRows() {
  return (
    <div role="status" aria-label="목록을 불러오는 중입니다" className="mt-2 md:mt-11">
      {Array.from({ length: 20 }, (_, i) => (
        <div
          key={i}
          aria-hidden
          className="flex h-15 items-center gap-6 border-b border-studio-100 px-3 transition-opacity delay-300 duration-(--duration-base) max-md:h-33 starting:opacity-0"
        >
          <span className="size-4 rounded-xs bg-studio-100" />
          <span className="grid flex-1 gap-2">
            <span className="h-3 w-2/5 rounded-xs bg-studio-100" />
            <span className="h-2.5 w-3/5 max-w-75 rounded-xs bg-studio-100" />
          </span>
          <span className="h-5 w-16 rounded-full bg-studio-100 max-md:hidden" />
          <span className="h-3 w-24 rounded-xs bg-studio-100 max-md:hidden" />
        </div>
      ))}
    </div>
  )
}

/** Says why there is nothing, and offers one step. */
export function Nothing({ title, text, children }: { title: string; text: ReactNode; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-1 px-4 py-20 text-center">
      <FileSearch size={28} strokeWidth={1.25} aria-hidden className="mb-2 text-studio-500" />
      <h2 className="text-studio-title">{title}</h2>
      <p className="text-balance text-studio-text-mute">{text}</p>
      {children && <div className="mt-4">{children}</div>}
    </div>
  )
}

/** In place of the rows, or as a line above those that are known. */
export function NotLoaded({ message, isPartial, onRetry }: { message: string; isPartial: boolean; onRetry: () => void }) {
  const button = (
    <button type="button" className={LINE_BUTTON} onClick={onRetry}>
      <RotateCw {...ICON} />
      다시 불러오기
    </button>
  )
  if (isPartial)
    return (
      <div role="alert" className="mb-2 flex flex-wrap items-center gap-3 rounded-md bg-danger-soft px-3.5 py-2">
        <p className="min-w-0 flex-1 text-danger">새 목록을 받지 못해 앞서 받은 목록을 보여 드립니다. {message}</p>
        {button}
      </div>
    )
  return (
    <div role="alert" className="grid justify-items-center gap-1 px-4 py-20 text-center">
      <h2 className="text-studio-title">목록을 불러오지 못했습니다.</h2>
      <p className="text-studio-text-mute">{message}</p>
      <div className="mt-4">{button}</div>
    </div>
  )
}
