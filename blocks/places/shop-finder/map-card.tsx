import { Icon } from '@/lib/ui/icon'
import type { ShopPin } from '@/schemas/api/places/map'
import { openingWords } from '@/schemas/rules/places/opening-words'
import { SafeLink } from '@/blocks/base/_parts/action-link'
import { shopHref } from '../_parts/shop-href'
import type { ListedShop } from './ask-shops'

interface Props {
  pin: ShopPin
  /** Absent until the list has turned to its page. */
  shop: ListedShop | undefined
  now: string
  onClose: () => void
}

/** The store that was chosen on the map: enough to call it or to open its page. */
export function MapCard({ pin, shop, now, onClose }: Props) {
  const opening = shop && openingWords(shop.OPEN_STATE, shop.OPEN_UNTIL, new Date(now))
  return (
    <section aria-label="고른 매장" className="map-card" data-map-card="">
      <p role="status" className="sr-only">
        고른 매장: {pin.SHOP_NAME}
      </p>
      <p className="text-caption text-ink-mute">{shop?.TYPE_NAME ?? `${pin.REGION} ${pin.DISTRICT}`}</p>
      <h3 className="mt-0.5 text-title text-pretty">
        <SafeLink href={shopHref(pin.SHOP_ID)} className="underline-offset-4 hover:underline">
          {pin.SHOP_NAME}
        </SafeLink>
      </h3>
      <p className="mt-1 text-small text-pretty text-ink-soft">{shop?.ADDRESS ?? '매장 정보를 불러오는 중입니다'}</p>
      {shop && (
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-small">
          <a
            href={`tel:${shop.PHONE_NUMBER.replace(/[^\d+]/g, '')}`}
            className="numeric inline-flex min-h-11 items-center underline-offset-4 hover:underline"
          >
            {shop.PHONE_NUMBER}
          </a>
          {opening && <span className={shop.OPEN_STATE === 'open' ? 'font-medium text-brand' : 'text-ink-mute'}>{opening}</span>}
        </p>
      )}
      <button type="button" aria-label={`${pin.SHOP_NAME} 닫기`} onClick={onClose} className="map-card-close">
        <Icon name="close" size={20} />
      </button>
    </section>
  )
}
