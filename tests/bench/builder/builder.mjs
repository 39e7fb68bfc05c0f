// The editor beside Puck's, in one browser, on the same pages: typing, opening, changing, dragging, remembering.
import { dragging } from './dragging.mjs'
import { startEditors } from './editors.mjs'
import { heap } from './heap.mjs'
import { opening } from './opening.mjs'
import { structure } from './structure.mjs'
import { typing } from './typing.mjs'

const parts = { structure, typing, opening, dragging, heap }

/** @param {string[]} [named] only these parts */
export async function builder(named = []) {
  const unknown = named.filter((name) => !(name in parts))
  if (unknown.length > 0)
    throw new Error(`The builder's bench has no part ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`)
  const editors = await startEditors()
  for (const name of Object.keys(parts)) if (named.length === 0 || named.includes(name)) await parts[name](editors)
}
