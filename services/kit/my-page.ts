// The summary on the first page of My Page. An area adds a part that counts what a member has there; nobody else has to know.
import type { Ctx } from './service'

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
  path: string
  /** Place among the lines, from 1. */
  order: number
  next?: MyPageStep | undefined
}

/** Counts for the calling member. */
export type MyPagePart = (ctx: Ctx) => Promise<MyPageLine[]>

const key = Symbol.for('maru.my-page')
const parts = ((globalThis as Record<symbol, unknown>)[key] ??= new Set()) as Set<MyPagePart>

/** Registers the parts of the areas; services/my-page.ts calls it. */
export const registerMyPage = (list: readonly MyPagePart[]): void => list.forEach((part) => parts.add(part))

/** All lines in their order. A part that fails is left out and logged: the others are still worth reading. */
export async function myPageLines(ctx: Ctx): Promise<MyPageLine[]> {
  const all = await Promise.all(
    [...parts].map((part) =>
      part(ctx).catch((error: unknown) => {
        ctx.log.warn({ err: error }, 'a part of My Page could not be counted')
        return []
      }),
    ),
  )
  return all.flat().sort((a, b) => a.order - b.order)
}
