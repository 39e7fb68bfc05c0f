import { Icon } from '@/lib/ui/icon'
import { Picture } from '../picture'
import type { GalleryItem } from './item'

/** The widest file that is offered, for 96 pixels on a screen of three for one. */
const WIDE = 320

export function Thumbs({
  items,
  index,
  choose,
  className,
}: {
  items: GalleryItem[]
  index: number
  choose: (index: number) => void
  className: string
}) {
  return (
    <ul className={`scroll-x -m-1 flex gap-2 p-1 md:gap-3 ${className}`}>
      {items.map((item, i) => {
        const picture = item.TP === '01' ? item.URL : item.poster
        return (
          <li key={i} className="w-16 shrink-0 md:w-24">
            <button
              type="button"
              onClick={() => choose(i)}
              aria-current={i === index || undefined}
              aria-label={`${i + 1}번째 ${item.TP === '02' ? '영상' : '사진'}${item.ALT ? `: ${item.ALT}` : ''}`}
              className="relative block aspect-square w-full overflow-hidden rounded-sm bg-surface-deep ring-ink ring-offset-2 ring-offset-page aria-[current=true]:ring-2"
            >
              {picture && <Picture image={{ src: picture, alt: '', width: WIDE }} ratio="1/1" sizes="96px" />}
              {item.TP === '02' && (
                <span className="absolute inset-0 m-auto grid size-8 place-items-center rounded-full bg-page pl-0.5">
                  <Icon name="play" size={16} />
                </span>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
