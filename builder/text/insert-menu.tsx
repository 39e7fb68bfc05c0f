'use client'
import { Popover } from '@base-ui/react/popover'
import type { BlockDefinition } from '@/schemas/page/block-definition'
import { POPUP } from '../ui/popup'
import { frameScale } from './frame-scale'
import { InsertList } from './insert-list'

interface Props {
  /** Where the menu is anchored, in this window. */
  anchor: () => DOMRect | undefined
  isFit?: (definition: BlockDefinition) => boolean
  onPick: (definition: BlockDefinition) => void
  onClose: () => void
  onSlash?: () => void
}

/** The blocks that may be inserted here, at the caret or at a block. */
export function InsertMenu({ anchor, isFit, onPick, onClose, onSlash }: Props) {
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={{ getBoundingClientRect: () => anchor() ?? new DOMRect(0, 0, 0, 0) }}
          align="start"
          sideOffset={6}
          className="z-(--z-overlay)"
          data-writing=""
          data-writing-open=""
        >
          <Popover.Popup
            aria-label="블록 넣기"
            initialFocus={false}
            finalFocus={false}
            className={`${POPUP} flex max-h-72 w-64 flex-col overflow-hidden`}
            style={{ zoom: 1 / frameScale() }}
          >
            <InsertList {...(isFit ? { isFit } : {})} onPick={onPick} onClose={onClose} onSlash={onSlash} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
