/**
 * What each block looks like on a page, in a few lines: a layout is recognised by its drawing before its name is read.
 * Every drawing is one path on a sheet of 40 × 30; `dashed` are places to be filled.
 */
const DRAWINGS: Record<string, { lines: string; dashed?: string }> = {
  // First scenes and pictures
  hero: { lines: 'M2 4h36v22H2zM6 11h11M6 15h8M6 21h6M22 26l6-9 4 5 2-2 4 6' },
  image: { lines: 'M4 4h32v22H4zM4 22l9-9 7 7 4-4 12 9M29 8.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4z' },
  gallery: { lines: 'M8 4h24v16H8zM8 17l6-5 5 4 4-3 9 6M4 9l-2 3 2 3M36 9l2 3-2 3M15 25h2M19 25h2M23 25h2' },
  video: { lines: 'M2 4h36v22H2zM17 10l8 5-8 5z' },

  // Collections
  'card-list': { lines: 'M2 4h20v22H2zM25 4h13v10H25zM25 17h13v9H25z' },
  'event-list': { lines: 'M2 4h17v12H2zM21 4h17v12H21zM2 20h13M2 24h8M21 20h13M21 24h8' },
  'event-detail': { lines: 'M4 3h32v9H4zM4 16h22M4 20h32M4 24h32M4 28h14' },
  'notice-list': { lines: 'M3 6h19M32 6h5M3 10.5h34M3 15h23M32 15h5M3 19.5h34M3 24h15M32 24h5' },
  'notice-detail': { lines: 'M4 5h24M4 9h9M4 13h32M4 18h32M4 22h32M4 26h18' },
  faq: { lines: 'M3 4h34v8H3zM7 8h17M32 7l1.5 2L35 7M3 15h34M7 19h19M32 18l1.5 2 1.5-2M3 23h34M7 27h13M32 26l1.5 2 1.5-2' },

  // Words
  heading: { lines: 'M4 11h20M4 16h13M4 22h26M34 10l3 3-3 3' },
  'rich-text': { lines: 'M4 8h24M4 14h32M4 19h32M4 24h18' },
  button: { lines: 'M4 10h19a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2zM8 15h11M29 15h8' },

  // Frames
  section: { lines: 'M2 3h36M2 27h36M7 8h14M7 12h9', dashed: 'M7 16h26v7H7z' },
  columns: { lines: '', dashed: 'M2 4h17v22H2zM21 4h17v22H21z' },
  grid: { lines: '', dashed: 'M2 4h10v10H2zM15 4h10v10H15zM28 4h10v10H28zM2 17h10v9H2zM15 17h10v9H15zM28 17h10v9H28z' },
  tabs: { lines: 'M2 10h36M4 6h8M16 6h7M27 6h7M3 10h10', dashed: 'M4 14h32v12H4z' },
  accordion: { lines: 'M3 4h34v6H3zM7 7h14M31 6l1.5 2L34 6M3 20h34v6H3zM7 23h14M31 22l1.5 2 1.5-2', dashed: 'M6 13h28v4H6z' },
  divider: { lines: 'M2 15h36M12 8h16M12 22h16' },
  fragment: { lines: 'M6 8h22v16H6zM12 4h22v16M11 13h12M11 18h8' },

  // Ways
  header: { lines: 'M2 5h36v9H2zM5 9.5h6M18 9.5h4M25 9.5h4M32 9.5h3M2 26V14M38 14v12' },
  footer: { lines: 'M2 16h36v10H2zM6 19.5h8M6 23h14M30 19.5h4M2 4v12M38 4v12' },
  breadcrumbs: { lines: 'M3 15h7M13 12.5l2.5 2.5-2.5 2.5M19 15h7M29 12.5l2.5 2.5-2.5 2.5M35 15h3' },
  'status-message': { lines: 'M4 5h32v20H4zM9 11h12M9 15h8M9 20h5M16 20h5M25 15a4 4 0 1 0 8 0 4 4 0 0 0-8 0z' },
}
const UNKNOWN = { lines: 'M17 12a3 3 0 1 1 3 3v2M20 20v1', dashed: 'M4 4h32v22H4z' }

export const hasDrawing = (type: string): boolean => Object.hasOwn(DRAWINGS, type)

export function BlockDrawing({ type, className }: { type: string; className?: string }) {
  const { lines, dashed } = (hasDrawing(type) ? DRAWINGS[type] : undefined) ?? UNKNOWN
  return (
    <svg
      viewBox="0 0 40 30"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.4}
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden
      className={className}
    >
      {lines && <path d={lines} />}
      {dashed && <path d={dashed} strokeDasharray="2 2" />}
    </svg>
  )
}
