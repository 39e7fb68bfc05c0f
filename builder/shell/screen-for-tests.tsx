import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { DragLayer } from '../drag/drag-layer'
import type { Editor } from '../state/editor'
import { EditorProvider } from '../state/editor-provider'
import { createPaletteUse } from './palette-use'
import { watchProblems } from '../problems/watch-problems'
import { createScreenStore, ScreenProvider, type Screen } from './screen'

export function screenOf(editor: Editor): Screen {
  const nothing = () => undefined
  const screen = {
    saveNow: nothing,
    openPreview: nothing,
    copyPreviewLink: nothing,
    exportJson: nothing,
    focus: nothing,
    hasDiscarded: () => false,
    restoreDiscarded: nothing,
  }
  return {
    store: createScreenStore('draft'),
    context: { editor, screen },
    problems: watchProblems(editor),
    paletteUse: createPaletteUse('test'),
  }
}

/** The providers around every part of the screen. */
export function ScreenForTests({ screen, children }: { screen: Screen; children: ReactNode }) {
  return (
    <EditorProvider editor={screen.context.editor}>
      <ScreenProvider screen={screen}>
        <SWRConfig value={{ provider: () => new Map() }}>
          <DragLayer>{children}</DragLayer>
        </SWRConfig>
      </ScreenProvider>
    </EditorProvider>
  )
}
