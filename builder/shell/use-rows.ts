import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import type { Op } from '@/schemas/page/ops'
import { ancestorsOf } from '@/schemas/page/tree'
import { useEditor } from '../state/editor-provider'
import { layerRows, type LayerRow } from './layer-rows'

const STRUCTURAL: ReadonlySet<Op['op']> = new Set(['insert', 'remove', 'move', 'replace'])

export interface Rows {
  rows: LayerRow[]
  fold: (id: string, folded: boolean) => void
}

/** Rows of the tree, rendered again when the structure changes and not when a letter is typed. */
export function useRows(query: string): Rows {
  const editor = useEditor()
  const [shape, setShape] = useState(0)
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set())
  const isFiltered = query.trim() !== ''

  useEffect(
    () =>
      editor.subscribe(({ ops, by }) => {
        // Updated after the canvas, which shows the change first. A filter reads names too.
        if (isFiltered || by === 'load' || ops.some((op) => STRUCTURAL.has(op.op))) startTransition(() => setShape((n) => n + 1))
      }),
    [editor, isFiltered],
  )

  // A block selected elsewhere is unfolded here.
  useEffect(
    () =>
      editor.store.subscribe(({ primary }, before) => {
        if (primary === null || primary === before.primary) return
        const above = ancestorsOf(editor.tree, primary)
        setFolded((now) => (above.some((id) => now.has(id)) ? new Set([...now].filter((id) => !above.includes(id))) : now))
      }),
    [editor],
  )

  const rows = useMemo(() => {
    void shape
    return layerRows(editor.tree, folded, query)
  }, [editor, folded, query, shape])

  const fold = useCallback(
    (id: string, fold: boolean) =>
      setFolded((now) => {
        const next = new Set(now)
        if (fold) next.add(id)
        else next.delete(id)
        return next
      }),
    [],
  )
  return { rows, fold }
}
