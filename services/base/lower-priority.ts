import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'

/**
 * Lowers the priority of this process, so that pages come before its work. Linux gives a priority to each thread, and Node has started
 * some before any module runs: without those, what runs on them and on the threads that they start would keep the priority of pages.
 */
export function lowerPriority(niceness: number): void {
  try {
    if (process.platform !== 'linux') return setPriority(niceness)
    for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), niceness)
  } catch {
    // A container may forbid it: then all share the cores as the system likes.
  }
}

/**
 * Lets every thread of this process run only while nobody else wants its core (Linux' idle policy): a thread that wakes takes the core at once,
 * where a low priority keeps it to the end of its slice, some milliseconds. It cannot be taken back.
 * @returns whether the system could; then the process may also stand still for as long as the machine is busy.
 */
export function runWhenIdle(): boolean {
  // Node has no call for it; util-linux is on every Linux.
  return process.platform === 'linux' && spawnSync('chrt', ['--all-tasks', '--idle', '--pid', '0', String(process.pid)]).status === 0
}
