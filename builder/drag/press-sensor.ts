// dnd-kit's sensors say when a press has become a drag and keep the browser's own gestures away; where the pointer is, is read
// by follow-pointer.ts, because a scaled frame is beyond their arithmetic. What ends a drag without their knowledge releases them.
import {
  KeyboardSensor,
  PointerSensor,
  TouchSensor,
  type KeyboardSensorOptions,
  type PointerSensorOptions,
  type SensorProps,
} from '@dnd-kit/core'
import type { KeyboardEvent, PointerEvent } from 'react'
import { DISTANCE, LONG_PRESS } from './begin-canvas-drag'
import type { DragData } from './drag-data'

let living: (() => void) | undefined

/** Ends the sensor of a drag that has ended otherwise. */
export function releaseSensor(): void {
  const release = living
  living = undefined
  release?.()
}

type PointerProps = ConstructorParameters<typeof PointerSensor>[0]

/** Mouse and pen; a finger has its own sensor, which waits. */
export class PressSensor extends PointerSensor {
  static override activators = [
    {
      eventName: 'onPointerDown' as const,
      handler: ({ nativeEvent: event }: PointerEvent): boolean => event.isPrimary && event.button === 0 && event.pointerType !== 'touch',
    },
  ]
  constructor(props: PointerProps) {
    super(props)
    living = this['handleCancel'] as () => void
  }
}

export class LongPressSensor extends TouchSensor {
  constructor(props: PointerProps) {
    super(props)
    living = this['handleCancel'] as () => void
  }
}

/** Picks up by key; the rest of the carrying is follow-keys.ts. */
export class CarrySensor extends KeyboardSensor {
  static override activators = [
    {
      eventName: 'onKeyDown' as const,
      handler: (event: KeyboardEvent, _options: KeyboardSensorOptions, { active }: { active: { data: { current: unknown } } }): boolean => {
        const { keys } = active.data.current as DragData
        const { code, isComposing, repeat, ctrlKey, metaKey, altKey, shiftKey } = event.nativeEvent
        if (isComposing || repeat || ctrlKey || metaKey || altKey || shiftKey || event.target !== event.currentTarget) return false
        if (!keys.includes(code)) return false
        event.preventDefault()
        return true
      },
    },
  ]
  constructor(props: SensorProps<KeyboardSensorOptions>) {
    super(props)
    const cancel = this['handleCancel'] as (event: Event) => void
    living = () => cancel(new Event('cancel'))
  }
}

export const pressOptions: PointerSensorOptions = { activationConstraint: { distance: DISTANCE } }
export const longPressOptions: PointerSensorOptions = { activationConstraint: LONG_PRESS }
export const carryOptions: KeyboardSensorOptions = {
  keyboardCodes: { start: [], cancel: [], end: [] },
  coordinateGetter: () => undefined,
}
