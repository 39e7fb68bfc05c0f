import { createContext, useContext, useLayoutEffect, useReducer, useRef, useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { Change, EditedPage } from '@/renderer/editing/edited-page'
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
  return useHeard(page, id, () => page.node(id)?.block)
}

/** The page's own: its title, and the ids of its blocks in order. */
export function useHead<T>(read: (session: TourSession) => T): T {
  const session = useTour()
  return useHeard(session.page, '', () => read(session))
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
  return useHeard(page, null, read)
}

/** No text says which photograph stands for the tour: typing asks nothing of the photographs. */
const concernsPhotos = (page: EditedPage, { touched }: Change): boolean =>
  [...touched].some((id) => page.node(id)?.block.type !== 'tour-text')

/**
 * What the page has now, heard from the commit on. Preact's useSyncExternalStore listens a frame later, which on a slow device is long: a
 * letter typed meanwhile into a text that was just added would not be heard, and the text would be rendered as it was before.
 * @param id the block whose changes are heard, `''` for the page's own, null for all but those of texts.
 */
function useHeard<T>(page: EditedPage, id: string | null, read: () => T): T {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const value = read()
  const shown = useRef({ read, value })
  useLayoutEffect(() => {
    shown.current = { read, value }
  })
  useLayoutEffect(() => {
    const hear = () => {
      if (!Object.is(shown.current.read(), shown.current.value)) renderAgain()
    }
    return id === null ? page.subscribe((change) => concernsPhotos(page, change) && hear()) : page.subscribeNode(id, hear)
  }, [page, id])
  return value
}
