import { Icon } from '@/lib/ui/icon'
import { distanceWords } from '@/schemas/rules/places/distance'
import { openingWords } from '@/schemas/rules/places/opening-words'
import { Picture } from '@/blocks/base/_parts/picture'
import { SafeLink } from '@/blocks/base/_parts/action-link'
import { shaped } from '@/blocks/base/_parts/shaped'
import { shopHref } from '../_parts/shop-href'
import type { ListedShop } from './ask-shops'

interface Props {
  shop: ListedShop
  level: number
  now: Date
  /** It is marked on the map. */
  isShown: boolean
  onMap: () => void
}

/** One shop of the list: what it is, where, whether it is open, its number. */
export function ShopRow({ shop, level, now, isShown, onMap }: Props) {
  const Title = `h${level}` as 'h3'
  const opening = openingWords(shop.OPEN_STATE, shop.OPEN_UNTIL, now)
  return (
    <article data-shop={shop.SHOP_ID} aria-current={isShown ? 'true' : undefined} className="card relative flex scroll-mt-24 gap-4 py-5">
      <div className="min-w-0 flex-1">
        <p className="text-caption text-ink-mute">
          {shop.TYPE_NAME}
          {shop.km !== undefined && <span className="numeric"> · {distanceWords(shop.km)}</span>}
        </p>
        <Title className="mt-0.5 text-title text-pretty">
          <SafeLink href={shopHref(shop.SHOP_ID)} className="stretched">
            {shop.SHOP_NAME}
          </SafeLink>
        </Title>
        <p className="mt-1 text-small text-pretty text-ink-soft">{shop.ADDRESS}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-small">
          <a
            href={`tel:${shop.PHONE_NUMBER.replace(/[^\d+]/g, '')}`}
            className="numeric relative inline-flex min-h-11 items-center underline-offset-4 hover:underline"
          >
            {shop.PHONE_NUMBER}
          </a>
          <button
            type="button"
            aria-label={`지도에서 보기: ${shop.SHOP_NAME}`}
            onClick={onMap}
            className="relative inline-flex min-h-11 items-center gap-1 underline-offset-4 hover:underline"
          >
            <Icon name="pin" size={16} />
            지도
          </button>
          {opening && <span className={shop.OPEN_STATE === 'open' ? 'font-medium text-brand' : 'text-ink-mute'}>{opening}</span>}
        </p>
      </div>
      <div className="w-24 shrink-0">
        <Picture
          image={
            shop.IMG_BANNER_PC.file_path ? shaped(shop.IMG_BANNER_PC.file_path, shop.IMG_BANNER_ALT, shop.IMG_BANNER_SHAPE) : undefined
          }
          ratio="1/1"
          sizes="96px"
          lively
          className="rounded-sm"
        />
      </div>
    </article>
  )
}
