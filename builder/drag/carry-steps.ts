import type { OpTarget } from '@/schemas/page/ops'
import { listAt, PAGE, type PageTree, type Place } from '@/schemas/page/tree'
import { slotsOfNode } from '../state/may-stand'
import { mayLand, type Carried } from './carried'

/** Every place that accepts the dragged blocks, in reading order, once each, the present one included. */
export function carrySteps(tree: PageTree, carried: Carried): OpTarget[] {
  const found: OpTarget[] = []
  const walk = (place: Place): void => {
    const rest = listAt(tree, place).filter((id) => !carried.within.has(id))
    const mayStay = mayLand(tree, carried, place)
    for (let index = 0; index <= rest.length; index++) {
      if (mayStay) found.push({ ...place, index })
      const node = tree.nodes.get(rest[index] ?? '')
      if (node && !node.opaque) for (const slot of Object.keys(slotsOfNode(node))) walk({ parent: node.id, slot })
    }
  }
  walk(PAGE)
  return found
}
