// Checks whether the build in .next was made of the present sources.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from './project.mjs'
import { hashSources } from './sources.mjs'

const stamp = inRoot('.next', 'maru-build-stamp')

export const isBuilt = (hash = hashSources()) =>
  existsSync(inRoot('.next', 'BUILD_ID')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
export const markBuilt = (hash) => writeFileSync(stamp, hash)
