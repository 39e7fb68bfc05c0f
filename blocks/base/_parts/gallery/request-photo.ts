// A photograph that something else on the page asks the gallery to show: a chosen colour.
type Listener = (src: string) => void
const listeners = new Set<Listener>()

export const requestPhoto = (src: string): void => {
  for (const listen of listeners) listen(src)
}

/** Hears every request until the answer is called. */
export function onPhotoRequest(listen: Listener): () => void {
  listeners.add(listen)
  return () => void listeners.delete(listen)
}
