// `npm run rules`: writes docs/rules.md from docs/rules.json and the codes named in the tree; reports what is missing.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRules } from './tools/read-rules'

const { rules, problems, markdown } = readRules()
writeFileSync(join(import.meta.dirname, '..', 'docs', 'rules.md'), markdown)
for (const problem of problems) console.error(problem)
console.log(`docs/rules.md: ${rules.length} rules${problems.length > 0 ? `, ${problems.length} problems` : ''}`)
process.exitCode = problems.length > 0 ? 1 : 0
