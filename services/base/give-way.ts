import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'

/**
 * Lowers the priority of this process, so that pages come before its work. Linux gives a priority to each thread, and Node has started
 * some before any module runs: without those, what runs on them and on the threads that they start would keep the priority of pages.
 */
export function giveWay(niceness: number): void {
  try {
    if (process.platform !== 'linux') return setPriority(niceness)
    for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), niceness)
  } catch {
    // A container may forbid it: then all share the cores as the system likes.
  }
}
