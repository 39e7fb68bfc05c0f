'use client'
import { useRef, useState, type KeyboardEvent } from 'react'
import type { Listed } from '@/schemas/api/base/contract'
import type { listMedia } from '@/schemas/api/site/media'
import { thumbnail } from '../ui/thumbnail'

export type Picture = Listed<typeof listMedia>

/** One tab stop; arrow keys move from picture to picture. */
export function Pictures({
  pictures,
  current,
  onPick,
  label = '사진',
}: {
  pictures: readonly Picture[]
  current: string
  onPick: (picture: Picture) => void
  label?: string
}) {
  const list = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const stop = Math.min(at, pictures.length - 1)

  const onKeyDown = (event: KeyboardEvent): void => {
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
    const top = options[0]?.offsetTop
    const columns = Math.max(1, options.filter((one) => one.offsetTop === top).length)
    const to = {
      ArrowRight: stop + 1,
      ArrowLeft: stop - 1,
      ArrowDown: stop + columns,
      ArrowUp: stop - columns,
      Home: 0,
      End: options.length - 1,
    }[event.code]
    if (to === undefined || !options[to]) return
    event.preventDefault()
    setAt(to)
    options[to].focus()
  }
  return (
    <div
      ref={list}
      role="listbox"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3"
    >
      {pictures.map((picture, i) => (
        <button
          key={picture.src}
          type="button"
          role="option"
          aria-selected={picture.src === current}
          tabIndex={i === stop ? 0 : -1}
          onFocus={() => setAt(i)}
          onClick={() => onPick(picture)}
          className="group grid content-start gap-1 rounded-md p-1 text-left hover:bg-studio-100 aria-selected:bg-studio-select-soft"
        >
          <span
            className="block aspect-case w-full overflow-hidden rounded-sm bg-studio-100 group-aria-selected:outline-2 group-aria-selected:outline-studio-select"
            style={{ backgroundColor: picture.color }}
          >
            <img
              src={thumbnail(picture.kind === 'film' ? picture.poster : picture.shown, 320)}
              alt={picture.alt}
              loading="lazy"
              decoding="async"
              style={{ objectPosition: picture.focal }}
              className="size-full object-cover"
            />
          </span>
          <span className="truncate text-studio-label">{picture.name}</span>
          <span className="text-studio-micro text-studio-text-mute tabular-nums">
            {picture.width} × {picture.height}
          </span>
        </button>
      ))}
    </div>
  )
}
