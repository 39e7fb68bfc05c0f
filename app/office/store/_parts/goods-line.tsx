import { QUIET } from '@/app/office/_parts/desk/quiet'

interface GoodsLineProps {
  /** Empty where the goods are gone. */
  goodsId: string
  goodsName: string
  /** Fragment of the part of the goods' page that is opened. */
  part: string
}

/** The goods that a row is about, with the way to their page. */
export function GoodsLine({ goodsId, goodsName, part }: GoodsLineProps) {
  if (!goodsId) return <span className={QUIET}>{goodsName}</span>
  return (
    <a
      href={`/store/goods/${encodeURIComponent(goodsId)}#${part}`}
      data-cell="title"
      className={`${QUIET} underline underline-offset-4 max-md:inline-flex max-md:min-h-11 max-md:items-center`}
    >
      {goodsName}
    </a>
  )
}
