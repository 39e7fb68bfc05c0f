import type { ShopLocator as Drawing } from '@/schemas/api/consulting/map'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { wayTo } from './way-to'

interface Props {
  drawing: Drawing
  shop: { SHOP_NAME: string; ADDRESS: string; REGION: string; DISTRICT: string; PARKING: string; LAT: number; LNG: number }
}

/** Where in its province a store is, drawn by the server, and maps that lead to its door. */
export function ShopLocator({ drawing: { LAND, X, Y }, shop }: Props) {
  const place = [shop.REGION, shop.DISTRICT].filter(Boolean).join(' ')
  return (
    <div className="md:grid md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:items-center md:gap-x-10 lg:gap-x-16">
      <svg
        viewBox="0 0 640 400"
        role="img"
        aria-label={`약도: ${shop.SHOP_NAME}, ${place}`}
        className="w-full rounded-sm"
        style={{ background: 'var(--color-info-50)' }}
      >
        {LAND.map(({ PATH, IS_OWN }, index) => (
          <path
            key={index}
            d={PATH}
            style={{
              fill: `var(--color-neutral-${IS_OWN ? '0' : '50'})`,
              stroke: 'var(--color-neutral-300)',
              strokeWidth: IS_OWN ? 1.5 : 1,
            }}
          />
        ))}
        <g style={{ fontSize: 15, textAnchor: 'middle', fill: 'var(--color-ink-mute)' }}>
          {LAND.map(({ NAME, X: x, Y: y }) =>
            x > 0 && NAME ? (
              <text key={NAME} x={x} y={y + 5}>
                {NAME}
              </text>
            ) : null,
          )}
        </g>
        <path
          d={`M${X} ${Y}l-11 -15a14 14 0 1 1 22 0z`}
          style={{ fill: 'var(--color-accent)', stroke: 'var(--color-page)', strokeWidth: 2 }}
        />
        <circle cx={X} cy={Y - 23} r={5} style={{ fill: 'var(--color-page)' }} />
      </svg>
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
