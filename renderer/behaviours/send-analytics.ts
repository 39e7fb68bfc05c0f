import { track, type Tracked } from '@/schemas/api/base/track'

const sent = new WeakSet<Element>()

/** Sends to analytics what the blocks of this page have marked (K-GTM: a category that was read), each once. */
export function sendAnalytics(): void {
  for (const marked of document.querySelectorAll<HTMLElement>('[data-analytics]')) {
    if (sent.has(marked)) continue
    sent.add(marked)
    const { event, ...facts } = JSON.parse(marked.dataset['analytics']!) as { event: Tracked } & Record<string, string | number>
    track(event, facts)
  }
}
