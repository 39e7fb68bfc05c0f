import type { TreeNode } from '@/schemas/page/tree'

/** Props with a block's main text, the most meaningful first. */
const TELLING = ['title', 'text', 'label', 'html', 'caption', 'ref', 'current'] as const
const LONGEST = 60

/** A few words of a block's text, to tell one 구역 from the next; '' for a named block or one without text. */
export function excerptOf(node: TreeNode | undefined): string {
  if (!node || node.opaque || node.block.name) return ''
  const { props } = node.block
  const slides = Array.isArray(props['slides']) ? (props['slides'][0] as Record<string, unknown> | undefined) : undefined
  for (const source of [props, slides ?? {}])
    for (const name of TELLING) {
      const value = source[name]
      if (typeof value !== 'string') continue
      const words = (name === 'html' ? value.slice(0, 500).replace(/<[^>]*>/g, ' ') : value).replace(/\s+/g, ' ').trim()
      if (words !== '') return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words
    }
  return ''
}
