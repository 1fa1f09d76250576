import { reasonOf } from '@windhover/core/errors/reason-of'
import { associateToken } from './steps/associate-token.ts'
import { createHederaAccount } from './steps/create-hedera-account.ts'
import { getFunds } from './steps/get-funds.ts'
import { pageHistory } from './steps/page-history.ts'
import { refuseExpiredBlockhash } from './steps/refuse-expired-blockhash.ts'
import { swapOnHedera } from './steps/swap-on-hedera.ts'
import { swapOnSolana } from './steps/swap-on-solana.ts'
import { swapWithUniswapX } from './steps/swap-with-uniswap-x.ts'
import { swapWithZeroX } from './steps/swap-with-zero-x.ts'
import { transferSol } from './steps/transfer-sol.ts'
import { wrapHbar } from './steps/wrap-hbar.ts'
import { wrapSol } from './steps/wrap-sol.ts'
import type { TourStep, Traveller } from './tour.ts'

const STEPS: readonly TourStep[] = [
  ...getFunds,
  transferSol,
  ...swapOnSolana,
  ...wrapSol,
  ...swapWithZeroX,
  ...swapWithUniswapX,
  createHederaAccount,
  associateToken,
  ...swapOnHedera,
  ...wrapHbar,
  ...pageHistory,
  refuseExpiredBlockhash,
]

/** Takes every step, prints a table, and answers with the exit code: a step that fails does not keep the rest away. */
export async function runTour(
  traveller: Traveller,
  print: (line: string) => void = (line) => void process.stdout.write(line),
): Promise<number> {
  const width = Math.max(...STEPS.map((step) => step.name.length))
  const row = (cells: readonly [string, string, string, string]) =>
    `${cells[0].padEnd(width)}  ${cells[1].padEnd(8)}  ${cells[2].padStart(8)}  ${cells[3]}\n`
  print(row(['step', 'chain', 'time', 'transaction']))
  let failures = 0
  for (const step of STEPS) {
    const startedMs = performance.now()
    const outcome = await step.run(traveller).catch((error: unknown) => {
      failures += 1
      return `FAILED: ${reasonOf(error)}`
    })
    const time = `${Math.round(performance.now() - startedMs)} ms`
    print(row([step.name, step.chain, time, outcome]))
  }
  print(`\n${STEPS.length - failures} of ${STEPS.length} steps done and checked\n`)
  return failures === 0 ? 0 : 1
}
