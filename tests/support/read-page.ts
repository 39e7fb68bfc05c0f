import type { APIRequestContext } from '@playwright/test'
import { type HTMLAnchorElement, type HTMLTemplateElement, Window } from 'happy-dom'

interface ReadPage {
  status: number
  /** Where redirects led to. */
  url: URL
  /** The page as it was sent. */
  text: string
  document: Window['document']
}

/** Reads a page over HTTP, without a browser: what it says before any island runs, with late blocks where the browser puts them. */
export async function readPage(request: APIRequestContext, path: string, headers: Record<string, string> = {}): Promise<ReadPage> {
  const response = await request.get(path, { headers })
  const text = await response.text()
  const { document } = new Window()
  document.write(text)
  for (const late of document.querySelectorAll<HTMLTemplateElement>('template[data-late]')) {
    document.querySelector(`maru-late[data-late="${late.getAttribute('data-late')}"]`)?.replaceWith(...late.content.childNodes)
    late.remove()
  }
  return { status: response.status(), url: new URL(response.url()), text, document }
}

/** The one link that says this. */
export function linkNamed(place: Pick<ReadPage['document'], 'querySelectorAll'>, name: string | RegExp): HTMLAnchorElement {
  const links = [...place.querySelectorAll('a')].filter(({ textContent }) => {
    const words = textContent.replace(/\s+/g, ' ').trim()
    return typeof name === 'string' ? words === name : name.test(words)
  })
  if (links.length !== 1) throw new Error(`${links.length} links are called ${String(name)}.`)
  return links[0]!
}
