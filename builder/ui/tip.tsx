'use client'
import { Tooltip } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'
import type { Shortcut } from './shortcut'
import { Keys } from './keys'
import { CHROME } from './chrome'

/** A tooltip with the name and the keys of an icon button: the same text as its `aria-label`. */
export function Tip({
  words,
  shortcut,
  side = 'bottom',
  children,
}: {
  words: string
  shortcut?: Shortcut | undefined
  side?: 'top' | 'bottom' | 'left' | 'right'
  children: ReactElement
}) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger render={children} />
      <Tooltip.Portal>
        <Tooltip.Positioner side={side} sideOffset={6} className="z-(--z-overlay)">
          <Tooltip.Popup
            className={`${CHROME} flex items-center gap-2 rounded-md bg-studio-900 px-2 py-1 text-studio-label text-studio-panel shadow-studio`}
          >
            {words}
            {shortcut && <Keys shortcut={shortcut} tone="dark" />}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
