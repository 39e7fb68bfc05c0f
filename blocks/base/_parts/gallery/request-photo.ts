// A photograph that another part of the page asks the gallery to show: a chosen colour.
type Listener = (src: string) => void
const listeners = new Set<Listener>()

export const requestPhoto = (src: string): void => {
  for (const listen of listeners) listen(src)
}

/** Listens to requests until the returned function is called. */
export function onPhotoRequest(listen: Listener): () => void {
  listeners.add(listen)
  return () => void listeners.delete(listen)
}
