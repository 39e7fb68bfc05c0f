import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'

/** An element in the document in which each test renders; its root is removed afterwards. Call it once per file. */
export function reactPlace(): { place: HTMLElement; render: (node: ReactNode) => Promise<void> } {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('div')
  let root: Root
  beforeEach(() => {
    document.body.append(place)
    root = createRoot(place)
  })
  afterEach(async () => {
    await act(async () => root.unmount())
    place.remove()
  })
  return { place, render: (node) => act(async () => root.render(node)) }
}
