import { service } from '@/services/kit/service'
import { actOnRecords } from './act-on-records'
import { browseRecordTree } from './browse-record-tree'
import { browseRecords } from './browse-records'
import { countRecords } from './count-records'
import { createRecord } from './create-record'
import { duplicateRecord } from './duplicate-record'
import { findRecords } from './find-records'
import { listRecordChanges } from './list-record-changes'
import { listRecordOptions } from './list-record-options'
import { listRecordUsages } from './list-record-usages'
import { moveRecord } from './move-record'
import { openRecord } from './open-record'
import { publishRecord } from './publish-record'
import { readRecordAddress } from './read-record-address'
import { readRecordHead } from './read-record-head'
import { saveRecord } from './save-record'
import { tryRecordChange } from './try-record-change'
import { undoRecords } from './undo-records'

export const records = service('records', [
  browseRecords,
  browseRecordTree,
  countRecords,
  openRecord,
  createRecord,
  duplicateRecord,
  saveRecord,
  publishRecord,
  actOnRecords,
  tryRecordChange,
  undoRecords,
  moveRecord,
  listRecordOptions,
  listRecordUsages,
  listRecordChanges,
  findRecords,
  readRecordAddress,
  readRecordHead,
])
