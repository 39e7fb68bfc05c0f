// An island is a part of a page that lives in the browser: a component with state, behind its lazy entry (`*.lazy.tsx`). A public page
// carries its server markup, its name and its props as JSON in a `<maru-island>`, and the browser hydrates each by itself when it is
// needed (blocks/boot.ts). On the builder's canvas it is a lazy component.
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'

/**
 * When an island is hydrated. `visible`: shortly before it is scrolled into view, once the first view is shown where it has fields.
 * `signed-in`: at load, for members only. `pressed`: at load for members, whose state it shows; for visitors, who have none, not before it
 * is pressed. `wanted`: not before it is pressed or gets the focus; its markup is whole, and only its controls need it.
 */
export type WakeWhen = 'visible' | 'load' | 'signed-in' | 'pressed' | 'wanted'

export interface Island {
  /** Area, block and file: `base/hero/carousel`. */
  name: string
  when: WakeWhen
  /** A function of the element, without React. */
  isPlain?: boolean
  load: () => Promise<ComponentType<never>>
  /** There once `loadIslands` has loaded it. */
  component?: ComponentType<never>
}

/** Writes an island into the HTML of a page; absent on the canvas. @returns a node for the view that placed it. */
export type IslandWriter = (island: Island, props: object) => ReactNode

const islands = new Map<string, Island>()
let writer: IslandWriter | undefined

/** The island as HTML, where the page is being written and not rendered by React. */
export const writeElsewhere = (island: Island, props: object): ReactNode => writer?.(island, props)

export const setIslandWriter = (given: IslandWriter): void => void (writer = given)

/** Loads the components of all islands that were introduced so far: markup is written synchronously. */
export async function loadIslands(): Promise<void> {
  await Promise.all([...islands.values()].map(async (island) => void (island.component ??= await island.load())))
}

/** Loads these components, which an island about to be hydrated has inside. */
export async function loadInner(names: readonly string[]): Promise<void> {
  await Promise.all(names.flatMap((name) => islands.get(name) ?? []).map(async (inner) => void (inner.component ??= await inner.load())))
}

let inside: Set<string> | undefined

/** Notes the names of the islands that this work renders inside another. */
export function noteInner<T>(names: Set<string>, work: () => T): T {
  const before = inside
  inside = names
  try {
    return work()
  } finally {
    inside = before
  }
}

/** @param name unique; area, block and file of the component. */
export function island<P extends object>(
  name: string,
  load: () => Promise<ComponentType<P>>,
  { when = 'visible' }: { when?: WakeWhen } = {},
): ComponentType<P> {
  const definition: Island = { name, when, load: load as unknown as Island['load'] }
  islands.set(name, definition)
  const Lazy = lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>
  return function IslandPlace(props: P) {
    const written = writeElsewhere(definition, props)
    if (written !== undefined) return written
    // An island inside another belongs to its root, and is loaded before that root is hydrated.
    inside?.add(name)
    const Component = definition.component as ComponentType<P> | undefined
    // What is there needs no boundary, whose marks a list would carry for each of its cards.
    if (Component) return <Component {...props} />
    return (
      <Suspense fallback={null}>
        <Lazy {...props} />
      </Suspense>
    )
  }
}
