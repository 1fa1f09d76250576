import type { SandboxPorts } from './ports.ts'

/** Settings that point the product at the practice world: nothing but addresses, as a deployment would give. */
export function productEnvironment(ports: SandboxPorts, host = '127.0.0.1'): Record<string, string> {
  const http = `http://${host}:${ports.http}`
  return {
    SOLANA_RPC_URL: `http://${host}:${ports.solanaRpc}`,
    SOLANA_WS_URL: `ws://${host}:${ports.solanaWs}`,
    ETHEREUM_RPC_URL: `${http}/rpc/ethereum`,
    BSC_RPC_URL: `${http}/rpc/bsc`,
    HEDERA_RPC_URL: `${http}/rpc/hedera`,
    HEDERA_MIRROR_URL: `${http}/hedera-mirror`,
    JUPITER_URL: `${http}/jupiter`,
    BIRDEYE_URL: `${http}/birdeye`,
    ZERO_X_URL: `${http}/zero-x`,
    UNISWAP_API_URL: `${http}/uniswap/v1`,
    ALCHEMY_ETHEREUM_URL: `${http}/alchemy/eth-mainnet/v2/practice`,
    ALCHEMY_BSC_URL: `${http}/alchemy/bnb-mainnet/v2/practice`,
    SAUCERSWAP_URL: `${http}/saucerswap`,
    TOKEN_LIST_URL: `${http}/token-list/tokens.json`,
    PRICE_STREAM_URL: `ws://${host}:${ports.http}/price-stream`,
    JUPITER_API_KEY: 'practice',
    BIRDEYE_API_KEY: 'practice',
    ZERO_X_API_KEY: 'practice',
    UNISWAP_API_KEY: 'practice',
    SAUCERSWAP_API_KEY: 'practice',
    FAUCET_URL: `${http}/faucet`,
    GUEST_ACCOUNTS: 'on',
    WORLD_BADGE: 'Practice world',
  }
}
