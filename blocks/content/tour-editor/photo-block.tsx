'use client'
import { Picture } from '@/blocks/base/_parts/picture'
import type { Block } from '@/schemas/page/document'
import { TAGS_MOST, type PhotoProps } from '@/schemas/rules/content/home-tour/tour-document'
import { Dot } from '../_parts/dot'
import { CaptionField } from './caption-field'
import { openTags } from './open-tags'
import { useTour } from './tour-context'

const SIZES = '(width >= 1024px) 680px, 100vw'

/** A photograph with its line, and the products on it. */
export function PhotoBlock({ block, name }: { block: Block; name: string }) {
  const session = useTour()
  const { photo, caption, tags } = block.props as unknown as PhotoProps
  return (
    <div>
      <div className="relative">
        <Picture image={{ ...photo, alt: caption || name }} sizes={SIZES} className="rounded-sm" />
        {tags.map(({ x, y }, i) => (
          <Dot key={i} x={x} y={y}>
            {i + 1}
          </Dot>
        ))}
      </div>
      <CaptionField block={block} caption={caption} name={name} />
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => void openTags(session, block.id, name)}
        className="inline-flex min-h-11 items-center gap-1.5 text-small font-semibold underline underline-offset-4"
      >
        제품 표시 <span className="numeric font-normal text-ink-mute">{`${tags.length} / ${TAGS_MOST}`}</span>
      </button>
    </div>
  )
}
