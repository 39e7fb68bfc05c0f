import { withParticle } from '@/lib/particle'
import type { OpTarget } from '@/schemas/page/ops'
import { listAt, placeOf, type PageTree } from '@/schemas/page/tree'
import { labelOf, labelOfPlace } from './label-of'

/** The place of a block for screen readers: `제목, 구역 안 5개 중 2번째`. */
export function describeBlock(tree: PageTree, id: string): string {
  const node = tree.nodes.get(id)
  if (!node) return ''
  const list = listAt(tree, placeOf(node))
  return `${labelOf(node)}, ${labelOfPlace(tree, placeOf(node))} 안 ${list.length}개 중 ${list.indexOf(id) + 1}번째`
}

/** `제목을 구역 안 5개 중 3번째로 옮겼습니다.` */
export function describeMove(tree: PageTree, id: string): string {
  const node = tree.nodes.get(id)
  if (!node) return ''
  const list = listAt(tree, placeOf(node))
  return `${withParticle(labelOf(node), '을/를')} ${labelOfPlace(tree, placeOf(node))} 안 ${list.length}개 중 ${list.indexOf(id) + 1}번째로 옮겼습니다.`
}

/** Where a press of the palette puts a block, in a sentence: `‘제목’ 다음에 넣습니다.` */
export function describeInsertPlace(tree: PageTree, place: OpTarget | undefined): string {
  if (!place) return '이 자리에는 넣을 수 없는 블록입니다.'
  const list = listAt(tree, place)
  const before = tree.nodes.get(list[place.index - 1] ?? '')
  if (before) return `${place.parent === null && place.index === list.length ? '페이지 끝, ' : ''}‘${labelOf(before)}’ 다음에 넣습니다.`
  if (place.parent !== null) return `‘${labelOfPlace(tree, place)}’ 안에 넣습니다.`
  return list.length === 0 ? '페이지의 첫 블록으로 넣습니다.' : '페이지 맨 앞에 넣습니다.'
}
