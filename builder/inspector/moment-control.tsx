'use client'
import { MomentField } from '../moment/moment-field'
import type { MomentKind } from '../moment/typed-moment'
import type { FieldAria } from './field-frame'
import { fromSeoul, toSeoul } from '../moment/to-seoul'

interface Props {
  kind: MomentKind
  aria: FieldAria
  title: string
  value: unknown
  isReadOnly: boolean
  /** Whether there is something to clear. */
  isClearable: boolean
  write: (value: string | undefined) => void
  seal: () => void
  /** Why the text in the field is no value; empty once it is. */
  onFault?: (fault: string) => void
}

/** A moment of a document, ISO 8601 with an offset and shown in Seoul's time, or a calendar day. */
export function MomentControl({ kind, aria, title, value, isReadOnly, isClearable, write, seal, onFault }: Props) {
  const shown = kind === 'moment' ? toSeoul(value) : typeof value === 'string' ? value : ''
  return (
    <MomentField
      kind={kind}
      aria={aria}
      title={title}
      value={shown}
      isReadOnly={isReadOnly}
      isClearable={isClearable}
      onChange={(next) => write(next === '' ? undefined : kind === 'moment' ? fromSeoul(next) : next)}
      onLeave={seal}
      {...(onFault ? { onFault } : {})}
    />
  )
}
