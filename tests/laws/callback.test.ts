// Code that reads a callback from a URL checks first that it is a path of this site (V-CB-1, S9).
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../support/fixtures'

const PLACES = ['app', 'blocks', 'lib', 'renderer', 'services']
const READS = /query\['callback'\]|\.get\('callback'\)|\bcallback\b[^\n]*: *\w*\.?query\b/

test('no file follows a callback that it did not check', () => {
  const careless = PLACES.flatMap((place) =>
    readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
      .map((path) => `${place}/${path}`)
      .filter((path) => {
        const text = readFileSync(join(root, path), 'utf8')
        return READS.test(text) && !text.includes('safeCallback(')
      }),
  )
  expect(careless).toEqual([])
})
