import { useState } from 'react'
import { useEditor, useEditorState } from '../state/editor-provider'
import type { useRows } from './use-rows'

type Rows = ReturnType<typeof useRows>['rows']

/** The focused line of the tree, which a selection from elsewhere moves, and what selects from it. */
export function useLayerFocus(rows: Rows) {
  const editor = useEditor()
  const lead = useEditorState((state) => state.primary)
  const [at, setAt] = useState<{ id: string | null; lead: string | null }>({ id: null, lead: null })
  const requested = at.lead === lead ? at.id : lead
  const currentIndex = Math.max(
    0,
    rows.findIndex(({ id }) => id === requested),
  )

  function choose(id: string, how: 'only' | 'toggle' | 'range'): void {
    const from = rows.findIndex((row) => row.id === editor.state.primary)
    if (how === 'range' && from >= 0) {
      const to = rows.findIndex((row) => row.id === id)
      const between = rows.slice(Math.min(from, to), Math.max(from, to) + 1).map((row) => row.id)
      // The block that started the range stays the primary one, so that the range can shrink again.
      const anchor = editor.state.primary!
      editor.select([...between.filter((one) => one !== anchor), anchor])
      setAt({ id, lead: anchor })
      return
    }
    editor.select([id], how === 'toggle' ? 'toggle' : 'only')
    setAt({ id, lead: editor.state.primary })
  }

  return {
    requested,
    currentIndex,
    current: rows[currentIndex],
    choose,
    standAt: (id: string) => setAt({ id, lead: editor.state.primary }),
  }
}

export type LayerFocus = ReturnType<typeof useLayerFocus>
