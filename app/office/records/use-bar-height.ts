import { useCallback, useRef, type RefCallback, type RefObject } from 'react'

interface BarHeight {
  bar: RefCallback<HTMLElement>
  below: RefObject<HTMLDivElement | null>
}

/** Tells what stays below a bar that stays how high it is, as `--bar`: a message makes it higher. */
export function useBarHeight(): BarHeight {
  const below = useRef<HTMLDivElement>(null)
  const bar = useCallback<RefCallback<HTMLElement>>((element) => {
    if (!element) return undefined
    const observer = new ResizeObserver(() => below.current?.style.setProperty('--bar', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { bar, below }
}
