import { lamportsOf } from '../solana-tools.ts'
import { askJson, expectThat, type TourStep, type Traveller } from '../tour.ts'

/** Asked once, by whichever step comes first. */
let funded: Promise<Record<string, unknown>> | null = null

function fund({ env, solana, evm }: Traveller): Promise<Record<string, unknown>> {
  funded ??= askJson(`${env.FAUCET_URL}`, {
    method: 'POST',
    body: JSON.stringify({ solana: solana.signer.address, evm: evm.address }),
  })
  return funded
}

async function firstTransaction(traveller: Traveller, chain: string): Promise<string> {
  const { sent } = (await fund(traveller)) as { sent: Readonly<Record<string, readonly string[]>> }
  const [first] = sent[chain] ?? []
  if (first === undefined) throw new Error('the faucet named no transaction')
  return first
}

export const getFunds: readonly TourStep[] = [
  {
    name: 'practice funds',
    chain: 'solana',
    run: async (traveller) => {
      const transaction = await firstTransaction(traveller, 'solana')
      expectThat((await lamportsOf(traveller, traveller.solana.signer.address)) > 0n, 'SOL to have arrived')
      return transaction
    },
  },
  ...(['ethereum', 'bsc', 'hedera'] as const).map(
    (chain): TourStep => ({
      name: 'practice funds',
      chain,
      run: async (traveller) => {
        const transaction = await firstTransaction(traveller, chain)
        const balance = await traveller[chain].reader.getBalance({ address: traveller.evm.address })
        expectThat(balance > 0n, 'native coin to have arrived')
        return transaction
      },
    }),
  ),
]
