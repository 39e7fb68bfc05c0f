// One thing plays at a time (S-GAL-5). Players do not know one another: the one that starts announces it on the document, and all others
// stop.
const EVENT = 'maru:playing'

export const announcePlaying = (player: object): void => void document.dispatchEvent(new CustomEvent(EVENT, { detail: player }))

/** Calls `stop` whenever another player starts; the answer ends it. */
export function onOtherPlaying(player: object, stop: () => void): () => void {
  const listen = (event: Event) => {
    if ((event as CustomEvent<object>).detail !== player) stop()
  }
  document.addEventListener(EVENT, listen)
  return () => document.removeEventListener(EVENT, listen)
}
