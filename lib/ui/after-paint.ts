/** Runs work behind the next frame: what is on the screen by then is seen before the work begins, however long it takes. */
export const afterPaint = (work: () => void): void => void requestAnimationFrame(() => setTimeout(work))
