import type { DragEvent } from 'react'

/** Files of the library on their way to a folder, and never files of the computer. */
const TYPE = 'application/x-maru-media'

export function dragFiles(event: DragEvent, files: readonly string[]): void {
  event.dataTransfer.setData(TYPE, JSON.stringify(files))
  event.dataTransfer.effectAllowed = 'move'
}

export const carriesFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes(TYPE)

export function droppedFiles(event: DragEvent): string[] {
  const files: unknown = JSON.parse(event.dataTransfer.getData(TYPE) || '[]')
  return Array.isArray(files) ? files.filter((file): file is string => typeof file === 'string') : []
}
