// What the session of a record needs: the stored record, the calls that read and write it, and, where it saves itself, clock, network
// and storage as parameters, so that tests can control the order of events.
import type { Problem } from '@/schemas/api/base/failure'
import type { FieldSchema } from '../inspector/field-schema'
import type { SaveState } from '@/renderer/editing/saver'
import type { FormRules } from './form-draft'
import type { FormConflict } from './merge-forms'

/** A record as the service has it. */
export interface StoredRecord<F extends object> {
  /** 0 for a record that is not stored yet. */
  version: number
  form: F
  updatedBy: { id: string; name: string } | null
  updatedAt: string
  /** What a publication would refuse: a draft may be stored with it. */
  problems?: readonly Problem[]
}

/** Another member of staff saved first and changed the same fields: nothing is saved until the conflicts are resolved. */
export interface Question<R extends StoredRecord<object>> {
  theirs: R
  merged: R['form']
  conflicts: readonly FormConflict[]
}

/** Work that survives a killed tab. */
export interface FormCopy<F> {
  form: F
  /** The stored form that it started from, and its version. */
  base: F
  version: number
  /** Forms whose saves were not answered; they may be stored. */
  sent: readonly F[]
  at: number
}

export interface AutosaveInput<F> {
  copies: { put: (work: FormCopy<F>) => Promise<void>; clear: () => Promise<void> }
  now: () => number
  /** Runs `work` after `ms`; the returned function cancels it. */
  later: (work: () => void, ms: number) => () => void
  isOnline: () => boolean
  /** False where half a record would be visible: it is saved on request alone, and stored in the browser until then. */
  isSaving: boolean
}

export interface SessionInput<R extends StoredRecord<object>> {
  first: R
  schema: FieldSchema
  rules?: FormRules<R['form']>
  canWrite: boolean
  /** The editing member of staff. */
  staffId: string
  /** Reads the record as it is stored now. */
  open: () => Promise<R>
  save: (version: number, form: R['form']) => Promise<Partial<R> & { version: number }>
  onSaved?: () => void
  /** What a publication would refuse of a new record that nobody has touched: nothing is stored for it. */
  lacking?: readonly Problem[]
  autosave?: AutosaveInput<R['form']>
}

export interface SessionState<R extends StoredRecord<object>> {
  opened: R
  /** The act under way that the editor asked for. */
  busy: string | null
  fault: string
  question: Question<R> | null
  save: SaveState
  /** Epoch ms of the last confirmed save; 0 for none. */
  savedAt: number
}
