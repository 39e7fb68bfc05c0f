// dnd-kit's sensors decide when a press becomes a drag and suppress the browser's own gestures; the pointer's position is read by
// follow-pointer.ts, because dnd-kit does not handle a scaled frame. A drag that ended otherwise releases the sensor here.
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

/** Releases the sensor after a drag that it did not end itself. */
export function releaseSensor(): void {
  const release = living
  living = undefined
  release?.()
}

type PointerProps = ConstructorParameters<typeof PointerSensor>[0]

/** Mouse and pen; touch has its own sensor, with a delay. */
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

/** Starts a drag by key; follow-keys.ts handles the rest. */
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
