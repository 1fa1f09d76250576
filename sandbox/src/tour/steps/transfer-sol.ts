import { generateKeyPairSigner } from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import { lamportsOf, sendInstructions } from '../solana-tools.ts'
import { expectThat, type TourStep } from '../tour.ts'

const AMOUNT = 250_000_000n
const FEE = 5_000n

export const transferSol: TourStep = {
  name: 'SOL transfer',
  chain: 'solana',
  run: async (traveller) => {
    const { signer } = traveller.solana
    const recipient = await generateKeyPairSigner()
    const before = await lamportsOf(traveller, signer.address)
    const signature = await sendInstructions(traveller, [
      getTransferSolInstruction({ source: signer, destination: recipient.address, amount: AMOUNT }),
    ])
    expectThat(
      (await lamportsOf(traveller, recipient.address)) === AMOUNT,
      'the whole amount at the recipient',
    )
    const after = await lamportsOf(traveller, signer.address)
    expectThat(before - after === AMOUNT + FEE, 'the sender to have paid the amount and one signature')
    return signature
  },
}
