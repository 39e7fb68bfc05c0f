import { SafeLink } from '@/blocks/base/_parts/action-link'
import { Picture } from '@/blocks/base/_parts/picture'
import { shaped } from '@/blocks/base/_parts/shaped'
import type { ViewProps } from '@/renderer/define-block'
import type { Data } from './load'
import type { Props } from './schema'

/** The banners of a position; without one that is open now it renders nothing, so that no gap is left. */
export function Banner({ props: { layout, label }, data: { banners } }: ViewProps<Props, Data>) {
  if (banners.length === 0) return null
  const isPair = layout === 'pair' && banners.length > 1
  return (
    <div className="frame">
      <ul aria-label={label} className={`grid gap-(--grid-gap) ${isPair ? 'lg:grid-cols-2' : ''}`.trimEnd()}>
        {banners.map((banner, index) => {
          // Of an odd number the first has the row to itself, so that none is left with a gap beside it.
          const isWide = !isPair || (index === 0 && banners.length % 2 === 1)
          return (
            <li key={banner.bannerId} data-count-banner={banner.bannerId} style={isPair && isWide ? { gridColumn: '1 / -1' } : undefined}>
              <BannerCard banner={banner} isWide={isWide} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Text and photograph side by side on paper. It is a notice and no section of the page: its title is no heading. */
function BannerCard({ banner, isWide }: { banner: Data['banners'][number]; isWide: boolean }) {
  const { title, description, link, newWindow, alt } = banner
  return (
    <div className="card relative grid h-full grid-cols-[7.75rem_1fr] overflow-hidden rounded-sm bg-surface sm:grid-cols-[5fr_7fr]">
      <div className="col-start-2 self-center px-4.5 py-5 md:px-7">
        <p className="card-title text-title md:text-h3">
          <SafeLink href={link} newWindow={newWindow === 'Y'} className="stretched">
            {title}
          </SafeLink>
        </p>
        {description && <p className="mt-0.5 text-small text-pretty text-ink-soft md:mt-1">{description}</p>}
      </div>
      <Picture
        image={shaped(banner.imagePc, alt, banner.imagePcShape)}
        mobile={shaped(banner.imageMo, alt, banner.imageMoShape)}
        mobileSizes="124px"
        ratio="fill"
        sizes={`(width >= 1280px) ${isWide ? 534 : 260}px, (width >= 480px) 42vw, 124px`}
        lively
        className="col-start-1 row-start-1 min-h-42 sm:min-h-56"
      />
    </div>
  )
}
