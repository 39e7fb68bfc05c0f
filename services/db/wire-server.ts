// PostgreSQL's wire protocol in front of PGlite. PGlite answers raw protocol messages, so this file only cuts the stream into messages
// and passes everything up to a Sync, a simple Query or a Flush as one batch: an error inside a batch then skips to its Sync as the
// protocol requires, and the connection survives. (@electric-sql/pglite-socket passes message by message, and drops the connection after
// any parameterised query that fails.) There is one session behind it, so connections take turns: the next one is served when the
// previous one has closed.
import { createServer, type Server, type Socket } from 'node:net'

/** Answers a batch of messages with the bytes to send back. */
export type Answering = (batch: Uint8Array) => Promise<Uint8Array>

const SSL_REQUEST = 80877103
const GSS_REQUEST = 80877104
const CANCEL_REQUEST = 80877102
const [QUERY, SYNC, FLUSH, TERMINATE] = [...'QSHX'].map((letter) => letter.charCodeAt(0))

/** A server that is not listening yet. `failed` is called when the database can no longer answer. */
export function wireServer(answer: Answering, failed: (cause: unknown) => void): Server {
  let turn = Promise.resolve()
  return createServer({ pauseOnConnect: true, noDelay: true }, (socket) => {
    socket.on('error', () => socket.destroy())
    turn = turn.then(() => converse(socket, answer)).catch(failed)
  })
}

async function converse(socket: Socket, answer: Answering): Promise<void> {
  if (socket.destroyed) return
  await new Promise<void>((done, broken) => {
    let queue = Promise.resolve()
    const ask = (batch: Buffer) => {
      queue = queue.then(async () => {
        const bytes = await answer(batch)
        if (!socket.destroyed) socket.write(bytes)
      })
      queue.catch(broken)
    }
    let started = false
    let batch: Buffer[] = []
    const read = messageReader(
      () => started,
      (message) => {
        if (!started) {
          const code = message.readInt32BE(4)
          if (code === SSL_REQUEST || code === GSS_REQUEST) return void socket.write('N')
          if (code === CANCEL_REQUEST) return void socket.end()
          started = true
          return ask(message)
        }
        if (message[0] === TERMINATE) return void socket.end()
        batch.push(message)
        if (message[0] !== SYNC && message[0] !== QUERY && message[0] !== FLUSH) return
        ask(Buffer.concat(batch))
        batch = []
      },
    )
    socket.once('close', () => void queue.then(done, broken))
    socket.on('data', read)
    socket.resume()
  })
  // State left by the connection, such as an open transaction, must not reach the next one.
  await answer(simpleQuery('ROLLBACK'))
  await answer(simpleQuery('DISCARD ALL'))
}

/** Cuts a byte stream into messages: four bytes of length, after a type byte once the connection has started. */
function messageReader(started: () => boolean, message: (message: Buffer) => void): (chunk: Buffer) => void {
  let chunks: Buffer[] = []
  let size = 0
  let need = 0
  return (chunk) => {
    chunks.push(chunk)
    size += chunk.length
    if (size < need) return // joined only when complete: a large document arrives in hundreds of chunks
    const bytes = chunks.length === 1 ? chunk : Buffer.concat(chunks)
    let at = 0
    for (;;) {
      const head = started() ? 1 : 0
      const left = bytes.length - at
      need = left < head + 4 ? head + 4 : head + bytes.readInt32BE(at + head)
      if (left < need) break
      message(bytes.subarray(at, at + need))
      at += need
    }
    chunks = [bytes.subarray(at)]
    size = bytes.length - at
  }
}

function simpleQuery(text: string): Buffer {
  const body = Buffer.from(`${text}\0`)
  const head = Buffer.alloc(5, 'Q')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
