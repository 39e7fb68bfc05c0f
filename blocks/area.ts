import type { AnyBlock } from '@/renderer/define-block'
import type { SubjectLoader } from '@/renderer/subjects'

/** What an area brings to pages (blocks/<area>/area.ts), on the server and in the canvas of the builder. */
export interface BlockArea {
  blocks: readonly AnyBlock[]
  /** The records that pages are about, by the name that documents give as `subject`. */
  subjects?: Readonly<Record<string, SubjectLoader>>
}
