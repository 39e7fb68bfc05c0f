'use client'
import { Star } from 'lucide-react'
import type { BlockDefinition } from '@/schemas/page/block-definition'
import { usePaletteDrag } from '../drag/use-palette-drag'
import { usePreview } from '../drag/use-preview'
import { useEditor } from '../state/editor-provider'
import { BlockSketch } from './block-sketch'
import { insertNewBlock } from './insert-piece'
import { toggleFavourite } from './palette-use'
import { useScreen } from './screen'
import { ICON } from '../ui/icon'

interface Props {
  definition: BlockDefinition
  isStop: boolean
  isFavourite: boolean
  /** Id of the text that says where a press inserts the block. */
  placeId: string
  onInserted: (() => void) | undefined
}

/** One block of the palette: a press inserts it at the line, a drag where it is dropped, a star makes it a favourite. */
export function PaletteTile({ definition, isStop, isFavourite, placeId, onInserted }: Props) {
  const editor = useEditor()
  const { paletteUse } = useScreen()
  const source = { what: 'new', type: definition.type, label: definition.title } as const
  const { ref, listeners, attributes, isDragging } = usePaletteDrag(source)
  const preview = usePreview(source)
  return (
    <div className="group/tile relative">
      <button
        ref={ref}
        {...attributes}
        {...listeners}
        {...preview}
        type="button"
        data-tile={definition.type}
        aria-describedby={`${placeId} ${attributes['aria-describedby']}`}
        aria-keyshortcuts="F"
        tabIndex={isStop ? 0 : -1}
        onClick={() => {
          if (insertNewBlock(editor, definition)) onInserted?.()
        }}
        className={`grid w-full touch-manipulation justify-items-center gap-1.5 rounded-md border px-1 pt-2.5 pb-2 text-studio-label font-normal text-studio-text select-none hover:border-studio-300 hover:bg-studio-chrome ${
          isDragging ? 'border-studio-field opacity-45' : 'border-studio-line'
        }`}
      >
        <BlockSketch type={definition.type} className="h-9 w-12 text-studio-500" />
        <span className="max-w-full truncate">{definition.title}</span>
      </button>
      <button
        type="button"
        data-star={definition.type}
        aria-pressed={isFavourite}
        aria-label={`${definition.title} 즐겨찾기`}
        title={isFavourite ? '즐겨찾기에서 빼기 (F)' : '즐겨찾기에 넣기 (F)'}
        tabIndex={-1}
        onClick={() => toggleFavourite(paletteUse, definition.type)}
        className={`absolute top-0 right-0 grid size-7 place-items-center rounded-md pointer-coarse:size-11 ${
          isFavourite
            ? 'text-studio-select'
            : 'text-studio-text-mute opacity-0 group-focus-within/tile:opacity-100 group-hover/tile:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-60'
        }`}
      >
        <Star {...ICON} size={14} fill={isFavourite ? 'currentColor' : 'none'} />
      </button>
    </div>
  )
}
