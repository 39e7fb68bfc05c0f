// Builds the style sheet of public pages (app/site.css). Next's own sheet also holds the utilities of the builder and the office, and
// the 92 faces of the whole font, which together are as large again.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import tailwind from '@tailwindcss/postcss'
import postcss from 'postcss'
import { inRoot, root } from './project.mjs'

/** @param folder where the sheet goes. @returns its name, which changes with its content. */
export async function buildStyles(folder) {
  const from = inRoot('app', 'site.css')
  const { css } = await postcss([tailwind({ optimize: true, base: root })]).process(readFileSync(from, 'utf8'), { from })
  const name = `site-${hashOf(css)}.css`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), css)
  return name
}

export const hashOf = (content) => createHash('sha256').update(content).digest('base64url').slice(0, 12)
