interface Props {
  shops: readonly { SHOP_ID: string; SHOP_NAME: string; ADDRESS: string; PHONE_NUMBER: string; NOTE?: string }[]
  className?: string
}

/** Shops with their addresses and telephone numbers. */
export function ShopList({ shops, className = '' }: Props) {
  return (
    <ul className={`border-t border-ink md:columns-2 md:gap-x-(--grid-gap) ${className}`}>
      {shops.map((shop) => (
        <li key={shop.SHOP_ID} className="break-inside-avoid border-b border-line py-4">
          <h3 className="text-body font-semibold text-pretty">{shop.SHOP_NAME}</h3>
          <p className="mt-0.5 text-small text-pretty text-ink-soft">{shop.NOTE ? `${shop.ADDRESS} (${shop.NOTE})` : shop.ADDRESS}</p>
          <a
            href={`tel:${shop.PHONE_NUMBER.replace(/[^\d+]/g, '')}`}
            className="numeric inline-flex min-h-11 items-center text-small text-ink-mute underline-offset-4 hover:underline"
          >
            {shop.PHONE_NUMBER}
          </a>
        </li>
      ))}
    </ul>
  )
}
