import { createSolanaRpc, createSolanaRpcSubscriptions, generateKeyPairSigner } from '@solana/kit'
import { type Chain, createPublicClient, createWalletClient, http, type PrivateKeyAccount } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { bsc, hedera, mainnet } from 'viem/chains'
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
    ethereum: toolsFor(mainnet, setting(env, 'ETHEREUM_RPC_URL'), account),
    bsc: toolsFor(bsc, setting(env, 'BSC_RPC_URL'), account),
    hedera: toolsFor(hedera, setting(env, 'HEDERA_RPC_URL'), account),
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
