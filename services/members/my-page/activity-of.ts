import type { Listed } from '@/schemas/api/base/contract'
import type { listComments } from '@/schemas/api/members/my-page'
import { countWritings } from '@/services/members/domain/member-lines'
import type { Ctx } from '@/services/kit/service'
import { targetCards } from '@/services/targets/targets'
import { writingSources, type WritingTab } from '@/services/targets/writings'
import { pictureShapes } from '@/services/storage/picture-shapes'

interface ActivityPageRequest {
  page?: number
  size?: number
}

/** A page of what the calling member has on a tab, of all its sources, the newest first. */
export async function activityOf(
  ctx: Ctx,
  tab: WritingTab,
  { page = 1, size = 10 }: ActivityPageRequest,
): Promise<{ items: Listed<typeof listComments>[]; totalCount: number }> {
  const most = page * size
  const [found, totalCount] = await Promise.all([
    Promise.all(writingSources(tab).map(async (source) => (await source.newest(ctx, most)).map((writing) => ({ source, ...writing })))),
    countWritings(ctx, tab),
  ])
  const shown = found
    .flat()
    .sort((a, b) => b.at.getTime() - a.at.getTime() || b.seq - a.seq)
    .slice(most - size, most)
  const cards = await targetCards(
    ctx,
    shown.flatMap(({ target }) => target ?? []),
  )
  const lines = shown.map(({ target, ...writing }) => ({
    ...writing,
    isGone: target !== undefined && !cards.has(`${target.type}:${target.id}`),
    card: target && cards.get(`${target.type}:${target.id}`),
  }))
  const shapeOf = await pictureShapes(
    lines.map(({ image, card }) => image ?? card?.image),
    ctx,
  )
  const items = lines.map(({ source, card, isGone, placeIn, ...writing }) => {
    const ofRecord = card && (placeIn?.(card.path) ?? card.path)
    const image = writing.image ?? card?.image ?? ''
    return {
      KIND: source.kind,
      KIND_NAME: source.words,
      SEQ: writing.seq,
      REG_DT: writing.at.toISOString(),
      TITLE: writing.title ?? card?.title ?? '',
      CONTENTS: writing.text ?? '',
      STATE: writing.state ?? '',
      IMG: image,
      IMG_ALT: writing.alt ?? card?.alt ?? '',
      IMG_SHAPE: shapeOf(image),
      PATH: writing.path ?? ofRecord ?? '',
      goneYn: isGone ? ('Y' as const) : ('N' as const),
      restorableYn: source.restore ? ('Y' as const) : ('N' as const),
    }
  })
  return { items, totalCount }
}
