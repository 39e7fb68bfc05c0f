// What is made of records and stored in tables of its own, such as what the search knows of them, is written in the transaction that changes
// the records: whoever changes them raises their cache tags, in every place that writes. It is on globalThis, because bundles share no modules.
import type { Database } from './database'

/** @returns further tags that its own writes raise. */
export type TagFollower = (tx: Database, tags: readonly string[]) => Promise<readonly string[]>

const key = Symbol.for('maru.tag-followers')
const globals = globalThis as Record<symbol, unknown>
const followers = (): Map<string, TagFollower> => (globals[key] ??= new Map()) as Map<string, TagFollower>

/** What begins a tag that followers alone are told of: no cached answer names it. */
const FOR_FOLLOWERS = '~'

/** The same name again replaces it. */
export const followTags = (name: string, follower: TagFollower): void => void followers().set(name, follower)

/** The tags of cached answers, and those that followers raise, after these wrote theirs. */
export async function withFollowed(tx: Database, tags: readonly string[]): Promise<string[]> {
  const all = new Set(tags)
  for (const follower of followers().values()) for (const tag of await follower(tx, tags)) all.add(tag)
  return [...all].filter((tag) => !tag.startsWith(FOR_FOLLOWERS))
}
