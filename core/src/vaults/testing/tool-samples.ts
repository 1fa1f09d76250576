import type { ToolSamples } from '../../testing/sample-tool-answers.ts'
import type { vaultTools } from '../tools.ts'

const EVM = '0x3fA9c1D07bE24a6F58cB9013dE7fA2c481bD2e07'

export const vaultSamples: ToolSamples<typeof vaultTools> = {
  get_deposit_address: {
    addresses: [
      { chains: ['solana'], address: '7kQhVb2nRrY8cLd4tGm1pWs6yEo3uXa9vBf5x9Tz4mPw', accountId: null },
      { chains: ['ethereum', 'bsc'], address: EVM, accountId: null },
      { chains: ['hedera'], address: EVM, accountId: null },
    ],
  },
}
