import type { ShopLocator as Drawing } from '@/schemas/api/places/map'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { wayTo } from './way-to'

const [WIDTH, HEIGHT] = [640, 400]

interface Props {
  drawing: Drawing
  shop: { SHOP_NAME: string; ADDRESS: string; REGION: string; DISTRICT: string; PARKING: string; LAT: number; LNG: number }
}

/** Where in its province a store is, drawn by the server, and maps that lead to its door. */
export function ShopLocator({ drawing: { LAND, X, Y }, shop }: Props) {
  const place = [shop.REGION, shop.DISTRICT].filter(Boolean).join(' ')
  return (
    <div className="md:grid md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:items-center md:gap-x-10 lg:gap-x-16">
      <div role="img" aria-label={`약도: ${shop.SHOP_NAME}, ${place}`} className="relative overflow-hidden rounded-sm">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="block w-full" style={{ background: 'var(--color-info-50)' }}>
          {LAND.map(({ PATH, IS_OWN }, index) => (
            <path
              key={index}
              d={PATH}
              style={{ fill: `var(--color-neutral-${IS_OWN ? 0 : 50})`, stroke: 'var(--color-neutral-300)', strokeWidth: IS_OWN ? 1.5 : 1 }}
            />
          ))}
        </svg>
        {LAND.map(({ NAME, X: x, Y: y }) =>
          NAME && x > 0 ? (
            <span key={NAME} className="absolute text-caption text-ink-mute" style={{ ...at(x, y), translate: '-50% -50%' }}>
              {NAME}
            </span>
          ) : null,
        )}
        <svg width={32} height={40} viewBox="0 0 32 40" className="absolute" style={{ ...at(X, Y), translate: '-50% -100%' }}>
          <path d="M16 39L5.5 25a14 14 0 1 1 21 0z" style={{ fill: 'var(--color-accent)', stroke: 'var(--color-page)', strokeWidth: 2 }} />
          <circle cx={16} cy={16} r={5} style={{ fill: 'var(--color-page)' }} />
        </svg>
      </div>
      <div className="mt-5">
        <p className="text-body font-semibold text-pretty">{shop.ADDRESS}</p>
        {shop.PARKING && <p className="mt-1 text-small text-pretty text-ink-soft">{shop.PARKING}</p>}
        <div className="mt-5 flex flex-wrap gap-2">
          <ActionLink href={wayTo(shop)} newWindow>
            카카오맵 길찾기
          </ActionLink>
          <ActionLink href={`https://map.naver.com/p/search/${encodeURIComponent(shop.ADDRESS)}`} newWindow>
            네이버 지도
          </ActionLink>
        </div>
      </div>
    </div>
  )
}

const at = (x: number, y: number) => ({ left: `${(x / WIDTH) * 100}%`, top: `${(y / HEIGHT) * 100}%` })
