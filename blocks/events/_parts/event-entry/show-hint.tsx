'use client'
import { isSafeSource } from '@/lib/html/is-safe-link'
import { openDialog } from '@/lib/ui/dialogs'
import { Icon } from '@/lib/ui/icon'
import { SHEET } from '@/blocks/base/_parts/sheet'
import type { EntryEvent } from './entry-event'

/** Shows the picture over the page; resolves when it is closed. */
export async function showHint(picture: NonNullable<EntryEvent['GAME']['hintImage']>): Promise<void> {
  await openDialog('event-hint', {
    title: '힌트',
    className: `${SHEET} max-h-[90dvh] w-[min(640px,calc(100vw-48px))] max-sm:h-fit!`,
    render: (close) => (
      <>
        <div className="flex shrink-0 items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5 md:pl-8">
          <h2 className="type-title">힌트</h2>
          <button type="button" onClick={() => close()} aria-label="닫기" className="grid size-11 shrink-0 place-items-center rounded-full">
            <Icon name="close" size={22} />
          </button>
        </div>
        <div
          role="region"
          aria-label="힌트 그림"
          tabIndex={0}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5 -outline-offset-2 md:p-8"
        >
          {/* Shown uncropped, in its own ratio. */}
          <img
            src={isSafeSource(picture.src) ? picture.src : undefined}
            alt={picture.alt}
            className="mx-auto max-h-[60dvh] w-full rounded-sm object-contain"
          />
        </div>
      </>
    ),
  })
}
