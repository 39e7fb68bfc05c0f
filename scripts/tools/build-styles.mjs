// Builds the style sheets of public pages (app/site.css): the whole one, and the core that most pages are first shown with. Next's own sheet
// also holds the utilities of the builder and the office, and the 92 faces of the whole font, which together are as large again.
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import tailwind from '@tailwindcss/postcss'
import postcss from 'postcss'
import { cutCore } from './core-sheet.mjs'
import { inRoot, root } from './project.mjs'

/** Classes of the pages that the core is for, as `npm run core` found them. */
export const CORE_CLASSES = inRoot('app', 'styles', 'core-classes.txt')

/** @returns the whole sheet and its core, and the classes for which a page needs the whole one at once. */
export async function compileStyles() {
  const from = inRoot('app', 'site.css')
  const { css } = await postcss([tailwind({ optimize: true, base: root })]).process(readFileSync(from, 'utf8'), { from })
  const classes = readFileSync(CORE_CLASSES, 'utf8').split(/\s+/)
  const core = cutCore(css, classes, namedInMarkup())
  return { whole: css, core: core.css, later: core.later }
}

/** Custom properties that views name, in `style` perhaps, where no rule of a sheet shows it. */
function namedInMarkup() {
  const files = globSync('{blocks,lib,renderer}/**/*.{ts,tsx}', { cwd: root })
  return new Set(files.flatMap((file) => readFileSync(inRoot(file), 'utf8').match(/--[a-z][\w-]*/g) ?? []))
}

/** @param folder where the sheets go. @param base its URL. @returns their URLs, which change with their content. */
export async function buildStyles(folder, base) {
  const { whole, core, later } = await compileStyles()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const write = (name, css) => {
    const file = `${name}-${hashOf(css)}.css`
    writeFileSync(join(folder, file), css)
    return base + file
  }
  return { style: write('site', whole), core: { style: write('core', core), later } }
}

export const hashOf = (content) => createHash('sha256').update(content).digest('base64url').slice(0, 12)
