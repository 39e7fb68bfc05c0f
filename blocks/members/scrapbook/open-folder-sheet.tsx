'use client'
import type { ReactNode } from 'react'
import { openDialog } from '@/lib/ui/dialogs'
import { Icon } from '@/lib/ui/icon'
import { SHEET } from '@/blocks/base/_parts/sheet'

/** Opens a small sheet of the scrapbook; `undefined` where it was closed. */
export function openFolderSheet<R>(
  name: string,
  title: string,
  content: (close: (result?: R) => void) => ReactNode,
): Promise<R | undefined> {
  return openDialog<R>(name, {
    title,
    className: `${SHEET} max-h-[90dvh] w-[min(640px,calc(100vw-48px))] max-sm:h-fit!`,
    render: (close) => (
      <>
        <div className="flex shrink-0 items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5 md:pl-8">
          <h2 className="type-title">{title}</h2>
          <button type="button" onClick={() => close()} aria-label="닫기" className="grid size-11 shrink-0 place-items-center rounded-full">
            <Icon name="close" size={22} />
          </button>
        </div>
        <div className="overflow-y-auto px-5 pt-5 pb-[calc(32px+env(safe-area-inset-bottom))] md:px-8 md:pt-7">{content(close)}</div>
      </>
    ),
  })
}
