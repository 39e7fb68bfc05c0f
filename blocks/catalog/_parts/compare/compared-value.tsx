import { sources } from '@/blocks/base/_parts/picture'
import type { ComparedRow } from './comparison'

/** More swatches than these would be a second picture. */
const MOST = 12

/** One cell: its words, and the colours where it has some. */
export function ComparedValue({ row: { values, swatches }, at }: { row: ComparedRow; at: number }) {
  const shown = (swatches?.[at] ?? []).filter(({ image }) => image !== '').slice(0, MOST)
  return (
    <>
      {values[at]}
      {shown.length > 0 && (
        <span aria-hidden="true" className="mt-1.5 flex flex-wrap gap-1.5">
          {shown.map(({ name, image }) => (
            <img
              key={name}
              {...sources({ src: image, width: 160 })}
              srcSet={undefined}
              alt=""
              title={name}
              width={32}
              height={32}
              loading="lazy"
              className="size-8 rounded-full bg-surface-deep object-cover"
            />
          ))}
        </span>
      )}
    </>
  )
}
