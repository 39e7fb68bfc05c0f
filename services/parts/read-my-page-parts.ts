// The summary on the first page of My Page. An area adds a part that counts what a member has there; no other file has to know.
import { areaParts } from '@/services/kit/area-parts'
import type { Ctx } from '@/services/kit/service'

/** A step that a member could take next. */
export interface MyPageStep {
  words: string
  label: string
  path: string
  /** The lowest one is shown. */
  order: number
}

export interface MyPageLine {
  id: string
  /** What is counted, in words: 스크랩. */
  words: string
  count: number
  /** Shown instead of the count: the name of a level. */
  value?: string
  path: string
  /** Place among the lines, from 1. */
  order: number
}

export interface MyPageShare {
  lines?: readonly MyPageLine[]
  steps?: readonly MyPageStep[]
}

/** What an area has to say to the calling member. */
export type MyPagePart = (ctx: Ctx) => Promise<MyPageShare>

/** All lines in their order, and the next step. A part that fails is left out and logged: the others are still worth reading. */
export async function readMyPageParts(ctx: Ctx): Promise<{ lines: MyPageLine[]; next: MyPageStep | undefined }> {
  const all = await Promise.all(
    areaParts<MyPagePart>('myPage').map((part) =>
      part(ctx).catch((error: unknown): MyPageShare => {
        ctx.log.warn({ err: error }, 'a part of My Page could not be counted')
        return {}
      }),
    ),
  )
  const inOrder = <T extends { order: number }>(list: readonly T[]): T[] => list.toSorted((a, b) => a.order - b.order)
  return { lines: inOrder(all.flatMap(({ lines = [] }) => lines)), next: inOrder(all.flatMap(({ steps = [] }) => steps))[0] }
}
