import { base58 } from '@scure/base'
import type { SoftwareWallet } from '@windhover/testkit/software-wallets'
import type { BrowserContext } from 'playwright-core'

/**
 * Puts a wallet into the page the way an extension does: EIP-6963 for Ethereum, the Wallet Standard for Solana.
 * The keys are real and stay outside the page; only the extension itself cannot be installed here.
 */
export async function installWallet(context: BrowserContext, wallet: SoftwareWallet): Promise<void> {
  if (wallet.chain === 'ethereum') await installEthereumWallet(context, wallet)
  else await installSolanaWallet(context, wallet)
}

async function installEthereumWallet(context: BrowserContext, wallet: SoftwareWallet): Promise<void> {
  await context.exposeFunction('signWithEthereum', (hex: string) =>
    wallet.sign(Buffer.from(hex.slice(2), 'hex').toString('utf8')),
  )
  await context.addInitScript((address) => {
    const page = window as unknown as { signWithEthereum: (hex: string) => Promise<string> }
    const provider = {
      request: async ({ method, params }: { method: string; params?: unknown[] }) => {
        if (method === 'eth_requestAccounts' || method === 'eth_accounts') return [address]
        if (method === 'eth_chainId') return '0x1'
        if (method === 'personal_sign') return await page.signWithEthereum(String(params?.[0]))
        throw Object.assign(new Error(`${method} is not supported`), { code: 4200 })
      },
      on: () => {},
      removeListener: () => {},
    }
    const info = {
      uuid: 'c5e6c5c2-0000-4000-8000-000000000001',
      name: 'Test Wallet',
      icon: '',
      rdns: 'test.wallet',
    }
    const announce = () =>
      window.dispatchEvent(
        new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
      )
    window.addEventListener('eip6963:requestProvider', announce)
    announce()
  }, wallet.address)
}

async function installSolanaWallet(context: BrowserContext, wallet: SoftwareWallet): Promise<void> {
  const bytes = (text: string) => [...base58.decode(text)]
  await context.exposeFunction('signWithSolana', async (message: number[]) =>
    bytes(await wallet.sign(Buffer.from(message).toString('utf8'))),
  )
  await context.addInitScript(
    ({ address, publicKey }) => {
      const page = window as unknown as { signWithSolana: (message: number[]) => Promise<number[]> }
      const account = {
        address,
        publicKey: new Uint8Array(publicKey),
        chains: ['solana:mainnet'],
        features: ['solana:signMessage'],
      }
      const standardWallet = {
        version: '1.0.0',
        name: 'Test Solana Wallet',
        icon: 'data:image/svg+xml;base64,',
        chains: ['solana:mainnet'],
        accounts: [],
        features: {
          'standard:connect': { version: '1.0.0', connect: async () => ({ accounts: [account] }) },
          'solana:signMessage': {
            version: '1.0.0',
            signMessage: async ({ message }: { message: Uint8Array }) => [
              { signedMessage: message, signature: new Uint8Array(await page.signWithSolana([...message])) },
            ],
          },
        },
      }
      const register = ({ register: add }: { register: (wallet: unknown) => void }) => add(standardWallet)
      window.addEventListener('wallet-standard:app-ready', (event) => register((event as CustomEvent).detail))
      window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
    },
    { address: wallet.address, publicKey: bytes(wallet.address) },
  )
}
