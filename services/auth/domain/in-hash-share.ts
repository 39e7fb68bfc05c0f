// Places in the queue of passwords, by who takes them. Without shares one address would fill the queue, and nobody else could sign in.
import { inHashQueue } from '@/services/base/hash-queue'

export interface Share {
  /** Whoever takes the places: an address, an account. */
  of: string
  /** Places that it may have at one time, of the queue's (HASH_QUEUE_LENGTH). */
  most: number
}

const taken = new Map<string, number>()

/** Works in a turn of the queue. @param full what is thrown, without waiting, when a share is used up. */
export async function inHashShare<T>(shares: readonly Share[], full: () => Error, work: () => Promise<T>): Promise<T> {
  if (shares.some(({ of, most }) => (taken.get(of) ?? 0) >= most)) throw full()
  for (const { of } of shares) taken.set(of, (taken.get(of) ?? 0) + 1)
  try {
    return await inHashQueue(work)
  } finally {
    for (const { of } of shares) giveBack(of)
  }
}

function giveBack(of: string): void {
  const left = taken.get(of)! - 1
  if (left > 0) taken.set(of, left)
  else taken.delete(of)
}
