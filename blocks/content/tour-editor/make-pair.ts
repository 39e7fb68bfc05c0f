import type { Block } from '@/schemas/page/document'
import type { PhotoProps } from '@/schemas/rules/content/home-tour/tour-document'
import { newId } from './new-id'
import type { TourSession } from './tour-session'

/** The two photographs that a pair would be made of; undefined where there are none. Their products would be lost in it. */
export function pairAt({ page }: TourSession, after: string): [PhotoProps, PhotoProps, string] | undefined {
  const next = page.tree.root[page.tree.root.indexOf(after) + 1]
  const [above, below] = [page.node(after)?.block, next === undefined ? undefined : page.node(next)?.block]
  if (above?.type !== 'tour-photo' || below?.type !== 'tour-photo') return undefined
  const one = photoPropsOf(above)
  const two = photoPropsOf(below)
  return one.tags.length + two.tags.length > 0 ? undefined : [one, two, next!]
}

/** Puts the photograph above and the one below it beside each other. */
export function makePair(session: TourSession, after: string): void {
  const found = pairAt(session, after)
  if (!found) return
  const [one, two, next] = found
  const { page } = session
  const index = page.tree.root.indexOf(after)
  const caption = [one.caption, two.caption].filter(Boolean).join(' · ')
  const block = { id: newId(), type: 'tour-pair', v: 1, props: { left: one.photo, right: two.photo, caption } }
  page.edit('사진 나란히 두기', [
    { op: 'remove', id: after },
    { op: 'remove', id: next },
    { op: 'insert', at: { parent: null, slot: '', index }, block },
  ])
  page.announce('두 사진을 나란히 두었습니다.')
}

const photoPropsOf = ({ props }: Block): PhotoProps => props as unknown as PhotoProps
