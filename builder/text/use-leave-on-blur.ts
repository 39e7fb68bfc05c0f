'use client'
import type { FocusEvent } from 'react'
import { useEditor } from '../state/editor-provider'
import { leaveOnBlur } from './leave-writing'

/** Ends writing when the focus leaves the surface for good. */
export function useLeaveOnBlur(): (event: FocusEvent<HTMLElement>) => void {
  const editor = useEditor()
  return (event) => leaveOnBlur(editor, event.currentTarget.ownerDocument.defaultView!)
}
