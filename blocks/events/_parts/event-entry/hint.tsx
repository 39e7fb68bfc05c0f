'use client'
import { isSafeSource } from '@/lib/html/is-safe-link'
import { openDialog } from '@/lib/ui/dialogs'
import { Icon } from '@/lib/ui/icon'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { SHEET } from '@/blocks/base/_parts/sheet'
import type { EntryEvent } from './entry-event'

type Hinted = Pick<EntryEvent, 'GAME'>

/** The image-hint modal (S-HINT-1, S-VQ-1); does nothing without a picture. The promise resolves when it is closed. */
export async function openHint({ GAME }: Hinted): Promise<void> {
  const picture = GAME.hintImage
  if (!picture) return
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

/** 힌트 보기: hidden when the event has no hint (S-HINT-1). */
export function HintButton({ event }: { event: Hinted }) {
  if (!event.GAME.hintImage) return null
  return (
    <LineButton aria-haspopup="dialog" onClick={() => void openHint(event)} className="w-full">
      힌트 보기
    </LineButton>
  )
}
