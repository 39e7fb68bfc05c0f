import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { SimulatorContext, Simulator } from './simulator'

/** Receives every mail of the site, and puts it into the inbox as displayed text. */
export const mail: Simulator = {
  name: 'mail',
  title: '이메일',
  outcomes: { refused: '메일 서버가 받지 않습니다(550).' },
  handle: () => new Response(null, { status: 404 }),
  listen: (port, context) =>
    new Promise((started, failed) => {
      const server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onData: (stream, _session, answer) => {
          const chunks: Buffer[] = []
          stream.on('data', (chunk: Buffer) => chunks.push(chunk))
          stream.on('end', () => {
            take(Buffer.concat(chunks), context).then(
              () => answer(),
              (error: unknown) => answer(error as Error),
            )
          })
        },
      })
      server.once('error', failed)
      const listening = server.listen(port, '127.0.0.1', () => {
        server.off('error', failed)
        // A client that disconnects needs no handling.
        server.on('error', () => undefined)
        const address = listening.address()
        const close = () => new Promise<void>((done) => server.close(() => done()))
        started({ port: typeof address === 'object' && address ? address.port : port, close })
      })
    }),
}

async function take(raw: Buffer, context: SimulatorContext): Promise<void> {
  if ((await context.outcome()) === 'refused') throw Object.assign(new Error('Mailbox unavailable'), { responseCode: 550 })
  const { to = [], subject = '', text = '', html } = await PostalMime.parse(raw)
  context.receive({ to: to.map(({ address }) => address ?? '').join(', '), subject, text, ...(html ? { html } : {}) })
}
