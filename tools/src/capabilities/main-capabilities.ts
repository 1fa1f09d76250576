import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from '../stack/repository.ts'
import { readFolders } from './capability-folders.ts'
import { readTable } from './capability-table.ts'
import { compareCapabilities } from './compare-capabilities.ts'
import { findKindNames, readKindOwners } from './find-kind-names.ts'

const rows = readTable(readFileSync(join(REPOSITORY, 'README.md'), 'utf8'))
const problems = [
  ...compareCapabilities(rows, readFolders(REPOSITORY)).map((problem) => `README.md: ${problem}`),
  ...findKindNames(REPOSITORY, readKindOwners(REPOSITORY)),
]
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.exitCode = problems.length === 0 ? 0 : 1
