// What one of several processes takes to do is one row. `update … where id in (select … limit 1 for update skip locked)` is planned as a
// join, which may run the select again for each row that waits: all of them are taken and one is done. `id = (select …)` runs it once.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../support/fixtures'

test('a row that is taken is looked for once', () => {
  const files = globSync('services/**/*.ts', { cwd: root }).map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
  const claims = files.flatMap(([file, text]) =>
    [...text.matchAll(/const (\w+) = \w+\n(?:(?!\n\n)[^])*?skipLocked: true/g)].map(([, name]) => ({ file, text, name })),
  )
  expect(claims.length).toBeGreaterThan(0)
  expect(claims.filter(({ text, name }) => new RegExp(`inArray\\([^()]+, ${name}\\)`).test(text)).map(({ file }) => file)).toEqual([])
})
