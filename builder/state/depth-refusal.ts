import type { Block } from '@/schemas/page/document'
import { ancestorsOf, type PageTree, type Place } from '@/schemas/page/tree'
import { labelOf } from './label-of'
import { DEEPEST } from './may-stand'

/** Why these blocks, with what is inside them, would stand too deep at a place; undefined where they fit. */
export function depthRefusal(tree: PageTree, place: Place, blocks: readonly Block[]): string | undefined {
  const above = place.parent === null ? 0 : ancestorsOf(tree, place.parent).length + 1
  if (above + Math.max(...blocks.map(heightOf)) <= DEEPEST + 1) return undefined
  const where = place.parent === null ? '페이지' : labelOf(tree.nodes.get(place.parent))
  return `‘${where}’ 안에는 넣을 수 없습니다. 블록은 ${DEEPEST + 1}단계까지 겹쳐 둘 수 있으니 바깥쪽 자리를 골라 주세요.`
}

const heightOf = ({ slots = {} }: Block): number => 1 + Math.max(0, ...Object.values(slots).flatMap((list) => list.map(heightOf)))
