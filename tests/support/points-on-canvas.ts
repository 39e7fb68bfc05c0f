import type { BuilderPage, Point } from './builder-page'

/** Points of the stage where the page is to be seen. */
export async function pointsOnCanvas({ page }: BuilderPage, random: () => number, count: number): Promise<Point[]> {
  const { left, top, right, bottom } = await page.evaluate(() => {
    const frame = document.querySelector('[data-canvas]')!.getBoundingClientRect()
    const stage = document.querySelector('[data-stage]')!.getBoundingClientRect()
    return {
      left: Math.max(frame.left, stage.left),
      top: Math.max(frame.top, stage.top),
      right: Math.min(frame.right, stage.right),
      bottom: Math.min(frame.bottom, stage.bottom),
    }
  })
  return Array.from({ length: count }, () => ({
    x: Math.round(left + 4 + random() * (right - left - 8)),
    y: Math.round(top + 4 + random() * (bottom - top - 8)),
  }))
}
