import { track, type Tracked } from '@/schemas/api/base/track'

const told = new WeakSet<Element>()

/** Tells analytics what this page shows, as its blocks have marked it (K-GTM: a category that was read), each once. */
export function tellAnalytics(): void {
  for (const marked of document.querySelectorAll<HTMLElement>('[data-analytics]')) {
    if (told.has(marked)) continue
    told.add(marked)
    const { event, ...facts } = JSON.parse(marked.dataset['analytics']!) as { event: Tracked } & Record<string, string | number>
    track(event, facts)
  }
}
