import { createContext, useContext, useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { Block } from '@/schemas/page/document'
import { HOME, photosOf, type HomeProps } from '@/schemas/rules/content/home-tour/tour-document'
import type { TourSession } from './tour-session'

export const TourContext = createContext<TourSession | undefined>(undefined)

export function useTour(): TourSession {
  const session = useContext(TourContext)
  if (!session) throw new Error('There is no tour around this.')
  return session
}

/** One block: rendered again when it changes, and for no other. */
export function useBlock(id: string): Block | undefined {
  const { page } = useTour()
  return useSyncExternalStore(
    (listen) => page.subscribeNode(id, listen),
    () => page.node(id)?.block,
    () => page.node(id)?.block,
  )
}

/** The page's own: its title, and the ids of its blocks in order. */
export function useHead<T>(read: (session: TourSession) => T): T {
  const session = useTour()
  return useSyncExternalStore(
    (listen) => session.page.subscribeNode('', listen),
    () => read(session),
    () => read(session),
  )
}

export function useStored<S, T>(store: StoreApi<S>, read: (state: S) => T): T {
  return useSyncExternalStore(
    store.subscribe,
    () => read(store.getState()),
    () => read(store.getState()),
  )
}

/** Id of the block whose photograph stands for the tour. */
export function useCover(): string | undefined {
  const { page } = useTour()
  const read = (): string | undefined => {
    const { root, nodes } = page.tree
    const cover = (nodes.get(HOME)?.block.props as HomeProps | undefined)?.cover
    const photos = root.flatMap((id) => photosOf(nodes.get(id)!.block).map(({ src }) => ({ id, src })))
    return (photos.find(({ src }) => src === cover) ?? photos[0])?.id
  }
  return useSyncExternalStore((listen) => page.subscribe(listen), read, read)
}
