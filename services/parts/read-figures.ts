// What a member has and did, in a few figures beside their timeline. An area adds a part that counts its own; no other file has to know.
import { areaParts } from '@/services/kit/area-parts'
import type { Ctx } from '@/services/kit/service'

export interface MemberFigure {
  id: string
  words: string
  /** With its unit: 1,284,600원. */
  value: string
  /** Place among the figures, from 1. */
  order: number
}

export interface FigurePart {
  /** The area of the console that shows it: who may not see that does not see it here. */
  right: string
  read: (ctx: Ctx, memberNo: string) => Promise<MemberFigure[]>
}

export async function readFigures(ctx: Ctx, memberNo: string): Promise<MemberFigure[]> {
  const figures: MemberFigure[] = []
  // One after the other, because they may share the connection of a transaction.
  for (const { right, read } of areaParts<FigurePart>('figures')) if (ctx.rights.sees(right)) figures.push(...(await read(ctx, memberNo)))
  return figures.toSorted((a, b) => a.order - b.order)
}
