// Planned routes whose part of the site is not built yet. The page of their topic replaces them, so that no menu, page or record links to
// a 404. A route is removed from this list when its page is built; this file is deleted with the last one.
import { compilePattern, RouteTable } from '@/lib/path-pattern'

/** What a visitor waits for, in the words of the select box and of the reminder. */
export const TOPICS = {
  store: '스토어 주문',
} as const
export type Topic = keyof typeof TOPICS

/** The first route of a topic is the target of its reminder. */
export const WAITING: Readonly<Record<Topic, readonly string[]>> = {
  store: ['/mypage/shop/order/exchange', '/mypage/shop/order/exchange/:id'],
}

const table = new RouteTable<Topic>()
for (const topic of Object.keys(WAITING) as Topic[]) for (const route of WAITING[topic]) table.add(compilePattern(route), topic)

/**
 * The page that replaces a path without a page of its own; undefined when nothing is planned there.
 * @param path decoded, without a query.
 */
export function standInFor(path: string): string | undefined {
  const topic = table.match(path)?.value
  return topic && preparingPath(topic)
}

export const preparingPath = (topic: Topic): string => `/preparing/${topic}`
