/** Focuses a tool of a block once it is drawn at its new place. */
export function focusBlock(id: string, act: 'up' | 'down' | 'remove'): void {
  requestAnimationFrame(() => {
    const tool = document.querySelector<HTMLElement>(`[data-act="${act}-${id}"]`)
    tool?.focus({ preventScroll: true })
    tool?.closest('[data-story]')?.scrollIntoView({ block: 'nearest' })
  })
}
