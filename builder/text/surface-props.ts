'use client'
import type { TextField, TextPath } from './text-field'

export interface SurfaceProps {
  id: string
  /** In the block's props. */
  path: TextPath
  field: TextField
  /** The block's frame. */
  element: HTMLElement
  /** Where the editor pressed; writing begins there. */
  press: { x: number; y: number } | undefined
}
