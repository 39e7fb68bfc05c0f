// The guide is written once, as Markdown with pictures beside it (docs/guide), so that it can be read in the repository and in the console.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { marked } from 'marked'
import { sanitizeHtml } from '@/lib/html/sanitize-html'
import { guidePicturePath } from '@/schemas/api/site/guide'
import { GUIDE_PAGES, guidePath } from './guide-pages'

const folder = (): string => join(process.cwd(), 'docs', 'guide')

/** Texts show pictures of the media library only, so the guide's are sanitised under its name. */
const AS_MEDIA = '/media/guide/'

/** The HTML of a page of the guide; undefined when there is none of this name. Its first heading is left out: the screen has it. */
export async function readGuide(name: string): Promise<string | undefined> {
  if (!GUIDE_PAGES.some((page) => page.name === name)) return undefined
  const text = await readFile(join(folder(), `${name}.md`), 'utf8')
  const html = await marked.parse(text.replace(/^# .*\n/, ''))
  const clean = sanitizeHtml(
    html
      .replace(/src="pictures\//g, `src="${AS_MEDIA}`)
      .replace(/href="([a-z]+)\.md(#[^"]*)?"/g, (_, to: string, hash = '') => `href="${guidePath(to)}${String(hash)}"`),
  )
  return clean.replaceAll(`src="${AS_MEDIA}`, `width="1280" height="800" src="${guidePicturePath('')}`)
}
