import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeSettings } from '@/services/base/describe-settings'
import { root } from '../support/fixtures'

test('the README lists every setting as settings.ts has it, in its order', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const rows = [...readme.matchAll(/^\| `([A-Z][A-Z0-9_]*)` *\|((?:\\\||[^|\n])*)\|((?:\\\||[^|\n])*)\|$/gm)].map(
    ([, name, fallback, meaning]) => ({
      name,
      default: bare(fallback!),
      meaning: bare(meaning!),
    }),
  )
  expect(rows).toEqual(
    describeSettings.map((setting) => ({ name: setting.name, default: bare(setting.default), meaning: bare(setting.meaning) })),
  )
})

/** Markdown's code marks and escapes are looks, not words. */
const bare = (text: string) => text.replaceAll('\\|', '|').replaceAll('`', '').trim()
