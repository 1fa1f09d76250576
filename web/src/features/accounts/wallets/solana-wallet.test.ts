import { describe, expect, it } from 'vitest'
import { type StandardWallet, solanaWallet } from './solana-wallet.ts'
import { safeIcon } from './wallet.ts'

const account = { address: '7kQhVb2nRrY8cLd4tGm1pWs6yEo3uXa9vBf5x9Tz4mPw', chains: ['solana:mainnet'] }
const evmAccount = { address: '0x3fA9c1D07bE24a6F58cB9013dE7fA2c481bD2e07', chains: ['eip155:1'] }

function wallet(sign: (message: Uint8Array) => Uint8Array): StandardWallet {
  return {
    name: 'Test',
    accounts: [],
    features: {
      'standard:connect': { connect: async () => ({ accounts: [evmAccount, account] }) },
      'solana:signMessage': {
        signMessage: async ({ message }) => [
          { signedMessage: sign(message), signature: Uint8Array.of(0, 0x28, 0x7f, 0xb4, 0xcd) },
        ],
      },
    },
  }
}

describe('solanaWallet', () => {
  it('takes the Solana account of a wallet for many chains and answers in base58', async () => {
    const usable = solanaWallet(wallet((message) => message))
    expect(await usable?.connect()).toBe(account.address)
    expect(await usable?.sign({ address: account.address, message: 'hello' })).toBe('1233QC4')
  })

  it('refuses a signature over another text than the one the server wrote', async () => {
    const usable = solanaWallet(wallet((message) => Uint8Array.of(255, ...message)))
    await usable?.connect()
    const signing = usable?.sign({ address: account.address, message: 'hello' })
    await expect(signing).rejects.toMatchObject({ problem: 'failed' })
  })

  it('does not sign for an account that was never shared', async () => {
    const usable = solanaWallet(wallet((message) => message))
    const signing = usable?.sign({ address: 'another', message: 'hello' })
    await expect(signing).rejects.toMatchObject({ problem: 'no-account' })
  })

  it('leaves out wallets that cannot sign messages', () => {
    expect(solanaWallet({ name: 'Test', accounts: [], features: {} })).toBeNull()
  })
})

it('takes only pictures that carry their own bytes', () => {
  expect(safeIcon('data:image/png;base64,AAAA')).toBe('data:image/png;base64,AAAA')
  expect(safeIcon('https://example.com/icon.png')).toBeNull()
  expect(safeIcon('data:text/html,<script>')).toBeNull()
})
