'use client'
import { showFault } from '@/lib/ui/show-snackbar'
import { MISSING_PART } from '@/schemas/words/unexpected'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import type { EntryEvent } from './entry-event'

type Hinted = Pick<EntryEvent, 'GAME'>

/** Opens the image-hint modal (S-HINT-1, S-VQ-1), which is fetched now; does nothing without a picture. Resolves when it is closed. */
export async function openHint({ GAME }: Hinted): Promise<void> {
  if (!GAME.hintImage) return
  const show = await import('./show-hint').then((module) => module.showHint).catch(() => undefined)
  if (!show) return showFault(MISSING_PART)
  await show(GAME.hintImage)
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
