// Writes generated documents, one a line, for a test that cannot load the blocks itself:
// `node --import ./scripts/ts-loader.mjs tests/support/write-odd-documents.ts 2000 20261121`
import fc from 'fast-check'
import { oddDocument } from './odd-document'

const [count = 1, seed = 1] = process.argv.slice(2).map(Number)
for (const document of fc.sample(oddDocument, { numRuns: count, seed })) process.stdout.write(`${JSON.stringify(document)}\n`)
