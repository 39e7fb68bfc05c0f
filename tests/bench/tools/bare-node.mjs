// What node:http itself costs: a server that answers every request with the same bytes and the same headers, and does nothing else.
// `node bare-node.mjs PORT URL` asks URL once for each encoding and answers as it did.
import { createServer, get } from 'node:http'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../scripts/tools/postgres.mjs'
import { projectNode } from '../../../scripts/tools/project.mjs'
import { start, untilAnswers } from './children.mjs'

/** @param url of the page whose answers it gives. */
export async function startBareNode(url, { core, name }) {
  const port = await freePort()
  const server = start(name, projectNode(), [fileURLToPath(import.meta.url), String(port), url], { core })
  const own = `http://127.0.0.1:${port}`
  await untilAnswers(own, server)
  return { ...server, url: own }
}

/** These are node's own, on its answers as on ours. */
const OWN = new Set(['date', 'connection', 'keep-alive'])

function answerOf(url, headers) {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, (response) => {
      const parts = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () => {
        const raw = response.rawHeaders
        const lines = raw.filter((_, i) => !OWN.has(raw[i - (i % 2)].toLowerCase()))
        resolve({ lines, body: Buffer.concat(parts) })
      })
    }).on('error', reject)
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [port, url] = process.argv.slice(2)
  const plain = await answerOf(url, {})
  const gzip = await answerOf(url, { 'accept-encoding': 'gzip' })
  createServer((request, response) => {
    const { lines, body } = request.headers['accept-encoding'] === 'gzip' ? gzip : plain
    response.writeHead(200, lines)
    response.end(body)
  }).listen(Number(port), '127.0.0.1')
}
