'use client'
import { useMemo, type ReactNode } from 'react'
import { mayFill } from '../state/may-handle'
import { TargetProvider, useTarget } from './target'
import { stepsOf } from './value-at'

/** A field that the role may not change is shown and not writable. The head of the form says why, once for all of its fields. */
export function FieldRight({ pointer, children }: { pointer: string; children: ReactNode }) {
  const target = useTarget()
  const [field = ''] = stepsOf(pointer)
  const { editor, ids, isReadOnly } = target
  const isBarred = !isReadOnly && editor !== undefined && !mayFill(editor, ids, field)
  const barred = useMemo(() => ({ ...target, isReadOnly: true }), [target])
  if (!isBarred) return children
  return <TargetProvider value={barred}>{children}</TargetProvider>
}
