'use client'
import { Picture } from '@/blocks/base/_parts/picture'
import { forgetProducts, useRecentProducts } from '../_parts/product/use-recent-products'

/** A row of viewed products, newest first; renders nothing before the first one. */
export function RecentRail({ title, except }: { title: string; except: string | undefined }) {
  const products = useRecentProducts().filter(({ id }) => id !== except)
  if (products.length === 0) return null
  return (
    <section aria-labelledby="recent-products" data-section="plain">
      <div className="frame my-0!">
        <div className="flex items-end justify-between gap-6">
          <h2 id="recent-products" className="type-h2">
            {title}
          </h2>
          <button
            type="button"
            onClick={forgetProducts}
            className="min-h-11 shrink-0 text-small font-semibold underline-offset-4 hover:underline"
          >
            기록 지우기
          </button>
        </div>
        <ul aria-label={title} className="scroll-x -mx-(--gutter) mt-4 flex gap-3 px-(--gutter) py-2 md:mt-8 md:gap-(--grid-gap)">
          {products.map(({ id, name, image }) => (
            <li key={id} className="card relative w-32 shrink-0 md:w-44">
              <Picture image={{ src: image, alt: '' }} ratio="1/1" sizes="176px" lively className="rounded-sm" />
              <a href={`/zin/product/${encodeURIComponent(id)}`} className="stretched mt-3 line-clamp-2 text-small font-medium">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
