// The last step of `npm run build`: fails it when the installed Next no longer has what the page server depends on.
import { installedSources } from './tools/mark-sources'
import { missingMarks } from './tools/missing-marks'

const missing = missingMarks(installedSources())
for (const sentence of missing) console.error(`private mark: ${sentence}`)
process.exit(missing.length > 0 ? 1 : 0)
