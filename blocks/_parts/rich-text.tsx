import { sanitizeHtml } from '@/lib/html/sanitize'

/** What an editor wrote, cleaned once more before it is shown (S12). A table scrolls inside itself where it is too wide. */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  const clean = sanitizeHtml(html)
    .replace(/<table/g, '<div class="prose-table" role="group" aria-label="표" tabindex="0"><table')
    .replace(/<\/table>/g, '</table></div>')
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: clean }} />
}
