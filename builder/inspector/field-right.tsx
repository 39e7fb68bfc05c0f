'use client'
import { useMemo, type ReactNode } from 'react'
import { mayFill } from '../state/may-handle'
import { TargetProvider, useTarget } from './target'
import { stepsOf } from './value-at'

/** A field that the role may not change is shown and not writable, with a word why; what is inside it is not explained again. */
export function FieldRight({ pointer, children }: { pointer: string; children: ReactNode }) {
  const target = useTarget()
  const [field = ''] = stepsOf(pointer)
  const { editor, ids, isReadOnly } = target
  const isBarred = !isReadOnly && editor !== undefined && !mayFill(editor, ids, field)
  const barred = useMemo(() => ({ ...target, isReadOnly: true }), [target])
  if (!isBarred) return children
  return (
    <TargetProvider value={barred}>
      <div className="flex flex-col gap-1">
        {children}
        <p className="text-studio-micro text-studio-text-mute">이 역할로는 고칠 수 없는 항목입니다.</p>
      </div>
    </TargetProvider>
  )
}
