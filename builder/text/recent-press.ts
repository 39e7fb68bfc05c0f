// Where the pointer last went down in this window: writing begins there.

/** An older press had another purpose. */
const RECENT = 1_000
let last: { x: number; y: number; at: number } | undefined
const listened = new WeakSet<Window>()

export function listenToPresses(target: Window): void {
  if (listened.has(target)) return
  listened.add(target)
  target.addEventListener('pointerdown', ({ clientX, clientY, timeStamp }) => (last = { x: clientX, y: clientY, at: timeStamp }), true)
}

export const recentPress = (now: number): { x: number; y: number } | undefined => (last && now - last.at < RECENT ? last : undefined)
