import { createSolanaRpc, createSolanaRpcSubscriptions, generateKeyPairSigner } from '@solana/kit'
import { type Chain, createPublicClient, createWalletClient, http, type PrivateKeyAccount } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { VIEM_CHAINS } from '../chains/evm/viem-chains.ts'
import { type EvmTools, type Traveller, takeBlockhash } from './tour.ts'

export async function meetTraveller(env: Readonly<Record<string, string>>): Promise<Traveller> {
  const rpc = createSolanaRpc(setting(env, 'SOLANA_RPC_URL'))
  const account = privateKeyToAccount(generatePrivateKey())
  return {
    env,
    solana: {
      signer: await generateKeyPairSigner(),
      rpc,
      subscriptions: createSolanaRpcSubscriptions(setting(env, 'SOLANA_WS_URL')),
      firstBlockhash: await takeBlockhash(rpc),
    },
    evm: account,
    ethereum: toolsFor(VIEM_CHAINS.ethereum, setting(env, 'ETHEREUM_RPC_URL'), account),
    bsc: toolsFor(VIEM_CHAINS.bsc, setting(env, 'BSC_RPC_URL'), account),
    hedera: toolsFor(VIEM_CHAINS.hedera, setting(env, 'HEDERA_RPC_URL'), account),
  }
}

export function setting(env: Readonly<Record<string, string>>, name: string): string {
  const value = env[name]
  if (value === undefined) throw new Error(`${name} is not set`)
  return value
}

function toolsFor(chain: Chain, url: string, account: PrivateKeyAccount): EvmTools {
  const transport = http(url)
  return {
    reader: createPublicClient({ chain, transport, pollingInterval: 250 }),
    wallet: createWalletClient({ chain, transport, account }),
  }
}
