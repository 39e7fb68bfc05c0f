import type { APIRequestContext } from '@playwright/test'
import { Window } from 'happy-dom'
import { unrollStream } from '@/app/front/unroll-stream'

interface ReadPage {
  status: number
  /** Where redirects led to. */
  url: URL
  /** The page as a browser puts it together; no script has run. */
  text: string
  document: Window['document']
}

/** Reads a page over HTTP: for what a page says before any script runs, without a browser. */
export async function readPage(request: APIRequestContext, path: string, headers: Record<string, string> = {}): Promise<ReadPage> {
  const response = await request.get(path, { headers })
  const text = unrollStream(await response.text())
  const { document } = new Window()
  document.write(text)
  return { status: response.status(), url: new URL(response.url()), text, document }
}
