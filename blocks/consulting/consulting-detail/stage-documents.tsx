export interface FileLink {
  name: string
  uri: string
}

/** Documents that staff attached to a stage; each opens in a new window. */
export function StageDocuments({ name, documents }: { name: string; documents: readonly FileLink[] }) {
  if (documents.length === 0) return null
  return (
    <ul aria-label={`${name} 문서`} className="mt-1">
      {documents.map((one) => (
        <li key={one.uri}>
          <a
            href={one.uri}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center text-small underline underline-offset-4 wrap-anywhere"
          >
            {one.name}
            <span className="sr-only">(새 창)</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
