// The JavaScript that a page of static blocks costs over an empty page of the same site.
import { mixedDocument } from '../mixed-document.ts'
import { publish, startApp } from '../tools/app.mjs'
import { kilobytes, scriptBytes } from '../tools/browser.mjs'
import { figure } from '../tools/report.mjs'

export async function bytes() {
  const app = await startApp({ name: 'bytes' })
  try {
    const mixed = mixedDocument(40, { route: '/bench/static' })
    const pages = {
      empty: { ...mixed, route: '/bench/empty', blocks: [] },
      static: mixed,
      interactive: { ...mixed, route: '/bench/interactive', blocks: [...mixed.blocks, ...(await interactive())] },
    }
    const seen = {}
    for (const [name, document] of Object.entries(pages)) {
      await publish(app.url, document)
      seen[name] = await scriptBytes(app.url + document.route)
    }
    const over = seen.static.bytes - seen.empty.bytes
    figure({
      figure: 'static-blocks-javascript',
      value: kilobytes(over),
      unit: 'KB gzip',
      target: '≤ 5',
      met: over <= 5 * 1024,
      emptyKB: kilobytes(seen.empty.bytes),
      staticKB: kilobytes(seen.static.bytes),
      twoInteractiveKB: kilobytes(seen.interactive.bytes),
      files: Object.fromEntries(Object.entries(seen).map(([name, { files }]) => [name, files])),
    })
  } finally {
    await app.stop()
  }
}

/** Two blocks with islands, as their own cards exemplify them. */
async function interactive() {
  const [{ tabs }, { gallery }] = await Promise.all([
    import('../../../blocks/base/tabs/block.ts'),
    import('../../../blocks/base/gallery/block.ts'),
  ])
  return [tabs, gallery].map((block, i) => ({ id: `i${i}`, type: block.type, v: block.version, props: block.example }))
}
