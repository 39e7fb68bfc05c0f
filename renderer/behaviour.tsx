// A behaviour is a function of an element, without React: it finds what it needs in the markup around it. A public page carries a
// `<maru-island plain>` that starts it; on the builder's canvas a component does.
import { useEffect, useRef, type ComponentType } from 'react'
import { writeElsewhere, type Island, type WakeWhen } from './island'

/** Starts the behaviour at its place. @returns ends it. */
export type Behaviour = (place: HTMLElement) => (() => void) | void

/** @param name unique; area, block and file of the function. */
export function behaviour(name: string, load: () => Promise<Behaviour>, { when = 'load' }: { when?: WakeWhen } = {}): ComponentType {
  const definition: Island = { name, when, isPlain: true, load: load as unknown as Island['load'] }
  return function BehaviourPlace() {
    return writeElsewhere(definition, {}) ?? <Started load={load} />
  }
}

function Started({ load }: { load: () => Promise<Behaviour> }) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    let end: ReturnType<Behaviour>
    let isOver = false
    void load().then((start) => {
      if (!isOver && place.current) end = start(place.current)
    })
    return () => {
      isOver = true
      end?.()
    }
  }, [load])
  return <maru-slot ref={place} />
}
