/** A note of staff, as a list of them has it. */
export interface StaffNote {
  noteSeq: number
  staffName: string
  contents: string
  version: number
  writtenAt: string
  changedAt: string | null
  /** Whether the reader wrote it. */
  isOwn: boolean
}
interface Said {
  resultMessage: string
}

/** Where the notes of one thing lie, and how they are written. */
export interface NoteCalls {
  /** Of the thing in the console; what is typed waits in the tab under it: `member-note:12`. */
  name: string
  /** Letters that a note may have. */
  most: number
  list: () => Promise<readonly StaffNote[]>
  /** @param key sent again, it writes nothing twice. */
  add: (contents: string, key: string) => Promise<Said>
  change: (note: Pick<StaffNote, 'noteSeq' | 'version'>, contents: string) => Promise<Said>
  remove: (noteSeq: number) => Promise<Said>
}
