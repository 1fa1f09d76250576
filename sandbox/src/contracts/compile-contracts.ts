import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { reasonOf } from '@windhover/core/errors/reason-of'
import { CONTRACTS, compileContract } from './compile-contract.ts'

// Compiles every contract of `sandbox/contracts`, or those named on the command line: `PracticeToken.sol`.
const wanted = process.argv.slice(2)
const files = (await readdir(CONTRACTS)).filter((file) => file.endsWith('.sol')).toSorted()
await mkdir(join(CONTRACTS, 'out'), { recursive: true })

for (const file of files.filter((each) => wanted.length === 0 || wanted.includes(each))) {
  try {
    const contracts = compileContract(file)
    for (const { name, text } of contracts) await writeFile(join(CONTRACTS, 'out', `${name}.json`), text)
    console.log(`${file}: ${contracts.map((contract) => contract.name).join(', ') || 'no code'}`)
  } catch (error) {
    console.error(`${file}\n${reasonOf(error)}`)
    process.exitCode = 1
  }
}
