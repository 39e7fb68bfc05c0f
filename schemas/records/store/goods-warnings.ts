interface GoodsForm {
  kind: string
  options: readonly unknown[]
  variants: readonly { stock?: number }[]
}

/** Goods begin with what their combinations are given; without it everybody reads that they are sold out. */
export function goodsWarnings({ kind, options, variants }: GoodsForm): string[] {
  if (kind !== 'goods') return []
  if (options.length === 0) return ['게시하면 품절로 보입니다. 옵션이 없는 상품의 재고는 게시한 뒤 ‘재고’ 화면에서 넣어 주세요.']
  const empty = variants.filter(({ stock = 0 }) => stock === 0).length
  if (empty === 0) return []
  if (empty === variants.length) return ['처음 재고가 없어, 게시하면 품절로 보입니다.']
  return [`처음 재고가 없는 조합 ${empty}가지는 게시하면 품절로 보입니다.`]
}
