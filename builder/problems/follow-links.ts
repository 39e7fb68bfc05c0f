// Asks the site what the links of the page lead to, and tells the check of the page: a product that ended, a page that is not published.
import { readTree } from '@/schemas/page/tree'
import type { Editor } from '../state/editor'
import { linkAt } from '../state/link-at'
import type { KnownLink } from './find-problems'
import { readBlock } from './read-block'
import type { ProblemWatch } from './watch-problems'

/** How long changes must pause before new links are asked for. */
const PAUSE = 600

/** @returns a function that stops following. */
export function followLinks(editor: Editor, watch: ProblemWatch): () => void {
  const known = new Map<string, KnownLink>()
  const asked = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = true

  async function follow(): Promise<void> {
    const fresh = hrefsOf(editor).filter((href) => !asked.has(href))
    if (fresh.length === 0) return
    for (const href of fresh) asked.add(href)
    const answers = await Promise.allSettled(fresh.map(linkAt))
    answers.forEach((answer, i) => {
      // What could not be asked is asked again after the next change.
      if (answer.status === 'rejected') asked.delete(fresh[i]!)
      else if (answer.value) known.set(fresh[i]!, answer.value)
    })
    if (isRunning) watch.learn({ links: new Map(known) })
  }
  const followSoon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void follow(), PAUSE)
  }
  followSoon()
  const stop = editor.subscribe(followSoon)
  return () => {
    isRunning = false
    clearTimeout(timer)
    stop()
  }
}

function hrefsOf({ tree }: Editor): string[] {
  const { nodes } = 'nodes' in tree ? tree : readTree(tree)
  const hrefs = [...nodes.values()].flatMap((node) => (node.opaque ? [] : readBlock(node.block).links.map(({ href }) => href)))
  return [...new Set(hrefs)].filter((href) => /^\/[^/]/.test(href))
}
