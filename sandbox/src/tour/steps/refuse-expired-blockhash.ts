import { setTimeout as sleep } from 'node:timers/promises'
import { getTransferSolInstruction } from '@solana-program/system'
import { lamportsOf, sendInstructions } from '../solana-tools.ts'
import { expectThat, type TourStep } from '../tour.ts'

/** The blockhash of the outset is waited for until the chain has left it behind: nothing is switched, time does it. */
export const refuseExpiredBlockhash: TourStep = {
  name: 'expired blockhash refused',
  chain: 'solana',
  run: async (traveller) => {
    const { rpc, signer, firstBlockhash } = traveller.solana
    while ((await rpc.getBlockHeight().send()) <= firstBlockhash.lastValidBlockHeight) await sleep(500)
    const before = await lamportsOf(traveller, signer.address)
    const refusal = await sendInstructions(
      traveller,
      [getTransferSolInstruction({ source: signer, destination: signer.address, amount: 1n })],
      firstBlockhash,
    ).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
    )
    expectThat(refusal !== null, 'the chain to refuse it')
    expectThat((await lamportsOf(traveller, signer.address)) === before, 'nothing to have been paid')
    return `none: ${refusal?.message.split('\n')[0] ?? ''}`
  },
}
