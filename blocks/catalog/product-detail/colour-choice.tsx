'use client'
import { useState } from 'react'
import { requestPhoto } from '@/blocks/base/_parts/gallery/request-photo'
import { Picture } from '@/blocks/base/_parts/picture'

interface Colour {
  code: string
  name: string
  image: string
  /** The product that this colour is, where it is another one. */
  product?: string | undefined
}

/**
 * The colours of a product as swatches. The chosen one is outlined and named, and the gallery shows it; a link leads to its product, whose
 * number and price are its own.
 */
export function ColourChoice({ id, colours, chosen: first }: { id: string; colours: readonly Colour[]; chosen: string | undefined }) {
  const [chosen, setChosen] = useState(first)
  const at = colours.findIndex(({ code }) => code === chosen)
  const colour = colours[at]
  return (
    <fieldset className="mt-7">
      <legend className="text-small">
        <b className="mr-1 font-semibold">색상</b> <span role="status">{colour?.name}</span>{' '}
        <span className="numeric text-caption text-ink-mute">
          {at >= 0 && <span aria-hidden="true">{`${at + 1} / `}</span>}
          <span className="sr-only">모두 </span>
          {colours.length}
          {at >= 0 ? <span className="sr-only">가지</span> : '가지'}
        </span>
      </legend>
      <div className="mt-2.5 flex flex-wrap gap-3">
        {colours.map(({ code, name, image }) => (
          <label key={code} className="relative block size-13 cursor-pointer md:size-14" title={name}>
            <input
              type="radio"
              name={`${id}-colour`}
              value={code}
              checked={code === chosen}
              onChange={() => {
                setChosen(code)
                requestPhoto(image)
              }}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <Picture
              image={{ src: image, alt: '', width: 320 }}
              ratio="1/1"
              sizes="56px"
              className="pointer-events-none rounded-sm outline-offset-3 outline-ink peer-checked:outline-2 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-5 peer-focus-visible:outline-dashed after:absolute after:inset-0 after:rounded-sm after:inset-ring after:inset-ring-neutral-900/14"
            />
            <span className="sr-only">{name}</span>
          </label>
        ))}
      </div>
      {colour?.product && (
        <a
          href={`/zin/product/${encodeURIComponent(colour.product)}`}
          className="mt-2 inline-flex min-h-11 items-center text-small underline underline-offset-4"
        >
          {colour.name} 제품 보기
        </a>
      )}
    </fieldset>
  )
}
