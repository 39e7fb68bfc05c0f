import type { FileLink } from './stage-documents'

interface StagePhotosProps {
  name: string
  before: readonly FileLink[]
  after: readonly FileLink[]
}

/** Photos of the home before and after the work, in pairs beside each other; each opens whole in a new window. */
export function StagePhotos({ name, before, after }: StagePhotosProps) {
  const pairs = Array.from({ length: Math.max(before.length, after.length) }, (_, at) => [before[at], after[at]] as const)
  if (pairs.length === 0) return null
  return (
    <ul aria-label={`${name} 전후 사진`} className="mt-3 grid gap-4">
      {pairs.map(([first, last], at) => (
        <li key={first?.uri ?? last?.uri} className="grid grid-cols-2 gap-2">
          <Photo words="시공 전" file={first} at={at} />
          <Photo words="시공 후" file={last} at={at} />
        </li>
      ))}
    </ul>
  )
}

function Photo({ words, file, at }: { words: string; file: FileLink | undefined; at: number }) {
  // The other of the pair keeps its half.
  if (!file) return <span />
  return (
    <a href={file.uri} target="_blank" rel="noopener" className="block">
      <img src={file.uri} alt={`${words} ${at + 1}`} loading="lazy" className="aspect-square w-full rounded-sm object-cover" />
      <span className="mt-1 block text-small text-ink-mute">
        {words}
        <span className="sr-only">(새 창)</span>
      </span>
    </a>
  )
}
