// Cuts a font in a thread of its own, because it takes about a second of processor time.
import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import subsetFont from 'subset-font'

const { source, text } = workerData as { source: string; text: string }
const font = await subsetFont(readFileSync(source), text, {
  targetFormat: 'woff2',
  noHinting: true,
  // The weights that the site uses.
  variationAxes: { wght: { min: 400, max: 600, default: 400 } },
  keepFeatures: ['kern', 'ccmp', 'tnum', 'locl', 'mark', 'mkmk', 'liga', 'calt'],
})
parentPort!.postMessage(font)
