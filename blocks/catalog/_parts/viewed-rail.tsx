import type { RecentProduct } from '@/schemas/rules/catalog/recent-products'
import { Picture } from '@/blocks/base/_parts/picture'

interface Props {
  /** Of the heading. */
  id: string
  title: string
  viewed: readonly RecentProduct[]
  hrefOf: (id: string) => string
  onForget: () => void
}

/** What this browser looked at, as a row, with a button that forgets it; renders nothing without any. */
export function ViewedRail({ id, title, viewed, hrefOf, onForget }: Props) {
  if (viewed.length === 0) return null
  return (
    <section aria-labelledby={id} data-section="plain">
      <div className="frame my-0!">
        <div className="flex items-end justify-between gap-6">
          <h2 id={id} className="type-h2">
            {title}
          </h2>
          <button
            type="button"
            onClick={onForget}
            className="min-h-11 shrink-0 text-small font-semibold underline-offset-4 hover:underline"
          >
            기록 지우기
          </button>
        </div>
        <ul aria-label={title} className="scroll-x -mx-(--gutter) mt-4 flex gap-3 px-(--gutter) py-2 md:mt-8 md:gap-(--grid-gap)">
          {viewed.map((one) => (
            <li key={one.id} className="card relative w-32 shrink-0 md:w-44">
              <Picture image={{ src: one.image, alt: '' }} ratio="1/1" sizes="176px" lively className="rounded-sm" />
              <a href={hrefOf(one.id)} className="stretched mt-3 line-clamp-2 text-small font-medium">
                {one.name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
