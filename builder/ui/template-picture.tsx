import type { ReactNode } from 'react'
import type { Block } from '@/schemas/page/document'
import { isPictureUrl, thumbnail } from './thumbnail'

/** How many rows a small preview has room for. */
const MOST_ROWS = 6
const INK = 'bg-studio-300'
// By type name: the list of documents does not load the block definitions.
const PICTURES = new Set(['image', 'gallery', 'video'])
const LISTS = /-(?:list|cards|rail|picks|others|cases|exams|products)$|^event-/

/** A small preview of a template: its photographs, and its other blocks in order. */
export function TemplatePicture({ blocks }: { blocks: readonly Block[] }) {
  const rows = blocks.flatMap((block) => rowsOf(block)).slice(0, MOST_ROWS)
  return (
    <span className="flex h-[86%] w-3/5 flex-col gap-1 self-end overflow-hidden rounded-t-xs bg-studio-panel p-1.5 pb-0 shadow-studio">
      {rows.map((row, i) => (
        <span key={i} className="flex w-full shrink-0 gap-1 *:min-w-0 *:flex-1">
          {row.map((block, j) => (
            <span key={j} className="flex flex-col gap-0.5">
              {sketchOf(block)}
            </span>
          ))}
        </span>
      ))}
    </span>
  )
}

/** A container is previewed by its children: side by side in columns and grids, below each other elsewhere. */
function rowsOf(block: Block): Block[][] {
  const slots = Object.values(block.slots ?? {}).filter((list) => list.length > 0)
  if (slots.length === 0) return [[block]]
  if (block.type === 'columns') return [slots.map((list) => list[0]!)]
  if (block.type === 'grid') return [slots.flat().slice(0, 3)]
  return slots[0]!.flatMap((child) => rowsOf(child))
}

function sketchOf(block: Block): ReactNode {
  const picture = pictureIn(block.props)
  const isTall = block.type === 'hero'
  if (picture !== undefined)
    return <img src={thumbnail(picture, 320)} alt="" loading="lazy" className={`w-full object-cover ${isTall ? 'h-14' : 'h-8'}`} />
  if (block.type === 'heading') return <span className="my-0.5 h-1.5 w-1/2 rounded-full bg-studio-500" />
  if (block.type === 'button') return <span className="h-2 w-1/4 rounded-full bg-studio-500" />
  if (block.type === 'divider') return <span className="my-1 h-px w-full bg-studio-300" />
  if (isTall || PICTURES.has(block.type)) return <span className={`w-full bg-studio-200 ${isTall ? 'h-14' : 'h-8'}`} />
  if (LISTS.test(block.type))
    return (
      <span className="flex gap-1">
        {[0, 1, 2].map((n) => (
          <span key={n} className="h-6 flex-1 bg-studio-200" />
        ))}
      </span>
    )
  return ['w-full', 'w-full', 'w-2/3'].map((width, i) => <span key={i} className={`h-0.5 rounded-full ${INK} ${width}`} />)
}

/** The first picture in the props, however deep. */
function pictureIn(value: unknown): string | undefined {
  if (typeof value === 'string') return isPictureUrl(value) && /\.(?:webp|jpe?g|png|avif)$/i.test(value) ? value : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const one of Object.values(value)) {
    const found = pictureIn(one)
    if (found !== undefined) return found
  }
  return undefined
}
