import { service } from '@/services/kit/service'
import { cancelImport } from './cancel-import'
import { exportRecords } from './export-records'
import { readImportProgress } from './read-import-progress'
import { readImportRows } from './read-import-rows'
import { runImport } from './run-import'
import { tryImport } from './try-import'

export const sheets = service('sheets', [exportRecords, tryImport, runImport, readImportProgress, readImportRows, cancelImport])
