// What is in the repository is true of every machine: no place of one computer, no host of one registry, no secret.
import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { trackedFiles } from '@/scripts/tools/tracked-files'
import { root } from '../support/fixtures'

const files = trackedFiles()
const text = files.filter((file) => !/\.(webp|avif|png|jpe?g|ico|woff2?|gz|br|mp4)$/.test(file))

const findings = (pattern: RegExp, left: (file: string) => boolean = () => false) =>
  text
    .filter((file) => !left(file))
    .flatMap((file) => {
      const found = pattern.exec(readFileSync(join(root, file), 'utf8'))
      return found ? [`${file}: ${found[0]}`] : []
    })

test('no file names a place on one machine', () => {
  const home = homedir().length > 1 && homedir() !== '/root' ? `|${homedir().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}/` : ''
  expect(
    findings(new RegExp(`(^|[\\s"'\`(=])(/(work|root|home/(?!construction/)[a-z]+|Users/[A-Za-z]+)/|[A-Z]:\\\\Users\\\\)${home}`, 'm')),
  ).toEqual([])
})

test('no file names a package registry', () => {
  expect(findings(/https?:\/\/(registry\.|npm\.)[a-z0-9.-]+/i)).toEqual([])
})

test('no environment file, key or data folder is committed', () => {
  expect(files.filter((file) => /(^|\/)(\.env(\..+)?|\.data|\.npmrc\.local|id_rsa|.+\.pem)(\/|$)/.test(file))).toEqual([])
})

test('no file written by hand is longer than 300 lines', () => {
  const long = files
    .filter((file) => /\.([cm]?[jt]sx?|css)$/.test(file) && !file.startsWith('services/db/migrations/'))
    .map((file) => [file, readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length] as const)
    .filter(([, lines]) => lines > 300)
    .map(([file, lines]) => `${file}: ${lines} lines`)
  expect(long, 'split it by what it does, and let what the parts share stand in a file of its own (…-for-tests for tests)').toEqual([])
})

test('recipes fit on one screen', () => {
  const long = files
    .filter((file) => file.startsWith('docs/recipes/'))
    .filter((file) => readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length > 40)
  expect(long).toEqual([])
})

test('there are no barrels and no rooms for odds and ends', () => {
  expect(files.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([])
  expect(files.filter((file) => /(^|\/)(utils|common|shared|helpers|misc)(\/|\.tsx?$)/.test(file))).toEqual([])
})
