import { expect, it } from 'vitest'
import { judgeDrill } from './judge-drill.ts'
import { runDrill } from './run-drill.ts'

it('everything is lost and restored: every vault signs again, and nothing a second time', async () => {
  const result = await runDrill({ vaults: 5 })
  expect(judgeDrill(result)).toEqual([])
  expect(result.refused).toEqual({
    // Known to the ledger, and from before the restore.
    'signer/approvalExpired (authority/wrongTime)': 40,
    // Unknown to it: the approval was said before the restore and is not taken a second time.
    'signer/notApproved (authority/wrongTime)': 20,
  })
})
