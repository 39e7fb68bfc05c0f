import { sanitizeHtml } from '@/lib/html/sanitize-html'
import { sources } from './picture'

/** An editor's text, sanitised once more before it is shown (S12). A too wide table scrolls inside itself. */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  const clean = sanitizeHtml(html)
    .replace(/<table/g, '<div class="prose-table" role="group" aria-label="표" tabindex="0"><table')
    .replace(/<\/table>/g, '</table></div>')
    .replace(/<img src="(\/media\/[^"]+)"([^>]*)/g, sized)
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: clean }} />
}

/** A picture of the site is offered in the widths that a text needs, and not in its full size. */
function sized(tag: string, path: string, others: string): string {
  const measure = (name: string): number => Number(new RegExp(` ${name}="(\\d+)"`).exec(others)?.[1] ?? 0)
  const { src, srcSet } = sources({ src: path, width: measure('width'), height: measure('height') })
  return srcSet ? `<img src="${src}" srcset="${srcSet}" sizes="(width >= 1024px) 680px, 100vw"${others}` : tag
}
