export type Encoding = 'br' | 'gzip' | 'identity'

const chosen = new Map<string, Encoding>()

/** The encoding to answer with; brotli before gzip when the client likes them equally. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const known = chosen.get(header)
  if (known) return known
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.find((text) => text.startsWith('q='))
    weights.set(name === 'x-gzip' ? 'gzip' : name, weight ? Number(weight.slice(2)) || 0 : 1)
  }
  const weigh = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0
  const br = weigh('br')
  const gzip = weigh('gzip')
  const plain = weights.get('identity') ?? 0
  const encoding = br > 0 && br >= gzip && br >= plain ? 'br' : gzip > 0 && gzip >= plain ? 'gzip' : 'identity'
  if (chosen.size < 200) chosen.set(header, encoding)
  return encoding
}
