import { CHAIN_IDS } from '@windhover/core/chains/chain-id'
import type { DrillResult } from './run-drill.ts'

/** What a drill has to show; an empty list where all is well. */
export function judgeDrill(result: DrillResult): string[] {
  const { vaults, signedBefore, signedBetween, signedAfter, refused } = result
  const each = vaults * CHAIN_IDS.length
  const refusals = Object.values(refused).reduce((sum, count) => sum + count, 0)
  const [portBefore, portAfter] = result.ports
  const checks: [boolean, string][] = [
    [portBefore !== portAfter, 'it was restored where everything had been'],
    [
      [signedBefore, signedBetween, signedAfter].every((signed) => signed === each),
      'not every vault signed on every chain',
    ],
    [result.signedAgain === 0, `${result.signedAgain} payments were signed a second time`],
    [refusals === 3 * each, `${refusals} of ${3 * each} payments were refused`],
    [result.sameAddresses === vaults, `${result.sameAddresses} of ${vaults} vaults have their addresses`],
    [result.newlySigned === each, 'not every vault signs again'],
    [result.auditProblems.length === 0, `the audit: ${result.auditProblems.join('; ')}`],
    [result.lostRowsFound > 0, 'nobody noticed that rows after the backup are gone'],
    [result.secondRestore.includes('not empty'), `a second restore: ${result.secondRestore}`],
    [/^(signer\/allPaused ?)+$/.test(result.whilePaused), `while paused: ${result.whilePaused}`],
  ]
  return checks.filter(([holds]) => !holds).map(([, problem]) => problem)
}

export function describeDrill(result: DrillResult): string[] {
  const rows: [string, string | number][] = [
    ['port of Postgres, before and after', result.ports.join(', ')],
    ['vaults, all with their addresses', `${result.sameAddresses} of ${result.vaults}`],
    ['payments signed before the backup', result.signedBefore],
    ['approved before and signed after it', result.signedBetween],
    ['approved and signed after it', result.signedAfter],
    ['of all these, offered again and signed a second time', result.signedAgain],
    ...Object.entries(result.refused).map(([code, times]): [string, number] => [`  refused: ${code}`, times]),
    ['new payments signed after the restore', result.newlySigned],
    ['rows of the audit chain, problems', `${result.auditRows}, ${result.auditProblems.length}`],
    ['backup, seconds', result.seconds.backup.toFixed(1)],
    ['restore, seconds', result.seconds.restore.toFixed(1)],
    ['all, seconds', result.seconds.all.toFixed(1)],
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`)
}
