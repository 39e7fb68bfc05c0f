'use client'
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { PageHead, TreeNode } from '@/schemas/page/tree'
import type { Editor, EditorState } from './editor'

const EditorContext = createContext<Editor | null>(null)

export function EditorProvider({ editor, children }: { editor: Editor; children: ReactNode }) {
  return <EditorContext value={editor}>{children}</EditorContext>
}

export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('This part of the builder stands outside <EditorProvider>.')
  return editor
}

/** One value of the editor's state; rendered again only when that value changes. */
export function useEditorState<T>(select: (state: EditorState) => T): T {
  return useStore(useEditor().store, select)
}

/** One block; renders again only when that block changes. */
export function useNode(id: string): TreeNode | undefined {
  const editor = useEditor()
  return useSyncExternalStore(
    (listener) => editor.subscribeNode(id, listener),
    () => editor.tree.nodes.get(id),
    () => editor.tree.nodes.get(id),
  )
}

/** One value derived from a block; renders again only when that value changes, not with every letter. */
export function useOfNode<T extends string | number | boolean | null | undefined>(
  id: string,
  select: (node: TreeNode | undefined) => T,
): T {
  const editor = useEditor()
  const read = () => select(editor.tree.nodes.get(id))
  return useSyncExternalStore((listener) => editor.subscribeNode(id, listener), read, read)
}

/** The page's own fields: title, route, layout … */
export function useHead(): PageHead {
  const editor = useEditor()
  const read = () => editor.tree.head
  return useSyncExternalStore((listener) => editor.subscribeNode('', listener), read, read)
}
