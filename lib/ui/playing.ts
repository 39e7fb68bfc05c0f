// One player plays at a time (S-GAL-5). Players are independent: the one that starts announces it on the document, and all others stop.
const EVENT = 'maru:playing'

export const announcePlaying = (player: object): void => void document.dispatchEvent(new CustomEvent(EVENT, { detail: player }))

/** Calls `stop` whenever another player starts; the returned function ends that. */
export function onOtherPlaying(player: object, stop: () => void): () => void {
  const listen = (event: Event) => {
    if ((event as CustomEvent<object>).detail !== player) stop()
  }
  document.addEventListener(EVENT, listen)
  return () => document.removeEventListener(EVENT, listen)
}
