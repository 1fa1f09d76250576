import { address } from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getCloseAccountInstruction,
  getCreateAssociatedTokenIdempotentInstruction,
  getSyncNativeInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import { lamportsOf, sendInstructions, tokensOf } from '../solana-tools.ts'
import { expectThat, type TourStep, type Traveller } from '../tour.ts'

const WRAPPED_SOL = address('So11111111111111111111111111111111111111112')
const AMOUNT = 400_000_000n

async function wrappedAccount({ solana }: Traveller) {
  const [ata] = await findAssociatedTokenPda({
    owner: solana.signer.address,
    mint: WRAPPED_SOL,
    tokenProgram: TOKEN_PROGRAM_ADDRESS,
  })
  return ata
}

export const wrapSol: readonly TourStep[] = [
  {
    name: 'wrap SOL',
    chain: 'solana',
    run: async (traveller) => {
      const { signer } = traveller.solana
      const ata = await wrappedAccount(traveller)
      const before = await tokensOf(traveller, WRAPPED_SOL)
      const signature = await sendInstructions(traveller, [
        getCreateAssociatedTokenIdempotentInstruction({
          payer: signer,
          ata,
          owner: signer.address,
          mint: WRAPPED_SOL,
        }),
        getTransferSolInstruction({ source: signer, destination: ata, amount: AMOUNT }),
        getSyncNativeInstruction({ account: ata }),
      ])
      expectThat(
        (await tokensOf(traveller, WRAPPED_SOL)) - before === AMOUNT,
        'as much wrapped SOL as was put in',
      )
      return signature
    },
  },
  {
    name: 'unwrap SOL',
    chain: 'solana',
    run: async (traveller) => {
      const { signer } = traveller.solana
      const ata = await wrappedAccount(traveller)
      const before = await lamportsOf(traveller, signer.address)
      const held = await tokensOf(traveller, WRAPPED_SOL)
      const signature = await sendInstructions(traveller, [
        getCloseAccountInstruction({ account: ata, destination: signer.address, owner: signer }),
      ])
      expectThat((await tokensOf(traveller, WRAPPED_SOL)) === 0n, 'no wrapped SOL to be left')
      expectThat(
        (await lamportsOf(traveller, signer.address)) > before + held - 10_000n,
        'the SOL to be back',
      )
      return signature
    },
  },
]
