'use client'
import type { BlockCard } from '@/schemas/page/catalogue'
import { usePaletteDrag } from '../drag/use-palette-drag'
import { useEditor } from '../state/editor-context'
import { BlockDrawing } from './block-drawing'
import { insertCard } from './insert-from-palette'

/** One block of the palette: pressed it goes after what is chosen, dragged it goes where it is dropped. */
export function PaletteTile({ card, isStop, onInserted }: { card: BlockCard; isStop: boolean; onInserted: (() => void) | undefined }) {
  const editor = useEditor()
  const { ref, listeners, attributes, isDragging } = usePaletteDrag({ what: 'new', type: card.type, label: card.title })
  return (
    <button
      ref={ref}
      {...attributes}
      {...listeners}
      type="button"
      data-tile={card.type}
      tabIndex={isStop ? 0 : -1}
      onClick={() => {
        if (insertCard(editor, card)) onInserted?.()
      }}
      className={`grid w-full touch-manipulation justify-items-center gap-1.5 rounded-md border px-1 pt-2.5 pb-2 text-studio-label font-normal text-studio-text select-none hover:border-studio-300 hover:bg-studio-chrome ${
        isDragging ? 'border-studio-field opacity-45' : 'border-studio-line'
      }`}
    >
      <BlockDrawing type={card.type} className="h-9 w-12 text-studio-500" />
      <span className="max-w-full truncate">{card.title}</span>
    </button>
  )
}
